/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-database.h"

G_BEGIN_DECLS

/**
 * RhStep:
 * @RH_STEP_ROW: there is a row
 * @RH_STEP_DONE: there are no more rows
 * @RH_STEP_ERROR: it failed, and the error is set
 */
typedef enum {
  RH_STEP_ROW,
  RH_STEP_DONE,
  RH_STEP_ERROR,
} RhStep;

typedef struct _RhStatement RhStatement;

RhStatement *rh_statement_new       (RhDatabase   *database,
                                     const char   *sql,
                                     GError      **error);
void         rh_statement_free      (RhStatement  *self);
void         rh_statement_bind_int  (RhStatement  *self,
                                     int           i,
                                     gint64        value);
void         rh_statement_bind_text (RhStatement  *self,
                                     int           i,
                                     const char   *value);
RhStep       rh_statement_step      (RhStatement  *self,
                                     GError      **error);
gboolean     rh_statement_run       (RhStatement  *self,
                                     GError      **error);
void         rh_statement_reset     (RhStatement  *self);
gint64       rh_statement_get_int   (RhStatement  *self,
                                     int           column);
const char  *rh_statement_get_text  (RhStatement  *self,
                                     int           column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhStatement, rh_statement_free)

G_END_DECLS
