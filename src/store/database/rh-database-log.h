/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "rh-digest.h"

G_BEGIN_DECLS

/**
 * RhLogKind:
 * @RH_LOG_EMPTY: there is none, or nothing in it was ever committed
 * @RH_LOG_FITS: it goes on from the file beside it
 * @RH_LOG_FOREIGN: it goes on from another file
 * @RH_LOG_BROKEN: something in it was committed and can't be read any more
 * @RH_LOG_UNMARKED: it has no marks to tell by
 *
 * What a write-ahead log is to the database beside it.
 */
typedef enum {
  RH_LOG_EMPTY,
  RH_LOG_FITS,
  RH_LOG_FOREIGN,
  RH_LOG_BROKEN,
  RH_LOG_UNMARKED,
} RhLogKind;

char      *rh_database_log_dup_path (const char     *path);
RhLogKind  rh_database_log_look     (const char     *path,
                                     guint32         page,
                                     const RhDigest *now,
                                     goffset        *end);
gboolean   rh_database_log_has_mark (const char     *path,
                                     guint32         page);
goffset    rh_database_log_find_end (const char     *path,
                                     guint32         page,
                                     const RhDigest *now);
gboolean   rh_database_log_wipe     (const char     *path,
                                     goffset         end);
gboolean   rh_database_log_read_salt (const char    *path,
                                      guint64       *salt);
gboolean   rh_database_log_has_commit (const char   *path,
                                       guint64       inode,
                                       guint         n_frames,
                                       guint32       page_size);
gboolean   rh_database_log_read_mark (const guint8  *page,
                                      guint32        page_size,
                                      RhDigest      *before,
                                      RhDigest      *now);

/* rh-database-log-check.c */
gboolean   rh_database_log_check    (const char     *path,
                                     GError        **error);

G_END_DECLS
