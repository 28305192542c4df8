/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tables and indexes that aren't what they should be. */

#include "config.h"

#include "store-table.h"

/* After the change the audit says just that. */
static void
assert_finds (const char *sql, const char *sentence)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GPtrArray) problems = NULL;
  guint n_games;

  store_table_assert_asks (table, sql, "");
  problems = store_table_verify (store, &n_games);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (problems, 0), ==, sentence);
}

/* A table that is empty is missed, too. Its index goes with it. */
static void
test_missing (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GPtrArray) problems = NULL;
  guint n_games;

  store_table_assert_asks (table, "DROP TABLE amendment", "");
  problems = store_table_verify (store, &n_games);
  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_true (g_ptr_array_find_with_equal_func (problems, "A part of the database is missing: table “amendment”.", g_str_equal, NULL));
}

static void
test_index (void)
{
  assert_finds ("DROP INDEX player_used", "A part of the database is missing: index “player_used”.");
}

static void
test_changed (void)
{
  assert_finds ("PRAGMA writable_schema = ON;"
                "UPDATE sqlite_schema SET sql = replace (sql, 'balance >= 0', 'balance >= 9') WHERE name = 'entry'",
                "A part of the database isn’t as Railhead makes it: table “entry”.");
}

static void
test_foreign (void)
{
  assert_finds ("CREATE TABLE photo (x)", "A part of the database isn’t one of Railhead’s: table “photo”.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/schema/missing", test_missing);
  g_test_add_func ("/store/schema/index", test_index);
  g_test_add_func ("/store/schema/changed", test_changed);
  g_test_add_func ("/store/schema/foreign", test_foreign);

  return g_test_run ();
}
