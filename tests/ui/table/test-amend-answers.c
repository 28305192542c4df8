/* SPDX-License-Identifier: GPL-3.0-or-later
 * What Enter does in a correction is seen before it is pressed: it applies what is safe, chooses what has the focus, or is to be
 * pressed again. */

#include "config.h"

#include "board.h"

#include "rh-amend.h"
#include "ui-screen.h"

#define GAME "cape-three-players"
#define PICK "Jörg picks: mountain, no rails, £4. Éva gets the last one: savanna, 2 rails, £10." /* move 5 */
#define PASSED "Jörg passes." /* move 15 */
#define BUILD "Build for £50, 0 bonus, buy 5, leaves £46"
#define BIDS "Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7." /* move 11 */

static void
test_enter (void)
{
  /* Where nothing is lost, Enter applies: on what is chosen, by key too, and in a field. */
  Board board;
  GtkWidget *page = board_open_moves (&board, GAME, 5);
  GtkWidget *amend;

  board_click (page, PICK);
  amend = board_find (page, RH_TYPE_AMEND, 0);
  g_assert_false (board_press (amend, GDK_KEY_Return));
  g_assert_true (board_press (board.window, GDK_KEY_3));
  board_assert_name (gtk_root_get_focus (GTK_ROOT (board.window)), "Savanna, 2 rails, £10");
  g_assert_true (board_press (amend, GDK_KEY_Return));
  g_assert_cmpstr (rh_session_get_move (board.session, 4), ==, "pick 2 3");
  g_assert_null (board_find (page, RH_TYPE_AMEND, 0));
  board_close (&board);

  page = board_open_moves (&board, GAME, 21);
  board_click (page, BIDS);
  g_assert_true (gtk_widget_grab_focus (board_find (page, GTK_TYPE_SPIN_BUTTON, 1)));
  gtk_editable_set_text (GTK_EDITABLE (board_find (page, GTK_TYPE_SPIN_BUTTON, 1)), "9");
  g_assert_true (board_press (board_find (page, RH_TYPE_AMEND, 0), GDK_KEY_KP_Enter));
  g_assert_cmpstr (rh_session_get_move (board.session, 10), ==, "bids 0 9 7");
  board_close (&board);
}

/* The key stands on the button for as long as Enter applies. */
static void
assert_hinted (GtkWidget *page, gboolean hinted)
{
  const char *label = gtk_button_get_label (GTK_BUTTON (board_find_named (page, GTK_TYPE_BUTTON, "Apply")));

  g_assert_cmpstr (label, ==, hinted ? "Apply  \342\217\216" : "Apply");
}

static void
test_enter_hint (void)
{
  /* What Enter does is seen before: not on what isn't chosen, where it would choose. */
  Board board;
  GtkWidget *page = board_open_moves (&board, GAME, 5);

  board_click (page, PICK);
  assert_hinted (page, FALSE);
  g_assert_true (board_press (board.window, GDK_KEY_3));
  assert_hinted (page, TRUE);
  g_assert_true (gtk_widget_grab_focus (board_find_named (page, GTK_TYPE_BUTTON, "Mountain, no rails, £4")));
  assert_hinted (page, FALSE);
  g_assert_true (gtk_widget_grab_focus (board_find_named (page, GTK_TYPE_BUTTON, "Cancel")));
  assert_hinted (page, FALSE);
  g_assert_true (gtk_widget_grab_focus (board_find_named (page, GTK_TYPE_BUTTON, "Apply")));
  assert_hinted (page, TRUE);
  board_close (&board);
}

/* Whether the focus is on the button that says what comes of it. */
static void
assert_applies_next (Board *board)
{
  GtkButton *focus = GTK_BUTTON (gtk_root_get_focus (GTK_ROOT (board->window)));

  g_assert_true (g_str_has_prefix (gtk_button_get_label (focus), "Apply"));
}

static void
test_enter_not (void)
{
  /* Enter cuts nothing off and drops no bid, but goes to the button that does; a button with the focus it presses. */
  Board board;
  GtkWidget *page = board_open_moves (&board, GAME, 21);
  GtkWidget *amend;

  board_click (page, PASSED);
  amend = board_find (page, RH_TYPE_AMEND, 0);
  board_click (page, BUILD);
  g_assert_true (board_press (amend, GDK_KEY_Return));
  assert_applies_next (&board);
  board_assert_unchanged (&board, 21);
  g_assert_true (board_says (page, "It fits there, but 6 later moves are taken back. Press Enter again to apply it."));
  board_click (page, "Pass");
  g_assert_true (board_says (page, "Nothing is changed yet."));
  board_click (page, "Cancel");
  board_click (page, BIDS);
  g_assert_true (gtk_widget_grab_focus (board_find (page, GTK_TYPE_SPIN_BUTTON, 1)));
  gtk_editable_set_text (GTK_EDITABLE (board_find (page, GTK_TYPE_SPIN_BUTTON, 0)), "9");
  g_assert_true (board_press (board_find (page, RH_TYPE_AMEND, 0), GDK_KEY_Return));
  assert_applies_next (&board);
  board_assert_unchanged (&board, 21);
  board_close (&board);

  page = board_open_moves (&board, GAME, 10);
  g_assert_true (rh_session_seal_bid (board.session, 0, 3, NULL));
  board_click (page, "Éva turns up: 3 rails.");
  amend = board_find (page, RH_TYPE_AMEND, 0);
  g_assert_true (board_press (board.window, GDK_KEY_0));
  g_assert_true (board_press (amend, GDK_KEY_Return));
  assert_applies_next (&board);
  rh_session_unseal_bid (board.session, 0);
  g_assert_true (gtk_widget_grab_focus (board_find_named (page, GTK_TYPE_BUTTON, "Cancel")));
  g_assert_false (board_press (amend, GDK_KEY_Return));
  board_assert_unchanged (&board, 10);
  board_close (&board);
}

static void
test_enter_asks (void)
{
  /* Where much would go, Enter asks, as the button does: that is the second time. */
  Board board;
  GtkWidget *page = board_open_moves (&board, GAME, 129);
  GtkWidget *dialog;

  board_click (page, "Round 2 of 8");
  board_click (page, PASSED);
  board_click (page, BUILD);
  g_assert_true (board_press (board_find (page, RH_TYPE_AMEND, 0), GDK_KEY_Return));
  dialog = ui_screen_find_dialog ();
  g_assert_nonnull (dialog);
  ui_screen_settle (dialog);
  g_assert_cmpstr (adw_message_dialog_get_default_response (ADW_MESSAGE_DIALOG (dialog)), ==, "leave");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  board_assert_unchanged (&board, 129);
  gtk_window_destroy (GTK_WINDOW (dialog));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/amend-answers/enter", test_enter);
  g_test_add_func ("/amend-answers/enter-hint", test_enter_hint);
  g_test_add_func ("/amend-answers/enter-not", test_enter_not);
  g_test_add_func ("/amend-answers/enter-asks", test_enter_asks);

  return g_test_run ();
}
