/* SPDX-License-Identifier: GPL-3.0-or-later
 * Setting a database aside: moved with all its parts into a folder named after the day. */

#include "config.h"

#include "rh-database-backup.h"
#include "rh-database-file.h"
#include "rh-database-log.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* The database first: if it stops half-way, a log without its database is told, while a
 * database without its log would only lack what was done last. */
static const char *const parts[] = { "", "-wal", "-shm", RH_DATABASE_JOURNAL };

#define FIRST_OF_LOG 1
#define FIRST_OF_JOURNAL 3

/**
 * rh_database_aside_make_folder:
 * @path: the database
 *
 * Makes a folder beside it that wasn't there, named after the day.
 *
 * Returns: (transfer full) (nullable): the folder; %NULL where errno says why not
 */
char *
rh_database_aside_make_folder (const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "set-aside-%Y-%m-%d");

  for (guint i = 1;; i++) {
    g_autofree char *name = i == 1 ? g_strdup (day) : g_strdup_printf ("%s-%u", day, i);
    g_autofree char *folder = g_build_filename (parent, name, NULL);

    if (g_mkdir (folder, 0700) == 0)
      return g_steal_pointer (&folder);
    if (errno != EEXIST)
      return NULL;
  }
}

static gboolean
put (const char *from, const char *to, gboolean copy, GError **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);
  GStatBuf info;

  if (g_lstat (from, &info) != 0)
    return TRUE;

  if (copy)
    return g_file_copy (source, target, G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL, error);

  return g_file_move (source, target, G_FILE_COPY_NO_FALLBACK_FOR_MOVE | G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL,
                      error);
}

static gboolean
put_parts (const char *path, const char *folder, gsize first, gboolean copy, GError **error)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *parent = g_path_get_dirname (path);

  for (gsize i = first; i < G_N_ELEMENTS (parts); i++) {
    g_autofree char *from = g_strconcat (path, parts[i], NULL);
    g_autofree char *name = g_strconcat (base, parts[i], NULL);
    g_autofree char *to = g_build_filename (folder, name, NULL);
    g_autoptr (GError) local = NULL;

    if (!put (from, to, copy, &local))
      return rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, local->message, error);
    rh_database_backup_sync (folder);
    rh_database_backup_sync (parent);
  }

  return TRUE;
}

static void
remove_copies (const char *path, const char *folder)
{
  g_autofree char *base = g_path_get_basename (path);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autofree char *name = g_strconcat (base, parts[i], NULL);
    g_autofree char *copy = g_build_filename (folder, name, NULL);

    g_unlink (copy);
  }
}

/* A journal that isn't the database's says nothing of the log beside it. */
static gsize
find_first (const char *path, RhAside what)
{
  if (what == RH_ASIDE_ALL)
    return 0;

  return rh_database_file_has_journal (path) ? FIRST_OF_JOURNAL : FIRST_OF_LOG;
}

/* The log up to where it can be read stays; the whole of it is in the folder. */
static gboolean
shorten_log (const char *path, GError **error)
{
  g_autofree char *log = rh_database_log_dup_path (path);
  static const RhDigest none;
  goffset end;

  rh_database_log_look (path, 0, &none, &end);

  return truncate (log, end) == 0 ||
         rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
}

/* The database itself is in the folder too, from now on, and stays where it is until something takes its place. Where
 * the disk can't have a file in two places it is moved. */
static gboolean
put_main (const char *path, const char *folder, GError **error)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *to = g_build_filename (folder, base, NULL);

  if (link (path, to) == 0 || errno == ENOENT || g_rename (path, to) == 0)
    return TRUE;

  return rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
}

/**
 * rh_database_aside_has_room:
 * @path: the database, there or not
 * @folder: a folder beside it
 *
 * Returns: whether each part of the database that is there could be put into the folder: nothing else is there of its
 *   name
 */
gboolean
rh_database_aside_has_room (const char *path, const char *folder)
{
  g_autofree char *base = g_path_get_basename (path);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autofree char *from = g_strconcat (path, parts[i], NULL);
    g_autofree char *name = g_strconcat (base, parts[i], NULL);
    g_autofree char *to = g_build_filename (folder, name, NULL);

    if (g_file_test (from, G_FILE_TEST_EXISTS) && g_file_test (to, G_FILE_TEST_EXISTS) && !rh_database_file_is_same (from, to))
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_database_aside_make_room:
 * @path: the database, there or not, in use by nobody
 * @folder: a folder beside it that has room for it; some of it may be there already
 * @error: return location; %RH_STORE_ERROR_FAILED
 *
 * Puts all parts of the database into the folder, so that another can take its place. The database itself stays until
 * that does, where the disk has it in two places: its name is never without a file.
 *
 * Returns: whether all of it is there, on disk too
 */
gboolean
rh_database_aside_make_room (const char *path, const char *folder, GError **error)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *to = g_build_filename (folder, base, NULL);
  gboolean ok = rh_database_file_is_same (path, to) || put_main (path, folder, error);

  ok = ok && put_parts (path, folder, FIRST_OF_LOG, FALSE, error);
  rh_database_backup_sync (folder);

  return ok;
}

/**
 * rh_database_aside_move:
 * @path: the database, there or not
 * @what: what is set aside
 * @error: return location; %RH_STORE_ERROR_LOCKED where another program has it
 *   open, %RH_STORE_ERROR_FAILED
 *
 * Moves the database with its log, or the log alone, into a folder of its own
 * beside it. Of a log that is damaged the part that can be read stays, and all
 * is copied into the folder. Nothing is deleted.
 *
 * Returns: (transfer full) (nullable): the folder, or %NULL with @error set
 */
char *
rh_database_aside_move (const char *path, RhAside what, GError **error)
{
  g_autofree char *folder = NULL;
  gboolean ok;

  if (rh_database_file_is_in_use (path)) {
    rh_database_file_refuse (path, RH_STORE_ERROR_LOCKED, NULL, error);
    return NULL;
  }

  folder = rh_database_aside_make_folder (path);
  if (folder == NULL) {
    rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
    return NULL;
  }

  if (what == RH_ASIDE_END_OF_LOG)
    ok = put_parts (path, folder, 0, TRUE, error) && shorten_log (path, error);
  else
    ok = put_parts (path, folder, find_first (path, what), FALSE, error);

  if (ok)
    return g_steal_pointer (&folder);

  /* What was only copied goes again; unless something was moved already, the folder too. */
  if (what == RH_ASIDE_END_OF_LOG)
    remove_copies (path, folder);
  g_rmdir (folder);

  return NULL;
}
