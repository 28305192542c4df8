/* SPDX-License-Identifier: GPL-3.0-or-later
 * A copy takes the place of the database. */

#include "config.h"

#include "rh-database-backup.h"
#include "rh-database-file.h"
#include "rh-rules-error.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* The copy of the copy, beside the database, whole. */
static gboolean
make_part (const char *from, const char *part, const char *real, const RhWatcher *watcher, GError **error)
{
  g_autoptr (RhStore) store = rh_store_open_to_look (from, error);

  return store != NULL && rh_store_copy_pages (store, part, real, TRUE, watcher, error);
}

/* What was read again from the file may be another than what was looked at. Its games were all looked at there. */
static gboolean
check_part (const char *part, const RhWatcher *watcher, const RhCopy *wanted, GError **error)
{
  RhCopy copy = { .n_games = 0 };

  if (!rh_store_look_at (part, watcher, TRUE, &copy, error))
    return FALSE;

  return (copy.findings.n_in_file == 0 && copy.n_games == wanted->n_games && copy.played == wanted->played) ||
         rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY,
                    _("The copy was changed while it was read. Close what writes to it, and try again."));
}

/* Told early: to look at a copy may take long. It is asked again when it counts. */
static gboolean
check_free (const char *path, GError **error)
{
  return !rh_database_file_is_in_use (path) || rh_database_file_refuse (path, RH_STORE_ERROR_LOCKED, NULL, error);
}

/**
 * rh_store_restore:
 * @path: the database, which may be damaged, or not there; we don't have it open
 * @from: a copy of one, also of an older version, which stays as it is
 * @watcher: who is told what is wrong with single games, and asked whether to go on
 * @copy: (out): what is in it
 * @error: return location; %RH_STORE_ERROR_COPY or %RH_STORE_ERROR_NEWER where it can't be that file;
 *   %RH_STORE_ERROR_LOCKED where another program has the database open; %RH_STORE_ERROR_CANCELLED or any other of
 *   %RH_STORE_ERROR
 *
 * Checks the copy, sets all files of the database aside into a folder of their own, and puts the copy in their place.
 * Nothing is deleted. Whenever it is cut off, the next start of the program finds the old games or the copy's, whole.
 * An older version is brought up to date when it is opened.
 *
 * Returns: (transfer full) (nullable): the folder with the old set, which isn't there where there was none; %NULL with
 *   @error set where nothing has changed
 */
char *
rh_store_restore (const char *path, const char *from, const RhWatcher *watcher, RhCopy *copy, GError **error)
{
  g_autofree char *real = rh_database_file_dup_real (path);
  g_autofree char *parent = g_path_get_dirname (real);
  g_autofree char *part = rh_database_restore_dup_part (real);
  char *folder = NULL;

  g_mkdir_with_parents (parent, 0700);
  if (!rh_store_check_source (real, from, error) || !check_free (real, error) ||
      !rh_store_look_at_copy (real, from, watcher, copy, error) || !rh_database_restore_finish (real, error) ||
      !make_part (from, part, real, watcher, error))
    return NULL;

  if (!check_part (part, watcher, copy, error)) {
    g_unlink (part);
    return NULL;
  }

  return rh_database_restore_put (real, &folder, error) ? folder : NULL;
}
