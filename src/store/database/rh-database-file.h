/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store-error.h"

G_BEGIN_DECLS

/* How the name of a rollback journal ends. */
#define RH_DATABASE_JOURNAL "-journal"

/**
 * RhHold:
 * @RH_HOLD_TAKEN: it's held
 * @RH_HOLD_NONE: it's open, where the file system has no locks
 * @RH_HOLD_BUSY: somebody else holds it
 * @RH_HOLD_FAILED: it can't be opened
 *
 * What comes of holding a file.
 */
typedef enum {
  RH_HOLD_TAKEN,
  RH_HOLD_NONE,
  RH_HOLD_BUSY,
  RH_HOLD_FAILED,
} RhHold;

gboolean rh_database_file_check         (const char    *path,
                                         guint          newest,
                                         GError       **error);
gboolean rh_database_file_check_to_look (const char    *path,
                                         guint          newest,
                                         GError       **error);
gboolean rh_database_file_has_wal       (const char    *path);
gboolean rh_database_file_has_journal   (const char    *path);
char    *rh_database_file_dup_real      (const char    *path);
gboolean rh_database_file_is_same       (const char    *path,
                                         const char    *other);
gboolean rh_database_file_is_writable   (const char    *path);
char    *rh_database_file_dup_stamp     (const char    *path);
void     rh_database_file_keep_private  (const char    *path);
char    *rh_database_file_dup_backup    (const char    *path,
                                         guint          version);
gboolean rh_database_file_refuse        (const char    *path,
                                         RhStoreError   code,
                                         const char    *detail,
                                         GError       **error);
gboolean rh_database_file_refuse_errno  (const char    *path,
                                         int            saved,
                                         GError       **error);

/* rh-database-hold.c */
RhHold   rh_database_file_hold          (const char    *path,
                                         int            flags,
                                         int           *file);

/* rh-database-lock.c */
gboolean rh_database_file_is_in_use     (const char    *path);
int      rh_database_file_lock_out      (const char    *path,
                                         GError       **error);

/* rh-database-aside.c */
char    *rh_database_aside_make_folder  (const char    *path);
gboolean rh_database_aside_has_room     (const char    *path,
                                         const char    *folder);
gboolean rh_database_aside_make_room    (const char    *path,
                                         const char    *folder,
                                         GError       **error);
char    *rh_database_aside_move         (const char    *path,
                                         RhAside        what,
                                         GError       **error);

G_END_DECLS
