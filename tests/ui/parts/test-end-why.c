/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody's figure is made of once the game is over. */

#include "config.h"

#include "heart-desk.h"

#include "rh-announce.h"
#include "rh-end-why.h"
#include "rh-heart-telling.h"

#include <string.h>

/* Bram wins, the second by seat. */
#define MOVES "claim 1 purple 6;claim 2 red 3;tickets 1 -8;tickets 2 +20 +5"

static GtkWidget *
open_why (HeartDesk *desk)
{
  GtkWidget *why = g_object_new (RH_TYPE_END_WHY, NULL);

  heart_desk_open (desk, 2, MOVES);
  rh_end_why_set (RH_END_WHY (why), &rh_heart_telling, desk->session);
  heart_desk_show (desk, why, 376, 300);

  return why;
}

static void
test_chosen (void)
{
  /* Who has won comes first; the others by a tap, or a key. */
  HeartDesk desk;
  GtkWidget *why = open_why (&desk);

  g_assert_true (heart_desk_is_chosen (&desk, "Bram"));
  g_assert_true (board_says (why, "2 tickets, fulfilled"));
  g_assert_true (board_says (why, "39"));
  heart_desk_click (&desk, "Anna");
  g_assert_true (heart_desk_is_chosen (&desk, "Anna"));
  g_assert_false (heart_desk_is_chosen (&desk, "Bram"));
  g_assert_true (board_says (why, "1 ticket, failed"));
  g_assert_false (board_says (why, "2 tickets, fulfilled"));
  board_settle ();
  g_assert_nonnull (strstr (rh_announce_get_said (desk.board.window), "Purple route of 6: 15. 1 ticket, failed: −8"));
  g_assert_true (rh_end_why_key (RH_END_WHY (why), GDK_KEY_2, 0));
  g_assert_true (heart_desk_is_chosen (&desk, "Bram"));
  g_assert_false (rh_end_why_key (RH_END_WHY (why), GDK_KEY_3, 0));
  heart_desk_close (&desk);
}

static void
test_again (void)
{
  /* What was corrected meanwhile is shown for who was chosen; who asks anew begins with who has won. */
  HeartDesk desk;
  GtkWidget *why = open_why (&desk);

  heart_desk_click (&desk, "Anna");
  g_assert_true (rh_session_undo (desk.session, NULL));
  heart_desk_play (&desk, "tickets 2 +4");
  rh_end_why_set (RH_END_WHY (why), &rh_heart_telling, desk.session);
  g_assert_true (heart_desk_is_chosen (&desk, "Anna"));
  rh_end_why_begin (RH_END_WHY (why));
  g_assert_true (heart_desk_is_chosen (&desk, "Bram"));
  g_assert_true (board_says (why, "18"));
  g_assert_nonnull (board_focus (&desk.board, GTK_TYPE_SCROLLED_WINDOW));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/end-why/chosen", test_chosen);
  g_test_add_func ("/end-why/again", test_again);

  return g_test_run ();
}
