/* SPDX-License-Identifier: GPL-3.0-or-later
 * Chains and seals follow whatever is done to a game. What they find is in test-store-load.c. */

#include "config.h"

#include "store-table.h"

#define OPENING "reveal s2/7 s3/3\nbids 12 5\npick 1 1\n"

/* As many links as moves and one more, and a seal. */
static void
assert_chained (const StoreTable *table, RhStore *store, const char *n_moves)
{
  store_table_assert_asks (table, "SELECT count(*) FROM chain WHERE seq > 0", n_moves);
  store_table_assert_asks (table, "SELECT count(*) FROM move", n_moves);
  store_table_assert_asks (table, "SELECT count(*) FROM seal", "1");
  store_table_assert_asks (table, "SELECT count(*) FROM chain WHERE seq = 0", "1");
  store_table_assert_good (store, 1);
}

/* Played, undone, redone, undone and something else played, ended and taken up, corrected. */
static void
test_follows (void)
{
  const char *const changed[] = { "reveal s2/7 s3/3", "bids 13 5", "pick 1 1", NULL };
  const RhAmendment amendment = { .seq = 2, .text = changed[1], .n_kept = 3 };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (RhFold) fold = NULL;

  assert_chained (table, store, "0");
  store_table_play (store, game, OPENING "draw 1 2\npass 1");
  assert_chained (table, store, "5");
  store_table_undo (store, game, 3);
  assert_chained (table, store, "5");
  store_table_redo (store, game, 1);
  assert_chained (table, store, "5");
  store_table_play (store, game, "draw 1 1");
  assert_chained (table, store, "4");
  store_table_end (store, game);
  assert_chained (table, store, "4");

  stored = store_table_load (store, game);
  g_assert_true (rh_store_set_ended (store, &stored->stand, FALSE, NULL));
  fold = rh_fold_new_moves (stored->setup, changed, 3, NULL, NULL);
  g_assert_true (rh_store_amend (store, &stored->stand, &amendment, fold, NULL));
  assert_chained (table, store, "3");
}

/* What a game is known by is brought up to date with each change: it needs no loading in between. */
static void
test_stand (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  g_autoptr (RhStoredGame) mine = store_table_load (store, store_table_add (store, "Anna,Bram"));
  g_autoptr (RhStoredGame) again = NULL;

  g_assert_true (rh_fold_play_text (mine->fold, "reveal s2/7 s3/3", NULL));
  g_assert_true (rh_store_append_move (store, &mine->stand, "reveal s2/7 s3/3", mine->fold, NULL));
  g_assert_true (rh_store_undo (store, &mine->stand, NULL));
  g_assert_true (rh_store_redo (store, &mine->stand, mine->fold, NULL));
  again = store_table_load (store, mine->stand.game);
  g_assert_cmpmem (&again->stand, sizeof again->stand, &mine->stand, sizeof mine->stand);
}

/* A game of an older schema gets its chain with its next move, whole. */
static void
test_older (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, OPENING "draw 1 2");
  store_table_undo (store, game, 1);
  store_table_play (store, game, "draw 1 1");
  store_table_undo (store, game, 1);
  store_table_assert_asks (table, STORE_TABLE_UNCHAIN, "");
  store_table_assert_good (store, 1);
  store_table_redo (store, game, 1);
  assert_chained (table, store, "4");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/chain/follows", test_follows);
  g_test_add_func ("/store/chain/stand", test_stand);
  g_test_add_func ("/store/chain/older", test_older);

  return g_test_run ();
}
