/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-database.h"
#include "rh-digest.h"

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

RhStatement *rh_statement_new         (RhDatabase      *database,
                                       const char      *sql);
RhStatement *rh_statement_new_for     (RhDatabase      *database,
                                       const char      *sql,
                                       gint64           first);
void         rh_statement_free        (RhStatement     *self);
void         rh_statement_bind_int    (RhStatement     *self,
                                       int              i,
                                       gint64           value);
void         rh_statement_bind_text   (RhStatement     *self,
                                       int              i,
                                       const char      *value);
void         rh_statement_bind_digest (RhStatement     *self,
                                       int              i,
                                       const RhDigest  *value);
RhStep       rh_statement_step        (RhStatement     *self,
                                       GError         **error);
gboolean     rh_statement_run         (RhStatement     *self,
                                       GError         **error);
gboolean     rh_statement_run_for     (RhDatabase      *database,
                                       const char      *sql,
                                       gint64           first,
                                       gint64           second,
                                       GError         **error);
gboolean     rh_statement_run_for_one (RhDatabase      *database,
                                       const char      *sql,
                                       gint64           first,
                                       GError         **error);
void         rh_statement_reset       (RhStatement     *self);

/* Each value is checked on its way out; rh_statement_check() says whether all were right. */
gint64       rh_statement_get_int     (RhStatement     *self,
                                       int              column,
                                       gint64           min,
                                       gint64           max);
const char  *rh_statement_get_text    (RhStatement     *self,
                                       int              column);
void         rh_statement_get_digest  (RhStatement     *self,
                                       int              column,
                                       RhDigest        *value);
gboolean     rh_statement_is_null     (RhStatement     *self,
                                       int              column);
char        *rh_statement_dup_shown   (RhStatement     *self,
                                       int              column);
gboolean     rh_statement_check       (RhStatement     *self,
                                       GError         **error);
void         rh_statement_reset_check (RhStatement     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhStatement, rh_statement_free)

G_END_DECLS
