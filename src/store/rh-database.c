/* SPDX-License-Identifier: GPL-3.0-or-later
 * A connection to the database: transactions, statements, errors. */

#include "config.h"

#include "rh-database-private.h"

#include "rh-database-file.h"
#include "rh-database-log.h"

#include <errno.h>
#include <string.h>

static RhStoreError
code_of (const char *path, sqlite3 *handle, int result)
{
  int saved = handle != NULL ? sqlite3_system_errno (handle) : 0;

  /* The file was moved away while it was open: writable or not, it isn't ours any more. */
  if (result == SQLITE_READONLY_DBMOVED)
    return RH_STORE_ERROR_MOVED;

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

/**
 * rh_database_fail:
 * @self: a connection
 * @result: what SQLite has just answered
 * @error: return location
 *
 * Says what went wrong, with one of %RH_STORE_ERROR.
 *
 * Returns: %FALSE
 */
gboolean
rh_database_fail (RhDatabase *self, int result, GError **error)
{
  const char *detail = self->handle != NULL ? sqlite3_errmsg (self->handle) : sqlite3_errstr (result);

  return rh_database_file_refuse (self->path, code_of (self->path, self->handle, result), detail, error);
}

static void
finalize (gpointer statement)
{
  sqlite3_finalize (statement);
}

/* A connection to nothing yet. */
RhDatabase *
rh_database_new (const char *path)
{
  RhDatabase *self = g_new0 (RhDatabase, 1);

  self->path = g_strdup (path);
  self->idle = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, finalize);

  return self;
}

/* One number, from a statement that always gives a row. */
gboolean
rh_database_get_number (RhDatabase *self, const char *sql, gint64 *number, GError **error)
{
  sqlite3_stmt *statement = NULL;
  int result = sqlite3_prepare_v2 (self->handle, sql, -1, &statement, NULL);

  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result == SQLITE_ROW)
    *number = sqlite3_column_int64 (statement, 0);
  else
    rh_database_fail (self, result, error);
  sqlite3_finalize (statement);

  return result == SQLITE_ROW;
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
  if (self->handle != NULL)
    rh_database_place_leave (self);
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
 * rh_database_get_version:
 * @self: a connection
 *
 * Returns: the version of its tables; an older one only where it was opened to be looked at
 */
guint
rh_database_get_version (RhDatabase *self)
{
  return self->version;
}

/* A statement that comes again and again. */
static gboolean
run_kept (RhDatabase *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = rh_database_take_statement (self, sql, error);
  int result;

  if (statement == NULL)
    return FALSE;

  result = sqlite3_step (statement);
  if (result != SQLITE_DONE)
    rh_database_fail (self, result, error);
  sqlite3_reset (statement);
  rh_database_give_statement (self, statement);

  return result == SQLITE_DONE;
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
  return run_kept (self, "BEGIN", error);
}

/* The mark that tells whose log it is, see rh-database-log.c. */
static gboolean
leave_mark (RhDatabase *self, GError **error)
{
  return !self->marked ||
         run_kept (self, "UPDATE generation SET before = now, now = randomblob (16) WHERE id = 1", error);
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
  if (!run_kept (self, "BEGIN IMMEDIATE", error))
    return FALSE;

  self->writing = TRUE;

  return leave_mark (self, error) || rh_database_end (self, FALSE, error);
}

/* What the mark is of the last transaction that SQLite takes for committed, and on which page: 0 where
 * there is none. */
guint32
rh_database_read_mark (sqlite3 *handle, RhDigest *now)
{
  sqlite3_stmt *statement = NULL;
  guint32 page = 0;

  if (sqlite3_prepare_v2 (handle,
                          "SELECT rootpage, now FROM generation, sqlite_schema AS schema"
                          " WHERE id = 1 AND type = 'table' AND schema.name = 'generation'",
                          -1, &statement, NULL) == SQLITE_OK &&
      sqlite3_step (statement) == SQLITE_ROW && sqlite3_column_bytes (statement, 1) == RH_DIGEST_SIZE) {
    page = (guint32) sqlite3_column_int64 (statement, 0);
    memcpy (now->bytes, sqlite3_column_blob (statement, 1), RH_DIGEST_SIZE);
  }
  sqlite3_finalize (statement);

  return page;
}

/* Overwrites what transactions have put into the log that then failed, or were cut off by a crash:
 * bids may be among it. Behind what was committed nobody reads; while we could write, nobody
 * writes there either. */
void
rh_database_wipe_log (RhDatabase *self)
{
  RhDigest now;
  goffset end;

  if (self->log == 0 || self->mark_page == 0 || !rh_database_run (self, "BEGIN IMMEDIATE", NULL))
    return;

  end = rh_database_place_check (self, NULL) && rh_database_read_mark (self->handle, &now) != 0
          ? rh_database_log_find_end (self->path, self->mark_page, &now)
          : -1;
  if (end >= 0)
    rh_database_log_wipe (self->path, end);
  rh_database_run (self, "ROLLBACK", NULL);
}

/* The file must be there before and after: in between it may have been moved. */
static gboolean
commit (RhDatabase *self, GError **error)
{
  /* Who has only read has read, whatever damage there was on the way. */
  if (!self->writing)
    return run_kept (self, "COMMIT", NULL) || TRUE;

  return rh_database_place_check (self, error) && run_kept (self, "COMMIT", error) &&
         rh_database_place_check_committed (self, error);
}

/**
 * rh_database_end:
 * @self: a connection in a transaction, or one that couldn't begin it
 * @ok: whether it was begun and all of it went well
 * @error: return location, already set where @ok is %FALSE; else any of %RH_STORE_ERROR
 *
 * Commits the transaction, which is then on disk, or takes it back, and leaves
 * nothing of it in the log.
 *
 * Returns: whether it was committed
 */
gboolean
rh_database_end (RhDatabase *self, gboolean ok, GError **error)
{
  gboolean committed = ok && commit (self, error);
  gboolean writing = self->writing;

  self->writing = FALSE;
  if (committed)
    return TRUE;

  /* Some errors, a full disk for one, have taken it back already. */
  if (sqlite3_get_autocommit (self->handle) == 0)
    sqlite3_exec (self->handle, "ROLLBACK", NULL, NULL, NULL);
  if (writing)
    rh_database_wipe_log (self);

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

  return result == SQLITE_OK || rh_database_fail (self, result, error);
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
    rh_database_fail (self, result, error);

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
