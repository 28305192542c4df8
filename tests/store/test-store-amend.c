/* SPDX-License-Identifier: GPL-3.0-or-later
 * Old slips corrected in the store. */

#include "config.h"

#include "record-data.h"
#include "store-table.h"

#define MOVES "reveal d2/7 v1/3\nbids 10 3\npick 1 1\ndraw 1 2"

/* The game as it would be with other lines: what the session hands down. The second of
 * them is another, and those from @n_kept on are added. */
static gboolean
amend_with (RhStore *store, gint64 game, guint n_played, guint n_kept, const char *const *lines, GError **error)
{
  g_autoptr (RhStoredGame) stored = rh_store_load_game (store, game, NULL);
  guint n = g_strv_length ((char **) lines);
  g_autoptr (RhFold) fold = rh_fold_new_moves (stored->setup, lines, n, NULL, NULL);
  RhAmendment amendment = { .seq = 2, .text = lines[1], .n_kept = n_kept, .added = lines + n_kept };

  g_assert_nonnull (fold);
  stored->stand.n_played = n_played;

  return rh_store_amend (store, &stored->stand, &amendment, fold, error);
}

static gboolean
amend (RhStore *store, gint64 game, const char *const *lines, GError **error)
{
  return amend_with (store, game, 4, g_strv_length ((char **) lines), lines, error);
}

/* A bid is corrected, and everything after still fits: the line and the ledger
 * from there change, what the line was stays on record. */
static void
test_change (void)
{
  static const char *const lines[] = { "reveal d2/7 v1/3", "bids 12 3", "pick 1 1", "draw 1 2", NULL };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (table->path, &error);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  g_assert_true (amend (store, game, lines, &error));
  g_assert_no_error (error);

  store_table_assert_asks (table, "SELECT seq, text FROM move", "1|reveal d2/7 v1/3\n2|bids 12 3\n3|pick 1 1\n4|draw 1 2");
  store_table_assert_asks (table, "SELECT seat, balance FROM entry WHERE move = 2", "0|88\n1|97");
  store_table_assert_asks (table, "SELECT seq, text, reason FROM amendment", "2|bids 10 3|corrected");
  store_table_assert_good (store, 1);
}

/* A correction cuts the game back, with two moves undone before: no line is lost. */
static void
test_cut (void)
{
  static const char *const lines[] = { "reveal d2/7 v1/3", "bids 2 3", NULL };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (table->path, &error);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES "\npass 1\ndraw 2 0");
  store_table_undo (store, game, 2);
  g_assert_true (amend (store, game, lines, &error));
  g_assert_no_error (error);

  store_table_assert_asks (table, "SELECT seq, text FROM move", "1|reveal d2/7 v1/3\n2|bids 2 3");
  store_table_assert_asks (table,
               "SELECT seq, text, reason FROM amendment ORDER BY seq",
               "2|bids 10 3|corrected\n3|pick 1 1|cut\n4|draw 1 2|cut\n5|pass 1|undone\n6|draw 2 0|undone");
  store_table_assert_good (store, 1);
}

/* Another program has played on: nothing is changed. */
static void
test_stale (void)
{
  static const char *const lines[] = { "reveal d2/7 v1/3", "bids 12 3", "pick 1 1", "draw 1 2", NULL };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (table->path, &error);
  gint64 game = store_table_add (store, "Anna,Bram");

  g_autoptr (RhStoredGame) known = NULL;
  RhAmendment amendment = { .seq = 2, .text = lines[1], .n_kept = 4 };

  store_table_play (store, game, MOVES);
  known = store_table_load (store, game);
  store_table_play (store, game, "pass 1");
  g_assert_false (rh_store_amend (store, &known->stand, &amendment, known->fold, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  store_table_assert_asks (table, "SELECT text FROM move WHERE seq = 2", "bids 10 3");
  store_table_assert_asks (table, "SELECT count(*) FROM amendment", "0");
}

/* The correction is taken back, and what it had cut is there again, in one go. */
static void
test_put_back (void)
{
  static const char *const cut[] = { "reveal d2/7 v1/3", "bids 2 3", NULL };
  static const char *const whole[] = { "reveal d2/7 v1/3", "bids 10 3", "pick 1 1", "draw 1 2", NULL };
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStore) store = rh_store_open (table->path, &error);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autofree char *before = NULL;

  store_table_play (store, game, MOVES);
  before = store_table_ask (table, "SELECT move, n, seat, kind, amount, balance FROM entry ORDER BY move, n");
  g_assert_true (amend (store, game, cut, &error));
  g_assert_true (amend_with (store, game, 2, 2, whole, &error));
  g_assert_no_error (error);

  store_table_assert_asks (table, "SELECT seq, text FROM move", "1|reveal d2/7 v1/3\n2|bids 10 3\n3|pick 1 1\n4|draw 1 2");
  store_table_assert_asks (table, "SELECT move, n, seat, kind, amount, balance FROM entry ORDER BY move, n", before);
  store_table_assert_asks (table,
               "SELECT seq, text, reason FROM amendment ORDER BY id",
               "2|bids 10 3|corrected\n3|pick 1 1|cut\n4|draw 1 2|cut\n2|bids 2 3|corrected");
  store_table_assert_good (store, 1);
}

/* A correction in a game that was over isn't play: it keeps its day, and its place in the history; in one under way it is. */
static void
test_time (void)
{
  const char *sql = "SELECT status, touched < 2000 FROM game";
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_auto (GStrv) all = g_strsplit (moves, "\n", -1);
  const char *const lines[] = { all[0], all[1], NULL };
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram,Chris");
  guint n = 0;

  for (guint i = 0; all[i] != NULL; i++)
    n += *all[i] != '\0';
  store_table_play (store, game, moves);
  store_table_assert_asks (table, STORE_TABLE_UNCHAIN "UPDATE game SET touched = 1000", "");
  g_assert_true (amend_with (store, game, n, 2, lines, NULL));
  store_table_assert_asks (table, sql, "playing|1");
  g_assert_true (amend_with (store, game, 2, 2, lines, NULL));
  store_table_assert_asks (table, sql, "playing|0");
  store_table_assert_good (store, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-amend/change", test_change);
  g_test_add_func ("/store-amend/cut", test_cut);
  g_test_add_func ("/store-amend/stale", test_stale);
  g_test_add_func ("/store-amend/put-back", test_put_back);
  g_test_add_func ("/store-amend/time", test_time);

  return g_test_run ();
}
