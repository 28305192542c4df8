/* SPDX-License-Identifier: GPL-3.0-or-later
 * The whole database copied into another file, page by page, while others play on. */

#include "config.h"

#include "rh-database-backup.h"

#include "rh-database-file.h"
#include "rh-database-private.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* How many pages are copied before somebody is asked whether to go on: a megabyte, as pages usually are. */
#define BATCH 256

/* After how many of them the disk is waited for, here, in small parts: else whoever plays would wait for all of it. */
#define SYNC_AFTER 4

/* Where the head of a database says how it is written to and read: with a log. */
#define HEAD_FORMATS 18
#define WITH_LOG "\2\2"

/* How many of SQLite's own steps lie between two such questions where it is at work by itself. */
#define STEPS 20000

static gboolean
refuse_cancelled (RhDatabase *self, GError **error)
{
  return rh_database_file_refuse (self->path, RH_STORE_ERROR_CANCELLED, NULL, error);
}

/**
 * rh_database_backup_sync:
 * @path: a file, or a folder
 *
 * Has the disk know what is in it.
 *
 * Returns: whether it does; errno says why not
 */
gboolean
rh_database_backup_sync (const char *path)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean synced;
  int saved;

  if (file < 0)
    return FALSE;

  synced = fsync (file) == 0;
  saved = errno;
  close (file);
  errno = saved;

  return synced;
}

static gboolean
ask (sqlite3_backup *backup, const RhDatabaseWatch *watch)
{
  gint64 n = sqlite3_backup_pagecount (backup);

  return watch == NULL || watch->ask ((guint64) (n - sqlite3_backup_remaining (backup)), (guint64) n, watch->data);
}

/* Batch after batch, all of it as it stood when the first was read. */
static gboolean
copy_pages (RhDatabase *from, RhDatabase *to, const RhDatabaseWatch *watch, GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (to->handle, "main", from->handle, "main");
  int result = SQLITE_OK;
  gboolean going = TRUE;

  if (backup == NULL)
    return rh_database_fail (to, sqlite3_extended_errcode (to->handle), error);

  for (guint i = 1; going && result == SQLITE_OK; i++) {
    result = sqlite3_backup_step (backup, BATCH);
    if (i % SYNC_AFTER == 0)
      rh_database_backup_sync (to->path);
    if (result == SQLITE_OK)
      going = ask (backup, watch);
  }
  result = sqlite3_backup_finish (backup);

  if (!going)
    return refuse_cancelled (from, error);

  return result == SQLITE_OK || rh_database_fail (to, result, error);
}

/* In one transaction that reads: what is played meanwhile neither waits nor has the copy begun anew. It begins with
 * the first thing that is read, and that of a batch alone would end with it. */
static gboolean
copy_moment (RhDatabase *from, RhDatabase *to, const RhDatabaseWatch *watch, GError **error)
{
  gint64 number;
  gboolean ok = rh_database_begin_read (from, error) &&
                rh_database_get_number (from, "SELECT count(*) FROM sqlite_schema", &number, error) &&
                copy_pages (from, to, watch, error);

  return rh_database_end (from, ok, error);
}

/* A copy is a file by itself, without a log, wherever it is looked at. One that takes the place of the database has a
 * mark of its own, so that no log of the one before goes on from it. */
static gboolean
finish (RhDatabase *copy, gboolean anew, GError **error)
{
  gint64 marks = 0;

  if (!rh_database_run (copy, "PRAGMA journal_mode = DELETE", error))
    return FALSE;
  if (!anew)
    return TRUE;

  return rh_database_get_number (copy, "SELECT count(*) FROM sqlite_schema WHERE name = 'generation'", &marks, error) &&
         (marks == 0 ||
          rh_database_run (copy, "UPDATE generation SET before = randomblob (16), now = randomblob (16)", error));
}

/* Nobody relies on it before it is all on disk, so that needn't be waited for in between. Nobody else has it, so
 * nothing has to be shared, which not every disk can. */
static RhDatabase *
make_copy (const char *path, GError **error)
{
  g_autoptr (RhDatabase) copy = rh_database_new (path);
  int result;

  g_unlink (path);
  rh_database_file_keep_private (path);
  result = sqlite3_open_v2 (path, &copy->handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  if (result != SQLITE_OK) {
    rh_database_fail (copy, result, error);
    return NULL;
  }

  return rh_database_run (copy, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF", error) ? g_steal_pointer (&copy) : NULL;
}

static gboolean
write_copy (RhDatabase *self, const char *path, gboolean anew, const RhDatabaseWatch *watch, GError **error)
{
  g_autoptr (RhDatabase) copy = make_copy (path, error);

  return copy != NULL && copy_moment (self, copy, watch, error) && finish (copy, anew, error);
}

/* SQLite needs a rollback journal for a moment to turn to a log, and who is killed then leaves one that nobody knows. So what
 * takes the place of a database has turned to it before. */
static gboolean
turn_to_log (const char *path)
{
  int file = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  gboolean turned;
  int saved;

  if (file < 0)
    return FALSE;

  turned = pwrite (file, WITH_LOG, sizeof WITH_LOG - 1, HEAD_FORMATS) == sizeof WITH_LOG - 1;
  saved = errno;
  close (file);
  errno = saved;

  return turned;
}

/**
 * rh_database_backup_write:
 * @self: a connection without a transaction
 * @path: where to; what is there is written over, so it is a passing name
 * @anew: whether the copy is to take the place of a database, and gets a mark of its own
 * @watch: (nullable): who is asked from time to time whether to go on, with how many pages are copied, and of how many
 * @error: return location; %RH_STORE_ERROR_CANCELLED, or any other of %RH_STORE_ERROR
 *
 * Copies the whole database as it is at this moment, its version too. Nobody who plays waits for it.
 *
 * Returns: whether it is all in the file and on disk; if not, there is no file
 */
gboolean
rh_database_backup_write (RhDatabase *self, const char *path, gboolean anew, const RhDatabaseWatch *watch, GError **error)
{
  gboolean ok = write_copy (self, path, anew, watch, error);

  if (ok && ((anew && !turn_to_log (path)) || !rh_database_backup_sync (path)))
    ok = rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
  if (!ok)
    g_unlink (path);

  return ok;
}

/**
 * rh_database_backup_name:
 * @part: a copy under its passing name
 * @path: the name it gets, in the same folder; a file that is there is replaced
 * @error: return location; %RH_STORE_ERROR_FAILED
 *
 * Gives a copy that is whole its name.
 *
 * Returns: whether it has it, on disk too; if not, there is no copy
 */
gboolean
rh_database_backup_name (const char *part, const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_rename (part, path) != 0) {
    int saved = errno;

    g_unlink (part);
    return rh_database_file_refuse (path, RH_STORE_ERROR_FAILED, g_strerror (saved), error);
  }
  rh_database_backup_sync (folder);

  return TRUE;
}

static int
on_steps_cb (gpointer data)
{
  const RhDatabaseWatch *watch = data;

  return watch->ask (0, 0, watch->data) ? 0 : 1;
}

/**
 * rh_database_watch:
 * @self: a connection
 * @watch: (nullable): who is asked from time to time whether to go on, however long a statement takes; it must outlive
 *   that. %NULL for nobody any more
 *
 * A statement that is given up fails with %RH_STORE_ERROR_CANCELLED.
 */
void
rh_database_watch (RhDatabase *self, const RhDatabaseWatch *watch)
{
  sqlite3_progress_handler (self->handle, watch != NULL ? STEPS : 0, watch != NULL ? on_steps_cb : NULL, (gpointer) watch);
}
