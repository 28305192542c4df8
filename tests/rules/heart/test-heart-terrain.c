/* SPDX-License-Identifier: GPL-3.0-or-later
 * Terrain cards: the first ones, and those taken. */

#include "heart-table.h"

static void
test_deal (void)
{
  /* Rule H2: one a seat, and nothing else changes. */
  RhHeartState state = heart_table_start (3, "deal desert jungle jungle");

  g_assert_cmpint (state.players[0].cards[RH_HEART_DESERT], ==, 1);
  g_assert_cmpint (state.players[2].cards[RH_HEART_JUNGLE], ==, 1);
  g_assert_cmpint (state.players[2].cards[RH_HEART_MOUNTAIN], ==, 0);
  g_assert_cmpuint (state.last.n, ==, 3);
  g_assert_cmpint (state.actor, ==, RH_HEART_NO_SEAT);
}

static void
test_deal_refused (void)
{
  /* Exactly one a seat, and only as the first move: not twice, not later, not at the end. */
  RhHeartState state = heart_table_start (3, NULL);

  heart_table_refuse (&state, "deal desert jungle", RH_RULES_ERROR_SYNTAX, "Rule H2: *2*3*");
  heart_table_refuse (&state, "deal desert jungle jungle desert", RH_RULES_ERROR_SYNTAX, "Rule H2: *4*3*");
  state = heart_table_start (2, "deal desert jungle");
  heart_table_refuse (&state, "deal desert jungle", RH_RULES_ERROR_PHASE, "Rule H2: *first move*");
  state = heart_table_start (2, "terrain 1 desert");
  heart_table_refuse (&state, "deal desert jungle", RH_RULES_ERROR_PHASE, "Rule H2: *first move*");
  state = heart_table_start (2, "tickets 1");
  heart_table_refuse (&state, "deal desert jungle", RH_RULES_ERROR_PHASE, "Rule H2: *first move*");
}

static void
test_take (void)
{
  /* Rule H3: one or two, also of the same type, by any seat, without anything dealt before. */
  RhHeartState state = heart_table_start (2, "terrain 2 desert jungle;terrain 2 mountain;terrain 1 jungle jungle");

  g_assert_cmpint (state.players[1].cards[RH_HEART_DESERT], ==, 1);
  g_assert_cmpint (state.players[1].cards[RH_HEART_JUNGLE], ==, 1);
  g_assert_cmpint (state.players[1].cards[RH_HEART_MOUNTAIN], ==, 1);
  g_assert_cmpint (state.players[0].cards[RH_HEART_JUNGLE], ==, 2);
  g_assert_cmpint (state.actor, ==, 0);
}

static void
test_fifteen (void)
{
  /* Rule H2: never more than 15 of a type in front of all; those that were played come back. */
  RhHeartState state = heart_table_start (2, "deal desert desert");

  for (guint i = 0; i < 6; i++)
    g_free (heart_table_play (&state, i % 2 == 0 ? "terrain 1 desert desert" : "terrain 2 desert desert"));
  g_assert_cmpint (rh_heart_state_count_terrain (&state, RH_HEART_DESERT), ==, 14);
  heart_table_refuse (&state, "terrain 2 desert desert", RH_HEART_ERROR_TERRAIN, "Rule H2: all 15*desert*");
  g_free (heart_table_play (&state, "terrain 2 desert"));
  heart_table_refuse (&state, "terrain 1 desert", RH_HEART_ERROR_TERRAIN, "Rule H2: *");
  heart_table_refuse (&state, "terrain 1 jungle desert", RH_HEART_ERROR_TERRAIN, "Rule H2: *");
  g_free (heart_table_play (&state, "terrain 1 jungle;claim 2 red 4 double engines=0;terrain 1 desert desert"));
  heart_table_refuse (&state, "terrain 1 desert", RH_HEART_ERROR_TERRAIN, "Rule H2: *");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-terrain/deal", test_deal);
  g_test_add_func ("/heart-terrain/deal-refused", test_deal_refused);
  g_test_add_func ("/heart-terrain/take", test_take);
  g_test_add_func ("/heart-terrain/fifteen", test_fifteen);

  return g_test_run ();
}
