/* SPDX-License-Identifier: GPL-3.0-or-later
 * A connection to the database: opening, migrations, transactions, errors. */

#include "config.h"

#include "rh-database.h"

#include "rh-database-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

/**
 * RhDatabase:
 *
 * An open connection. It keeps the statements that aren't in use, by their text.
 */
struct _RhDatabase {
  char       *path;
  sqlite3    *handle;
  GHashTable *idle; /* (element-type utf8 sqlite3_stmt): the text belongs to the statement */
};

static void
finalize (gpointer statement)
{
  sqlite3_finalize (statement);
}

static RhStoreError
code_of (const char *path, sqlite3 *handle, int result)
{
  int saved = handle != NULL ? sqlite3_system_errno (handle) : 0;

  /* The file was moved away while it was open: writable or not, it isn't ours any more. */
  if (result == SQLITE_READONLY_DBMOVED)
    return RH_STORE_ERROR_FAILED;

  switch (result & 0xff) {
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return RH_STORE_ERROR_LOCKED;
  case SQLITE_READONLY:
  case SQLITE_PERM:
    return RH_STORE_ERROR_READ_ONLY;
  case SQLITE_CANTOPEN:
    return rh_database_file_is_writable (path) ? RH_STORE_ERROR_FAILED : RH_STORE_ERROR_READ_ONLY;
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB:
    return RH_STORE_ERROR_DAMAGED;
  case SQLITE_FULL:
    return RH_STORE_ERROR_FULL;
  case SQLITE_IOERR:
    return saved == ENOSPC || saved == EDQUOT ? RH_STORE_ERROR_FULL : RH_STORE_ERROR_FAILED;
  default:
    return RH_STORE_ERROR_FAILED;
  }
}

static gboolean
fail (const char *path, sqlite3 *handle, int result, GError **error)
{
  const char *detail = handle != NULL ? sqlite3_errmsg (handle) : sqlite3_errstr (result);

  rh_database_file_set_error (path, code_of (path, handle, result), detail, error);

  return FALSE;
}

/* One number, from a statement that always gives a row. */
static gboolean
get_number (RhDatabase *self, const char *sql, gint64 *number, GError **error)
{
  sqlite3_stmt *statement = NULL;
  int result = sqlite3_prepare_v2 (self->handle, sql, -1, &statement, NULL);

  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result == SQLITE_ROW)
    *number = sqlite3_column_int64 (statement, 0);
  else
    fail (self->path, self->handle, result, error);
  sqlite3_finalize (statement);

  return result == SQLITE_ROW;
}

/* Ours and not newer, or still empty: then the version is 0. Reads only. */
static gboolean
get_version (RhDatabase *self, guint newest, guint *version, GError **error)
{
  gint64 mark = 0, number = 0, tables = 0;

  if (!get_number (self, "PRAGMA application_id", &mark, error) ||
      !get_number (self, "PRAGMA user_version", &number, error) ||
      !get_number (self, "SELECT count(*) FROM sqlite_schema", &tables, error))
    return FALSE;

  if (mark != RH_DATABASE_APPLICATION_ID && (mark != 0 || number != 0 || tables != 0)) {
    rh_database_file_set_error (self->path, RH_STORE_ERROR_DAMAGED, NULL, error);
    return FALSE;
  }

  if (number < 0 || number > newest) {
    rh_database_file_set_error (self->path, RH_STORE_ERROR_NEWER, NULL, error);
    return FALSE;
  }

  *version = (guint) number;

  return TRUE;
}

static int
copy_pages (sqlite3 *from, sqlite3 *to)
{
  sqlite3_backup *backup = sqlite3_backup_init (to, "main", from, "main");

  if (backup == NULL)
    return sqlite3_extended_errcode (to);

  sqlite3_backup_step (backup, -1);

  return sqlite3_backup_finish (backup);
}

/* A copy under a passing name first, so that a name without it is always a whole copy. */
static gboolean
take_backup (RhDatabase *self, guint version, GError **error)
{
  g_autofree char *backup = rh_database_file_dup_backup (self->path, version);
  g_autofree char *part = g_strconcat (backup, ".part", NULL);
  sqlite3 *copy = NULL;
  int result;
  gboolean ok;

  g_unlink (part);
  result = sqlite3_open_v2 (part, &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  if (result == SQLITE_OK)
    result = copy_pages (self->handle, copy);
  ok = result == SQLITE_OK || fail (backup, copy, result, error);
  sqlite3_close (copy);

  if (ok && g_rename (part, backup) != 0) {
    rh_database_file_set_error (backup, RH_STORE_ERROR_FAILED, g_strerror (errno), error);
    ok = FALSE;
  }
  if (!ok)
    g_unlink (part);

  return ok;
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

  ok = get_version (self, newest, version, error);
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
migrate (RhDatabase *self, const char *const *migrations, guint newest, guint version, GError **error)
{
  if (version > 0 && version < newest && !take_backup (self, version, error))
    return FALSE;

  /* Once even with nothing to do: it tells at once if another program is writing. */
  do {
    if (!migrate_once (self, migrations, newest, &version, error))
      return FALSE;
  } while (version < newest);

  return TRUE;
}

/* Set once we know that the file is ours. */
static gboolean
set_up (RhDatabase *self, GError **error)
{
  return rh_database_run (self, "PRAGMA journal_mode = WAL", error) &&
         rh_database_run (self, "PRAGMA synchronous = FULL", error) &&
         rh_database_run (self, "PRAGMA foreign_keys = ON", error) &&
         rh_database_run (self, "PRAGMA trusted_schema = OFF", error);
}

/* Whether closing moves the log into the database: not into one that isn't ours. */
static void
set_checkpoint_on_close (RhDatabase *self, gboolean on)
{
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 0 : 1, NULL);
}

static gboolean
connect (RhDatabase *self, const char *const *migrations, guint newest, GError **error)
{
  gboolean has_wal = rh_database_file_has_wal (self->path);
  guint version = 0;
  int result;

  result = sqlite3_open_v2 (self->path, &self->handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  if (result != SQLITE_OK)
    return fail (self->path, self->handle, result, error);

  sqlite3_extended_result_codes (self->handle, 1);
  sqlite3_busy_timeout (self->handle, RH_DATABASE_BUSY_MS);
  set_checkpoint_on_close (self, !has_wal);
  if (!get_version (self, newest, &version, error))
    return FALSE;

  set_checkpoint_on_close (self, TRUE);

  return set_up (self, error) && migrate (self, migrations, newest, version, error);
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
 * isn't ours, is newer or damaged is left as it was.
 *
 * Returns: (transfer full) (nullable): the connection, or %NULL with @error set
 */
RhDatabase *
rh_database_open (const char *path, const char *const *migrations, GError **error)
{
  guint newest = g_strv_length ((char **) migrations);
  RhDatabase *self;

  if (!rh_database_file_check (path, newest, error))
    return NULL;

  self = g_new0 (RhDatabase, 1);
  self->path = g_strdup (path);
  self->idle = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, finalize);

  if (!connect (self, migrations, newest, error)) {
    rh_database_close (self);
    return NULL;
  }

  return self;
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
  result = sqlite3_close (self->handle);
  g_free (self->path);
  g_free (self);

  return result == SQLITE_OK;
}

/**
 * rh_database_get_path:
 * @self: a connection
 *
 * Returns: (transfer none): where the file is
 */
const char *
rh_database_get_path (RhDatabase *self)
{
  return self->path;
}

/**
 * rh_database_begin_read:
 * @self: a connection without a transaction
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Begins a transaction that sees the database at one moment; end it with
 * rh_database_end().
 *
 * Returns: whether it has begun
 */
gboolean
rh_database_begin_read (RhDatabase *self, GError **error)
{
  return rh_database_run (self, "BEGIN", error);
}

/**
 * rh_database_begin_write:
 * @self: a connection without a transaction
 * @error: return location; %RH_STORE_ERROR_LOCKED when another program writes
 *   for longer than %RH_DATABASE_BUSY_MS
 *
 * Begins a transaction that writes; end it with rh_database_end().
 *
 * Returns: whether it has begun
 */
gboolean
rh_database_begin_write (RhDatabase *self, GError **error)
{
  return rh_database_run (self, "BEGIN IMMEDIATE", error);
}

/**
 * rh_database_end:
 * @self: a connection in a transaction
 * @ok: whether all of it went well
 * @error: return location, already set where @ok is %FALSE; else any of %RH_STORE_ERROR
 *
 * Commits the transaction, which is then on disk, or takes it back.
 *
 * Returns: whether it was committed
 */
gboolean
rh_database_end (RhDatabase *self, gboolean ok, GError **error)
{
  if (ok && rh_database_run (self, "COMMIT", error))
    return TRUE;

  /* Some errors, a full disk for one, have taken it back already. */
  if (sqlite3_get_autocommit (self->handle) == 0)
    sqlite3_exec (self->handle, "ROLLBACK", NULL, NULL, NULL);

  return FALSE;
}

/**
 * rh_database_run:
 * @self: a connection
 * @sql: statements without parameters; rows they give are dropped
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Runs them all.
 *
 * Returns: whether they went well
 */
gboolean
rh_database_run (RhDatabase *self, const char *sql, GError **error)
{
  int result = sqlite3_exec (self->handle, sql, NULL, NULL, NULL);

  return result == SQLITE_OK || fail (self->path, self->handle, result, error);
}

/**
 * rh_database_take_statement:
 * @self: a connection
 * @sql: one statement
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Prepares a statement, or takes one that lies idle. Several of the same text
 * can be in use at once.
 *
 * Returns: (transfer full) (nullable): the statement; give it back with
 *   rh_database_give_statement()
 */
sqlite3_stmt *
rh_database_take_statement (RhDatabase *self, const char *sql, GError **error)
{
  gpointer statement = NULL;
  sqlite3_stmt *prepared = NULL;
  int result;

  if (g_hash_table_steal_extended (self->idle, sql, NULL, &statement))
    return statement;

  result = sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &prepared, NULL);
  if (result != SQLITE_OK)
    fail (self->path, self->handle, result, error);

  return prepared;
}

/**
 * rh_database_give_statement:
 * @self: a connection
 * @statement: (transfer full): one of its statements, reset
 *
 * Keeps the statement for the next time it is asked for.
 */
void
rh_database_give_statement (RhDatabase *self, sqlite3_stmt *statement)
{
  const char *sql = sqlite3_sql (statement);

  if (g_hash_table_contains (self->idle, sql))
    sqlite3_finalize (statement);
  else
    g_hash_table_insert (self->idle, (gpointer) sql, statement);
}

/**
 * rh_database_set_error:
 * @self: a connection
 * @result: what SQLite has just answered
 * @error: return location
 *
 * Says what went wrong, with one of %RH_STORE_ERROR.
 */
void
rh_database_set_error (RhDatabase *self, int result, GError **error)
{
  fail (self->path, self->handle, result, error);
}
