/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's lane. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-lane.h"

static GtkWidget *
make_lane (HeartDesk *desk, guint seat, int width)
{
  GtkWidget *lane = rh_heart_lane_new (rh_session_get_setup (desk->session), seat);

  rh_heart_lane_set_asked (RH_HEART_LANE (lane));
  rh_heart_lane_update (RH_HEART_LANE (lane), heart_desk_state (desk));
  heart_desk_show (desk, lane, width, 120);

  return lane;
}

static void
test_shown (void)
{
  /* Name, points, trains left; to screen readers too, and the points can be asked about. */
  HeartDesk desk;
  GtkWidget *lane;

  heart_desk_open (&desk, 2, "claim 1 white 6;claim 1 red 5");
  lane = make_lane (&desk, 0, 900);
  g_assert_true (board_says (lane, "Anna"));
  g_assert_true (board_says (lane, "25"));
  g_assert_true (board_says (lane, "34 of 45"));
  board_assert_name (lane, "Anna, black");
  g_assert_nonnull (board_find_named (lane, GTK_TYPE_BUTTON, "Anna’s points, 25. Why?"));
  heart_desk_close (&desk);
}

static void
test_turn (void)
{
  /* Who is offered next stands out, or another who is chosen; at the end who has won. */
  HeartDesk desk;
  GtkWidget *lane;

  heart_desk_open (&desk, 2, "claim 1 white 6");
  lane = make_lane (&desk, 0, 900);
  g_assert_false (board_is_selected (lane));
  rh_heart_lane_set_turn (RH_HEART_LANE (lane), TRUE);
  g_assert_true (board_is_selected (lane));
  heart_desk_play (&desk, "tickets 1;tickets 2");
  rh_heart_lane_update (RH_HEART_LANE (lane), heart_desk_state (&desk));
  g_assert_false (board_is_selected (lane));
  g_assert_true (gtk_widget_has_css_class (lane, "winner"));
  board_assert_name (lane, "Anna, black, has won");
  heart_desk_close (&desk);
}

static void
test_last_round (void)
{
  /* Two trains left begin the last round: they stand out, and it is told who has had a turn in it. */
  HeartDesk desk;
  GtkWidget *lane, *other;

  heart_desk_open (&desk, 2, "");
  for (guint i = 0; i < 7; i++)
    heart_desk_play (&desk, "claim 1 white 6");
  lane = make_lane (&desk, 0, 900);
  other = g_object_ref_sink (rh_heart_lane_new (rh_session_get_setup (desk.session), 1));
  g_assert_false (gtk_widget_has_css_class (lane, "few"));
  heart_desk_play (&desk, "claim 1 white 1");
  rh_heart_lane_update (RH_HEART_LANE (lane), heart_desk_state (&desk));
  g_assert_true (gtk_widget_has_css_class (lane, "few"));
  g_assert_true (gtk_widget_has_css_class (lane, "last-round"));
  g_assert_false (board_says (lane, "one more turn"));
  heart_desk_play (&desk, "claim 2 white 1");
  rh_heart_lane_update (RH_HEART_LANE (lane), heart_desk_state (&desk));
  g_assert_false (board_says (lane, "last turn taken"));
  rh_heart_lane_update (RH_HEART_LANE (other), heart_desk_state (&desk));
  g_assert_true (board_says (other, "last turn taken"));
  g_object_unref (other);
  heart_desk_close (&desk);
}

static void
test_narrow (void)
{
  /* Where there is little room, of how many trains isn't told. */
  HeartDesk desk;
  GtkWidget *lane;

  heart_desk_open (&desk, 2, "");
  lane = make_lane (&desk, 1, 350);
  board_settle ();
  g_assert_true (gtk_widget_has_css_class (lane, "narrow"));
  g_assert_true (board_says (lane, "45"));
  g_assert_false (board_says (lane, "45 of 45"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-lane/shown", test_shown);
  g_test_add_func ("/heart-lane/turn", test_turn);
  g_test_add_func ("/heart-lane/last-round", test_last_round);
  g_test_add_func ("/heart-lane/narrow", test_narrow);

  return g_test_run ();
}
