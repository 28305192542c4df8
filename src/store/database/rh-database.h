/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store-error.h"

G_BEGIN_DECLS

/* "RAIL": what marks a file as ours. */
#define RH_DATABASE_APPLICATION_ID 0x5241494c

/* How long to wait for another program that is writing: a person doesn't notice. */
#define RH_DATABASE_BUSY_MS 200

typedef struct _RhDatabase RhDatabase;

RhDatabase          *rh_database_open        (const char         *path,
                                              const char *const  *migrations,
                                              GError            **error);
RhDatabase          *rh_database_open_to_look (const char        *path,
                                              const char *const  *migrations,
                                              GError            **error);
RhDatabase          *rh_database_open_beside (const RhDatabase   *other,
                                              GError            **error);
RhDatabase          *rh_database_open_in_memory (GError         **error);
gboolean             rh_database_close       (RhDatabase         *self);
const char          *rh_database_get_path    (RhDatabase         *self);
guint                rh_database_get_version (RhDatabase         *self);

gboolean             rh_database_begin_read  (RhDatabase         *self,
                                              GError            **error);
gboolean             rh_database_begin_write (RhDatabase         *self,
                                              GError            **error);
gboolean             rh_database_end         (RhDatabase         *self,
                                              gboolean            ok,
                                              GError            **error);
gboolean             rh_database_run         (RhDatabase         *self,
                                              const char         *sql,
                                              GError            **error);

void                 rh_database_keep        (RhDatabase         *self,
                                              gpointer            data,
                                              GDestroyNotify      free_data);
gpointer             rh_database_get_kept    (RhDatabase         *self);

/* For rh-statement.c alone. */
struct sqlite3_stmt *rh_database_take_statement (RhDatabase          *self,
                                                 const char          *sql,
                                                 GError             **error);
void                 rh_database_give_statement (RhDatabase          *self,
                                                 struct sqlite3_stmt *statement);
gboolean             rh_database_fail           (RhDatabase          *self,
                                                 int                  result,
                                                 GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhDatabase, rh_database_close)

G_END_DECLS
