/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a lane says of its player: points, turns, the last turn, and how the player stands. */

#include "config.h"

#include "rh-zug-text-lane.h"
#include "zug-telling-table.h"

static void
test_points (void)
{
  RhZugState state = zug_table_start (3, NULL, 25, 0, "train 1 etkobc");

  zug_assert_text (rh_zug_text_lane_figure (&state, 0, NULL), "25");
  g_assert_cmpstr (rh_zug_text_lane_caption (&state, 0, NULL), ==, "points");
  zug_assert_text (rh_zug_text_lane (&state, 0, "Anna"), "Anna, 25 points, 1 turn, last turn: +25");
  zug_assert_text (rh_zug_text_lane (&state, 1, "Bram"), "Bram, 0 points, 0 turns, on turn, one last turn");
  zug_assert_text (rh_zug_text_lane_ask (&state, 0, "Anna"), "Anna in all, 25 points. Why?");

  zug_table_play (&state, "wreck 2;short 3");
  zug_assert_text (rh_zug_text_lane (&state, 0, "Anna"), "Anna, 25 points, 1 turn, last turn: +25, has won");
  zug_assert_text (rh_zug_text_lane_last (&state, 1, NULL), "wreck");
  zug_assert_text (rh_zug_text_lane_last (&state, 2, NULL), "shortage");
}

static void
test_knockout (void)
{
  RhZugState state = zug_table_start (3, "knockout", 0, 0, "train 1 etkk");

  zug_assert_text (rh_zug_text_lane_aside (&state, 0), "holds the mark");
  zug_assert_text (rh_zug_text_lane_aside (&state, 1), "has 8 to beat");
  zug_table_play (&state, "train 2 etk");
  zug_assert_text (rh_zug_text_lane_aside (&state, 1), "out");
  zug_assert_text (rh_zug_text_lane_figure (&state, 1, NULL), "4");
  /* Nothing says what all trains of a player come to: it doesn't count. */
  zug_table_play (&state, "train 3 etkkk;train 1 etkobc");
  g_assert_cmpint (state.players[0].total, ==, 33);
  zug_assert_text (rh_zug_text_lane (&state, 0, "Anna"), "Anna, 2 turns, last turn: 25 points, holds the mark");
  zug_assert_text (rh_zug_text_lane_ask (&state, 0, "Anna"), "Anna’s last turn, 25 points. Why?");
  zug_table_play (&state, "wreck 3");
  zug_assert_text (rh_zug_text_lane (&state, 2, "Csilla"), "Csilla, 2 turns, last turn: wreck, out");
}

static void
test_growing (void)
{
  /* What there is of this turn stands in place of the last one; an engine brings nothing. Before the first turn of a knock-out there is
   * no figure at all. */
  const RhZugTrain engine = zug_table_train ("e");
  const RhZugTrain train = zug_table_train ("etko");
  RhZugState points = zug_table_start (2, NULL, 0, 0, "train 1 etkobc;wreck 2");
  RhZugState knockout = zug_table_start (2, "knockout", 0, 0, NULL);

  zug_assert_text (rh_zug_text_lane_figure (&points, 0, &train), "25");
  g_assert_cmpstr (rh_zug_text_lane_caption (&points, 0, &train), ==, "points");
  zug_assert_text (rh_zug_text_lane_last (&points, 0, &train), "+7");
  g_assert_null (rh_zug_text_lane_last (&points, 0, &engine));
  zug_assert_text (rh_zug_text_lane_figure (&knockout, 0, NULL), "");
  g_assert_cmpstr (rh_zug_text_lane_caption (&knockout, 0, NULL), ==, "");
  zug_assert_text (rh_zug_text_lane_figure (&knockout, 0, &train), "7");
  g_assert_cmpstr (rh_zug_text_lane_caption (&knockout, 0, &train), ==, "this turn");
  zug_table_play (&knockout, "short 1");
  zug_assert_text (rh_zug_text_lane_figure (&knockout, 0, NULL), "0");
  g_assert_cmpstr (rh_zug_text_lane_caption (&knockout, 0, NULL), ==, "last turn");
  zug_assert_text (rh_zug_text_lane_last (&knockout, 0, NULL), "shortage");
  zug_assert_text (rh_zug_text_lane_figure (&knockout, 0, &engine), "0");
  g_assert_null (rh_zug_text_lane_last (&knockout, 0, &train));
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-lane/points", test_points);
  g_test_add_func ("/zug-text-lane/knockout", test_knockout);
  g_test_add_func ("/zug-text-lane/growing", test_growing);
  g_test_add_func ("/zug-text-lane/beside", test_beside);

  return g_test_run ();
}
