/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game before its first move, and what can be counted of any. */

#include "heart-table.h"

static void
test_start (void)
{
  /* Rule H1: 45 trains and no points for everybody; nobody has acted. */
  for (guint n = 2; n <= RH_HEART_SEATS_MAX; n++) {
    RhHeartState state = heart_table_start (n, NULL);

    g_assert_cmpint (state.phase, ==, RH_HEART_PLAY);
    g_assert_cmpint (state.actor, ==, RH_HEART_NO_SEAT);
    g_assert_cmpint (state.last_round, ==, RH_HEART_NO_SEAT);
    g_assert_cmpuint (rh_heart_state_get_waiting (&state), ==, 0);
    g_assert_true (rh_heart_state_may_deal (&state));
    for (guint i = 0; i < n; i++) {
      g_assert_cmpint (state.players[i].trains, ==, 45);
      g_assert_cmpint (state.players[i].points, ==, 0);
    }
  }
}

static void
test_first (void)
{
  /* The option has no effect but that its seat is offered first. */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state;
  RhEntries entries;

  g_assert_true (rh_setup_set_option (setup, "first", "3", NULL));
  rh_entries_init (&entries);
  rh_heart_state_start (&state, setup, &entries);
  g_assert_cmpuint (rh_entries_get_n (&entries), ==, 3);
  rh_entries_clear (&entries);
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, 2);
  g_free (heart_table_play (&state, "deal desert desert desert"));
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, 2);
  g_free (heart_table_play (&state, "claim 1 white 1"));
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, 1);
}

static void
test_next (void)
{
  /* Clockwise from who acted last; with tickets around the table from who begins, only those who haven't told them; nobody at
   * the end. */
  RhHeartState state = heart_table_start (3, "terrain 3 desert");

  g_assert_cmpint (rh_heart_state_get_next (&state), ==, 0);
  g_free (heart_table_play (&state, "terrain 1 desert;terrain 1 jungle"));
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, 1);
  g_free (heart_table_play (&state, "tickets 2"));
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, 0);
  g_assert_false (rh_heart_state_may_act (&state, 1));
  g_assert_false (rh_heart_state_may_act (&state, 3));
  g_free (heart_table_play (&state, "tickets 1"));
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, 2);
  g_free (heart_table_play (&state, "tickets 3"));
  g_assert_cmpint (rh_heart_state_get_next (&state), ==, RH_HEART_NO_SEAT);
}

static void
test_terrain (void)
{
  /* Rules H2, H4: how many lie there, who has the most, and the most of the others. */
  RhHeartState state = heart_table_start (3, "deal desert desert jungle;terrain 2 desert;terrain 1 desert");

  g_assert_cmpint (rh_heart_state_count_terrain (&state, RH_HEART_DESERT), ==, 4);
  g_assert_cmpuint (rh_heart_state_get_leaders (&state, RH_HEART_DESERT), ==, 1 | 2);
  g_assert_cmpuint (rh_heart_state_get_leaders (&state, RH_HEART_JUNGLE), ==, 4);
  g_assert_cmpuint (rh_heart_state_get_leaders (&state, RH_HEART_MOUNTAIN), ==, 0);
  g_assert_cmpint (rh_heart_state_get_most (&state, RH_HEART_JUNGLE, 2), ==, 0);
  g_assert_cmpint (rh_heart_state_get_most (&state, RH_HEART_JUNGLE, 0), ==, 1);
  g_assert_cmpint (rh_heart_state_get_most (&state, RH_HEART_DESERT, RH_HEART_NO_SEAT), ==, 2);
  g_assert_cmpint (rh_heart_state_get_most (&state, RH_HEART_DESERT, 2), ==, 2);
}

static void
test_places (void)
{
  /* Rule H8: by points, then by tickets fulfilled; who is equal in both shares a place. */
  RhHeartState state = { .n_seats = 4 };
  static const struct {
    int points;
    guint fulfilled;
    guint place;
  } players[] = { { 30, 1, 3 }, { 30, 2, 1 }, { 30, 2, 1 }, { -3, 9, 4 } };

  for (guint i = 0; i < state.n_seats; i++) {
    state.players[i].points = players[i].points;
    state.players[i].fulfilled = players[i].fulfilled;
  }
  for (guint i = 0; i < state.n_seats; i++)
    g_assert_cmpuint (rh_heart_state_get_place (&state, i), ==, players[i].place);
}

static void
test_sums (void)
{
  /* Routes and tickets, each for themselves, are what the points come to. */
  RhHeartState state = heart_table_start (2, "claim 1 white 3 double engines=1;claim 1 red 6;tickets 1 +8 -20");
  const RhHeartPlayer *player = &state.players[0];

  g_assert_cmpint (rh_heart_route_get_points (&player->routes[0]), ==, 8);
  g_assert_cmpint (rh_heart_route_get_points (&player->routes[1]), ==, 15);
  g_assert_cmpint (rh_heart_player_get_tickets (player), ==, -12);
  g_assert_cmpint (player->points, ==, 11);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-state/start", test_start);
  g_test_add_func ("/heart-state/first", test_first);
  g_test_add_func ("/heart-state/next", test_next);
  g_test_add_func ("/heart-state/terrain", test_terrain);
  g_test_add_func ("/heart-state/places", test_places);
  g_test_add_func ("/heart-state/sums", test_sums);

  return g_test_run ();
}
