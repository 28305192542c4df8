/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the board says of a player, and the sign of the last round. */

#include "heart-telling-table.h"
#include "rh-heart-text-board.h"

static void
test_player (void)
{
  /* Trains, cards with who has the most, routes, points, and whose turn is offered. */
  RhHeartState state = heart_table_start (2, "deal jungle desert;claim 1 white 3;terrain 2 jungle jungle;"
                                             "claim 1 red 6 double engines=2");
  const RhHeartPlayer *player = &state.players[0];

  assert_text ("36 of 45", rh_heart_text_board_trains (player));
  assert_text ("36 of 45 trains left", rh_heart_text_board_left (player));
  assert_text ("1 jungle card; the most anybody has: 2", rh_heart_text_board_cards (&state, 0, RH_HEART_JUNGLE));
  assert_text ("2 jungle cards, the most", rh_heart_text_board_cards (&state, 1, RH_HEART_JUNGLE));
  assert_text ("0 mountain cards", rh_heart_text_board_cards (&state, 1, RH_HEART_MOUNTAIN));
  g_assert_cmpstr (rh_heart_text_board_most (), ==, "the most");
  assert_text ("2 routes: red route of 6, doubled; white route of 3", rh_heart_text_board_routes (player));
  assert_text ("No routes yet", rh_heart_text_board_routes (&state.players[1]));
  assert_text ("Anna’s points, 34. Why?", rh_heart_text_board_ask_points (player, "Anna"));
  assert_text ("Anna, red", rh_heart_text_board_player (&state, 0, "Anna", "red"));
  assert_text ("Bram, blue, next", rh_heart_text_board_player (&state, 1, "Bram", "blue"));
  g_free (heart_table_play (&state, "tickets 1;tickets 2"));
  assert_text ("Anna, red, has won", rh_heart_text_board_player (&state, 0, "Anna", "red"));
}

static char *
tell_last_round (const RhSetup *setup, const RhHeartState *state)
{
  return rh_heart_text_board_last_round (setup, state, rh_heart_state_get_waiting (state));
}

static void
test_last_round (void)
{
  /* From who has two trains left: why, until everybody has had that turn; not before, and not with tickets. */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, NULL);

  assert_text (NULL, tell_last_round (setup, &state));
  for (guint i = 0; i < 7; i++)
    g_free (heart_table_play (&state, "claim 2 red 6"));
  g_free (heart_table_play (&state, "claim 2 red 1"));
  assert_text ("Last round: Bram has 2 trains left, so everybody has one more turn.",
               tell_last_round (setup, &state));
  g_free (heart_table_play (&state, "terrain 3 desert"));
  assert_text ("Last round: Bram has 2 trains left. One more turn: Anna and Bram.", tell_last_round (setup, &state));
  g_free (heart_table_play (&state, "claim 1 white 3"));
  assert_text ("Last round: Bram has 2 trains left. One more turn: Bram.", tell_last_round (setup, &state));
  g_free (heart_table_play (&state, "claim 2 red 1"));
  assert_text ("Everybody has had the last turn: the tickets are counted next.",
               tell_last_round (setup, &state));
  g_free (heart_table_play (&state, "tickets 1"));
  assert_text (NULL, tell_last_round (setup, &state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-board/player", test_player);
  g_test_add_func ("/heart-text-board/last-round", test_last_round);

  return g_test_run ();
}
