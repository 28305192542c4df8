/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a new name is worth when it was damaged, or not there yet. */

#include "config.h"

#include "store-table.h"

/* Two games of Ann, who is called Anna now. */
static RhStore *
begin (StoreTable *table)
{
  RhStore *store = store_table_open (table);
  gint64 player = 0;

  store_table_add (store, "Ann,Bram");
  store_table_add (store, "Ann,Bram");
  g_assert_true (rh_store_find_player (store, "Ann", &player, NULL));
  g_assert_true (rh_store_rename_player (store, player, "Anna", NULL));

  return store;
}

/* A game that was open goes on; its chain knows nothing of names. */
static void
test_open (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStoredGame) stored = NULL;
  gint64 player = 0;

  store_table_add (store, "Ann,Bram");
  stored = store_table_load (store, 1);
  g_assert_true (rh_store_find_player (store, "Ann", &player, NULL));
  g_assert_true (rh_store_rename_player (store, player, "Anna", NULL));
  g_assert_true (rh_store_set_ended (store, &stored->stand, TRUE, NULL));
  store_table_assert_good (store, 1);
}

/* A changed bit in a new name is damage of all games that would show it. */
static void
test_damaged (gconstpointer sql)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = begin (table);
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GError) error = NULL;
  guint n_games;

  store_table_assert_asks (table, sql, "");
  g_assert_null (rh_store_load_game (store, 1, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
  found = store_table_verify (store, &n_games);
  g_assert_cmpuint (found->len, >=, 2);
}

/* Two who are each other: no loop without an end. */
static void
test_circle (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (GError) error = NULL;
  gint64 ann = 0, emma = 0;

  store_table_add (store, "Ann,Bram");
  store_table_add (store, "Emma,Bram");
  g_assert_true (rh_store_find_player (store, "Ann", &ann, NULL));
  g_assert_true (rh_store_find_player (store, "Emma", &emma, NULL));
  g_assert_true (rh_store_merge_players (store, ann, emma, NULL));
  g_assert_true (rh_store_take_back_renaming (store, emma, NULL));
  g_assert_true (rh_store_merge_players (store, emma, ann, NULL));
  g_assert_false (rh_store_merge_players (store, ann, emma, &error));
  g_assert_nonnull (error);
  store_table_assert_good (store, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/renaming/open", test_open);
  g_test_add_data_func ("/store/renaming/damaged-name", "UPDATE renaming SET name = 'Inna'", test_damaged);
  g_test_add_data_func ("/store/renaming/damaged-player", "UPDATE player SET key = 'inna' WHERE key = 'anna'", test_damaged);
  g_test_add_func ("/store/renaming/circle", test_circle);

  return g_test_run ();
}
