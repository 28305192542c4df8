/* SPDX-License-Identifier: GPL-3.0-or-later
 * A key that has ended a turn is pressed once more: it takes nobody's turn before it is pressed again. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-brake.h"
#include "rh-heart-play-step.h"

#include "rh-keys.h"

#define SOON_BRAM "Pressed too soon. If it is meant for Bram, press once more."

static void
set_up (HeartDesk *desk, gconstpointer data)
{
  heart_desk_open (desk, 3, data);
  heart_desk_ask (desk, RH_TYPE_HEART_PLAY_STEP);
}

static void
tear_down (HeartDesk *desk, gconstpointer data)
{
  heart_desk_close (desk);
}

static void
test_draw (HeartDesk *desk, gconstpointer data)
{
  /* Bram's turn stays Bram's; it is over when that is pressed again. */
  heart_desk_keys (desk, "n n");
  heart_desk_assert_draft (desk, "claim 2 _ _");
  g_assert_true (board_says (desk->board.window, SOON_BRAM));
  heart_desk_keys (desk, "n");
  heart_desk_assert_draft (desk, "claim 3 _ _");
  g_assert_true (board_says (desk->board.window, "Bram took train cards or tickets: nothing of that is written down."));
}

static void
test_card (HeartDesk *desk, gconstpointer data)
{
  /* A third card isn't the next player's; another one is, and the same pressed again. */
  heart_desk_keys (desk, "d d d");
  heart_desk_assert_draft (desk, "");
  g_assert_true (board_says (desk->board.window, SOON_BRAM));
  heart_desk_keys (desk, "d");
  heart_desk_assert_draft (desk, "terrain _ desert");
  heart_desk_keys (desk, "j m");
  heart_desk_assert_draft (desk, "terrain _ mountain");
}

static void
test_between (HeartDesk *desk, gconstpointer data)
{
  /* Who takes back what ended the turn means what is pressed then; so does who ended it otherwise. */
  heart_desk_keys (desk, "n");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_keys (desk, "n");
  heart_desk_assert_draft (desk, "claim 2 _ _");
  heart_desk_keys (desk, "d c d");
  heart_desk_assert_draft (desk, "terrain _ desert");
}

static void
test_later (HeartDesk *desk, gconstpointer data)
{
  /* After a second it was meant; what is clicked is the panel's to tell apart. */
  RhHeartBrake brake = { 0 };

  g_assert_false (rh_heart_brake_holds (&brake, desk->step, RH_HEART_DESERT, TRUE));
  rh_heart_brake_end (&brake, desk->step, RH_HEART_DESERT, TRUE);
  brake.begun -= RH_TAP_MEANT * G_TIME_SPAN_MILLISECOND;
  g_assert_false (rh_heart_brake_holds (&brake, desk->step, RH_HEART_DESERT, TRUE));
  rh_heart_brake_end (&brake, desk->step, RH_HEART_DESERT, FALSE);
  g_assert_false (rh_heart_brake_holds (&brake, desk->step, RH_HEART_DESERT, TRUE));
  rh_heart_brake_end (&brake, desk->step, RH_HEART_DESERT, TRUE);
  g_assert_false (rh_heart_brake_holds (&brake, desk->step, RH_HEART_DESERT, FALSE));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

#define ADD(name, func) g_test_add ("/heart-brake/" name, HeartDesk, "deal desert jungle mountain;terrain 3 mountain", set_up, func, tear_down)
  ADD ("draw", test_draw);
  ADD ("card", test_card);
  ADD ("between", test_between);
  ADD ("later", test_later);
#undef ADD

  return g_test_run ();
}
