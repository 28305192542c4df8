/* SPDX-License-Identifier: GPL-3.0-or-later
 * Routes claimed, plain and doubled; and the last round. */

#include "heart-table.h"

static void
assert_entries (RhHeartState *state, const char *moves, const char *expected)
{
  g_autofree char *entries = heart_table_play (state, moves);

  g_assert_cmpstr (entries, ==, expected);
}

static void
test_plain (void)
{
  /* Rules H1, H6: points by length, as many trains as it is long; no terrain card is played. */
  RhHeartState state = heart_table_start (2, "terrain 1 desert");

  assert_entries (&state, "claim 1 yellow 1;claim 1 orange 2;claim 1 red 3;claim 1 white 4;claim 1 grey 5;claim 1 blue 6",
                  "1 route +1 = 1; 1 route +2 = 3; 1 route +4 = 7; 1 route +7 = 14; 1 route +10 = 24; 1 route +15 = 39");
  g_assert_cmpint (state.players[0].trains, ==, 45 - 21);
  g_assert_cmpint (state.players[0].cards[RH_HEART_DESERT], ==, 1);
  g_assert_cmpuint (state.players[0].n_routes, ==, 6);
}

static void
test_own_cards (void)
{
  /* Rules H4, H6: as many cards as anybody else are enough; one for a short route, two for a long one. */
  RhHeartState state = heart_table_start (2, "terrain 1 jungle jungle;terrain 1 jungle;terrain 2 jungle jungle");

  assert_entries (&state, "claim 1 purple 3 double engines=0", "1 route +8 = 8");
  g_assert_cmpint (state.players[0].cards[RH_HEART_JUNGLE], ==, 2);
  g_assert_cmpint (state.last.paid, ==, 1);
  assert_entries (&state, "claim 2 green 6 double engines=0", "2 route +30 = 30");
  g_assert_cmpint (state.players[1].cards[RH_HEART_JUNGLE], ==, 0);
  g_assert_cmpint (state.players[1].trains, ==, 39);
}

static void
test_worked_example (void)
{
  /* The rule book's own: one mountain card, the leader has two, one engine. The engine pays, the card stays. */
  RhHeartState state = heart_table_start (2, "deal mountain mountain;terrain 2 mountain");

  heart_table_refuse (&state, "claim 1 white 3 double engines=0", RH_HEART_ERROR_LEVEL, "Rule H4: *mountain*1*0*2*");
  assert_entries (&state, "claim 1 white 3 double engines=1", "1 route +8 = 8");
  g_assert_cmpint (state.players[0].cards[RH_HEART_MOUNTAIN], ==, 1);
  g_assert_cmpint (state.players[0].trains, ==, 42);
  g_assert_cmpuint (state.players[0].routes[0].own, ==, 1);
  g_assert_cmpuint (state.players[0].routes[0].most, ==, 2);
}

static void
test_engines (void)
{
  /* Rule H5: engines pay first, own cards the rest; more than needed is allowed. */
  static const struct {
    int engines;
    int left;
  } ways[] = { { 0, 1 }, { 1, 2 }, { 2, 3 }, { 3, 3 }, { 14, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    RhHeartState state = heart_table_start (2, "terrain 1 desert desert;terrain 1 desert");
    g_autofree char *line = g_strdup_printf ("claim 1 red 4 double engines=%d", ways[i].engines);

    assert_entries (&state, line, "1 route +14 = 14");
    g_assert_cmpint (state.players[0].cards[RH_HEART_DESERT], ==, ways[i].left);
    g_assert_cmpint (state.last.paid, ==, 3 - ways[i].left);
  }
}

static void
test_engines_alone (void)
{
  /* Rule H5: also with no card of the type at all, where nobody else has more. */
  RhHeartState state = heart_table_start (2, "terrain 2 mountain mountain");

  assert_entries (&state, "claim 1 blue 5 double engines=2", "1 route +20 = 20");
  assert_entries (&state, "claim 1 black 1 double engines=2", "1 route +2 = 22");
  g_assert_cmpint (state.players[0].cards[RH_HEART_MOUNTAIN], ==, 0);
}

static void
test_too_few_cards (void)
{
  /* Rule H4: level isn't enough, there must be cards to play, too. */
  RhHeartState state = heart_table_start (2, "terrain 1 desert");

  heart_table_refuse (&state, "claim 1 red 4 double engines=0", RH_HEART_ERROR_CARDS, "Rule H4: *desert*2*1*0*");
  heart_table_refuse (&state, "claim 2 white 1 double engines=0", RH_HEART_ERROR_CARDS, "Rule H4: *");
  heart_table_refuse (&state, "claim 2 white 4 double engines=1", RH_HEART_ERROR_CARDS, "Rule H4: *");
  assert_entries (&state, "claim 1 red 4 double engines=1", "1 route +14 = 14");
}

static void
test_never_level (void)
{
  /* Rule H4: with 15 before somebody else, not even all 14 engines are enough. */
  RhHeartState state = heart_table_start (2, "terrain 2 jungle");

  for (guint i = 0; i < 7; i++)
    g_free (heart_table_play (&state, "terrain 2 jungle jungle"));
  heart_table_refuse (&state, "claim 1 green 1 double engines=14", RH_HEART_ERROR_LEVEL, "Rule H4: *14*15*");
  assert_entries (&state, "claim 2 green 1 double engines=0;claim 1 green 1 double engines=14",
                  "2 route +2 = 2; 1 route +2 = 2");
}

static void
test_trains (void)
{
  /* Rule H1: a route longer than the trains left is refused, doubled or not; one as long isn't. */
  RhHeartState state = heart_table_start (2, NULL);

  for (guint i = 0; i < 7; i++)
    g_free (heart_table_play (&state, "claim 1 red 6"));
  g_assert_cmpint (state.players[0].trains, ==, 3);
  heart_table_refuse (&state, "claim 1 red 4", RH_HEART_ERROR_TRAINS, "Rule H1: *4*3*");
  heart_table_refuse (&state, "claim 1 red 4 double engines=2", RH_HEART_ERROR_TRAINS, "Rule H1: *");
  g_free (heart_table_play (&state, "claim 1 red 3"));
  heart_table_refuse (&state, "claim 1 red 1", RH_HEART_ERROR_TRAINS, "Rule H1: *1*0*");
}

static void
test_most_routes (void)
{
  /* Rule H1: 45 routes of one train are the most there can be. */
  RhHeartState state = heart_table_start (2, NULL);

  for (guint i = 0; i < RH_HEART_ROUTES_MAX; i++)
    g_free (heart_table_play (&state, "claim 2 grey 1 double engines=1"));
  g_assert_cmpuint (state.players[1].n_routes, ==, 45);
  g_assert_cmpint (state.players[1].points, ==, 90);
  heart_table_refuse (&state, "claim 2 grey 1", RH_HEART_ERROR_TRAINS, "*");
}

static void
test_last_round (void)
{
  /* Rule H10: from the first who has two trains left, who comes last in it: who was passed over until then has taken
   * train cards. Nobody is held to it. */
  RhHeartState state = heart_table_start (3, NULL);

  for (guint i = 0; i < 7; i++)
    g_free (heart_table_play (&state, "claim 2 red 6"));
  g_assert_cmpint (state.last_round, ==, RH_HEART_NO_SEAT);
  g_free (heart_table_play (&state, "claim 2 red 1"));
  g_assert_true (state.last.begins_last);
  g_assert_cmpint (state.last_round, ==, 1);
  g_assert_cmpuint (rh_heart_state_get_waiting (&state), ==, 1 | 2 | 4);
  g_free (heart_table_play (&state, "terrain 3 desert"));
  g_assert_cmpuint (rh_heart_state_get_waiting (&state), ==, 1 | 2);
  g_free (heart_table_play (&state, "claim 2 red 1"));
  g_assert_false (state.last.begins_last);
  g_assert_cmpint (state.last_round, ==, 1);
  g_assert_cmpuint (rh_heart_state_get_waiting (&state), ==, 0);
  g_free (heart_table_play (&state, "claim 1 white 6;claim 1 white 6;tickets 1"));
  g_assert_cmpuint (rh_heart_state_get_waiting (&state), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-claim/plain", test_plain);
  g_test_add_func ("/heart-claim/own-cards", test_own_cards);
  g_test_add_func ("/heart-claim/worked-example", test_worked_example);
  g_test_add_func ("/heart-claim/engines", test_engines);
  g_test_add_func ("/heart-claim/engines-alone", test_engines_alone);
  g_test_add_func ("/heart-claim/too-few-cards", test_too_few_cards);
  g_test_add_func ("/heart-claim/never-level", test_never_level);
  g_test_add_func ("/heart-claim/trains", test_trains);
  g_test_add_func ("/heart-claim/most-routes", test_most_routes);
  g_test_add_func ("/heart-claim/last-round", test_last_round);

  return g_test_run ();
}
