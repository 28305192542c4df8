/* SPDX-License-Identifier: GPL-3.0-or-later
 * Corrections undone and redone as one step each. */

#include "config.h"

#include "store-table.h"

#define MOVES "reveal d2/7 v1/3\nbids 10 3\npick 1 1\ndraw 1 2"

/* All that there is of a game, but when it was played last and when a line was taken off. */
#define ALL                                                                                                     \
  "SELECT 'game', status, winners FROM game UNION ALL SELECT 'entry', group_concat (x), 0 FROM"                 \
  " (SELECT move || '/' || n || '/' || seat || '/' || amount || '/' || balance AS x FROM entry ORDER BY move, n)" \
  " UNION ALL SELECT seq || ' ' || text, time, undone FROM move"

#define BIDS "SELECT text FROM move WHERE game = 3 AND seq = 2"

static void
assert_next (RhStore *store, gint64 game, guint undo, guint redo)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  const RhStand *stand = &stored->stand;

  g_assert_cmpuint (stand->done.n > 0 && stand->done.from == stand->n_played ? stand->done.seq : 0, ==, undo);
  g_assert_cmpuint (stand->undone.n > 0 && stand->undone.from == stand->n_played ? stand->undone.seq : 0, ==, redo);
}

/* A correction that cut the game back is undone: the line, the moves it cut with their times, those that were undone
 * then and the ledger are as they were; redone, all of it is as it was after. */
static void
test_cut (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  store_table_play (store, game, MOVES "\npass 1\ndraw 2 0");
  store_table_undo (store, game, 1);
  store_table_assert_asks (table, STORE_TABLE_UNCHAIN "UPDATE move SET time = 1000 + seq", "");
  before = store_table_ask (table, ALL);
  store_table_amend (store, game, 2, 2, "reveal d2/7 v1/3\nbids 2 3");
  after = store_table_ask (table, ALL);
  assert_next (store, game, 2, 0);

  store_table_step (store, game, FALSE);
  store_table_assert_asks (table, ALL, before);
  assert_next (store, game, 0, 2);
  store_table_assert_good (store, 1);
  store_table_step (store, game, TRUE);
  store_table_assert_asks (table, ALL, after);
  assert_next (store, game, 2, 0);
  store_table_assert_good (store, 1);
  store_table_step (store, game, FALSE);
  store_table_assert_asks (table, ALL, before);
  store_table_assert_good (store, 1);
}

/* Moves are played on a correction and undone: with it undone they can't be reached, with it redone they can. */
static void
test_moves_after (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 2, 2, "reveal d2/7 v1/3\nbids 2 3");
  store_table_play (store, game, "pick 2 1\ndraw 2 1");
  assert_next (store, game, 0, 0);
  store_table_undo (store, game, 2);
  assert_next (store, game, 2, 0);
  store_table_step (store, game, FALSE);
  store_table_undo (store, game, 3);
  assert_next (store, game, 0, 0);
  store_table_redo (store, game, 3);
  store_table_step (store, game, TRUE);
  store_table_redo (store, game, 2);
  store_table_assert_asks (table, "SELECT text FROM move",
                           "reveal d2/7 v1/3\nbids 2 3\npick 2 1\ndraw 2 1");
  store_table_assert_good (store, 1);
}

/* Two corrections, the second of which brought back what the first had cut: undone one after the other, and redone. */
static void
test_two (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  store_table_play (store, game, MOVES);
  first = store_table_ask (table, ALL);
  store_table_amend (store, game, 2, 2, "reveal d2/7 v1/3\nbids 2 3");
  second = store_table_ask (table, ALL);
  store_table_amend (store, game, 2, 2, MOVES);
  third = store_table_ask (table, ALL);

  store_table_step (store, game, FALSE);
  store_table_assert_asks (table, ALL, second);
  assert_next (store, game, 2, 2);
  store_table_step (store, game, FALSE);
  store_table_assert_asks (table, ALL, first);
  store_table_step (store, game, TRUE);
  store_table_assert_asks (table, ALL, second);
  store_table_step (store, game, TRUE);
  store_table_assert_asks (table, ALL, third);
  assert_next (store, game, 2, 0);
  store_table_assert_good (store, 1);
}

/* What is played, or corrected, after a correction was undone takes its place: it can't be redone, but its lines stay
 * on record. */
static void
test_forgotten (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 2, 4, "reveal d2/7 v1/3\nbids 12 3\npick 1 1\ndraw 1 2");
  store_table_step (store, game, FALSE);
  store_table_play (store, game, "pass 1");
  assert_next (store, game, 0, 0);
  store_table_assert_asks (table, "SELECT count(*) FROM correction", "0");
  store_table_assert_asks (table, "SELECT text, reason FROM amendment WHERE text LIKE 'bids%'",
                           "bids 10 3|corrected\nbids 12 3|undone");
  store_table_assert_good (store, 1);

  store_table_amend (store, game, 2, 5, "reveal d2/7 v1/3\nbids 12 3\npick 1 1\ndraw 1 2\npass 1");
  store_table_step (store, game, FALSE);
  store_table_amend (store, game, 2, 5, "reveal d2/7 v1/3\nbids 13 3\npick 1 1\ndraw 1 2\npass 1");
  assert_next (store, game, 2, 0);
  store_table_assert_asks (table, "SELECT n, undone FROM correction", "1|0");
  store_table_assert_good (store, 1);
}

/* The proof covers it: whoever changes what a correction is undone by damages the game. */
static void
test_sealed (void)
{
  static const char *const changes[] = {
    "UPDATE correction SET before = 3",
    "UPDATE correction SET seq = 1",
    "UPDATE correction SET kept = 3, before = 4, after = 3",
    "UPDATE correction SET first = first + 1",
    "UPDATE correction SET undone = 1",
    "DELETE FROM correction",
    "UPDATE amendment SET time = 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    gint64 game = store_table_add (store, "Anna,Bram");
    g_autoptr (GPtrArray) problems = NULL;
    guint n;

    store_table_play (store, game, MOVES);
    store_table_amend (store, game, 2, 2, "reveal d2/7 v1/3\nbids 2 3");
    store_table_assert_asks (table, changes[i], "");
    problems = store_table_verify (store, &n);
    g_assert_cmpuint (problems->len, ==, 1);
    g_assert_true (g_str_has_suffix (problems->pdata[0], "what was kept of its corrections was changed."));
  }
}

/* Another program has gone on: nothing is undone. */
static void
test_stale (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) whole = NULL;
  g_autoptr (RhStoredGame) known = NULL;
  g_autoptr (GError) error = NULL;

  store_table_play (store, game, MOVES);
  whole = store_table_load (store, game);
  store_table_amend (store, game, 2, 2, "reveal d2/7 v1/3\nbids 2 3");
  known = store_table_load (store, game);
  store_table_play (store, game, "pick 2 1");
  g_assert_false (rh_store_step_correction (store, &known->stand, FALSE, whole->fold, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  store_table_assert_asks (table, "SELECT text FROM move WHERE seq > 1", "bids 2 3\npick 2 1");
}

/* A game of the version before this one stands at one correction, and another was undone: both are still steps. */
static void
test_version_4 (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;

  store_table_copy_data (table, "store-v4.db");
  store = store_table_open (table);
  assert_next (store, 3, 2, 2);
  store_table_step (store, 3, TRUE);
  store_table_assert_asks (table, BIDS, "bids 12 3");
  store_table_step (store, 3, FALSE);
  store_table_step (store, 3, FALSE);
  store_table_assert_asks (table, BIDS, "bids 12 5");
  assert_next (store, 3, 0, 2);
  store_table_assert_good (store, 3);
}

/* A game from before there were such steps, with moves undone, is corrected and the correction undone. */
static void
test_older (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *before = NULL;

  store_table_copy_data (table, "store-v3.db");
  store = store_table_open (table);
  before = store_table_ask (table, ALL " WHERE game = 3");
  stored = store_table_load (store, 3);
  g_assert_cmpuint (stored->stand.n_played, <, stored->moves->len);
  g_ptr_array_set_size (stored->moves, (int) stored->stand.n_played);
  g_ptr_array_add (stored->moves, NULL);
  moves = g_strjoinv ("\n", (char **) stored->moves->pdata);

  store_table_amend (store, 3, 1, stored->stand.n_played, moves);
  store_table_step (store, 3, FALSE);
  store_table_assert_asks (table, ALL " WHERE game = 3", before);
  store_table_assert_good (store, 3);
}

/* What a correction has taken off can't be found any more, though the seal says that it's there: that is told. */
static void
test_gone (void)
{
  static const char *const gone[] = {
    "DELETE FROM correction WHERE n = 1",
    "UPDATE correction SET first = 1000, last = 1001 WHERE n = 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (gone); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    gint64 game = store_table_add (store, "Anna,Bram");
    g_autoptr (RhStoredGame) stored = NULL;
    g_autoptr (GError) error = NULL;

    store_table_play (store, game, MOVES);
    store_table_amend (store, game, 2, 2, "reveal d2/7 v1/3\nbids 2 3");
    stored = store_table_load (store, game);
    store_table_assert_asks (table, gone[i], "");
    g_assert_null (rh_store_list_stepped (store, &stored->stand, FALSE, &error));
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-correction/cut", test_cut);
  g_test_add_func ("/store-correction/moves-after", test_moves_after);
  g_test_add_func ("/store-correction/two", test_two);
  g_test_add_func ("/store-correction/forgotten", test_forgotten);
  g_test_add_func ("/store-correction/sealed", test_sealed);
  g_test_add_func ("/store-correction/stale", test_stale);
  g_test_add_func ("/store-correction/gone", test_gone);
  g_test_add_func ("/store-correction/version-4", test_version_4);
  g_test_add_func ("/store-correction/older", test_older);

  return g_test_run ();
}
