/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhRecordError:
 * @RH_RECORD_ERROR_FOREIGN: what stands there isn't the beginning of a record, but of something else
 * @RH_RECORD_ERROR_TEXT: a line that is too long, has a NUL byte in it or isn't UTF-8
 * @RH_RECORD_ERROR_SIZE: more bytes than a record may have
 * @RH_RECORD_ERROR_VERSION: a record of another version of the format
 * @RH_RECORD_ERROR_GAME: a game this version doesn't know
 * @RH_RECORD_ERROR_SYNTAX: an unknown word or a wrong count of words in the head
 * @RH_RECORD_ERROR_ORDER: a line that is missing, given twice, or not where it belongs
 *
 * What can be wrong with a record beside its players, options and moves; for
 * those see #RhRulesError.
 */
typedef enum {
  RH_RECORD_ERROR_FOREIGN,
  RH_RECORD_ERROR_TEXT,
  RH_RECORD_ERROR_SIZE,
  RH_RECORD_ERROR_VERSION,
  RH_RECORD_ERROR_GAME,
  RH_RECORD_ERROR_SYNTAX,
  RH_RECORD_ERROR_ORDER,
} RhRecordError;

#define RH_RECORD_ERROR (rh_record_error_quark ())

GQuark rh_record_error_quark (void);

G_END_DECLS
