/* SPDX-License-Identifier: GPL-3.0-or-later
 * Before the end everybody's tickets are looked over. */

#include "config.h"

#include "heart-desk.h"

#include "rh-button.h"
#include "rh-heart-count-step.h"

static void
set_up (HeartDesk *desk, gconstpointer data)
{
  heart_desk_open (desk, 3, "claim 1 white 3;tickets 2 +8 +12 -5;tickets 3");
  g_assert_true (rh_session_set_draft (desk->session, "tickets 1 +7 all", NULL));
  heart_desk_ask (desk, RH_TYPE_HEART_COUNT_STEP);
}

static void
tear_down (HeartDesk *desk, gconstpointer data)
{
  heart_desk_close (desk);
}

static void
test_rows (HeartDesk *desk, gconstpointer data)
{
  /* All of them, the last ones too, and what they come to. */
  g_assert_true (board_says (desk->board.window, "Are these everybody’s tickets?"));
  g_assert_true (board_says (desk->board.window, "+7 =\u00a07"));
  g_assert_true (board_says (desk->board.window, "+8 +12 −5 =\u00a015"));
  g_assert_true (board_says (desk->board.window, "No tickets"));
}

static void
test_count (HeartDesk *desk, gconstpointer data)
{
  /* Only then the game is over. */
  g_assert_cmpint (heart_desk_state (desk)->phase, ==, RH_HEART_TICKETS);
  heart_desk_keys (desk, "f");
  heart_desk_assert_last (desk, "tickets 1 +7");
  g_assert_cmpint (heart_desk_state (desk)->phase, ==, RH_HEART_OVER);
}

static void
test_enter (HeartDesk *desk, gconstpointer data)
{
  /* Enter is the answer, as it was of every step before. */
  rh_step_focus (desk->step);
  gtk_widget_activate (board_focus (&desk->board, RH_TYPE_BUTTON));
  board_settle ();
  heart_desk_assert_last (desk, "tickets 1 +7");
}

static void
test_back (HeartDesk *desk, gconstpointer data)
{
  /* The last ones are still there; those before have their undo. */
  heart_desk_click (desk, "Back to the Tickets");
  heart_desk_assert_draft (desk, "tickets 1 +7");
}

static void
test_rest (HeartDesk *desk, gconstpointer data)
{
  /* A second press of “Done” comes too soon for it: nothing is taken for as long as that. */
  RhStepClass *klass = RH_STEP_GET_CLASS (desk->step);
  int time;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &time, NULL);
  g_assert_cmpint ((int) klass->rest, >=, 2 * time);
}

#define ADD(name, function) g_test_add ("/heart-count-step/" name, HeartDesk, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("rows", test_rows);
  ADD ("count", test_count);
  ADD ("enter", test_enter);
  ADD ("back", test_back);
  ADD ("rest", test_rest);

  return g_test_run ();
}
