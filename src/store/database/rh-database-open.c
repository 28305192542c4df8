/* SPDX-License-Identifier: GPL-3.0-or-later
 * Opening the database: is the file ours, is the log its own, are the tables up to date? */

#include "config.h"

#include "rh-database-private.h"

#include "rh-database-backup.h"
#include "rh-database-file.h"
#include "rh-database-log.h"
#include "rh-plain.h"

#include <gio/gio.h>
#include <string.h>

/* How often it is looked at again, after so many microseconds. */
#define TRIES 5
#define TRY_AFTER 20000

/* And after so many where somebody else writes. */
#define BUSY_EACH 2000

/* Ours and not newer, or still empty: then the version is 0. Reads only. */
static gboolean
read_version (RhDatabase *self, guint newest, guint *version, GError **error)
{
  gint64 mark = 0, number = 0, tables = 0, others = 0;

  if (!rh_database_get_number (self, "PRAGMA application_id", &mark, error) ||
      !rh_database_get_number (self, "PRAGMA user_version", &number, error) ||
      !rh_database_get_number (self, "SELECT count(*) FROM sqlite_schema", &tables, error) ||
      !rh_database_get_number (self, "SELECT count(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index')", &others,
                               error))
    return FALSE;

  /* A view could stand where a table should, and never end. */
  if (others != 0 || (mark != RH_DATABASE_APPLICATION_ID && (mark != 0 || number != 0 || tables != 0)))
    return rh_database_file_refuse (self->path, RH_STORE_ERROR_DAMAGED, NULL, error);

  if (number < 0 || number > newest)
    return rh_database_file_refuse (self->path, RH_STORE_ERROR_NEWER, NULL, error);

  *version = (guint) number;

  return TRUE;
}

/* A copy under a passing name first, so that a name without it is always a whole copy. */
static gboolean
take_backup (RhDatabase *self, guint version, GError **error)
{
  g_autofree char *backup = rh_database_file_dup_backup (self->path, version);
  g_autofree char *part = g_strconcat (backup, ".part", NULL);

  return rh_database_backup_write (self, part, FALSE, NULL, error) && rh_database_backup_name (part, backup, error);
}

/* One step up, with its number, or nothing. Another program may have been faster. */
static gboolean
migrate_once (RhDatabase *self, const char *const *migrations, guint newest, guint *version, GError **error)
{
  g_autofree char *mark = g_strdup_printf ("PRAGMA application_id = %d", RH_DATABASE_APPLICATION_ID);
  g_autofree char *number = NULL;
  gboolean ok;

  if (!rh_database_begin_write (self, error))
    return FALSE;

  ok = read_version (self, newest, version, error);
  if (ok && *version < newest) {
    number = g_strdup_printf ("PRAGMA user_version = %u", *version + 1);
    ok = rh_database_run (self, migrations[*version], error) &&
         rh_database_run (self, mark, error) &&
         rh_database_run (self, number, error);
    *version += 1;
  }

  return rh_database_end (self, ok, error);
}

static gboolean
has_marks (RhDatabase *self, gboolean *marks, GError **error)
{
  gint64 n = 0;
  gboolean ok = rh_database_get_number (self, "SELECT count(*) FROM sqlite_schema WHERE name = 'generation'", &n, error);

  *marks = n != 0;

  return ok;
}

/* Once even with nothing to do: it tells at once if another program is writing. Then nothing is
 * written, and no mark is left. */
static gboolean
migrate (RhDatabase *self, const char *const *migrations, guint newest, guint version, GError **error)
{
  gboolean marks = FALSE;

  if (version > 0 && version < newest && !take_backup (self, version, error))
    return FALSE;

  do {
    if (!has_marks (self, &marks, error))
      return FALSE;
    self->marked = marks && version < newest;
    if (!migrate_once (self, migrations, newest, &version, error))
      return FALSE;
  } while (version < newest);
  self->version = version;

  return has_marks (self, &self->marked, error);
}

/* Set once we know that the file is ours. What was read is kept by the system, too: of a thousand games or more, SQLite would
 * hold two megabytes of pages, a fifth of what the program has of its own. */
static gboolean
set_up (RhDatabase *self, GError **error)
{
  return rh_database_run (self, "PRAGMA journal_mode = WAL", error) &&
         rh_database_run (self, "PRAGMA synchronous = FULL", error) &&
         rh_database_run (self, "PRAGMA cache_size = -512", error) &&
         rh_database_run (self, "PRAGMA foreign_keys = ON", error) &&
         rh_database_run (self, "PRAGMA trusted_schema = OFF", error);
}

/* Whether closing moves the log into the database: not into one that isn't ours. */
static void
set_checkpoint_on_close (RhDatabase *self, gboolean on)
{
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 0 : 1, NULL);
}

/* Looks again often: SQLite's own way of waiting would miss the gaps that somebody who writes much leaves. */
static int
on_busy_cb (void *data, int n_before)
{
  RhDatabase *self = data;
  gint64 now = g_get_monotonic_time ();

  if (n_before == 0)
    self->busy_since = now;
  if (now - self->busy_since >= RH_DATABASE_BUSY_MS * G_TIME_SPAN_MILLISECOND)
    return 0;
  g_usleep (BUSY_EACH);

  return 1;
}

/* For searches: plain (text). What isn't text, or no UTF-8, is nothing that is searched for. */
static void
plain_cb (sqlite3_context *context, int n, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);

  if (text != NULL && g_utf8_validate (text, -1, NULL))
    sqlite3_result_text (context, rh_plain_new (text), -1, g_free);
  else
    sqlite3_result_null (context);
}

/* A connection belongs to one thread at a time: SQLite needn't lock it for each column that is read. */
static gboolean
begin (RhDatabase *self, const char *name, int flags, const char *vfs, GError **error)
{
  int result = sqlite3_open_v2 (name, &self->handle, flags | SQLITE_OPEN_NOMUTEX, vfs);

  if (result != SQLITE_OK)
    return rh_database_fail (self, result, error);

  sqlite3_extended_result_codes (self->handle, 1);
  sqlite3_busy_handler (self->handle, on_busy_cb, self);
  result = sqlite3_create_function_v2 (self->handle, "plain", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, plain_cb, NULL, NULL, NULL);

  return result == SQLITE_OK || rh_database_fail (self, result, error);
}

/* Opens the file of which all is known that can be told without SQLite. */
static gboolean
connect (RhDatabase *self, const char *const *migrations, guint newest, GError **error)
{
  gboolean has_wal = rh_database_file_has_wal (self->path);
  guint version = 0;

  if (!begin (self, self->path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL, error))
    return FALSE;

  set_checkpoint_on_close (self, !has_wal);
  if (!read_version (self, newest, &version, error))
    return FALSE;

  set_checkpoint_on_close (self, TRUE);
  if (!set_up (self, error) || !migrate (self, migrations, newest, version, error) ||
      !rh_database_place_note (self, error))
    return FALSE;
  if (has_wal)
    rh_database_wipe_log (self);

  return TRUE;
}

/* Whoever has the database open has looked at the log. */
static gboolean
is_log_right (const char *path, GError **error)
{
  return !rh_database_file_has_wal (path) || rh_database_file_is_in_use (path) || rh_database_log_check (path, error);
}

typedef RhDatabase *(*Opener) (const char *path, const char *const *migrations, GError **error);

/* Whether what is wrong may only be that another program was at work when we looked. */
static gboolean
may_be_right_soon (const char *path, const char *before, const GError *problem)
{
  g_autofree char *after = rh_database_file_dup_stamp (path);

  if (problem->code == RH_STORE_ERROR_LOCKED || problem->code == RH_STORE_ERROR_READ_ONLY ||
      problem->code == RH_STORE_ERROR_NEWER || problem->code == RH_STORE_ERROR_FULL)
    return FALSE;

  return rh_database_file_is_in_use (path) || strcmp (before, after) != 0;
}

/* What is looked at without SQLite's locks may be changed meanwhile by another Railhead that begins or ends. */
static RhDatabase *
open_patiently (Opener opener, const char *path, const char *const *migrations, GError **error)
{
  for (guint i = 0;; i++) {
    g_autofree char *before = rh_database_file_dup_stamp (path);
    g_autoptr (GError) problem = NULL;
    RhDatabase *self = opener (path, migrations, &problem);

    if (self != NULL)
      return self;
    if (i == TRIES || !may_be_right_soon (path, before, problem)) {
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
    g_usleep (TRY_AFTER);
  }
}

static RhDatabase *
open_once (const char *path, const char *const *migrations, GError **error)
{
  guint newest = g_strv_length ((char **) migrations);
  g_autoptr (RhDatabase) self = NULL;

  if (!rh_database_file_check (path, newest, error) || !is_log_right (path, error))
    return NULL;

  rh_database_file_keep_private (path);
  self = rh_database_new (path);

  return connect (self, migrations, newest, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * rh_database_open:
 * @path: the file; it and its folders are made where they aren't there
 * @migrations: (array zero-terminated=1): SQL that leads from each version to
 *   the next; the first makes the tables
 * @error: return location; any of %RH_STORE_ERROR but %RH_STORE_ERROR_NOT_FOUND
 *
 * Opens the database and brings its tables up to date, each migration in one
 * transaction with its number. A copy is taken beside it before. A file that
 * isn't ours, is newer or damaged is left as it was, and so is one beside
 * which the log of another one lies.
 *
 * Returns: (transfer full) (nullable): the connection, or %NULL with @error set
 */
RhDatabase *
rh_database_open (const char *path, const char *const *migrations, GError **error)
{
  return open_patiently (open_once, path, migrations, error);
}

/* Nobody has it open: no locks, so that nothing has to be made beside it. The log's index is kept in memory. */
static gboolean
begin_unlocked (RhDatabase *self, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (self->path, NULL);
  g_autofree char *uri = g_filename_to_uri (whole, NULL, NULL);
  g_autofree char *name = g_strconcat (uri, "?immutable=1", NULL);

  if (!rh_database_file_has_wal (self->path))
    return begin (self, name, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL, error);

  return rh_database_log_check (self->path, error) &&
         begin (self, self->path, SQLITE_OPEN_READONLY, "unix-none", error) &&
         rh_database_run (self, "PRAGMA locking_mode = EXCLUSIVE", error);
}

static gboolean
connect_to_look (RhDatabase *self, guint newest, GError **error)
{
  gboolean begun = rh_database_file_is_in_use (self->path) ? begin (self, self->path, SQLITE_OPEN_READONLY, NULL, error)
                                                           : begin_unlocked (self, error);

  if (!begun)
    return FALSE;

  set_checkpoint_on_close (self, FALSE);

  return rh_database_run (self, "PRAGMA trusted_schema = OFF", error) &&
         read_version (self, newest, &self->version, error);
}

static RhDatabase *
open_to_look_once (const char *path, const char *const *migrations, GError **error)
{
  guint newest = g_strv_length ((char **) migrations);
  g_autoptr (RhDatabase) self = rh_database_new (path);

  return rh_database_file_check_to_look (path, newest, error) && connect_to_look (self, newest, error)
           ? g_steal_pointer (&self)
           : NULL;
}

/**
 * rh_database_open_to_look:
 * @path: the file, which must be there
 * @migrations: (array zero-terminated=1): as for rh_database_open()
 * @error: return location; any of %RH_STORE_ERROR but %RH_STORE_ERROR_NOT_FOUND
 *
 * Opens the database only to read it, as it is: no byte of it or of its log is
 * changed, nothing is made beside it, and its tables may be of an older version.
 *
 * Returns: (transfer full) (nullable): the connection, or %NULL with @error set
 */
RhDatabase *
rh_database_open_to_look (const char *path, const char *const *migrations, GError **error)
{
  return open_patiently (open_to_look_once, path, migrations, error);
}

/**
 * rh_database_open_beside:
 * @other: a connection to a file, whose path and version alone are read
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Opens a second connection to the same file, only to read it, for another thread: @other is played on meanwhile, and
 * closed after this one. The file is opened by SQLite alone, since to close it here by any other way would give up the
 * locks of @other.
 *
 * Returns: (transfer full) (nullable): the connection, or %NULL with @error set
 */
RhDatabase *
rh_database_open_beside (const RhDatabase *other, GError **error)
{
  g_autoptr (RhDatabase) self = rh_database_new (other->path);

  if (!begin (self, self->path, SQLITE_OPEN_READONLY, NULL, error))
    return NULL;

  set_checkpoint_on_close (self, FALSE);

  return rh_database_run (self, "PRAGMA trusted_schema = OFF", error) &&
             read_version (self, other->version, &self->version, error)
           ? g_steal_pointer (&self)
           : NULL;
}

/**
 * rh_database_open_in_memory:
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable): a database without tables that ends with
 *   the connection, or %NULL with @error set
 */
RhDatabase *
rh_database_open_in_memory (GError **error)
{
  g_autoptr (RhDatabase) self = rh_database_new (":memory:");

  return begin (self, ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL, error) ? g_steal_pointer (&self)
                                                                                           : NULL;
}

/**
 * rh_database_close:
 * @self: a connection whose statements have all been freed
 *
 * Closes it and frees @self.
 *
 * Returns: whether SQLite could close it; if not, a statement was still in use
 */
gboolean
rh_database_close (RhDatabase *self)
{
  int result;

  g_hash_table_unref (self->idle);
  rh_database_keep (self, NULL, NULL);
  if (self->handle != NULL)
    rh_database_place_leave (self);
  result = sqlite3_close (self->handle);
  g_free (self->path);
  g_free (self);

  return result == SQLITE_OK;
}
