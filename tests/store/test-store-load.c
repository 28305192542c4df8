/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whole games, read from the store. */

#include "config.h"

#include "store-table.h"

/* Up to the first draw: two seats, one savanna each. */
#define OPENING "reveal s2/7 s3/3\nbids 12 5\npick 1 1\n"

/* Read in the middle of another program's move, a game is as it was before it. */
static void
test_while_written (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  gpointer lock = store_table_lock (table);
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  g_assert_cmpint (stored->id, ==, game);
  g_assert_cmpuint (stored->n_played, ==, 0);
  store_table_unlock (lock);
}

/* Moves and their undoing outlive the program. */
static void
test_restart (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhStore *store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;

  store_table_play (store, game, OPENING "draw 1 2\npass 1");
  store_table_undo (store, game, 3);
  rh_store_close (store);

  store = store_table_open (table);
  stored = store_table_load (store, game);
  g_assert_cmpuint (stored->n_played, ==, 2);
  g_assert_cmpuint (stored->moves->len, ==, 5);
  g_assert_cmpstr (g_ptr_array_index (stored->moves, 4), ==, "pass 1");
  store_table_redo (store, game, 3);
  store_table_assert_asks (table, "SELECT seq, text, undone FROM move WHERE seq > 3", "4|draw 1 2|0\n5|pass 1|0");
  store_table_assert_good (store, 1);
  rh_store_close (store);
}

/* Rows that make no game: a gap in the moves, an undone one in their midst, a
 * name twice, and a kind that only a later version knows. */
static void
test_damaged (void)
{
  const struct {
    const char  *sql;
    RhStoreError code;
  } cases[] = {
    { "DELETE FROM move WHERE seq = 2", RH_STORE_ERROR_DAMAGED },
    { "UPDATE move SET undone = 1 WHERE seq = 2", RH_STORE_ERROR_DAMAGED },
    { "UPDATE seat SET name = 'Anna'", RH_STORE_ERROR_DAMAGED },
    { "DELETE FROM seat WHERE seat = 1", RH_STORE_ERROR_DAMAGED },
    { "UPDATE game SET started = 9223372036854775807", RH_STORE_ERROR_DAMAGED },
    { "UPDATE game SET options = 'river-bonus'", RH_STORE_ERROR_DAMAGED },
    { "UPDATE game SET uuid = 'x'", RH_STORE_ERROR_DAMAGED },
    { "UPDATE game SET kind = 'polar-express'", RH_STORE_ERROR_FAILED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    gint64 game = store_table_add (store, "Anna,Bram");
    g_autoptr (GError) error = NULL;

    store_table_play (store, game, OPENING);
    store_table_assert_asks (table, cases[i].sql, "");
    g_assert_null (rh_store_load_game (store, game, &error));
    g_assert_error (error, RH_STORE_ERROR, (int) cases[i].code);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/load/while-written", test_while_written);
  g_test_add_func ("/store/load/restart", test_restart);
  g_test_add_func ("/store/load/damaged", test_damaged);

  return g_test_run ();
}
