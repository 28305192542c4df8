/* SPDX-License-Identifier: GPL-3.0-or-later
 * The game as the program knows it: who may play, its words, what comes next, and what it says of a state. */

#include "heart-table.h"
#include "rh-fold.h"
#include "rh-games.h"

#include <string.h>

static void
assert_facts (const RhHeartState *state, const char *expected)
{
  g_autoptr (GString) facts = g_string_new (NULL);

  rh_heart_game.facts (state, facts);
  g_assert_cmpstr (facts->str, ==, expected);
}

static void
test_game (void)
{
  /* It is in the list, for two to five players in five colours; points may go below zero. */
  static const char *const colours[] = { "black", "blue", "green", "red", "yellow", NULL };

  g_assert_true (rh_game_find ("heart-of-africa") == &rh_heart_game);
  g_assert_cmpuint (rh_heart_game.min_seats, ==, 2);
  g_assert_cmpuint (rh_heart_game.max_seats, ==, 5);
  g_assert_true (g_strv_equal (rh_heart_game.colours, colours));
  g_assert_true (rh_heart_game.below_zero);
  g_assert_null (rh_heart_game.bids);
}

static void
test_setup (void)
{
  /* Who may play: no sixth player, no other colour, and nobody begins who isn't there. */
  g_autoptr (RhSetup) setup = heart_table_setup (5);
  g_autoptr (RhSetup) two = heart_table_setup (2);
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_setup_add_seat (setup, "red", "Sixth", NULL));
  g_assert_false (rh_setup_add_seat (two, "white", "Third", NULL));
  g_assert_false (rh_setup_add_seat (two, "-", "Third", NULL));
  g_assert_cmpstr (rh_setup_get_option (two, "first"), ==, "1");
  g_assert_false (rh_setup_set_option (two, "river-bonus", "all", NULL));
  g_assert_false (rh_setup_set_option (two, "first", "0", NULL));
  g_assert_true (rh_setup_set_option (two, "first", "3", NULL));
  g_assert_false (rh_setup_check (two, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
}

static void
test_phases (void)
{
  /* What comes next; no single seat ever does. */
  static const struct {
    const char *moves;
    const char *phase;
  } cases[] = {
    { "terrain 1 desert", "play" },
    { "claim 2 white 3", "play" },
    { "tickets 1 +8", "tickets" },
    { "tickets 1 +8;tickets 2 +4", "over" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    RhHeartState state = heart_table_start (2, cases[i].moves);

    g_assert_cmpstr (rh_heart_game.phase (&state), ==, cases[i].phase);
    g_assert_cmpint (rh_heart_game.seat (&state), ==, -1);
  }
}

static void
test_facts (void)
{
  /* All by seat, points also below zero; who has won, all of them, once it is over. */
  RhHeartState state = heart_table_start (2, "deal desert jungle;claim 2 white 4");

  assert_facts (&state, "trains=45,41 desert=1,0 jungle=0,1 mountain=0,0 points=0,7");
  state = heart_table_start (3, "tickets 1 +5;tickets 2 -5;tickets 3 +5");
  assert_facts (&state, "trains=45,45,45 desert=0,0,0 jungle=0,0,0 mountain=0,0,0 points=15,-5,15 winner=1,3");
}

static void
test_end (void)
{
  /* It is over with the last tickets, and not before. */
  RhHeartState state = heart_table_start (2, "tickets 1 +8");
  guint winners = 7;

  g_assert_false (rh_heart_game.end (&state, &winners));
  g_assert_cmpuint (winners, ==, 0);
  g_free (heart_table_play (&state, "tickets 2 -8"));
  g_assert_true (rh_heart_game.end (&state, &winners));
  g_assert_cmpuint (winners, ==, 1);
}

static void
test_seat (void)
{
  /* A seat that there isn't, in each kind of move. */
  static const char *const lines[] = { "terrain 3 desert", "claim 3 white 3", "claim 5 white 3 double engines=1", "tickets 4",
                                       "claim 1 white 3 before 3" };
  RhHeartState state = heart_table_start (2, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    heart_table_refuse (&state, lines[i], RH_HEART_ERROR_SEAT, "There is no seat *");
}

static void
test_start (void)
{
  /* The start is an entry of nothing for everybody. */
  g_autoptr (RhSetup) setup = heart_table_setup (5);
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);

  g_assert_cmpuint (n, ==, 5);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (entries[i].seat, ==, i);
    g_assert_cmpint (entries[i].amount, ==, 0);
    g_assert_cmpstr (rh_game_get_entry_word (&rh_heart_game, entries[i].kind), ==, "start");
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart/game", test_game);
  g_test_add_func ("/heart/setup", test_setup);
  g_test_add_func ("/heart/phases", test_phases);
  g_test_add_func ("/heart/facts", test_facts);
  g_test_add_func ("/heart/end", test_end);
  g_test_add_func ("/heart/seat", test_seat);
  g_test_add_func ("/heart/start", test_start);

  return g_test_run ();
}
