/* SPDX-License-Identifier: GPL-3.0-or-later
 * The tickets at the end: typed by clicks and keys, of one player after the other, in any order. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-tickets-step.h"

static void
set_up (HeartDesk *desk, gconstpointer data)
{
  heart_desk_open (desk, 3, "claim 1 white 3");
  g_assert_true (rh_session_set_draft (desk->session, "tickets _", NULL));
  heart_desk_ask (desk, RH_TYPE_HEART_TICKETS_STEP);
}

static void
tear_down (HeartDesk *desk, gconstpointer data)
{
  heart_desk_close (desk);
}

static void
test_keys (HeartDesk *desk, gconstpointer data)
{
  /* Figures, signs, and the sum; the number pad has them too. */
  g_assert_true (board_says (desk->board.window, "Which tickets does Bram have?"));
  heart_desk_keys (desk, "8 plus 1 2 KP_Subtract 5");
  heart_desk_assert_draft (desk, "tickets _ +8 +12 -5_");
  g_assert_true (board_says (desk->board.window, "+8\302\240 +12\302\240 −5"));
  g_assert_true (board_says (desk->board.window, "15 points, 2 tickets fulfilled"));
  heart_desk_keys (desk, "f");
  heart_desk_assert_last (desk, "tickets 2 +8 +12 -5");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
}

static void
test_clicks (HeartDesk *desk, gconstpointer data)
{
  /* Another player may tell them first, and nobody tells them twice. */
  heart_desk_click (desk, "Anna, …");
  heart_desk_click (desk, "− failed");
  heart_desk_click (desk, "7");
  heart_desk_click (desk, "Done, −7 points, 0 tickets fulfilled");
  heart_desk_assert_last (desk, "tickets 1 -7");
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Anna, ✓ −7")));
}

static void
test_next (HeartDesk *desk, gconstpointer data)
{
  /* A letter goes round. */
  heart_desk_keys (desk, "n");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
  heart_desk_keys (desk, "n n n");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
}

static void
test_none (HeartDesk *desk, gconstpointer data)
{
  /* Nobody needs to have any; with the last of all, the game is over. */
  heart_desk_keys (desk, "f f f");
  heart_desk_assert_last (desk, "tickets 1");
  g_assert_cmpint (heart_desk_state (desk)->phase, ==, RH_HEART_OVER);
}

static void
test_back (HeartDesk *desk, gconstpointer data)
{
  /* Back to the routes, as long as no tickets are counted. */
  heart_desk_keys (desk, "t");
  heart_desk_assert_draft (desk, "");
  heart_desk_keys (desk, "f");
  g_assert_false (heart_desk_key (desk, "t"));
}

static void
test_undo (HeartDesk *desk, gconstpointer data)
{
  /* Undo takes back a figure at a time, as Backspace does. */
  heart_desk_keys (desk, "1 2 BackSpace");
  heart_desk_assert_draft (desk, "tickets _ +1_");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +12_");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +1_");
}

#define ADD(name, function) g_test_add ("/heart-tickets-step/" name, HeartDesk, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("keys", test_keys);
  ADD ("clicks", test_clicks);
  ADD ("next", test_next);
  ADD ("none", test_none);
  ADD ("back", test_back);
  ADD ("undo", test_undo);

  return g_test_run ();
}
