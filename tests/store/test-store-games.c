/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games and moves in the store. */

#include "config.h"

#include "store-table.h"

#include <string.h>

static RhStore *
open_store (const StoreTable *table)
{
  g_autoptr (GError) error = NULL;
  RhStore *store = rh_store_open (table->path, &error);

  g_assert_no_error (error);

  return store;
}

static RhStoredGame *
load (RhStore *store, gint64 game)
{
  g_autoptr (GError) error = NULL;
  RhStoredGame *stored = rh_store_load_game (store, game, &error);

  g_assert_no_error (error);

  return stored;
}

static void
assert_asks (const StoreTable *table, const char *sql, const char *answer)
{
  g_autofree char *text = store_table_ask (table, sql);

  g_assert_cmpstr (text, ==, answer);
}

/* Two people sit down. The game is stored with an id and a start made up for
 * it, and with what everybody begins with. */
static void
test_add (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = open_store (table);
  gint64 game = store_table_add (store, "Anna,Bram de Vries");
  g_autoptr (RhStoredGame) stored = load (store, game);

  g_assert_cmpint (stored->id, ==, game);
  g_assert_cmpint (stored->status, ==, RH_GAME_PLAYING);
  g_assert_cmpuint (stored->moves->len, ==, 0);
  g_assert_cmpuint (stored->n_played, ==, 0);
  g_assert_true (g_uuid_string_is_valid (stored->setup->id));
  g_assert_cmpuint (strlen (stored->setup->started), ==, strlen ("2026-11-21T19:30:00Z"));
  g_assert_cmpuint (stored->setup->n_seats, ==, 2);
  g_assert_cmpstr (stored->setup->seats[1].name, ==, "Bram de Vries");
  g_assert_cmpstr (stored->setup->seats[1].colour, ==, "blue");
  assert_asks (table, "SELECT move, n, seat, kind, amount, balance FROM entry", "0|0|0|start|100|100\n0|1|1|start|100|100");
  store_table_assert_good (store, 1);
}

/* A whole game, with undo and redo in the middle of it and again after the win. */
static void
test_whole_game (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *moves = store_table_read_record ("cape-three-players.railhead");
  g_autoptr (RhStore) store = open_store (table);
  gint64 game = store_table_add (store, "Anna,Bram,Chris");
  g_autoptr (RhStoredGame) won = NULL;
  g_autoptr (RhStoredGame) undone = NULL;

  store_table_play (store, game, moves);
  won = load (store, game);
  g_assert_cmpint (won->status, ==, RH_GAME_WON);
  g_assert_cmpuint (won->n_played, ==, won->moves->len);
  assert_asks (table, "SELECT status, winners FROM game", "won|2");
  store_table_assert_good (store, 1);

  store_table_undo (store, game, 7);
  undone = load (store, game);
  g_assert_cmpint (undone->status, ==, RH_GAME_PLAYING);
  g_assert_cmpuint (undone->n_played, ==, won->n_played - 7);
  g_assert_cmpuint (undone->moves->len, ==, won->moves->len);
  store_table_assert_good (store, 1);

  store_table_redo (store, game, 7);
  assert_asks (table, "SELECT status, winners FROM game", "won|2");
  store_table_assert_good (store, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/games/add", test_add);
  g_test_add_func ("/store/games/whole-game", test_whole_game);

  return g_test_run ();
}
