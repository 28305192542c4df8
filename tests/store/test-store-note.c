/* SPDX-License-Identifier: GPL-3.0-or-later
 * What people have written about a game. */

#include "config.h"

#include "store-table.h"

static char *
read_note (RhStore *store, gint64 game)
{
  g_autoptr (GError) error = NULL;
  char *note = NULL;

  g_assert_true (rh_store_dup_note (store, game, &note, &error));
  g_assert_no_error (error);

  return note;
}

static void
assert_note (RhStore *store, gint64 game, const char *wanted)
{
  g_autofree char *note = read_note (store, game);

  g_assert_cmpstr (note, ==, wanted);
}

static void
write_note (RhStore *store, gint64 game, const char *note)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_store_set_note (store, game, note, &error));
  g_assert_no_error (error);
}

/* Written, changed, and taken away; a game's own, and there again when the program is. */
static void
test_written (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  store_table_add (store, "Anna,Bram");
  store_table_add (store, "Anna,Bram");
  assert_note (store, 1, NULL);
  write_note (store, 1, "At Ágnes’s; it rained.");
  write_note (store, 2, "x");
  write_note (store, 1, "At Ágnes’s;\nit rained all night.");
  store_table_assert_good (store, 2);

  g_clear_pointer (&store, rh_store_close);
  store = store_table_open (table);
  assert_note (store, 1, "At Ágnes’s;\nit rained all night.");
  assert_note (store, 2, "x");
  write_note (store, 1, "");
  write_note (store, 2, NULL);
  assert_note (store, 1, NULL);
  store_table_assert_asks (table, "SELECT count (*) FROM note", "0");
}

/* The game stays what and where it was, and can be played on by who had it open. */
static void
test_beside (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStoredGame) stored = NULL;
  g_autofree char *before = NULL;

  store_table_add (store, "Anna,Bram");
  stored = store_table_load (store, 1);
  before = store_table_ask (table, "SELECT * FROM game; SELECT * FROM seal");
  write_note (store, 1, "Rain");
  store_table_assert_asks (table, "SELECT * FROM game; SELECT * FROM seal", before);
  g_assert_true (rh_store_set_ended (store, &stored->stand, TRUE, NULL));
  assert_note (store, 1, "Rain");
}

/* There is no such game. */
static void
test_nowhere (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_store_set_note (store, 7, "Rain", &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
  assert_note (store, 7, NULL);
}

/* A changed bit in a note, or a note that was moved to another game, is told: of the note alone, the game is whole. */
static void
test_damaged (gconstpointer sql)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *note = NULL;
  guint n_games;

  store_table_add (store, "Anna,Bram");
  store_table_add (store, "Anna,Bram");
  write_note (store, 1, "Rain");
  store_table_assert_asks (table, sql, "");

  g_assert_false (rh_store_dup_note (store, 2, &note, &error) && rh_store_dup_note (store, 1, &note, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
  found = store_table_verify (store, &n_games);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpuint (n_games, ==, 2);
  stored = store_table_load (store, 1);
}

/* With the game its note goes. */
static void
test_deleted (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);

  store_table_add (store, "Anna,Bram");
  write_note (store, 1, "Rain");
  g_assert_true (rh_store_delete_game (store, 1, NULL));
  store_table_assert_asks (table, "SELECT count (*) FROM note", "0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/note/written", test_written);
  g_test_add_func ("/store/note/beside", test_beside);
  g_test_add_func ("/store/note/nowhere", test_nowhere);
  g_test_add_data_func ("/store/note/damaged", "UPDATE note SET text = 'Pain'", test_damaged);
  g_test_add_data_func ("/store/note/damaged-key", "UPDATE note SET key = 'pain'", test_damaged);
  g_test_add_data_func ("/store/note/moved", "UPDATE note SET game = 2", test_damaged);
  g_test_add_func ("/store/note/deleted", test_deleted);

  return g_test_run ();
}
