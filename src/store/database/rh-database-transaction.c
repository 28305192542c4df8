/* SPDX-License-Identifier: GPL-3.0-or-later
 * Transactions: on disk where the file lies, or not there at all. */

#include "config.h"

#include "rh-database-private.h"

#include "rh-database-log.h"

#include <string.h>

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

/* Some errors, a full disk for one, have taken it back already. */
static void
roll_back (RhDatabase *self)
{
  if (sqlite3_get_autocommit (self->handle) == 0)
    sqlite3_exec (self->handle, "ROLLBACK", NULL, NULL, NULL);
}

/* Who has only read has read, whatever damage there was on the way. */
static gboolean
end_read (RhDatabase *self)
{
  if (!run_kept (self, "COMMIT", NULL))
    roll_back (self);

  return TRUE;
}

/* The file must be there before and after: in between it may have been moved. */
static gboolean
commit (RhDatabase *self, GError **error)
{
  if (!self->writing)
    return end_read (self);

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

  roll_back (self);
  if (writing)
    rh_database_wipe_log (self);

  return FALSE;
}
