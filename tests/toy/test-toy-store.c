/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game nobody has heard of is stored, undone, redone, corrected, ended and found to be right. */

#include "toy-table.h"

static gint64
add_game (ToyTable *table)
{
  g_autoptr (RhSetup) setup = toy_table_setup ();
  g_autoptr (GError) error = NULL;
  gint64 game = rh_store_add_game (table->store, setup, &error);

  g_assert_no_error (error);

  return game;
}

static void
play (ToyTable *table, RhStoredGame *stored, const char *text)
{
  g_autoptr (GError) error = NULL;

  rh_fold_play_text (stored->fold, text, &error);
  g_assert_no_error (error);
  rh_store_append_move (table->store, &stored->stand, text, stored->fold, &error);
  g_assert_no_error (error);
}

static void
assert_totals (ToyTable *table, gint64 game, const char *totals)
{
  g_autoptr (RhStoredGame) stored = store_table_load (table->store, game);
  g_autoptr (GString) facts = g_string_new (NULL);

  rh_toy_game.facts (rh_fold_get_state (stored->fold), facts);
  g_assert_cmpstr (facts->str, ==, totals);
}

static void
test_kept (void)
{
  /* Head, points below zero and the winner are there again after a restart. */
  g_autoptr (ToyTable) table = toy_table_new ();
  gint64 game = add_game (table);
  g_autoptr (RhStoredGame) stored = store_table_load (table->store, game);
  g_autoptr (RhStoredGame) again = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  const RhGameRow *row;

  play (table, stored, "add 2 -7");
  play (table, stored, "add 3 +10");
  toy_table_restart (table);
  store_table_assert_good (table->store, 1);

  assert_totals (table, game, "totals=0,-7,10 winner=3");
  again = store_table_load (table->store, game);
  g_assert_cmpint (again->status, ==, RH_GAME_WON);
  g_assert_cmpstr (again->setup->seats[1].colour, ==, "-");
  g_assert_cmpint (rh_setup_get_number (again->setup, "goal"), ==, 10);

  rows = rh_store_list_games (table->store, FALSE, NULL, 10, NULL);
  g_assert_cmpuint (rows->len, ==, 1);
  row = rows->pdata[0];
  g_assert_null (row->problem);
  g_assert_true (row->game == &rh_toy_game);
  g_assert_cmpuint (row->winners, ==, 1u << 2);
  g_assert_cmpstr (row->players[2], ==, "Cleo");
  g_assert_cmpstr (row->colours[2], ==, "-");
}

static void
test_undone (void)
{
  /* A winning move is taken back and made again; another one takes its place. */
  g_autoptr (ToyTable) table = toy_table_new ();
  gint64 game = add_game (table);
  g_autoptr (RhStoredGame) stored = store_table_load (table->store, game);

  play (table, stored, "add 1 -3");
  play (table, stored, "add 2 +10");
  g_assert_true (rh_store_undo (table->store, &stored->stand, NULL));
  assert_totals (table, game, "totals=-3,0,0");
  store_table_assert_good (table->store, 1);
  g_assert_true (rh_store_redo (table->store, &stored->stand, stored->fold, NULL));
  assert_totals (table, game, "totals=-3,10,0 winner=2");
  store_table_assert_good (table->store, 1);

  g_assert_true (rh_store_undo (table->store, &stored->stand, NULL));
  g_clear_pointer (&stored, rh_stored_game_free);
  stored = store_table_load (table->store, game);
  play (table, stored, "add 3 -1");
  assert_totals (table, game, "totals=-3,0,-1");
  store_table_assert_good (table->store, 1);
}

static void
test_corrected (void)
{
  /* An old slip is corrected; the ledger is written anew from there, and what was there is told. */
  static const char *const moves[] = { "add 1 +4", "add 2 -9" };
  g_autoptr (ToyTable) table = toy_table_new ();
  gint64 game = add_game (table);
  g_autoptr (RhStoredGame) stored = store_table_load (table->store, game);
  RhAmendment amendment = { .seq = 1, .text = moves[0], .n_kept = 2 };
  g_autoptr (RhFold) fold = rh_fold_new_moves (stored->setup, moves, 2, NULL, NULL);
  g_autoptr (GPtrArray) former = NULL;

  play (table, stored, "add 1 -4");
  play (table, stored, "add 2 -9");
  play (table, stored, "add 1 +1");
  g_assert_true (rh_store_amend (table->store, &stored->stand, &amendment, fold, NULL));
  assert_totals (table, game, "totals=4,-9,0");
  store_table_assert_good (table->store, 1);

  former = rh_store_list_former (table->store, &stored->stand, NULL);
  g_assert_cmpuint (former->len, ==, 1);
  g_assert_cmpstr (((const RhFormerLine *) former->pdata[0])->text, ==, "add 1 -4");
}

static void
test_ended (void)
{
  /* People end a game without a winner, and start the next with the same players and goal. */
  g_autoptr (ToyTable) table = toy_table_new ();
  gint64 game = add_game (table);
  g_autoptr (RhStoredGame) stored = store_table_load (table->store, game);
  g_autoptr (RhStoredGame) again = NULL;
  g_autoptr (RhSetup) last = NULL;

  play (table, stored, "add 1 -99");
  g_assert_true (rh_store_set_ended (table->store, &stored->stand, TRUE, NULL));
  store_table_assert_good (table->store, 1);
  again = store_table_load (table->store, game);
  g_assert_cmpint (again->status, ==, RH_GAME_ENDED);

  last = rh_store_dup_last_setup (table->store, &rh_toy_game, NULL);
  g_assert_cmpuint (last->n_seats, ==, 3);
  g_assert_cmpstr (rh_setup_get_option (last, "goal"), ==, "10");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/toy-store/kept", test_kept);
  g_test_add_func ("/toy-store/undone", test_undone);
  g_test_add_func ("/toy-store/corrected", test_corrected);
  g_test_add_func ("/toy-store/ended", test_ended);

  return g_test_run ();
}
