/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where a game stands and what the last move did: both ways to win, from the first turn to the end. */

#include "config.h"

#include "rh-zug-text.h"
#include "zug-telling-table.h"

static void
check (const char *victory, const char *moves, const char *where, const char *turn, const char *last)
{
  g_autoptr (RhSetup) setup = zug_table_setup (3, victory, 25, 0);
  RhZugState state = zug_table_start (3, victory, 25, 0, moves);

  zug_assert_text (rh_zug_text_where (setup, &state, ""), where);
  zug_assert_text (rh_zug_text_turn (setup, &state, "", 0, FALSE), turn);
  zug_assert_text (rh_zug_text_last (setup, &state), last);
}

static void
test_points (void)
{
  check (NULL, NULL, "Round 1 · Goal 25", "Anna’s turn", NULL);
  check (NULL, "train 1 etkkbc", "Round 1 · Goal 25", "Bram’s turn",
         "Anna’s train brings 22 points: (4\u00a0+\u00a04\u00a0+\u00a02\u00a0+\u00a01)\u00a0×\u00a02\u00a0=\u00a022.");
  check (NULL, "train 1 etk", "Round 1 · Goal 25", "Bram’s turn", "Anna’s train brings 4 points.");
  check (NULL, "train 1 etek", "Round 1 · Goal 25", "Bram’s turn", "Anna’s freight train brings 4 points.");
  check (NULL, "short 1", "Round 1 · Goal 25", "Bram’s turn", "Anna has a material shortage: no points.");
  check (NULL, "wreck 1", "Round 1 · Goal 25", "Bram’s turn", "Anna has a train wreck: no points.");
  check (NULL, "train 1 etkobc", "Round 1 · Last round", "Bram’s turn",
         "Anna’s special train brings 25 points. That reaches the goal; the others still have a turn each.");
  check (NULL, "short 1;train 2 etkobc", "Round 1 · Last round", "Csilla’s turn",
         "Bram’s special train brings 25 points. That reaches the goal of 25 points; Csilla still has a turn.");
  check (NULL, "train 1 etkobc;train 2 etkobc", "Round 1 · Last round", "Csilla’s turn",
         "Bram’s special train brings 25 points. That reaches the goal, too.");
  check (NULL, "train 1 etkobc;short 2;train 3 etkkebobc", "Round 1 · End", "Csilla has won",
         "Csilla’s freight train brings 32 points: (10\u00a0+\u00a03\u00a0+\u00a02\u00a0+\u00a01)\u00a0×\u00a02\u00a0=\u00a032. Csilla has won!");
  check (NULL, "train 1 etkobc;short 2;train 3 etkobc", "Round 1 · End", "Anna and Csilla share the win",
         "Csilla’s special train brings 25 points. Anna and Csilla have won!");
}

static void
test_knockout (void)
{
  check ("knockout", "short 1", "Knock-out · No mark yet", "Bram’s turn", "Anna has a material shortage: no points.");
  check ("knockout", "short 1;train 2 etkk", "Knock-out · 8 points to beat", "Csilla’s turn",
         "Bram’s train brings 8 points: 4\u00a0+\u00a04\u00a0=\u00a08. That is the mark to beat now.");
  check ("knockout", "short 1;train 2 etkk;train 3 etbbbb", "Knock-out · 8 points to beat", "Anna’s turn",
         "Csilla’s train brings 8 points: 2\u00a0+\u00a02\u00a0+\u00a02\u00a0+\u00a02\u00a0=\u00a08. Csilla is out.");
  check ("knockout", "short 1;train 2 etkk;short 3;wreck 1", "Knock-out · End", "Bram has won",
         "Anna has a train wreck: no points. Anna is out. Bram has won!");
}

static void
test_how (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);
  RhZugState state = zug_table_start (2, NULL, 8, 0, "train 1 etkk;short 2");

  zug_assert_text (rh_zug_text_how (setup, &state), "8 points after 1 turn each.");
  state = zug_table_start (2, "knockout", 0, 0, "train 1 etkk;short 2");
  zug_assert_text (rh_zug_text_how (setup, &state), "Nobody else has beaten 8 points.");
  zug_assert_text (rh_zug_text_turn (setup, &state, "", 0, TRUE), "Ended without a winner");
}

static void
check_entry (const char *move, RhZugEntryKind kind, const char *expected)
{
  RhZugState before = zug_table_start (2, NULL, 0, 0, NULL);
  RhZugState after = before;
  RhEntry entry = { .kind = kind };

  if (move != NULL)
    zug_table_play (&after, move);
  zug_assert_text (rh_zug_text_entry (&entry, &before, &after), expected);
}

static void
test_entries (void)
{
  check_entry (NULL, RH_ZUG_ENTRY_START, "Start");
  check_entry ("train 1 etkkbc", RH_ZUG_ENTRY_TRAIN, "Train: (4\u00a0+\u00a04\u00a0+\u00a02\u00a0+\u00a01) ×\u00a02");
  check_entry ("train 1 etkobc", RH_ZUG_ENTRY_TRAIN, "Special train: (4\u00a0+\u00a03\u00a0+\u00a02\u00a0+\u00a01) ×\u00a02 +\u00a05");
  check_entry ("train 1 etekob k", RH_ZUG_ENTRY_TRAIN, "Freight train: 9 +\u00a04");
  check_entry ("short 1", RH_ZUG_ENTRY_SHORT, "Material shortage");
  check_entry ("wreck 1", RH_ZUG_ENTRY_WRECK, "Train wreck");
  zug_assert_text (rh_zug_text_amount (64), "64");
  zug_assert_text (rh_zug_text_amount (-6), "−6");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text/points", test_points);
  g_test_add_func ("/zug-text/knockout", test_knockout);
  g_test_add_func ("/zug-text/how", test_how);
  g_test_add_func ("/zug-text/entries", test_entries);

  return g_test_run ();
}
