/* SPDX-License-Identifier: GPL-3.0-or-later
 * A copy takes the place of the database, which is set aside: all of it or nothing, whenever it is cut off.
 *
 * The copy lies beside the database under a name that no start looks at, "railhead.db.restore-part", until it is whole
 * and on disk. Then it gets a name that says where the old set goes, "railhead.db.set-aside-2026-11-24.new": from here
 * on the copy counts. The old set is put into that folder and the copy takes its place. A start that finds such a name
 * does what is left of that before it opens anything. */

#include "config.h"

#include "rh-database-backup.h"

#include "rh-database-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define PART ".restore-part"
#define NEW ".new"
#define ASIDE ".set-aside-"

/**
 * rh_database_restore_dup_part:
 * @path: the database
 *
 * Returns: (transfer full): under which name a copy of it is made that is to take its place
 */
char *
rh_database_restore_dup_part (const char *path)
{
  return g_strconcat (path, PART, NULL);
}

/**
 * rh_database_restore_dup_left:
 * @path: the database
 *
 * Returns: (transfer full) (nullable): a whole copy that was to take its place when that was cut off; mostly %NULL
 */
char *
rh_database_restore_dup_left (const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *begin = g_strconcat (base, ASIDE, NULL);
  g_autoptr (GDir) dir = g_dir_open (parent, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    if (g_str_has_prefix (name, begin) && g_str_has_suffix (name, NEW))
      return g_build_filename (parent, name, NULL);
  }

  return NULL;
}

/* The folder that the name of a whole copy names. */
static char *
dup_folder (const char *path, const char *left)
{
  g_autofree char *parent = g_path_get_dirname (path);
  const char *begin = left + strlen (path) + 1;
  g_autofree char *name = g_strndup (begin, strlen (begin) - strlen (NEW));

  return g_build_filename (parent, name, NULL);
}

/* Who is at it has the copy locked, under whichever name; a lock ends with who has it. -1 where somebody else has, or
 * has started meanwhile and found a copy that wasn't whole. */
static int
lock_copy (const char *copy, const char *path, GError **error)
{
  int file = g_open (copy, O_RDWR | O_CLOEXEC, 0);
  int saved;

  if (file >= 0 && flock (file, LOCK_EX | LOCK_NB) == 0)
    return file;

  saved = errno;
  if (file >= 0)
    close (file);
  rh_database_file_refuse (path, saved == EWOULDBLOCK || saved == ENOENT ? RH_STORE_ERROR_LOCKED : RH_STORE_ERROR_FAILED,
                           g_strerror (saved), error);

  return -1;
}

/* The old set goes into the folder, the whole copy into its place. Something else may lie in the folder by now, where
 * an older Railhead was used in between: then there is another one. */
static gboolean
put_in_place (const char *path, const char *left, char **folder, GError **error)
{
  g_autofree char *parent = g_path_get_dirname (path);

  if ((g_mkdir (*folder, 0700) != 0 && errno != EEXIST) || !rh_database_aside_has_room (path, *folder)) {
    g_free (*folder);
    *folder = rh_database_aside_make_folder (path);
    if (*folder == NULL)
      return rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
  }
  if (!rh_database_aside_make_room (path, *folder, error))
    return FALSE;
  if (g_rename (left, path) != 0)
    return rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (errno), error);

  rh_database_backup_sync (parent);
  g_rmdir (*folder); /* where there was nothing to set aside */

  return TRUE;
}

/* While nobody can open the database. */
static gboolean
put_locked (const char *path, const char *left, char **folder, GError **error)
{
  g_autoptr (GError) local = NULL;
  int old = rh_database_file_lock_out (path, &local);
  gboolean ok;

  if (local != NULL) {
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }

  ok = put_in_place (path, left, folder, error);
  if (old >= 0)
    close (old);

  return ok;
}

/* From here on the copy counts, unless the database is in use: then it is only a file again. */
static gboolean
put_named (const char *path, const char *part, char **folder, GError **error)
{
  g_autofree char *made = rh_database_aside_make_folder (path);
  g_autofree char *name = made != NULL ? g_path_get_basename (made) : NULL;
  g_autofree char *left = g_strconcat (path, ".", name, NEW, NULL);

  if (made == NULL)
    return rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
  if (rh_database_file_is_in_use (path) || !rh_database_backup_name (part, left, NULL)) {
    g_rmdir (made);
    return rh_database_file_refuse (path, RH_STORE_ERROR_LOCKED, NULL, error);
  }

  *folder = g_steal_pointer (&made);
  if (put_locked (path, left, folder, error))
    return TRUE;

  /* Nothing was moved yet where somebody else has it. */
  if (g_error_matches (*error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED)) {
    g_unlink (left);
    g_rmdir (*folder);
  }
  g_clear_pointer (folder, g_free);

  return FALSE;
}

/**
 * rh_database_restore_put:
 * @path: the database, there or not, whatever it is like
 * @folder: (out) (transfer full): the folder in which the old set is then
 * @error: return location; %RH_STORE_ERROR_LOCKED where another program has it open; %RH_STORE_ERROR_FAILED
 *
 * Has the copy that is there whole as rh_database_restore_dup_part() says take the place of the database.
 *
 * Returns: whether it has
 */
gboolean
rh_database_restore_put (const char *path, char **folder, GError **error)
{
  g_autofree char *part = rh_database_restore_dup_part (path);
  g_autoptr (GError) local = NULL;
  int copy = lock_copy (part, path, error);
  gboolean ok;

  *folder = NULL;
  if (copy < 0)
    return FALSE;

  ok = put_named (path, part, folder, &local);
  close (copy);
  if (!ok)
    g_propagate_error (error, g_steal_pointer (&local));

  return ok;
}

/* What was begun, and isn't whole: nobody misses it. */
static void
drop_part (const char *path)
{
  g_autofree char *part = rh_database_restore_dup_part (path);
  int copy;

  if (!g_file_test (part, G_FILE_TEST_IS_REGULAR) || (copy = lock_copy (part, path, NULL)) < 0)
    return;

  g_unlink (part);
  close (copy);
}

static gboolean
finish_left (const char *path, const char *left, GError **error)
{
  g_autofree char *folder = dup_folder (path, left);
  int copy = lock_copy (left, path, error);
  gboolean ok;

  if (copy < 0)
    return FALSE;

  /* Who had it locked may have finished meanwhile. */
  ok = !g_file_test (left, G_FILE_TEST_EXISTS) || put_locked (path, left, &folder, error);
  close (copy);

  return ok;
}

/**
 * rh_database_restore_finish:
 * @path: the database, there or not, which we haven't opened
 * @error: return location; %RH_STORE_ERROR_LOCKED, %RH_STORE_ERROR_FAILED
 *
 * Where a copy was to take the place of the database, and that was cut off, does what is left of it. Each start of the
 * program asks for it before anything is opened.
 *
 * Returns: whether the database that lies there is the right one
 */
gboolean
rh_database_restore_finish (const char *path, GError **error)
{
  g_autofree char *left = rh_database_restore_dup_left (path);
  g_autoptr (GError) local = NULL;

  if (left == NULL) {
    drop_part (path);
    return TRUE;
  }
  if (finish_left (path, left, &local) || !g_file_test (left, G_FILE_TEST_EXISTS))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&local));

  return FALSE;
}
