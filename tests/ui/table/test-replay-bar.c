/* SPDX-License-Identifier: GPL-3.0-or-later
 * Stepping through a game. */

#include "config.h"

#include "board.h"

#include "rh-cape-hint.h"
#include "rh-cape-ui.h"
#include "rh-replay-bar.h"

static RhReplayBar *
open_bar (Board *board, guint position)
{
  GtkWidget *bar;

  board_open (board, "cape-three-players");
  board_replay (board, position);
  bar = rh_replay_bar_new (&rh_cape_ui, board->session);
  g_signal_connect_object (board->session, "changed", G_CALLBACK (rh_step_update), bar, G_CONNECT_SWAPPED);
  board_show (board, bar, 360, 200);

  return RH_REPLAY_BAR (bar);
}

static GtkWidget *
button (RhReplayBar *bar, guint i)
{
  return board_find (GTK_WIDGET (bar), GTK_TYPE_BUTTON, i);
}

static void
test_says (void)
{
  /* The bar says which move it is and what that did. */
  Board board;
  RhReplayBar *bar = open_bar (&board, 12);
  g_autofree char *told = rh_cape_hint_told (board.setup, rh_session_get_state (board.session));

  g_assert_true (board_says (GTK_WIDGET (bar), "Move 12 of 129"));
  g_assert_true (board_says (GTK_WIDGET (bar), told));
  board_assert_name (button (bar, 0), "First Move");
  board_assert_name (button (bar, 1), "Previous Move");
  board_assert_name (button (bar, 2), "Next Move");
  board_assert_name (button (bar, 3), "Last Move");
  board_close (&board);
}

static void
test_scene (void)
{
  /* What lies on the table is shown, at 360 pixels too, and the buttons stay where they are. */
  Board board;
  RhReplayBar *bar = open_bar (&board, 1);
  GtkWidget *next = button (bar, 2);
  graphene_rect_t before;
  graphene_rect_t after;
  int minimum;

  g_assert_true (board_says (GTK_WIDGET (bar), "3 cards are on offer."));
  g_assert_true (gtk_widget_compute_bounds (next, GTK_WIDGET (bar), &before));
  for (guint i = 1; i < 12; i++) {
    g_signal_emit_by_name (next, "clicked");
    board_settle ();
    gtk_widget_measure (GTK_WIDGET (bar), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    g_assert_cmpint (minimum, <=, 308);
    g_assert_true (gtk_widget_compute_bounds (next, GTK_WIDGET (bar), &after));
    g_assert_true (graphene_rect_equal (&before, &after));
    g_assert_cmpint (board_says (GTK_WIDGET (bar), "Common row"), ==, i + 1 >= 6 && i + 1 < 9);
  }
  board_close (&board);
}

static void
test_buttons (void)
{
  /* The buttons go one move, or all the way, and rest at either end. */
  Board board;
  RhReplayBar *bar = open_bar (&board, 12);

  g_signal_emit_by_name (button (bar, 2), "clicked");
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 13);
  g_signal_emit_by_name (button (bar, 1), "clicked");
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 12);
  g_signal_emit_by_name (button (bar, 0), "clicked");
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 0);
  g_assert_true (board_says (GTK_WIDGET (bar), "Move 0 of 129"));
  g_assert_false (gtk_widget_is_sensitive (button (bar, 0)));
  g_assert_false (gtk_widget_is_sensitive (button (bar, 1)));
  g_assert_true (gtk_widget_is_sensitive (button (bar, 2)));
  g_signal_emit_by_name (button (bar, 3), "clicked");
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 129);
  g_assert_false (gtk_widget_is_sensitive (button (bar, 2)));
  g_assert_false (gtk_widget_is_sensitive (button (bar, 3)));
  board_close (&board);
}

static void
test_keys (void)
{
  /* The arrow keys, Home and End do the same, and nothing happens beyond the ends. */
  Board board;
  RhReplayBar *bar = open_bar (&board, 128);

  g_assert_true (rh_step_key (RH_STEP (bar), GDK_KEY_Right, 0));
  g_assert_true (rh_step_key (RH_STEP (bar), GDK_KEY_Right, 0));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 129);
  g_assert_true (rh_step_key (RH_STEP (bar), GDK_KEY_Left, 0));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 128);
  g_assert_true (rh_step_key (RH_STEP (bar), GDK_KEY_Home, 0));
  g_assert_true (rh_step_key (RH_STEP (bar), GDK_KEY_Left, 0));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 0);
  g_assert_true (rh_step_key (RH_STEP (bar), GDK_KEY_End, 0));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 129);
  g_assert_false (rh_step_key (RH_STEP (bar), GDK_KEY_x, 0));
  board_close (&board);
}

static void
test_mirrored (void)
{
  /* From right to left, the left arrow goes on. */
  Board board;
  RhReplayBar *bar = open_bar (&board, 5);

  gtk_widget_set_direction (GTK_WIDGET (bar), GTK_TEXT_DIR_RTL);
  g_assert_true (rh_step_key (RH_STEP (bar), GDK_KEY_Left, 0));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/replay-bar/says", test_says);
  g_test_add_func ("/replay-bar/scene", test_scene);
  g_test_add_func ("/replay-bar/buttons", test_buttons);
  g_test_add_func ("/replay-bar/keys", test_keys);
  g_test_add_func ("/replay-bar/mirrored", test_mirrored);

  return g_test_run ();
}
