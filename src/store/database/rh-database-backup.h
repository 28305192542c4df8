/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-database.h"

G_BEGIN_DECLS

/**
 * RhDatabaseWatch:
 * @ask: says whether to go on, after so many of so many; both are 0 where that isn't known
 * @data: handed to @ask
 *
 * Who watches over something that takes long.
 */
typedef struct {
  gboolean (*ask) (guint64  done,
                   guint64  n,
                   gpointer data);
  gpointer data;
} RhDatabaseWatch;

gboolean rh_database_backup_write (RhDatabase             *self,
                                   const char             *path,
                                   gboolean                anew,
                                   const RhDatabaseWatch  *watch,
                                   GError                **error);
gboolean rh_database_backup_name  (const char             *part,
                                   const char             *path,
                                   GError                **error);
gboolean rh_database_backup_sync  (const char             *path);
void     rh_database_watch        (RhDatabase             *self,
                                   const RhDatabaseWatch  *watch);

/* rh-database-restore.c: a copy takes the place of the database */
char    *rh_database_restore_dup_part (const char         *path);
char    *rh_database_restore_dup_left (const char         *path);
gboolean rh_database_restore_put      (const char         *path,
                                       char              **folder,
                                       GError            **error);
gboolean rh_database_restore_finish   (const char         *path,
                                       GError            **error);

G_END_DECLS
