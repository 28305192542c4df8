/* SPDX-License-Identifier: GPL-3.0-or-later
 * The board: a lane a player, of one height, and who is on turn. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-zug-board.h"
#include "rh-zug-lane.h"

#include "rh-table-layout.h"

static void
test_lanes (void)
{
  /* Two to eight players have a lane each, all of one height, to a pixel. */
  for (guint n = 2; n <= RH_ZUG_SEATS_MAX; n++) {
    g_autoptr (RhSetup) setup = zug_table_setup (n, "");
    Board board = { 0 };
    GtkWidget *lanes = rh_zug_board_new (setup);
    RhZugState state;

    state = zug_table_start (setup);
    rh_zug_board_update (lanes, &state);
    board_show (&board, g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", lanes, NULL), 900, 900);
    for (guint i = 0; i < n; i++)
      g_assert_cmpint (ABS (gtk_widget_get_height (board_find (lanes, RH_TYPE_ZUG_LANE, i)) -
                            gtk_widget_get_height (board_find (lanes, RH_TYPE_ZUG_LANE, 0))), <=, 1);
    g_assert_null (board_find (lanes, RH_TYPE_ZUG_LANE, n));
    board_close (&board);
  }
}

static void
test_turn (void)
{
  /* The lane of who is on turn, and in the end that of the first who has won. */
  g_autoptr (RhSetup) setup = zug_table_setup (4, "first=3");
  GtkWidget *lanes = g_object_ref_sink (rh_zug_board_new_to_look (setup));
  RhZugState state;

  state = zug_table_start (setup);
  g_assert_true (rh_zug_board_get_turn (lanes, &state) == board_find (lanes, RH_TYPE_ZUG_LANE, 2));
  g_assert_null (board_find (lanes, GTK_TYPE_BUTTON, 0));
  state.phase = RH_ZUG_OVER;
  state.seat = RH_ZUG_NO_SEAT;
  state.winners = 1 << 1 | 1 << 3;
  g_assert_true (rh_zug_board_get_turn (lanes, &state) == board_find (lanes, RH_TYPE_ZUG_LANE, 1));
  state.winners = 0;
  g_assert_null (rh_zug_board_get_turn (lanes, &state));
  g_object_unref (lanes);
}

static void
test_rest (void)
{
  /* Nobody is on turn in a game that was ended without a winner. */
  g_autoptr (RhSetup) setup = zug_table_setup (4, "first=3");
  GtkWidget *lanes = g_object_ref_sink (rh_zug_board_new_to_look (setup));
  GtkWidget *lane = board_find (lanes, RH_TYPE_ZUG_LANE, 2);
  RhZugState state = zug_table_start (setup);

  rh_zug_board_update (lanes, &state);
  g_assert_true (board_is_selected (lane));
  rh_zug_board_rest (lanes, &state);
  g_assert_false (board_is_selected (lane));
  gtk_test_accessible_assert_state (lane, GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  g_object_unref (lanes);
}

static void
test_enter (void)
{
  /* At the table the train that is set down is seen once, where it is: the lane on turn stays as it was. */
  static const char *const played[] = { "train 2 engine tender tank", "wreck 3", "wreck 1", NULL };
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  ZugTable table;
  GtkWidget *lane;

  zug_table_open (&table, 3, "first=2", played);
  zug_table_show_page (&table, 1366, 768);
  lane = board_find (table.child, RH_TYPE_ZUG_LANE, 1);
  board_settle ();
  before = board_picture (lane);
  zug_table_keys (&table, "e t o b");
  board_settle ();
  after = board_picture (lane);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_true (board_says (lane, "+4 points"));
  g_assert_false (board_says (lane, "+5 points"));
  zug_table_close (&table);
}

static void
test_fit (void)
{
  /* All lanes in sight are more than large figures, and those more than high lanes. */
  g_autoptr (RhSetup) setup = zug_table_setup (4, "");
  GtkWidget *lanes = g_object_ref_sink (rh_zug_board_new (setup));

  g_assert_cmpfloat (rh_zug_board_fit (lanes, 372, 470), >, rh_zug_board_fit (lanes, 784, 134));
  g_assert_cmpfloat (rh_zug_board_fit (lanes, 900, 470), >, rh_zug_board_fit (lanes, 372, 470));
  g_assert_cmpfloat (rh_zug_board_fit (lanes, 900, 600), >, rh_zug_board_fit (lanes, 900, 500));
  g_object_unref (lanes);
}

static void
test_five (void)
{
  /* On a small laptop five players have their lanes in sight, whole: none is scrolled. */
  const char *const moves[] = { "train 1 engine tender tank engine ore box tank tank", "train 2 engine tender tank tank caboose", NULL };
  const char *const options[] = { "", "victory=knockout" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++) {
    ZugTable table;

    zug_table_open (&table, 5, options[i], moves);
    zug_table_show_page (&table, 1024, 600);
    g_assert_false (rh_table_layout_cuts_board (board_find (table.child, RH_TYPE_ZUG_LANE, 0)));
    zug_table_close (&table);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-board/lanes", test_lanes);
  g_test_add_func ("/zug-board/turn", test_turn);
  g_test_add_func ("/zug-board/rest", test_rest);
  g_test_add_func ("/zug-board/enter", test_enter);
  g_test_add_func ("/zug-board/fit", test_fit);
  g_test_add_func ("/zug-board/five", test_five);

  return g_test_run ();
}
