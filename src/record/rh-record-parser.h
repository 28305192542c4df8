/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-record.h"

#include "rh-record-error.h"
#include "rh-rules-error.h"

G_BEGIN_DECLS

/* What the files of the record reader share; nobody else includes this. */

/* Where in a record the next item stands. */
typedef enum {
  RH_RECORD_OUTSIDE, /* before the first game */
  RH_RECORD_OPENED,  /* after “railhead 1” */
  RH_RECORD_HEAD,    /* after “game” */
  RH_RECORD_MOVES,   /* after the first move */
} RhRecordPlace;

/**
 * RhRecordParser:
 * @visitor: what to tell
 * @data: handed to the functions of @visitor
 * @place: where the next item stands
 * @setup: (nullable) (owned): the head read so far, from “game” on
 * @fold: (nullable) (owned): the game, once its head has ended
 *
 * Puts the items of a record, one after the other, together to games.
 * All zero but for @visitor and @data, it stands at the beginning.
 */
typedef struct {
  const RhRecordVisitor *visitor;
  gpointer               data;
  RhRecordPlace          place;
  RhSetup               *setup;
  RhFold                *fold;
} RhRecordParser;

/* rh-record-parser.c */
gboolean  rh_record_parser_take     (RhRecordParser  *self,
                                     const RhWords   *line,
                                     GError         **error);
gboolean  rh_record_parser_end      (RhRecordParser  *self,
                                     GError         **error);
void      rh_record_parser_clear    (RhRecordParser  *self);

/* rh-record-head.c */
RhSetup  *rh_record_head_begin      (const RhWords   *line,
                                     GError         **error);
gboolean  rh_record_head_read       (RhSetup         *setup,
                                     const RhWords   *line,
                                     GError         **error);
gboolean  rh_record_head_knows      (const RhWord    *word);
gboolean  rh_record_refuse_form     (const char      *form,
                                     GError         **error);

G_END_DECLS
