/* SPDX-License-Identifier: GPL-3.0-or-later
 * Statements: bind, step, columns. */

#include "config.h"

#include "rh-statement.h"
#include "store-table.h"

#include <string.h>

static const char *const tables[] = {
  "CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT, number INTEGER CHECK (number < 100)) STRICT",
  NULL,
};

typedef struct {
  StoreTable *table;
  RhDatabase *database;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->table = store_table_new ();
  self->database = rh_database_open (self->table->path, tables, &error);
  g_assert_no_error (error);
}

/* Every test ends with this: no statement may be left over. */
static void
tear_down (Fixture *self, gconstpointer data)
{
  g_assert_true (rh_database_close (self->database));
  store_table_free (self->table);
}

static RhStatement *
prepare (Fixture *self, const char *sql)
{
  g_autoptr (GError) error = NULL;
  RhStatement *statement = rh_statement_new (self->database, sql);

  g_assert_true (rh_statement_check (statement, &error));
  g_assert_no_error (error);

  return statement;
}

static void
insert (Fixture *self, const char *text, gint64 number)
{
  g_autoptr (RhStatement) statement = prepare (self, "INSERT INTO t (text, number) VALUES (?, ?)");
  g_autoptr (GError) error = NULL;

  rh_statement_bind_text (statement, 1, text);
  rh_statement_bind_int (statement, 2, number);
  rh_statement_run (statement, &error);
  g_assert_no_error (error);
}

static gint64
get_number (RhStatement *statement, int column)
{
  return rh_statement_get_int (statement, column, G_MININT64, G_MAXINT64);
}

/* What is bound comes back as it was: quotes, NULL, the smallest number. */
static void
test_values (Fixture *self, gconstpointer data)
{
  g_autoptr (RhStatement) select = NULL;

  insert (self, "O’Brien'; DROP TABLE t; --", G_MININT64);
  insert (self, NULL, 7);
  select = prepare (self, "SELECT text, number FROM t ORDER BY id");

  g_assert_cmpint (rh_statement_step (select, NULL), ==, RH_STEP_ROW);
  g_assert_cmpstr (rh_statement_get_text (select, 0), ==, "O’Brien'; DROP TABLE t; --");
  g_assert_cmpint (get_number (select, 1), ==, G_MININT64);
  g_assert_cmpint (rh_statement_step (select, NULL), ==, RH_STEP_ROW);
  g_assert_true (rh_statement_is_null (select, 0));
  g_assert_cmpint (get_number (select, 1), ==, 7);
  g_assert_cmpint (rh_statement_step (select, NULL), ==, RH_STEP_DONE);
}

/* One statement, run with one value after the other. */
static void
test_again (Fixture *self, gconstpointer data)
{
  g_autoptr (RhStatement) statement = prepare (self, "INSERT INTO t (number) VALUES (?)");

  for (int i = 0; i < 3; i++) {
    rh_statement_bind_int (statement, 1, i);
    g_assert_true (rh_statement_run (statement, NULL));
  }

  store_table_assert_asks (self->table, "SELECT number FROM t", "0\n1\n2");
}

/* The same text twice at once, one inside the other, as lists do it; and once
 * more after both are done, without what was bound before. */
static void
test_same_text (Fixture *self, gconstpointer data)
{
  const char *sql = "SELECT number FROM t WHERE number >= ?1 OR ?1 IS NULL ORDER BY number";

  insert (self, "a", 1);
  insert (self, "b", 2);
  for (int i = 0; i < 2; i++) {
    g_autoptr (RhStatement) outer = prepare (self, sql);
    g_autoptr (RhStatement) inner = prepare (self, sql);

    rh_statement_bind_int (inner, 1, 2);
    g_assert_cmpint (rh_statement_step (outer, NULL), ==, RH_STEP_ROW);
    g_assert_cmpint (rh_statement_step (inner, NULL), ==, RH_STEP_ROW);
    g_assert_cmpint (get_number (outer, 0), ==, 1);
    g_assert_cmpint (get_number (inner, 0), ==, 2);
  }
}

/* A statement dropped half-way doesn't keep its transaction open. */
static void
test_dropped (Fixture *self, gconstpointer data)
{
  RhStatement *statement;

  insert (self, "a", 1);
  insert (self, "b", 2);
  statement = prepare (self, "SELECT id FROM t");
  g_assert_cmpint (rh_statement_step (statement, NULL), ==, RH_STEP_ROW);
  rh_statement_free (statement);
  store_table_assert_asks (self->table, "DROP TABLE t", "");
}

/* At once, for one value or two; what is wrong is told. */
static void
test_run_for (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_statement_run_for_one (self->database, "INSERT INTO t (number) VALUES (?)", 7, &error));
  g_assert_true (rh_statement_run_for (self->database, "INSERT INTO t (number) SELECT ?1 + ?2", 7, 2, &error));
  store_table_assert_asks (self->table, "SELECT group_concat (number) FROM t", "7,9");
  g_assert_true (rh_statement_run_for_one (self->database, "DELETE FROM t WHERE number = ?", 7, &error));
  g_assert_no_error (error);
  store_table_assert_asks (self->table, "SELECT group_concat (number) FROM t", "9");
  g_assert_false (rh_statement_run_for_one (self->database, "DELETE FROM nowhere WHERE id = ?", 7, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
}

/* SQL that makes no sense, and values that a check refuses. After that the
 * statement can be used again. */
static void
test_errors (Fixture *self, gconstpointer data)
{
  g_autoptr (RhStatement) statement = NULL;
  g_autoptr (GError) senseless = NULL;
  g_autoptr (GError) refused = NULL;

  statement = rh_statement_new_for (self->database, "SELECT x FROM nowhere WHERE x = ?", 1);
  g_assert_false (rh_statement_check (statement, NULL));
  g_assert_cmpint (rh_statement_step (statement, &senseless), ==, RH_STEP_ERROR);
  g_assert_error (senseless, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (senseless->message, "nowhere"));
  g_assert_false (rh_statement_run (statement, NULL));
  rh_statement_free (statement);

  statement = prepare (self, "INSERT INTO t (number) VALUES (?)");
  rh_statement_bind_int (statement, 1, 100);
  g_assert_cmpint (rh_statement_step (statement, &refused), ==, RH_STEP_ERROR);
  g_assert_error (refused, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (refused->message, self->table->path));

  rh_statement_reset (statement);
  rh_statement_bind_int (statement, 1, 99);
  g_assert_true (rh_statement_run (statement, NULL));
  store_table_assert_asks (self->table, "SELECT number FROM t", "99");
}

/* Whatever damage has put into a row comes out as a value that can be used, and as an
 * error that names the column; without anybody having asked, the next step fails. */
static void
test_wrong (Fixture *self, gconstpointer data)
{
  const struct {
    const char *select;
    gboolean    text;
    gboolean    right;
  } cases[] = {
    { "SELECT 'a' AS what", TRUE, TRUE },
    { "SELECT '' AS what", TRUE, TRUE },
    { "SELECT NULL AS what", TRUE, FALSE },
    { "SELECT 7 AS what", TRUE, FALSE },
    { "SELECT x'41' AS what", TRUE, FALSE },
    { "SELECT 'a' || char (0) || 'b' AS what", TRUE, FALSE },
    { "SELECT CAST (x'c328' AS TEXT) AS what", TRUE, FALSE },
    { "SELECT 5 AS what", FALSE, TRUE },
    { "SELECT 1 AS what", FALSE, TRUE },
    { "SELECT 0 AS what", FALSE, FALSE },
    { "SELECT 6 AS what", FALSE, FALSE },
    { "SELECT 4294967299 AS what", FALSE, FALSE },
    { "SELECT '3' AS what", FALSE, FALSE },
    { "SELECT 3.0 AS what", FALSE, FALSE },
    { "SELECT NULL AS what", FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (RhStatement) statement = prepare (self, cases[i].select);
    g_autoptr (GError) error = NULL;
    g_autoptr (GError) next = NULL;

    g_assert_cmpint (rh_statement_step (statement, NULL), ==, RH_STEP_ROW);
    if (cases[i].text) {
      g_assert_nonnull (rh_statement_get_text (statement, 0));
    } else {
      gint64 number = rh_statement_get_int (statement, 0, 1, 5);

      g_assert_true (number >= 1 && number <= 5);
    }

    g_assert_true (rh_statement_check (statement, &error) == cases[i].right);
    g_assert_cmpint (rh_statement_step (statement, &next), ==, cases[i].right ? RH_STEP_DONE : RH_STEP_ERROR);
    if (!cases[i].right) {
      g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
      g_assert_error (next, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
      g_assert_nonnull (strstr (error->message, "what"));
    }
  }
}

/* Digests: one, none, and one that is too short. */
static void
test_digest (Fixture *self, gconstpointer data)
{
  const RhDigest one = { { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0 } };
  g_autoptr (RhStatement) statement = prepare (self, "SELECT ?1, NULL, substr (?1, 2) AS short");
  g_autoptr (GError) error = NULL;
  RhDigest digest;

  rh_statement_bind_digest (statement, 1, &one);
  g_assert_cmpint (rh_statement_step (statement, NULL), ==, RH_STEP_ROW);
  rh_statement_get_digest (statement, 0, &digest);
  g_assert_true (rh_digest_equal (&digest, &one));
  rh_statement_get_digest (statement, 1, &digest);
  g_assert_false (rh_digest_is_set (&digest));
  g_assert_true (rh_statement_check (statement, NULL));
  rh_statement_get_digest (statement, 2, &digest);
  g_assert_false (rh_digest_is_set (&digest));
  g_assert_false (rh_statement_check (statement, &error));
  g_assert_nonnull (strstr (error->message, "short"));
}

/* What is only to be shown is shown, whatever it is. */
static void
test_shown (Fixture *self, gconstpointer data)
{
  g_autoptr (RhStatement) statement =
    prepare (self, "SELECT 'Anna', 12, NULL, CAST (x'41c342' AS TEXT), 'a' || char (0) || 'b'");
  const char *const shown[] = { "Anna", "12", "", "A\357\277\275B", "a\357\277\275b" };

  g_assert_cmpint (rh_statement_step (statement, NULL), ==, RH_STEP_ROW);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++) {
    g_autofree char *text = rh_statement_dup_shown (statement, (int) i);

    g_assert_cmpstr (text, ==, shown[i]);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/store/statement/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("values", test_values);
  ADD ("again", test_again);
  ADD ("same-text", test_same_text);
  ADD ("dropped", test_dropped);
  ADD ("run-for", test_run_for);
  ADD ("errors", test_errors);
  ADD ("wrong", test_wrong);
  ADD ("digest", test_digest);
  ADD ("shown", test_shown);
#undef ADD

  return g_test_run ();
}
