/* SPDX-License-Identifier: GPL-3.0-or-later
 * The whole store copied into one file: made under a passing name, checked, and only then named. */

#include "config.h"

#include "rh-database-backup.h"
#include "rh-database-file.h"
#include "rh-rules-error.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* A name that nobody else has for a file that isn't whole. */
#define PART ".railhead-part"

/* How often a database is copied anew that is written to meanwhile by somebody who began after us. */
#define TRIES 3

/* When any game was played last. */
#define SELECT_PLAYED "SELECT coalesce (max (touched), 0) FROM game"

/* What the database is made of, besides itself. */
static const char *const parts[] = { "", "-wal", "-shm", "-journal" };

static gboolean
on_pages_cb (guint64 done, guint64 n, gpointer data)
{
  const RhWatcher *watcher = data;

  return watcher->ask == NULL || watcher->ask (RH_STORE_STAGE_COPY, done, n, watcher->data);
}

/**
 * rh_store_copy_pages:
 * @self: a store without a transaction
 * @path: a passing name
 * @named: the name that it gets afterwards, and that people know
 * @anew: whether the copy is to take the place of a database
 * @watcher: who is asked whether to go on
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: whether all of it is in the file; if not, there is none
 */
gboolean
rh_store_copy_pages (RhStore         *self,
                     const char      *path,
                     const char      *named,
                     gboolean         anew,
                     const RhWatcher *watcher,
                     GError         **error)
{
  const RhDatabaseWatch watch = { on_pages_cb, (gpointer) watcher };
  GError *problem = NULL;

  if (rh_database_backup_write (self, path, anew, &watch, &problem))
    return TRUE;

  if (g_error_matches (problem, RH_STORE_ERROR, RH_STORE_ERROR_FULL) ||
      g_error_matches (problem, RH_STORE_ERROR, RH_STORE_ERROR_READ_ONLY)) {
    rh_database_file_refuse (named, (RhStoreError) problem->code, NULL, error);
    g_error_free (problem);
  } else {
    g_propagate_error (error, problem);
  }

  return FALSE;
}

/**
 * rh_store_open_beside:
 * @self: a store
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Opens it once more, only to be read, for a thread that copies it while it is played on. Close it before @self.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL with @error set
 */
RhStore *
rh_store_open_beside (RhStore *self, GError **error)
{
  return rh_database_open_beside (self, error);
}

/* What people see of it: games on their way in aren't there yet, nor in older tables. */
static gboolean
count_games (RhStore *self, RhCopy *copy, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (self, rh_database_get_version (self) < RH_VERSION_SHELF ? SELECT_PLAYED
                                                                               : SELECT_PLAYED " WHERE " RH_STORE_IS_HERE);

  if (!rh_store_count_games (self, &copy->n_games, error) || rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  copy->played = rh_statement_get_int (statement, 0, G_MININT64, G_MAXINT64);

  return rh_statement_check (statement, error);
}

/**
 * rh_store_look_at:
 * @path: a file
 * @watcher: who is told what is wrong, and asked whether to go on
 * @only_file: whether the games themselves are left out
 * @copy: (out): what is in it; where the file isn't right what is in it isn't counted
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: whether it could be looked at, whatever was found
 */
gboolean
rh_store_look_at (const char *path, const RhWatcher *watcher, gboolean only_file, RhCopy *copy, GError **error)
{
  g_autoptr (RhStore) store = rh_store_open_to_look (path, error);
  GStatBuf info = { 0 };

  g_stat (path, &info);
  copy->made = info.st_mtim.tv_sec;
  copy->size = (guint64) info.st_size;

  return store != NULL && rh_store_look_over (store, watcher, only_file, &copy->findings, error) &&
         (copy->findings.n_in_file > 0 || count_games (store, copy, error));
}

/* By whichever name, or what will have that name. */
static gboolean
is_part_of (const char *path, const char *database)
{
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autofree char *part = g_strconcat (database, parts[i], NULL);

    if (g_str_equal (part, path) || rh_database_file_is_same (part, path))
      return TRUE;
  }

  return FALSE;
}

/* The database isn't a copy of itself. Whoever has it open mustn't even look at it otherwise than by SQLite: a file that is
 * closed loses all locks that the program has on it. */
gboolean
rh_store_check_source (const char *path, const char *from, GError **error)
{
  g_autofree char *database = rh_database_file_dup_real (path);
  g_autofree char *real = rh_database_file_dup_real (from);
  g_autofree char *shown = g_filename_display_name (from);

  return !is_part_of (real, database) ||
         rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY,
                    /* Translators: a file’s name */
                    _("The file “%s” is the game database itself. Choose a copy of it."), shown);
}

/* What is said of a database elsewhere, to move it away, is no advice for a copy. */
static gboolean
refuse_copy (const char *path, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY,
                    /* Translators: a file’s name */
                    _("The file “%s” isn’t a whole copy of Railhead’s games, or it is damaged. Choose another one."), shown);
}

static gboolean
refuse_missing (const char *path, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  /* Translators: a file’s name */
  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY, _("There is no file “%s”."), shown);
}

static gboolean
is_of_file (const GError *problem)
{
  return problem->domain == RH_STORE_ERROR &&
         (problem->code == RH_STORE_ERROR_DAMAGED || problem->code == RH_STORE_ERROR_MISSING ||
          problem->code == RH_STORE_ERROR_LOG || problem->code == RH_STORE_ERROR_LOG_DAMAGED);
}

/**
 * rh_store_is_own_file:
 * @self: the store
 * @path: a file
 *
 * Returns: whether it is the database or what lies beside it, under whichever name: reading it otherwise than by SQLite
 *   would give up the locks on it
 */
gboolean
rh_store_is_own_file (RhStore *self, const char *path)
{
  g_autofree char *database = rh_database_file_dup_real (rh_database_get_path (self));
  g_autofree char *real = rh_database_file_dup_real (path);

  return is_part_of (real, database);
}

/**
 * rh_store_look_at_copy:
 * @path: the database, which may be open
 * @from: a file
 * @watcher: who is told what is wrong, and asked whether to go on
 * @copy: (out): what is in it
 * @error: return location; %RH_STORE_ERROR_COPY where it can't take the place of the database;
 *   %RH_STORE_ERROR_NEWER, %RH_STORE_ERROR_CANCELLED or any other of %RH_STORE_ERROR
 *
 * Checks all of a copy, of whatever version it is, without changing it. Single games may be damaged in it.
 *
 * Returns: whether it can take the place of the database
 */
gboolean
rh_store_look_at_copy (const char *path, const char *from, const RhWatcher *watcher, RhCopy *copy, GError **error)
{
  g_autoptr (GError) problem = NULL;

  *copy = (RhCopy) { .n_games = 0 };
  if (!g_file_test (from, G_FILE_TEST_EXISTS))
    return refuse_missing (from, error);
  if (!rh_store_check_source (path, from, error))
    return FALSE;
  if (rh_store_look_at (from, watcher, FALSE, copy, &problem))
    return copy->findings.n_in_file == 0 || refuse_copy (from, error);

  if (is_of_file (problem))
    return refuse_copy (from, error);

  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

/* What the copy would take the place of is what it is a copy of. */
static gboolean
check_target (RhStore *self, const char *to, GError **error)
{
  g_autofree char *real = rh_database_file_dup_real (to);
  g_autofree char *shown = g_filename_display_name (to);

  return !is_part_of (real, rh_database_get_path (self)) ||
         rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY,
                    /* Translators: a file’s name */
                    _("The file “%s” is the game database itself. Choose another name for the copy."), shown);
}

/* A copy of what is damaged is as damaged. */
static gboolean
refuse_damaged (RhStore *self, GError **error)
{
  g_autofree char *shown = g_filename_display_name (rh_database_get_path (self));

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_COPY,
                    /* Translators: a file’s name; “railhead --verify” is to be typed as it is */
                    _("The copy was checked and isn’t right, so it wasn’t kept. The game database “%s” may be damaged: "
                      "“railhead --verify” says what is wrong with it."),
                    shown);
}

static gboolean
check_part (RhStore *self, const char *part, const RhWatcher *watcher, RhCopy *copy, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (rh_store_look_at_copy (rh_database_get_path (self), part, watcher, copy, &problem))
    return TRUE;
  if (g_error_matches (problem, RH_STORE_ERROR, RH_STORE_ERROR_COPY))
    return refuse_damaged (self, error);

  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

/* The copy under its passing name, whole and checked, or none. */
static gboolean
make_part (RhStore *self, const char *to, const RhWatcher *watcher, RhCopy *copy, GError **error)
{
  g_autofree char *part = g_strconcat (to, PART, NULL);

  if (!rh_store_copy_pages (self, part, to, FALSE, watcher, error))
    return FALSE;
  if (check_part (self, part, watcher, copy, error))
    return TRUE;

  g_unlink (part);

  return FALSE;
}

/**
 * rh_store_back_up:
 * @self: a store, best one of its own (rh_store_open_beside()): it takes as long as there are games
 * @to: the file; one that is there is replaced once the copy is whole
 * @watcher: who is told what is wrong with single games, and asked whether to go on
 * @copy: (out): what is in it
 * @error: return location; %RH_STORE_ERROR_COPY where it can't be that file, or the copy isn't right;
 *   %RH_STORE_ERROR_CANCELLED or any other of %RH_STORE_ERROR
 *
 * Copies all games as they are at one moment, with all that belongs to them, into one file. Nobody who plays waits. The
 * copy is checked before it gets its name. Single games may be damaged in it: they are in the database.
 *
 * Returns: whether the file is there, whole, and on disk; if not, whatever was there before is still
 */
gboolean
rh_store_back_up (RhStore *self, const char *to, const RhWatcher *watcher, RhCopy *copy, GError **error)
{
  g_autofree char *part = g_strconcat (to, PART, NULL);

  return check_target (self, to, error) && make_part (self, to, watcher, copy, error) &&
         rh_database_backup_name (part, to, error);
}

/* Whether the copy counts: who began to write after us didn't wait, and we have read what may never have been so. */
static gboolean
is_unchanged (const char *path, const char *before)
{
  g_autofree char *after = rh_database_file_dup_stamp (path);

  return g_str_equal (before, after);
}

/**
 * rh_store_back_up_file:
 * @path: the database, which we don't have open
 * @to: the file; one that is there is replaced once the copy is whole
 * @watcher: who is told what is wrong with single games, and asked whether to go on
 * @copy: (out): what is in it
 * @error: return location; as rh_store_back_up()
 *
 * The same of a database as it is, of whatever version, without a byte of it changed: also while another program plays.
 *
 * Returns: whether the file is there
 */
gboolean
rh_store_back_up_file (const char *path, const char *to, const RhWatcher *watcher, RhCopy *copy, GError **error)
{
  g_autofree char *real = rh_database_file_dup_real (path);
  g_autofree char *part = g_strconcat (to, PART, NULL);

  for (guint i = 0; i < TRIES; i++) {
    g_autofree char *before = rh_database_file_dup_stamp (real);
    gboolean used = rh_database_file_is_in_use (real);
    g_autoptr (RhStore) store = rh_store_open_to_look (real, error);
    gboolean ok = store != NULL && check_target (store, to, error) && make_part (store, to, watcher, copy, error);

    if (!ok)
      return FALSE;
    if (used || is_unchanged (real, before))
      return rh_database_backup_name (part, to, error);
  }
  g_unlink (part);

  return rh_database_file_refuse (real, RH_STORE_ERROR_LOCKED, NULL, error);
}
