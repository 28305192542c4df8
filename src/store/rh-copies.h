/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/* Copies of all games; a part of rh-store.h, which includes it. */

/**
 * RhCopy:
 * @findings: what the audit has found in it
 * @n_games: how many games are in it
 * @played: when one of them was last played, Unix time in seconds; 0 for no games
 * @made: when the file was last written to, likewise
 * @size: of the file, in bytes
 *
 * A copy of the database, as it was found to be.
 */
typedef struct {
  RhFindings findings;
  guint      n_games;
  gint64     played;
  gint64     made;
  guint64    size;
} RhCopy;

/**
 * RhDaily:
 * @path: the file
 * @day: the day it was made on, as “2026-11-24”
 * @made: when it was, Unix time in seconds
 * @size: of the file, in bytes
 *
 * A copy that is kept by itself.
 */
typedef struct {
  char    *path;
  char    *day;
  gint64   made;
  guint64  size;
} RhDaily;

/* rh-store-backup.c: the whole store to a file and back. They take long, and need no window. */
RhStore       *rh_store_open_beside      (RhStore           *self,
                                          GError           **error);
gboolean       rh_store_is_own_file      (RhStore           *self,
                                          const char        *path);
gboolean       rh_store_look_at_copy     (const char        *path,
                                          const char        *from,
                                          const RhWatcher   *watcher,
                                          RhCopy            *copy,
                                          GError           **error);
gboolean       rh_store_back_up          (RhStore           *self,
                                          const char        *to,
                                          const RhWatcher   *watcher,
                                          RhCopy            *copy,
                                          GError           **error);
gboolean       rh_store_back_up_file     (const char        *path,
                                          const char        *to,
                                          const RhWatcher   *watcher,
                                          RhCopy            *copy,
                                          GError           **error);

/* rh-store-restore.c: a copy takes the place of a database that nobody has open */
char          *rh_store_restore          (const char        *path,
                                          const char        *from,
                                          const RhWatcher   *watcher,
                                          RhCopy            *copy,
                                          GError           **error);

/* rh-store-daily.c: copies that are kept by themselves */
char          *rh_store_dup_daily_folder (const char        *path);
GPtrArray     *rh_store_list_daily       (const char        *path);
gboolean       rh_store_keep_daily       (RhStore           *self,
                                          guint64            limit,
                                          GDateTime         *now,
                                          const RhWatcher   *watcher,
                                          GError           **error);
void           rh_daily_free             (RhDaily           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhDaily, rh_daily_free)

G_END_DECLS
