/* SPDX-License-Identifier: GPL-3.0-or-later
 * The state of a game: its start, whose turn is still to come, what is to be reached. */

#include "zug-table.h"

static void
test_start (void)
{
  /* Nobody has a point, and the seat that the options name begins (Z12). */
  RhZugState state = zug_table_start (8, NULL, 0, 8, NULL);

  g_assert_cmpint (state.victory, ==, RH_ZUG_POINTS);
  g_assert_cmpint (state.goal, ==, 100);
  g_assert_cmpint (state.seat, ==, 7);
  g_assert_cmpuint (rh_zug_state_count_in (&state), ==, 8);
  zug_table_assert_facts (&state, "round=1 totals=0,0,0,0,0,0,0,0");

  state = zug_table_start (2, "knockout", 9999, 0, NULL);
  g_assert_cmpint (state.seat, ==, 0);
  zug_table_assert_facts (&state, "mark=0 in=1,2");
}

static void
test_still_to_come (void)
{
  /* In the points game whoever hasn't had this round's turn; in the knock-out whoever has the mark to beat. */
  RhZugState state = zug_table_start (3, NULL, 0, 2, "train 2 etk");

  g_assert_true (rh_zug_state_is_still_to_come (&state, 0));
  g_assert_false (rh_zug_state_is_still_to_come (&state, 1));
  g_assert_true (rh_zug_state_is_still_to_come (&state, 2));

  state = zug_table_start (3, "knockout", 0, 0, "short 1;train 2 etk;train 3 etb");
  g_assert_true (rh_zug_state_is_still_to_come (&state, 0));
  g_assert_false (rh_zug_state_is_still_to_come (&state, 1)); /* the holder */
  g_assert_false (rh_zug_state_is_still_to_come (&state, 2)); /* out */

  zug_table_play (&state, "short 1");
  g_assert_false (rh_zug_state_is_still_to_come (&state, 0));
}

static void
test_target (void)
{
  /* What the total lacks of the goal, or of the best total beyond it; in the knock-out one more than the mark. */
  RhZugState state = zug_table_start (2, NULL, 30, 0, "train 1 etkobc;short 2");

  g_assert_cmpint (rh_zug_state_get_target (&state, 0), ==, 5);
  g_assert_cmpint (rh_zug_state_get_target (&state, 1), ==, 30);
  g_assert_false (rh_zug_state_is_shared_target (&state, 1));
  g_assert_false (rh_zug_state_is_last_round (&state));
  zug_table_play (&state, "train 1 etkobc");
  g_assert_cmpint (rh_zug_state_get_target (&state, 1), ==, 50);
  g_assert_true (rh_zug_state_is_last_round (&state));
  g_assert_true (rh_zug_state_is_shared_target (&state, 1));
  g_assert_cmpint (rh_zug_state_get_best_total (&state), ==, 50);

  state = zug_table_start (2, "knockout", 30, 0, "short 1");
  g_assert_cmpint (rh_zug_state_get_target (&state, 1), ==, 0);
  zug_table_play (&state, "train 2 etkk");
  g_assert_cmpint (rh_zug_state_get_target (&state, 0), ==, 9);
  g_assert_false (rh_zug_state_is_shared_target (&state, 0));
  g_assert_false (rh_zug_state_is_last_round (&state));
}

static void
assert_places (const RhZugState *state, const char *expected)
{
  g_autoptr (GString) places = g_string_new (NULL);

  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (places, "%u", rh_zug_state_get_place (state, i));
  g_assert_cmpstr (places->str, ==, expected);
}

static void
test_places (void)
{
  /* By points, equal ones share a place (Z10); in the knock-out by how long each stayed in (Z11). */
  RhZugState state = zug_table_start (3, NULL, 0, 0, "train 1 etk;train 2 etkobc;train 3 etk");

  assert_places (&state, "212");

  state = zug_table_start (3, "knockout", 0, 2, "short 2;train 3 etb");
  assert_places (&state, "111");
  zug_table_play (&state, "short 1");
  assert_places (&state, "311");
  zug_table_play (&state, "short 2");
  assert_places (&state, "321");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-state/start", test_start);
  g_test_add_func ("/zug-state/still-to-come", test_still_to_come);
  g_test_add_func ("/zug-state/target", test_target);
  g_test_add_func ("/zug-state/places", test_places);

  return g_test_run ();
}
