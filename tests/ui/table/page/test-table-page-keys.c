/* SPDX-License-Identifier: GPL-3.0-or-later
 * The keys of the table: what each is for, and what is told where one does nothing. */

#include "config.h"

#include "board.h"

#include "rh-announce.h"
#include "rh-ledger.h"

static void
test_keys (void)
{
  /* L opens and closes the ledger, Escape closes it; other keys are the step's, but not behind the ledger. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 3, 1000);

  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_nonnull (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_false (board_press (board.window, GDK_KEY_1));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 3);
  g_assert_true (board_press (board.window, GDK_KEY_L));
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  board_settle ();
  g_assert_true (board_press (board.window, GDK_KEY_1));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 4);
  board_close (&board);
}

static void
test_refused (void)
{
  /* A figure that the question has no use for, of which the game tells why, or a decision before the card, of which nobody does;
   * not what is another key's. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);

  board_settle ();
  g_assert_true (board_press (board.window, GDK_KEY_7));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_true (board_says (page, "A card has 0 to 3 rails."));
  g_assert_false (board_press (board.window, GDK_KEY_b));
  g_assert_true (board_says (page, "This key does nothing here and was not taken."));
  g_assert_false (board_press (board.window, GDK_KEY_BackSpace));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 3);
  g_assert_false (board_press (board.window, GDK_KEY_F7));
  g_assert_false (board_press_with (board.window, GDK_KEY_7, GDK_CONTROL_MASK));
  g_assert_true (board_press (board.window, GDK_KEY_2));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 3);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);

  /* What was pressed before the question could be seen rings once. */
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 6), NULL));
  g_assert_false (board_press (board.window, GDK_KEY_7));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 4);
  g_assert_nonnull (page);
  board_close (&board);
}

static void
test_refused_open (void)
{
  /* Over the table nothing is asked; a key opens the ledger, and closes it. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);

  board_settle ();
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_nonnull (board_find (page, g_type_from_name ("RhLedger"), 0));
  g_assert_false (board_press (board.window, GDK_KEY_7));
  g_assert_true (board_press (board.window, GDK_KEY_l));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);
  board_close (&board);
}

static void
test_refused_command (void)
{
  /* Where there is nothing to redo, as after a bid was dropped, its keys ring and say so; and so with undo. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);

  board_settle ();
  g_assert_false (board_press_with (board.window, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);
  g_assert_false (board_press_with (board.window, GDK_KEY_Z, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_true (board_says (page, "There is nothing to redo"));
  g_assert_true (rh_session_seal_bid (board.session, 0, 5, NULL));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_false (board_press_with (board.window, GDK_KEY_Z, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 2);
  g_assert_true (board_says (page, "Redo can’t bring back Éva’s sealed bid: it is given anew"));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_false (board_press_with (board.window, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 3);
  g_assert_true (board_says (page, "There is nothing to undo"));
  g_assert_false (board_press_with (board.window, GDK_KEY_x, GDK_CONTROL_MASK));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 3);
  board_close (&board);
}

static void
test_escape (void)
{
  /* Where something is asked it closes what is open, and then says that nothing is. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);

  board_settle ();
  gtk_widget_activate_action (page, "table.ledger", NULL);
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_null (board_find (page, RH_TYPE_LEDGER, 0));
  board_settle ();
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_true (board_says (page, "There is nothing to close. Alt+Left leaves the table."));
  /* That is cleared as whatever else is told there. */
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_false (board_says (page, "There is nothing to close. Alt+Left leaves the table."));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/table-page-keys/keys", test_keys);
  g_test_add_func ("/table-page-keys/refused", test_refused);
  g_test_add_func ("/table-page-keys/refused-open", test_refused_open);
  g_test_add_func ("/table-page-keys/refused-command", test_refused_command);
  g_test_add_func ("/table-page-keys/escape", test_escape);

  return g_test_run ();
}
