/* SPDX-License-Identifier: GPL-3.0-or-later
 * A statement: prepare, bind, step, read columns. */

#include "config.h"

#include "rh-statement.h"

#include <sqlite3.h>

/**
 * RhStatement:
 *
 * A prepared statement. Freeing it hands it back to its database, which keeps
 * it for the next time.
 */
struct _RhStatement {
  RhDatabase   *database;
  sqlite3_stmt *statement;
  int           bound; /* the first failure to bind, told by the next step */
};

static void
note_bound (RhStatement *self, int result)
{
  /* A parameter that isn't there, or a statement under way, is our own slip. */
  g_assert (result != SQLITE_RANGE && result != SQLITE_MISUSE);

  if (self->bound == SQLITE_OK)
    self->bound = result;
}

/**
 * rh_statement_new:
 * @database: an open database; it must outlive the statement
 * @sql: one statement, with `?` for each value
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Prepares a statement, or takes up the one prepared before from the same text.
 *
 * Returns: (transfer full) (nullable): the statement, or %NULL with @error set
 */
RhStatement *
rh_statement_new (RhDatabase *database, const char *sql, GError **error)
{
  sqlite3_stmt *statement = rh_database_take_statement (database, sql, error);
  RhStatement *self;

  if (statement == NULL)
    return NULL;

  self = g_new0 (RhStatement, 1);
  self->database = database;
  self->statement = statement;

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
  sqlite3_reset (self->statement);
  sqlite3_clear_bindings (self->statement);
  rh_database_give_statement (self->database, self->statement);
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
 * rh_statement_step:
 * @self: a statement
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Goes on to the next row.
 *
 * Returns: whether there is one, there are no more, or it failed
 */
RhStep
rh_statement_step (RhStatement *self, GError **error)
{
  int result = self->bound != SQLITE_OK ? self->bound : sqlite3_step (self->statement);

  if (result == SQLITE_ROW)
    return RH_STEP_ROW;

  if (result == SQLITE_DONE)
    return RH_STEP_DONE;

  rh_database_set_error (self->database, result, error);

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
}

/**
 * rh_statement_get_int:
 * @self: a statement at a row
 * @column: which column, from 0
 *
 * Returns: the number in it
 */
gint64
rh_statement_get_int (RhStatement *self, int column)
{
  g_assert (column < sqlite3_data_count (self->statement));

  return sqlite3_column_int64 (self->statement, column);
}

/**
 * rh_statement_get_text:
 * @self: a statement at a row
 * @column: which column, from 0
 *
 * Returns: (transfer none) (nullable): the text in it, until the next step;
 *   %NULL for SQL's NULL
 */
const char *
rh_statement_get_text (RhStatement *self, int column)
{
  g_assert (column < sqlite3_data_count (self->statement));

  return (const char *) sqlite3_column_text (self->statement, column);
}
