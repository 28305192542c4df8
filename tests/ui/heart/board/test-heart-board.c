/* SPDX-License-Identifier: GPL-3.0-or-later
 * The board: a lane a player, and whose turn it is. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-board.h"
#include "rh-heart-lane.h"

static GtkWidget *
make_board (HeartDesk *desk, guint n, const char *moves)
{
  GtkWidget *board;

  heart_desk_open (desk, n, moves);
  board = rh_heart_board_new (rh_session_get_setup (desk->session));
  rh_heart_board_update (board, heart_desk_state (desk));
  heart_desk_show (desk, board, 800, 600);

  return board;
}

static void
test_lanes (void)
{
  /* A lane a player, as they sit. */
  HeartDesk desk;
  GtkWidget *board = make_board (&desk, 5, "");

  board_assert_name (board_find (board, RH_TYPE_HEART_LANE, 4), "Elena, yellow");
  g_assert_null (board_find (board, RH_TYPE_HEART_LANE, 5));
  heart_desk_close (&desk);
}

static void
test_rest (void)
{
  /* In a game that was ended without a winner nobody is next. */
  HeartDesk desk;
  GtkWidget *board = make_board (&desk, 3, "");
  GtkWidget *lane;

  rh_heart_board_rest (board, heart_desk_state (&desk));
  for (guint i = 0; (lane = board_find (board, RH_TYPE_HEART_LANE, i)) != NULL; i++) {
    g_assert_false (board_is_selected (lane));
    g_assert_false (gtk_widget_has_css_class (lane, "winner"));
  }
  heart_desk_close (&desk);
}

/* Who is lit is the one that screen readers are told of. */
static void
assert_selected (GtkWidget *board, guint seat)
{
  GtkWidget *lane;

  for (guint i = 0; (lane = board_find (board, RH_TYPE_HEART_LANE, i)) != NULL; i++)
    gtk_test_accessible_assert_state (GTK_ACCESSIBLE (lane), GTK_ACCESSIBLE_STATE_SELECTED, i == seat);
}

static void
test_last_round (void)
{
  /* Who only took train cards has had the last turn, too (rule H10). */
  HeartDesk desk;
  GtkWidget *board = make_board (&desk, 3, "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                                           "claim 1 red 6;claim 1 red 6;claim 1 red 2");

  rh_heart_board_enter (board, heart_desk_state (&desk), "");
  g_assert_false (board_says (board, "last turn taken"));
  rh_heart_board_enter (board, heart_desk_state (&desk), "claim 3 _ _");
  g_assert_true (board_says (board_find (board, RH_TYPE_HEART_LANE, 1), "last turn taken"));
  g_assert_false (board_says (board_find (board, RH_TYPE_HEART_LANE, 2), "last turn taken"));
  /* Then nobody is lit, unless somebody is to tell the tickets. */
  g_assert_null (rh_heart_board_enter (board, heart_desk_state (&desk), "claim 2 _ _ over"));
  assert_selected (board, 3);
  g_assert_true (rh_heart_board_enter (board, heart_desk_state (&desk), "tickets 2 +8") ==
                 board_find (board, RH_TYPE_HEART_LANE, 1));
  heart_desk_close (&desk);
}

static void
test_turn (void)
{
  /* Who is offered next, who is chosen instead, and at the end who has won. */
  HeartDesk desk;
  GtkWidget *board = make_board (&desk, 3, "claim 1 red 6");

  g_assert_true (rh_heart_board_get_turn (board, heart_desk_state (&desk)) == board_find (board, RH_TYPE_HEART_LANE, 1));
  g_assert_true (rh_heart_board_enter (board, heart_desk_state (&desk), "claim 3 _ _") ==
                 board_find (board, RH_TYPE_HEART_LANE, 2));
  g_assert_true (board_is_selected (board_find (board, RH_TYPE_HEART_LANE, 2)));
  g_assert_false (board_is_selected (board_find (board, RH_TYPE_HEART_LANE, 1)));
  assert_selected (board, 2);
  g_assert_true (rh_heart_board_enter (board, heart_desk_state (&desk), "") == board_find (board, RH_TYPE_HEART_LANE, 1));
  heart_desk_play (&desk, "tickets 1;tickets 2;tickets 3");
  g_assert_true (rh_heart_board_get_turn (board, heart_desk_state (&desk)) == board_find (board, RH_TYPE_HEART_LANE, 0));
  rh_heart_board_update (board, heart_desk_state (&desk));
  rh_heart_board_enter (board, heart_desk_state (&desk), "");
  assert_selected (board, 0);
  heart_desk_close (&desk);
}

static void
test_fit (void)
{
  /* More room is better, and fewer players have more of it. */
  HeartDesk two, five;
  GtkWidget *board = make_board (&two, 2, "");
  GtkWidget *other = make_board (&five, 5, "");

  g_assert_cmpfloat (rh_heart_board_fit (board, 600, 500), >, rh_heart_board_fit (board, 300, 500));
  g_assert_cmpfloat (rh_heart_board_fit (other, 600, 500), >, rh_heart_board_fit (other, 600, 200));
  g_assert_cmpfloat (rh_heart_board_fit (board, 900, 400), >, rh_heart_board_fit (other, 900, 400));
  heart_desk_close (&two);
  heart_desk_close (&five);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-board/last-round", test_last_round);
  g_test_add_func ("/heart-board/lanes", test_lanes);
  g_test_add_func ("/heart-board/turn", test_turn);
  g_test_add_func ("/heart-board/rest", test_rest);
  g_test_add_func ("/heart-board/fit", test_fit);

  return g_test_run ();
}
