/* SPDX-License-Identifier: GPL-3.0-or-later
 * The first terrain cards: told in any order, changed, taken back, or left out. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-deal-step.h"

static void
set_up (HeartDesk *desk, gconstpointer data)
{
  heart_desk_open (desk, 3, "");
  heart_desk_ask (desk, RH_TYPE_HEART_DEAL_STEP);
}

static void
tear_down (HeartDesk *desk, gconstpointer data)
{
  heart_desk_close (desk);
}

static void
test_clicks (HeartDesk *desk, gconstpointer data)
{
  /* In any order; one that was wrong is tapped again; all are needed. */
  heart_desk_click (desk, "Csilla: Mountain");
  heart_desk_assert_draft (desk, "deal _ _ mountain");
  heart_desk_click (desk, "Anna: Desert");
  heart_desk_click (desk, "Anna: Jungle");
  g_assert_true (heart_desk_is_chosen (desk, "Anna: Jungle"));
  g_assert_false (heart_desk_is_chosen (desk, "Anna: Desert"));
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Begin")));
  heart_desk_click (desk, "Bram: Desert");
  heart_desk_click (desk, "Begin");
  heart_desk_assert_last (desk, "deal jungle desert mountain");
}

static void
test_keys (HeartDesk *desk, gconstpointer data)
{
  /* The letters are for the first whose card isn't told; Backspace takes the last one back. */
  g_assert_false (heart_desk_key (desk, "f"));
  heart_desk_keys (desk, "d j m");
  g_assert_false (heart_desk_key (desk, "d"));
  heart_desk_keys (desk, "BackSpace BackSpace m j f");
  heart_desk_assert_last (desk, "deal desert mountain jungle");
}

static void
test_enter (HeartDesk *desk, gconstpointer data)
{
  /* An Enter at a stretch with the last card isn't taken, and that is said. */
  const char *said = "These keys came too early and were not taken. Please type them again.";
  GtkWidget *begin;

  heart_desk_keys (desk, "d j m");
  begin = heart_desk_find (desk, "Begin");
  g_assert_false (board_says (desk->board.window, said));
  g_assert_true (board_press (begin, GDK_KEY_Return));
  g_assert_true (board_says (desk->board.window, said));
  heart_desk_assert_draft (desk, "deal desert jungle mountain");
}

static void
test_skip (HeartDesk *desk, gconstpointer data)
{
  /* Left out: what is kept says so, and undo asks for them again. */
  heart_desk_keys (desk, "s");
  heart_desk_assert_draft (desk, "claim _ _ _");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "");
}

static void
test_back (HeartDesk *desk, gconstpointer data)
{
  /* Where nothing is told there is nothing to take back. */
  g_assert_false (heart_desk_key (desk, "BackSpace"));
  heart_desk_keys (desk, "j BackSpace");
  heart_desk_assert_draft (desk, "");
}

#define ADD(name, function) g_test_add ("/heart-deal-step/" name, HeartDesk, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("clicks", test_clicks);
  ADD ("keys", test_keys);
  ADD ("enter", test_enter);
  ADD ("skip", test_skip);
  ADD ("back", test_back);

  return g_test_run ();
}
