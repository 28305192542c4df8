/* SPDX-License-Identifier: GPL-3.0-or-later
 * A connection to the database: its statements and errors. */

#include "config.h"

#include "rh-database-private.h"

#include "rh-database-file.h"

#include <errno.h>

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
  case SQLITE_INTERRUPT:
    return RH_STORE_ERROR_CANCELLED;
  case SQLITE_IOERR:
    return saved == ENOSPC || saved == EDQUOT || saved == EFBIG ? RH_STORE_ERROR_FULL : RH_STORE_ERROR_FAILED;
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

/* Another one after each change of the database, by whomever. */
static guint32
get_data_version (RhDatabase *self)
{
  guint32 version = 0;

  if (self->handle != NULL)
    sqlite3_file_control (self->handle, "main", SQLITE_FCNTL_DATA_VERSION, &version);

  return version;
}

/**
 * rh_database_keep:
 * @self: a connection, in a transaction in which something has been read
 * @data: (transfer full) (nullable): what was worked out of what is stored
 * @free_data: (nullable): what frees it
 *
 * Keeps it in place of what was kept before, until the database has been changed by whomever.
 */
void
rh_database_keep (RhDatabase *self, gpointer data, GDestroyNotify free_data)
{
  if (self->kept != NULL)
    self->kept_free (self->kept);
  self->kept = data;
  self->kept_free = free_data;
  if (data != NULL)
    self->kept_at = get_data_version (self);
}

/**
 * rh_database_get_kept:
 * @self: a connection, in a transaction in which something has been read
 *
 * Returns: (transfer none) (nullable): what was kept; %NULL where the database isn't any more as it was then
 */
gpointer
rh_database_get_kept (RhDatabase *self)
{
  if (self->kept != NULL && self->kept_at != get_data_version (self))
    rh_database_keep (self, NULL, NULL);

  return self->kept;
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
