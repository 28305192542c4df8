/* SPDX-License-Identifier: GPL-3.0-or-later
 * A statement: prepare, bind, step, read columns. */

#include "config.h"

#include "rh-statement.h"

#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>
#include <sqlite3.h>
#include <string.h>

/**
 * RhStatement:
 *
 * A prepared statement. Freeing it hands it back to its database, which keeps
 * it for the next time.
 */
struct _RhStatement {
  RhDatabase   *database;
  sqlite3_stmt *statement; /* NULL where it couldn't be prepared */
  GError       *problem;   /* why it couldn't, told by the next step or check */
  int           bound; /* the first failure to bind, told by the next step */
  const char   *wrong; /* the first column whose value isn't what it must be; NULL if all were right */
};

static void
note_bound (RhStatement *self, int result)
{
  if (self->statement == NULL)
    return;

  /* A parameter that isn't there, or a statement under way, is our own slip. */
  g_assert (result != SQLITE_RANGE && result != SQLITE_MISUSE);

  if (self->bound == SQLITE_OK)
    self->bound = result;
}

/**
 * rh_statement_new:
 * @database: an open database; it must outlive the statement
 * @sql: one statement, with `?` for each value
 *
 * Prepares a statement, or takes up the one prepared before from the same text.
 * Where that fails the first step says so, or the first check.
 *
 * Returns: (transfer full): the statement
 */
RhStatement *
rh_statement_new (RhDatabase *database, const char *sql)
{
  RhStatement *self = g_new0 (RhStatement, 1);

  self->database = database;
  self->statement = rh_database_take_statement (database, sql, &self->problem);

  return self;
}

/**
 * rh_statement_new_for:
 * @database: an open database; it must outlive the statement
 * @sql: one statement, with `?` for each value
 * @first: the first value, mostly the number of the game it is about
 *
 * The same, with its first value bound.
 *
 * Returns: (transfer full): the statement
 */
RhStatement *
rh_statement_new_for (RhDatabase *database, const char *sql, gint64 first)
{
  RhStatement *self = rh_statement_new (database, sql);

  rh_statement_bind_int (self, 1, first);

  return self;
}

/**
 * rh_statement_free:
 * @self: a statement
 *
 * Ends it and hands it back to its database.
 */
void
rh_statement_free (RhStatement *self)
{
  if (self->statement != NULL) {
    sqlite3_reset (self->statement);
    sqlite3_clear_bindings (self->statement);
    rh_database_give_statement (self->database, self->statement);
  }
  g_clear_error (&self->problem);
  g_free (self);
}

/**
 * rh_statement_bind_int:
 * @self: a statement that isn't under way
 * @i: which parameter, from 1
 * @value: its value
 *
 * Binds a number.
 */
void
rh_statement_bind_int (RhStatement *self, int i, gint64 value)
{
  note_bound (self, sqlite3_bind_int64 (self->statement, i, value));
}

/**
 * rh_statement_bind_text:
 * @self: a statement that isn't under way
 * @i: which parameter, from 1
 * @value: (nullable): its value in UTF-8, copied; %NULL is SQL's NULL
 *
 * Binds a text.
 */
void
rh_statement_bind_text (RhStatement *self, int i, const char *value)
{
  note_bound (self, sqlite3_bind_text (self->statement, i, value, -1, SQLITE_TRANSIENT));
}

/**
 * rh_statement_bind_digest:
 * @self: a statement that isn't under way
 * @i: which parameter, from 1
 * @value: its value, copied
 *
 * Binds a digest.
 */
void
rh_statement_bind_digest (RhStatement *self, int i, const RhDigest *value)
{
  note_bound (self, sqlite3_bind_blob (self->statement, i, value->bytes, sizeof value->bytes, SQLITE_TRANSIENT));
}

/**
 * rh_statement_step:
 * @self: a statement
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Goes on to the next row. Fails where it couldn't be prepared, and where a value
 * of the row before wasn't right.
 *
 * Returns: whether there is one, there are no more, or it failed
 */
RhStep
rh_statement_step (RhStatement *self, GError **error)
{
  int result;

  if (!rh_statement_check (self, error))
    return RH_STEP_ERROR;

  result = self->bound != SQLITE_OK ? self->bound : sqlite3_step (self->statement);
  if (result == SQLITE_ROW)
    return RH_STEP_ROW;

  if (result == SQLITE_DONE)
    return RH_STEP_DONE;

  rh_database_fail (self->database, result, error);

  return RH_STEP_ERROR;
}

/**
 * rh_statement_run:
 * @self: a statement that gives no rows
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Steps to the end and makes the statement ready for other values.
 *
 * Returns: whether it went well
 */
gboolean
rh_statement_run (RhStatement *self, GError **error)
{
  RhStep step = rh_statement_step (self, error);

  g_assert (step != RH_STEP_ROW);
  rh_statement_reset (self);

  return step == RH_STEP_DONE;
}

/**
 * rh_statement_run_for:
 * @database: an open database
 * @sql: a statement that gives no rows, with `?1` and `?2` for two values
 * @first: the first value, mostly the number of the game it is about
 * @second: the second value
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Runs it once.
 *
 * Returns: whether it went well
 */
gboolean
rh_statement_run_for (RhDatabase *database, const char *sql, gint64 first, gint64 second, GError **error)
{
  g_autoptr (RhStatement) self = rh_statement_new_for (database, sql, first);

  rh_statement_bind_int (self, 2, second);

  return rh_statement_run (self, error);
}

/**
 * rh_statement_run_for_one:
 * @database: an open database
 * @sql: a statement that gives no rows, with `?` for one value
 * @first: the value, mostly the number of the game it is about
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Runs it once.
 *
 * Returns: whether it went well
 */
gboolean
rh_statement_run_for_one (RhDatabase *database, const char *sql, gint64 first, GError **error)
{
  g_autoptr (RhStatement) self = rh_statement_new_for (database, sql, first);

  return rh_statement_run (self, error);
}

/**
 * rh_statement_reset:
 * @self: a statement
 *
 * Makes it ready to be bound and stepped afresh. What was bound stays.
 */
void
rh_statement_reset (RhStatement *self)
{
  sqlite3_reset (self->statement);
  self->bound = SQLITE_OK;
  self->wrong = NULL;
}

static void
note_wrong (RhStatement *self, int column)
{
  if (self->wrong == NULL)
    self->wrong = sqlite3_column_name (self->statement, column);
}

/* Damage can put anything into a row, whatever the table was declared to hold. */
static gboolean
is_of_type (RhStatement *self, int column, int type)
{
  g_assert (column < sqlite3_data_count (self->statement));

  if (sqlite3_column_type (self->statement, column) == type)
    return TRUE;

  note_wrong (self, column);

  return FALSE;
}

/**
 * rh_statement_get_int:
 * @self: a statement at a row
 * @column: which column, from 0
 * @min: the smallest number it may be
 * @max: the largest
 *
 * Whatever isn't such a number is told by rh_statement_check(), and by the next step.
 *
 * Returns: the number in it, from @min to @max
 */
gint64
rh_statement_get_int (RhStatement *self, int column, gint64 min, gint64 max)
{
  gint64 value;

  if (!is_of_type (self, column, SQLITE_INTEGER))
    return min;

  value = sqlite3_column_int64 (self->statement, column);
  if (value < min || value > max)
    note_wrong (self, column);

  return CLAMP (value, min, max);
}

/**
 * rh_statement_get_text:
 * @self: a statement at a row
 * @column: which column, from 0
 *
 * Whatever isn't a text, has a NUL in it or isn't UTF-8 is told by
 * rh_statement_check(), and by the next step.
 *
 * Returns: (transfer none): the text in it, until the next step; never %NULL
 */
const char *
rh_statement_get_text (RhStatement *self, int column)
{
  const char *text;
  int length;

  if (!is_of_type (self, column, SQLITE_TEXT))
    return "";

  text = (const char *) sqlite3_column_text (self->statement, column);
  length = sqlite3_column_bytes (self->statement, column);
  if (text != NULL && (gsize) length == strlen (text) && g_utf8_validate (text, length, NULL))
    return text;

  note_wrong (self, column);

  return "";
}

/**
 * rh_statement_get_digest:
 * @self: a statement at a row
 * @column: which column, from 0
 * @value: (out): the digest in it; none for SQL's NULL
 *
 * Whatever else isn't a digest is told by rh_statement_check(), and by the next step.
 */
void
rh_statement_get_digest (RhStatement *self, int column, RhDigest *value)
{
  memset (value, 0, sizeof *value);
  if (rh_statement_is_null (self, column) || !is_of_type (self, column, SQLITE_BLOB))
    return;

  if (sqlite3_column_bytes (self->statement, column) == sizeof value->bytes)
    memcpy (value->bytes, sqlite3_column_blob (self->statement, column), sizeof value->bytes);
  else
    note_wrong (self, column);
}

/**
 * rh_statement_is_null:
 * @self: a statement at a row
 * @column: which column, from 0
 *
 * Returns: whether it holds SQL's NULL
 */
gboolean
rh_statement_is_null (RhStatement *self, int column)
{
  g_assert (column < sqlite3_data_count (self->statement));

  return sqlite3_column_type (self->statement, column) == SQLITE_NULL;
}

/**
 * rh_statement_dup_shown:
 * @self: a statement at a row
 * @column: which column, from 0
 *
 * Returns: (transfer full): whatever is in it, as a text that can be shown
 */
char *
rh_statement_dup_shown (RhStatement *self, int column)
{
  const char *text;

  g_assert (column < sqlite3_data_count (self->statement));

  text = (const char *) sqlite3_column_text (self->statement, column);

  return text != NULL ? g_utf8_make_valid (text, sqlite3_column_bytes (self->statement, column)) : g_strdup ("");
}

/**
 * rh_statement_check:
 * @self: a statement
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_DAMAGED where a
 *   value isn't right
 *
 * Whatever is read goes through here before anybody relies on it.
 *
 * Returns: whether it could be prepared, and all values read from it so far were
 *   what they must be
 */
gboolean
rh_statement_check (RhStatement *self, GError **error)
{
  if (self->problem != NULL) {
    g_propagate_error (error, g_error_copy (self->problem));
    return FALSE;
  }
  if (self->wrong == NULL)
    return TRUE;

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                    /* Translators: the name of a column of the database */
                    _("what is stored as “%s” can’t be right"), self->wrong);
}

/**
 * rh_statement_reset_check:
 * @self: a statement
 *
 * Goes on after a row that wasn't right, for a caller who has said so.
 */
void
rh_statement_reset_check (RhStatement *self)
{
  self->wrong = NULL;
}
