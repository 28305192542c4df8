/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each seat has done: how its bid stands, and what it did in its turn. */

#include "cape-table.h"

#include "rh-cape-standing.h"

/* A letter a seat: its place, Tied, Passed, Built, Next, or nothing. */
static void
assert_standing (const RhCapeState *state, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < state->n_seats; i++) {
    guint place = 0;
    RhCapeStanding standing = rh_cape_standing_get (state, i, &place);

    g_string_append_c (text, standing == RH_CAPE_STANDING_PICKS ? (char) ('1' + place) : "-.TPBN"[standing]);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_bids (void)
{
  /* Nothing while they are sealed; then who picks when, until the last pick. */
  RhCapeState state = cape_table_start (3, NULL, "reveal d2/7 v1/3 s3/10");

  assert_standing (&state, "---");
  cape_table_play (&state, "bids 1 3 1");
  assert_standing (&state, "T1T");
  cape_table_play (&state, "tie 1:/1 3:/2");
  assert_standing (&state, "312");
  cape_table_play (&state, "pick 2 1");
  assert_standing (&state, "312");
  cape_table_play (&state, "pick 3 2");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  assert_standing (&state, "--N");
}

/* A letter a seat: its pick is to Come, Now or Done. */
static void
assert_picks (const RhCapeState *state, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_c (text, "CND"[rh_cape_standing_get_pick (state, i)]);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_pick (void)
{
  /* Whose pick it is, and whose is over; before the ties are settled nobody's, whoever will be first. */
  RhCapeState state = cape_table_start (3, NULL, "reveal d2/7 v1/3 s3/10");

  cape_table_play (&state, "bids 1 3 1");
  assert_picks (&state, "CCC");
  cape_table_play (&state, "tie 1:/1 3:/2");
  assert_picks (&state, "CNC");
  cape_table_play (&state, "pick 2 1");
  assert_picks (&state, "CDN");
  cape_table_play (&state, "pick 3 2");
  assert_picks (&state, "CCC");
}

static void
test_turns (void)
{
  /* Who has passed since the last build, who has built, and who comes next. */
  RhCapeState state = { .n_seats = 4, .phase = RH_CAPE_DRAW, .seat = 1, .winner = RH_CAPE_NO_SEAT };

  assert_standing (&state, "--N-");
  state.phase = RH_CAPE_DECIDE;
  assert_standing (&state, "--N-");

  state.phase = RH_CAPE_DRAW;
  state.seat = 3;
  state.passes = 2;
  state.last.kind = RH_CAPE_MOVE_PASS;
  assert_standing (&state, "NPP-");

  /* Whoever passes once more has passed all the same, and who is on turn is just that. */
  state.passes = 4;
  assert_standing (&state, "PPP-");

  /* Who has built goes on, until the next card is turned up; or the next auction comes. */
  state.passes = 0;
  state.last.kind = RH_CAPE_MOVE_BUILD;
  state.last.seat = 3;
  assert_standing (&state, "N--B");
  state.phase = RH_CAPE_REVEAL;
  state.seat = RH_CAPE_NO_SEAT;
  assert_standing (&state, "---B");
  state.phase = RH_CAPE_OVER;
  assert_standing (&state, "----");
}

static void
test_places (void)
{
  /* Who has come further is before the others; what they have left doesn't count (E1). */
  RhCapeState state = { .n_seats = 3, .phase = RH_CAPE_OVER, .winner = 1 };

  state.players[0].crossed = 5;
  state.players[1].crossed = 8;
  state.players[2].crossed = 5;
  state.players[2].capital = 90;
  g_assert_cmpuint (rh_cape_standing_get_place (&state, 0), ==, 2);
  g_assert_cmpuint (rh_cape_standing_get_place (&state, 1), ==, 1);
  g_assert_cmpuint (rh_cape_standing_get_place (&state, 2), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-standing/bids", test_bids);
  g_test_add_func ("/cape-standing/pick", test_pick);
  g_test_add_func ("/cape-standing/turns", test_turns);
  g_test_add_func ("/cape-standing/places", test_places);

  return g_test_run ();
}
