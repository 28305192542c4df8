/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: tickets, Globetrotter, and who has won. */

#include "heart-table.h"

#include "rh-heart-tickets.h"

static void
assert_end (guint n_seats, const char *moves, const char *entries, guint winners)
{
  RhHeartState state = heart_table_start (n_seats, NULL);
  g_autofree char *text = heart_table_play (&state, moves);

  g_assert_cmpstr (text, ==, entries);
  g_assert_cmpint (state.phase, ==, winners == 0 ? RH_HEART_TICKETS : RH_HEART_OVER);
  g_assert_cmpuint (state.winners, ==, winners);
}

static void
test_sum (void)
{
  /* Rule H8: those fulfilled add, those failed subtract, also below nothing; an entry for each. */
  assert_end (2, "tickets 1 +8 -20 +1", "1 ticket +8 = 8; 1 ticket -20 = -12; 1 ticket +1 = -11", 0);
  assert_end (2, "tickets 2", "", 0);
}

static void
test_phase (void)
{
  /* After the first tickets only tickets follow, once a seat, in any order; after the last nothing does. */
  RhHeartState state = heart_table_start (3, "tickets 2 +5");

  heart_table_refuse (&state, "claim 1 white 3", RH_RULES_ERROR_PHASE, "Rule H8: *only tickets*");
  heart_table_refuse (&state, "terrain 1 desert", RH_RULES_ERROR_PHASE, "Rule H8: *only tickets*");
  heart_table_refuse (&state, "tickets 2 +5", RH_HEART_ERROR_TICKETS, "Rule H8: *seat 2*");
  heart_table_refuse (&state, "tickets 2", RH_HEART_ERROR_TICKETS, "Rule H8: *seat 2*");
  g_free (heart_table_play (&state, "tickets 1;tickets 3"));
  g_assert_cmpint (state.phase, ==, RH_HEART_OVER);
  heart_table_refuse (&state, "tickets 1", RH_RULES_ERROR_PHASE, "Rule H8: *over*");
  heart_table_refuse (&state, "claim 1 white 3", RH_RULES_ERROR_PHASE, "Rule H8: *over*");
  heart_table_refuse (&state, "terrain 1 desert", RH_RULES_ERROR_PHASE, "Rule H8: *over*");
  heart_table_refuse (&state, "deal desert desert desert", RH_RULES_ERROR_PHASE, "Rule H8: *over*");
}

static void
test_globetrotter (void)
{
  /* Rule H8: the most tickets fulfilled, whatever they are worth and however many failed; all who are equal. */
  assert_end (2, "tickets 1 +30;tickets 2 +1 +1 -9",
              "1 ticket +30 = 30; 2 ticket +1 = 1; 2 ticket +1 = 2; 2 ticket -9 = -7; 2 globetrotter +10 = 3", 1);
  assert_end (3, "tickets 3 +4;tickets 2 -1;tickets 1 +2",
              "3 ticket +4 = 4; 2 ticket -1 = -1; 1 ticket +2 = 2; 1 globetrotter +10 = 12; 3 globetrotter +10 = 14", 4);
}

static void
test_most (void)
{
  /* What Globetrotter takes is asked for, too, so far and in the end. */
  RhHeartState state = heart_table_start (2, NULL);

  g_assert_cmpuint (rh_heart_tickets_get_most (&state), ==, 0);
  g_free (heart_table_play (&state, "tickets 2 +1 +1 -9"));
  g_assert_cmpuint (rh_heart_tickets_get_most (&state), ==, 2);
  g_free (heart_table_play (&state, "tickets 1 +30"));
  g_assert_cmpuint (rh_heart_tickets_get_most (&state), ==, 2);
}

static void
test_nobody (void)
{
  /* Where nobody fulfilled any, nobody is Globetrotter: our reading. */
  assert_end (2, "tickets 1 -5;tickets 2 -8", "1 ticket -5 = -5; 2 ticket -8 = -8", 1);
  assert_end (2, "tickets 1;tickets 2", "", 1 | 2);
}

static void
test_winners (void)
{
  /* Rule H8: equal points, more tickets fulfilled; equal in both, the win is shared. */
  assert_end (2, "claim 1 red 5;tickets 1 +10;tickets 2 +5 +5",
              "1 route +10 = 10; 1 ticket +10 = 20; 2 ticket +5 = 5; 2 ticket +5 = 10; 2 globetrotter +10 = 20", 2);
  assert_end (3, "tickets 1 +5;tickets 2 +5;tickets 3 -5",
              "1 ticket +5 = 5; 2 ticket +5 = 5; 3 ticket -5 = -5; 1 globetrotter +10 = 15; 2 globetrotter +10 = 15",
              1 | 2);
}

static void
test_full_lines (void)
{
  /* As many tickets as lines can hold: the sum is right, and nothing else of the state is touched. */
  RhHeartState state = heart_table_start (2, NULL);
  g_autoptr (GString) line = g_string_new ("tickets 1");
  int n = 0;

  while (line->len + 4 <= RH_LINE_MAX) {
    g_string_append (line, " -99");
    n++;
  }
  g_free (heart_table_play (&state, line->str));
  g_assert_cmpint (state.players[0].points, ==, -99 * n);
  g_assert_cmpuint (state.players[0].n_tickets, ==, n);
  g_assert_cmpuint (state.players[0].fulfilled, ==, 0);
  g_assert_false (state.players[0].globetrotter);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-tickets/sum", test_sum);
  g_test_add_func ("/heart-tickets/phase", test_phase);
  g_test_add_func ("/heart-tickets/globetrotter", test_globetrotter);
  g_test_add_func ("/heart-tickets/most", test_most);
  g_test_add_func ("/heart-tickets/nobody", test_nobody);
  g_test_add_func ("/heart-tickets/winners", test_winners);
  g_test_add_func ("/heart-tickets/full-lines", test_full_lines);

  return g_test_run ();
}
