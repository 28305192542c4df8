/* SPDX-License-Identifier: GPL-3.0-or-later
 * Old slips corrected in the store. */

#include "store-table.h"

#define MOVES "reveal d2/7 v1/3\nbids 10 3\npick 1 1\ndraw 1 2"

/* The game as it would be with other lines: what the session hands down. */
static gboolean
amend (RhStore *store, gint64 game, const char *text, guint n_kept, const char *const *lines, GError **error)
{
  g_autoptr (RhStoredGame) stored = rh_store_load_game (store, game, NULL);
  g_autoptr (RhFold) fold = rh_fold_new_moves (stored->setup, lines, n_kept, NULL, NULL);

  g_assert_nonnull (fold);

  return rh_store_amend (store, game, 4, 2, text, n_kept, rh_fold_get_entries (fold), FALSE, 0, error);
}

static void
assert_asks (const StoreTable *table, const char *sql, const char *answer)
{
  g_autofree char *text = store_table_ask (table, sql);

  g_assert_cmpstr (text, ==, answer);
}

/* A bid is corrected, and everything after still fits: the line and the ledger
 * from there change, what the line was stays on record. */
static void
test_change (void)
{
  static const char *const lines[] = { "reveal d2/7 v1/3", "bids 12 3", "pick 1 1", "draw 1 2" };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (table->path, &error);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  g_assert_true (amend (store, game, "bids 12 3", 4, lines, &error));
  g_assert_no_error (error);

  assert_asks (table, "SELECT seq, text FROM move", "1|reveal d2/7 v1/3\n2|bids 12 3\n3|pick 1 1\n4|draw 1 2");
  assert_asks (table, "SELECT seat, balance FROM entry WHERE move = 2", "0|88\n1|97");
  assert_asks (table, "SELECT seq, text FROM amendment", "2|bids 10 3");
  store_table_assert_good (store, 1);
}

/* A correction cuts the game back, with two moves undone before: no line is lost. */
static void
test_cut (void)
{
  static const char *const lines[] = { "reveal d2/7 v1/3", "bids 2 3" };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (table->path, &error);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES "\npass 1\ndraw 2 0");
  store_table_undo (store, game, 2);
  g_assert_true (amend (store, game, "bids 2 3", 2, lines, &error));
  g_assert_no_error (error);

  assert_asks (table, "SELECT seq, text FROM move", "1|reveal d2/7 v1/3\n2|bids 2 3");
  assert_asks (table,
               "SELECT seq, text FROM amendment ORDER BY seq",
               "2|bids 10 3\n3|pick 1 1\n4|draw 1 2\n5|pass 1\n6|draw 2 0");
  store_table_assert_good (store, 1);
}

/* Another program has played on: nothing is changed. */
static void
test_stale (void)
{
  static const char *const lines[] = { "reveal d2/7 v1/3", "bids 12 3", "pick 1 1", "draw 1 2" };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (table->path, &error);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES "\npass 1");
  g_assert_false (amend (store, game, "bids 12 3", 4, lines, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
  assert_asks (table, "SELECT text FROM move WHERE seq = 2", "bids 10 3");
  assert_asks (table, "SELECT count(*) FROM amendment", "0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-amend/change", test_change);
  g_test_add_func ("/store-amend/cut", test_cut);
  g_test_add_func ("/store-amend/stale", test_stale);

  return g_test_run ();
}
