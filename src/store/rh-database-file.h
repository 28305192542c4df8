/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

gboolean rh_database_file_check     (const char    *path,
                                     guint          newest,
                                     GError       **error);
gboolean rh_database_file_has_wal   (const char    *path);
gboolean rh_database_file_is_writable (const char  *path);
char    *rh_database_file_dup_backup (const char   *path,
                                     guint          version);
void     rh_database_file_set_error (const char    *path,
                                     RhStoreError   code,
                                     const char    *detail,
                                     GError       **error);

G_END_DECLS
