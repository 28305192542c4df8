/* SPDX-License-Identifier: GPL-3.0-or-later
 * The keys of the table: what each is for, and what is told where one does nothing. */

#include "config.h"

#include "board.h"
#include "step-table.h"

#include "rh-announce.h"
#include "rh-cape-lane.h"
#include "rh-ledger.h"
#include "rh-panel.h"
#include "rh-table-page.h"

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
  g_assert_true (board_says (page, "Nothing is begun here. Ctrl+Z undoes the last step."));
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

/* What was refused, and had no room in the step, is cleared likewise; and goes where the next has that. */
static void
test_refused_at_table (void)
{
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);

  board_settle ();
  gtk_widget_activate_action (page, "table.refuse", "s", "This is more than the step has room for.");
  g_assert_true (board_says (page, "This is more than the step has room for."));
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_false (board_says (page, "This is more than the step has room for."));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);

  gtk_widget_activate_action (page, "table.refuse", "s", "This is more than the step has room for.");
  g_assert_true (board_press (board.window, GDK_KEY_7));
  g_assert_true (board_says (page, "A card has 0 to 3 rails."));
  g_assert_false (board_says (page, "This is more than the step has room for."));
  board_close (&board);
}

static void
on_back_cb (GSimpleAction *action, GVariant *parameter, gpointer n)
{
  ++*(guint *) n;
}

/* How often it leads back from such a page. */
static void
count_back (Board *board, guint *n)
{
  static const GActionEntry entry = { .name = "back", .activate = on_back_cb };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, n);
  gtk_widget_insert_action_group (board->window, "win", G_ACTION_GROUP (group));
}

/* Once what is shown takes a key. */
static void
escape (Board *board, GtkWidget *page)
{
  step_table_wait_for (!board_is_busy (board_find (page, RH_TYPE_PANEL, 0)));
  g_assert_true (board_press (board->window, GDK_KEY_Escape));
}

static void
test_stopped (void)
{
  /* Where keys are stopped, what goes on isn't hidden behind a key that does nothing. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  GtkWidget *panel = board_find (page, RH_TYPE_PANEL, 0);

  step_table_wait_for (!board_is_busy (panel));
  rh_panel_stop (panel, "Look first.", TRUE);
  board_press (board.window, GDK_KEY_5);
  g_assert_true (board_says (page, "Look first."));
  board_press (board.window, GDK_KEY_x);
  g_assert_true (board_says (page, "Look first."));
  board_press (board.window, GDK_KEY_BackSpace);
  g_assert_false (board_says (page, "Look first."));
  board_close (&board);
}

static void
test_escape_board (void)
{
  /* Who has gone astray with the focus, such as on the board, is back at what is asked. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  GtkWidget *panel = board_find (page, RH_TYPE_PANEL, 0);

  step_table_wait_for (!board_is_busy (panel));
  gtk_widget_grab_focus (board_find (board_find (page, RH_TYPE_CAPE_LANE, 0), GTK_TYPE_BUTTON, 0));
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (board.window)), panel));
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (board.window)), panel));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);
  board_close (&board);
}

static void
test_escape_reached (void)
{
  /* A result that has just been reached is looked at by all: Escape leaves it no more than it leaves a game that is played, also one
   * without a winner, and after a look at what came before. */
  const char *said = "There is nothing to close. Alt+Left leaves the table.";
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 128, 1000);
  guint n = 0;

  count_back (&board, &n);
  g_assert_true (rh_session_end (board.session, NULL));
  escape (&board, page);
  g_assert_true (board_says (page, said));
  g_assert_true (rh_session_take_up (board.session, NULL));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 128), NULL));
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  board_settle ();
  g_assert_false (board_says (page, said));
  escape (&board, page);
  g_assert_true (board_says (page, said));
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_true (rh_session_redo (board.session, NULL));
  escape (&board, page);
  g_assert_true (board_says (page, said));
  g_assert_cmpuint (n, ==, 0);
  board_close (&board);
}

static void
test_escape_old (void)
{
  /* One that was opened with its result is left, to where it was opened from; what is open over it is closed first. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 129, 1000);
  guint n = 0;

  count_back (&board, &n);
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  gtk_widget_activate_action (page, "table.ledger", NULL);
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_cmpuint (n, ==, 0);
  escape (&board, page);
  g_assert_cmpuint (n, ==, 1);
  board_close (&board);
}

static void
test_kept (void)
{
  /* What was begun of a card that is given anew is kept on the way back; what was only opened is closed, and Escape gives up both. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);

  board_settle ();
  g_assert_true (board_press (board.window, GDK_KEY_c));
  g_assert_false (rh_table_page_keeps_all (RH_TABLE_PAGE (page)));
  g_assert_true (board_press (board.window, GDK_KEY_r));
  g_assert_true (rh_table_page_keeps_all (RH_TABLE_PAGE (page)));
  gtk_widget_activate_action (page, "table.ledger", NULL);
  g_assert_false (rh_table_page_keeps_all (RH_TABLE_PAGE (page)));
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_cmpstr (rh_session_get_draft (board.session), ==, "| __/_ __/_ r_/_");
  board_settle ();
  g_assert_true (board_press (board.window, GDK_KEY_Escape));
  g_assert_cmpstr (rh_session_get_draft (board.session), ==, "");
  g_assert_false (rh_table_page_keeps_all (RH_TABLE_PAGE (page)));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/table-page-keys/keys", test_keys);
  g_test_add_func ("/table-page-keys/refused", test_refused);
  g_test_add_func ("/table-page-keys/refused-at-table", test_refused_at_table);
  g_test_add_func ("/table-page-keys/refused-open", test_refused_open);
  g_test_add_func ("/table-page-keys/refused-command", test_refused_command);
  g_test_add_func ("/table-page-keys/escape", test_escape);
  g_test_add_func ("/table-page-keys/stopped", test_stopped);
  g_test_add_func ("/table-page-keys/escape-board", test_escape_board);
  g_test_add_func ("/table-page-keys/escape-reached", test_escape_reached);
  g_test_add_func ("/table-page-keys/escape-old", test_escape_old);
  g_test_add_func ("/table-page-keys/kept", test_kept);

  return g_test_run ();
}
