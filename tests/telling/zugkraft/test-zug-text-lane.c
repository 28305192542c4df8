/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a lane says of its player: points, turns, the last turn, and how the player stands. */

#include "config.h"

#include "rh-zug-text-lane.h"
#include "zug-telling-table.h"

static void
test_points (void)
{
  RhZugState state = zug_table_start (3, NULL, 25, 0, "train 1 etkobc");

  zug_assert_text (rh_zug_text_lane_figure (&state, 0), "25");
  g_assert_cmpstr (rh_zug_text_lane_caption (&state, 0), ==, "points");
  zug_assert_text (rh_zug_text_lane (&state, 0, "Anna"), "Anna, 25 points, 1 turn, last turn: +25 points");
  zug_assert_text (rh_zug_text_lane (&state, 1, "Bram"), "Bram, 0 points, 0 turns, on turn, one last turn");
  zug_assert_text (rh_zug_text_lane_ask (&state, 0, "Anna"), "Anna in all, 25 points. Why?");

  zug_table_play (&state, "wreck 2;short 3");
  zug_assert_text (rh_zug_text_lane (&state, 0, "Anna"), "Anna, 25 points, 1 turn, last turn: +25 points, has won");
  zug_assert_text (rh_zug_text_lane_last (&state, 1), "wreck: 0");
  zug_assert_text (rh_zug_text_lane_last (&state, 2), "shortage: 0");
}

static void
test_knockout (void)
{
  RhZugState state = zug_table_start (3, "knockout", 0, 0, "train 1 etkk");

  zug_assert_text (rh_zug_text_lane_aside (&state, 0), "holds the mark");
  zug_assert_text (rh_zug_text_lane_aside (&state, 1), "has 8 to beat");
  zug_table_play (&state, "train 2 etk");
  zug_assert_text (rh_zug_text_lane_aside (&state, 1), "out");
  zug_assert_text (rh_zug_text_lane_figure (&state, 1), "4");
  /* Nothing says what all trains of a player come to: it doesn't count. */
  zug_table_play (&state, "train 3 etkkk;train 1 etkobc");
  g_assert_cmpint (state.players[0].total, ==, 33);
  zug_assert_text (rh_zug_text_lane (&state, 0, "Anna"), "Anna, 2 turns, last turn: 25 points, holds the mark");
  zug_assert_text (rh_zug_text_lane_ask (&state, 0, "Anna"), "Anna’s last turn, 25 points. Why?");
  zug_table_play (&state, "wreck 3");
  zug_assert_text (rh_zug_text_lane (&state, 2, "Csilla"), "Csilla, 2 turns, last turn: wreck, out");
}

static void
test_before (void)
{
  /* Before the first turn of a knock-out there is no figure at all. */
  RhZugState knockout = zug_table_start (2, "knockout", 0, 0, NULL);

  zug_assert_text (rh_zug_text_lane_figure (&knockout, 0), "");
  g_assert_cmpstr (rh_zug_text_lane_caption (&knockout, 0), ==, "");
  zug_table_play (&knockout, "short 1");
  zug_assert_text (rh_zug_text_lane_figure (&knockout, 0), "0");
  g_assert_cmpstr (rh_zug_text_lane_caption (&knockout, 0), ==, "last turn");
  zug_assert_text (rh_zug_text_lane_last (&knockout, 0), "shortage");
}

static void
test_beside (void)
{
  /* Who has had a turn in this round (Z10); who holds the mark, and who is out (Z11). */
  RhZugState state = zug_table_start (3, NULL, 0, 0, "short 1");

  g_assert_cmpstr (rh_zug_text_lane_beside (&state, 0), ==, "✓");
  g_assert_null (rh_zug_text_lane_beside (&state, 1));
  zug_table_play (&state, "short 2;short 3");
  g_assert_null (rh_zug_text_lane_beside (&state, 0));
  state = zug_table_start (3, "knockout", 0, 0, "train 1 etkk;train 2 etk");
  g_assert_cmpstr (rh_zug_text_lane_beside (&state, 0), ==, "★");
  g_assert_cmpstr (rh_zug_text_lane_beside (&state, 1), ==, "✕");
  g_assert_null (rh_zug_text_lane_beside (&state, 2));
}

static void
test_shared (void)
{
  /* All who share a win are told to, in their lanes and in a sign, where there is room for one lane only (Z10). */
  RhZugState state = zug_table_start (3, NULL, 25, 0, "train 1 etkobc;train 2 etkobc;wreck 3");

  for (guint seat = 0; seat < 2; seat++) {
    zug_assert_text (rh_zug_text_lane_aside (&state, seat), "shares the win");
    g_assert_cmpstr (rh_zug_text_lane_beside (&state, seat), ==, "★");
  }
  g_assert_null (rh_zug_text_lane_aside (&state, 2));
  g_assert_null (rh_zug_text_lane_beside (&state, 2));
  state = zug_table_start (2, "knockout", 0, 0, "train 1 etkk;train 2 etk");
  g_assert_cmpstr (rh_zug_text_lane_beside (&state, 0), ==, "★");
  zug_assert_text (rh_zug_text_lane_aside (&state, 0), "has won");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-lane/points", test_points);
  g_test_add_func ("/zug-text-lane/knockout", test_knockout);
  g_test_add_func ("/zug-text-lane/before", test_before);
  g_test_add_func ("/zug-text-lane/beside", test_beside);
  g_test_add_func ("/zug-text-lane/shared", test_shared);

  return g_test_run ();
}
