/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: who has won, with what, and what can be done now. */

#include "config.h"

#include "board.h"
#include "heart-desk.h"
#include "rh-cape-telling.h"
#include "rh-cape-ui.h"
#include "rh-announce.h"
#include "rh-chart.h"
#include "rh-end-step.h"
#include "rh-end-why.h"
#include "rh-panel.h"
#include "rh-table-page.h"

static void
test_winner (void)
{
  /* What is left is what the ledger says; rematch and replay are of this very game. */
  Board board;
  GtkWidget *step;
  GtkWidget *rematch;
  g_autofree char *how = NULL;
  const RhCapeState *state;

  board_open (&board, "cape-three-players");
  board_play (&board, board.moves->len);
  state = rh_session_get_state (board.session);
  step = g_object_new (RH_TYPE_END_STEP, "session", board.session, "telling", &rh_cape_telling, NULL);
  rh_step_update (RH_STEP (step));
  board_show (&board, step, 600, 500);
  how = g_strdup_printf ("All 8 cards crossed in round %u, with £%d left.", state->round,
                         state->players[state->winner].capital);
  g_assert_true (board_says (step, "Jörg has won!"));
  g_assert_true (board_says (step, how));
  g_assert_true (board_says (step, "Capital by round"));
  g_assert_true (board_says (step, "2. Ilse-Marie"));

  rematch = board_button (step, "win.rematch");
  g_assert_cmpint (g_variant_get_int64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (rematch))), ==,
                   rh_session_get_id (board.session));
  g_assert_true (gtk_widget_has_css_class (rematch, "main"));
  g_assert_nonnull (board_button (step, "win.step-through"));

  /* What the header bar has isn't there twice. */
  g_assert_null (board_button (step, "win.home"));
  g_assert_null (board_button (step, "table.ledger"));
  g_assert_null (board_button (step, "table.take-up"));
  board_close (&board);
}

static void
test_ended (void)
{
  /* Without a winner it is the same page, with a way to go on, which is the likely one. */
  Board board;
  GtkWidget *step;

  board_open (&board, "cape-three-players");
  board_play (&board, 30);
  g_assert_true (rh_session_end (board.session, NULL));
  step = g_object_new (RH_TYPE_END_STEP, "session", board.session, "telling", &rh_cape_telling, NULL);
  rh_step_update (RH_STEP (step));
  board_show (&board, step, 600, 500);
  g_assert_true (board_says (step, "The game was ended without a winner"));
  g_assert_false (board_find_text (step, "1. Jörg") != NULL);
  g_assert_nonnull (board_button (step, "win.rematch"));
  g_assert_nonnull (board_button (step, "win.step-through"));
  g_assert_nonnull (board_button (step, "table.take-up"));
  g_assert_true (gtk_widget_get_mapped (board_find (step, RH_TYPE_CHART, 0)));
  board_close (&board);
}

/* What people have written about the game stands there; without it nothing does. */
static void
test_note (void)
{
  Board board;
  GtkWidget *step;

  board_open (&board, "cape-three-players");
  board_play (&board, board.moves->len);
  step = g_object_new (RH_TYPE_END_STEP, "session", board.session, "telling", &rh_cape_telling, NULL);
  rh_step_update (RH_STEP (step));
  board_show (&board, step, 600, 500);
  g_assert_false (board_says (step, "Note: "));
  g_assert_true (rh_store_set_note (board.store, rh_session_get_id (board.session), "It rained\nat Bram’s", NULL));
  rh_step_update (RH_STEP (step));
  g_assert_true (board_says (step, "Note: It rained at Bram’s"));
  board_close (&board);
}

static void
test_how (void)
{
  /* A game may have nothing to say of how it was won, nor why: then no empty line is there to be read, and nothing is asked. */
  RhTelling plain = rh_cape_telling;
  GtkWidget *step;
  Board board;

  plain.how = NULL;
  plain.tally = NULL;
  board_open (&board, "cape-three-players");
  board_replay (&board, board.moves->len);
  step = g_object_new (RH_TYPE_END_STEP, "session", board.session, "telling", &plain, NULL);
  rh_step_update (RH_STEP (step));
  board_show (&board, step, 600, 500);
  g_assert_true (board_says (step, "Jörg has won!"));
  g_assert_false (board_says (step, ""));
  g_assert_null (board_find_named (step, GTK_TYPE_BUTTON, "Why?"));
  board_close (&board);
}

static void
test_replay (void)
{
  /* Of a game that is looked at no other is begun. */
  Board board;
  GtkWidget *step;

  board_open (&board, "cape-three-players");
  board_replay (&board, board.moves->len);
  step = g_object_new (RH_TYPE_END_STEP, "session", board.session, "telling", &rh_cape_telling, NULL);
  rh_step_update (RH_STEP (step));
  board_show (&board, step, 600, 500);
  g_assert_true (board_says (step, "Jörg has won!"));
  g_assert_null (board_button (step, "win.rematch"));
  g_assert_null (board_button (step, "win.step-through"));
  board_close (&board);
}

static void
test_why (void)
{
  /* Why everybody has what they have, by a tap or by the key of a turn, in place of how it ended: who has won stays there. The same
   * key, Escape or Enter lead back, and one too many begins no other game. A game that doesn't tell has no such button. */
  static const guint back[] = { GDK_KEY_h, GDK_KEY_Escape, GDK_KEY_Return };
  HeartDesk desk;
  GtkWidget *why;

  heart_desk_open (&desk, 2, "claim 1 purple 6;claim 2 red 3;tickets 1 -8;tickets 2 +20 +5");
  heart_desk_ask (&desk, RH_TYPE_END_STEP);
  heart_desk_click (&desk, "Why?");
  why = board_find (GTK_WIDGET (desk.step), RH_TYPE_END_WHY, 0);
  g_assert_true (gtk_widget_get_mapped (why));
  for (guint i = 0; i < G_N_ELEMENTS (back); i++) {
    g_assert_true (board_says (why, "39"));
    g_assert_true (board_says (GTK_WIDGET (desk.step), "Bram has won!"));
    g_assert_true (rh_step_key (desk.step, GDK_KEY_1, 0));
    g_assert_true (board_says (why, "7"));
    g_assert_true (rh_step_key (desk.step, back[i], 0));
    g_assert_false (gtk_widget_get_mapped (why));
    g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == heart_desk_find (&desk, "Why?"));
    g_assert_false (rh_step_key (desk.step, GDK_KEY_Escape, 0));
    g_assert_false (rh_step_key (desk.step, GDK_KEY_1, 0));
    g_assert_true (rh_step_key (desk.step, GDK_KEY_h, 0));
  }
  heart_desk_close (&desk);
}

static void
test_why_gone (void)
{
  /* Where a correction takes the win away while somebody asks why, it is the end of a game without a winner that is seen. */
  HeartDesk desk;
  GtkWidget *why;

  heart_desk_open (&desk, 2, "claim 1 purple 6;claim 2 red 3;tickets 1 -8;tickets 2 +20 +5");
  heart_desk_ask (&desk, RH_TYPE_END_STEP);
  heart_desk_click (&desk, "Why?");
  why = board_find (GTK_WIDGET (desk.step), RH_TYPE_END_WHY, 0);
  g_assert_true (gtk_widget_get_mapped (why));
  g_assert_true (rh_session_undo (desk.session, NULL));
  g_assert_true (rh_session_end (desk.session, NULL));
  rh_step_update (desk.step);
  g_assert_false (gtk_widget_get_mapped (why));
  g_assert_true (board_says (GTK_WIDGET (desk.step), "The game was ended without a winner"));
  g_assert_false (rh_step_key (desk.step, GDK_KEY_1, 0));
  heart_desk_close (&desk);
}

static void
test_fits (void)
{
  /* A game of four that is opened at its end needs no more height than any other step: on a laptop's screen, less a
   * window's shadow, nothing is scrolled, and all lanes are in sight. */
  static const char *const records[] = { "cape-shuffles-and-caps", "cape-four-ties" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++) {
    GtkAdjustment *adjustment;
    GtkWidget *page;
    Board board;

    board_open (&board, records[i]);
    board_play (&board, board.moves->len);
    page = rh_table_page_new (&rh_cape_ui, board.session);
    board_show (&board, page, 1366, 748);
    g_assert_nonnull (board_find (page, RH_TYPE_END_STEP, 0));
    adjustment = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (board_find (page, GTK_TYPE_SCROLLED_WINDOW, 0)));
    g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
    board_close (&board);
  }
}

static void
test_keys (void)
{
  /* Where a game is over no key is an answer: nothing is told beside its result. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 54, 1000);

  g_assert_true (rh_session_end (board.session, NULL));
  board_wait_until_open (page);
  g_assert_false (board_press (board.window, GDK_KEY_b));
  g_assert_false (board_says (page, "This key does nothing here and was not taken."));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/end-step/winner", test_winner);
  g_test_add_func ("/end-step/ended", test_ended);
  g_test_add_func ("/end-step/how", test_how);
  g_test_add_func ("/end-step/note", test_note);
  g_test_add_func ("/end-step/replay", test_replay);
  g_test_add_func ("/end-step/why", test_why);
  g_test_add_func ("/end-step/why-gone", test_why_gone);
  g_test_add_func ("/end-step/keys", test_keys);
  g_test_add_func ("/end-step/fits", test_fits);

  return g_test_run ();
}
