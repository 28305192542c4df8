/* SPDX-License-Identifier: GPL-3.0-or-later
 * A screen of one player's own, and the next: what is pressed too often or too early while it goes from one to the other. */

#include "config.h"

#include "board.h"

#include "rh-announce.h"
#include "rh-keys.h"
#include "rh-panel.h"
#include "rh-step-frame.h"

static void
test_worked_alone (void)
{
  /* Of a bid it isn't kept where it was tapped, but that it was: the last OK, tapped twice, isn't to be tapped again. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  board_click (page, "Enter My Bid");
  g_assert_true (rh_panel_is_alone (panel));
  board_settle ();
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 1), NULL));
  g_assert_false (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_false (board_says (page, "This tap came too early and was not taken. Please tap again."));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  board_close (&board);
}

static void
test_alone (void)
{
  /* Where somebody types a bid nothing is kept of what is pressed: it is no first half of a double click. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  g_object_set (gtk_widget_get_settings (page), "gtk-double-click-time", 60000, "gtk-double-click-distance", 5, NULL);
  g_assert_true (rh_panel_press (panel, 200, 200, board_now ()));
  board_click (page, "Enter My Bid");
  g_assert_true (rh_panel_is_alone (panel));
  board_settle ();
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 1), NULL));
  g_assert_false (rh_panel_is_alone (panel));
  board_wait_until_open (page);
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  board_close (&board);
}

static void
test_opened (void)
{
  /* A second tap on what has opened somebody's bid, even a late one, is no figure of it; one elsewhere is, and so is the next
   * after that, wherever. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 before = board_now ();

  board_settle ();
  g_assert_true (rh_panel_press (panel, 100, 100, before));
  board_click (page, "Enter My Bid");
  board_settle ();
  g_assert_false (rh_panel_press (panel, 104, 98, before + 900));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_true (rh_panel_press (panel, 160, 98, before + 920));
  g_assert_true (rh_panel_press (panel, 100, 100, before + 940));
  board_close (&board);
}

static void
test_handed (void)
{
  /* Who has sealed a bid gives the laptop on: what is pressed once more opens nobody's bid in the time of a double
   * press. */
  const char *said = "These keys came too early and were not taken. Please type them again.";
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  gint64 sealed;
  guint32 time;

  board_settle ();
  board_click (page, "Enter My Bid");
  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_7, 0, board_now ()));
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  sealed = g_get_monotonic_time ();
  time = board_now ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_Return, 0, board_now ()));
  g_assert_cmpuint (rh_session_get_sealed (board.session), ==, 1);
  g_assert_false (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_false (rh_panel_key (panel, GDK_KEY_Return, 0, board_now ()));
  g_assert_false (board_says (page, said));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 2);

  board_wait_until_open (page);
  g_assert_cmpint (g_get_monotonic_time () - sealed, >=, RH_KEY_REST * 1000);
  g_assert_false (rh_panel_press (panel, 100, 100, time + RH_KEY_REST - 1));
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  board_click (page, "Enter My Bid");
  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_0, 0, board_now () + 4000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_Return, 0, board_now () + 4000));
  g_assert_true (rh_session_seal_bid (board.session, 2, 0, NULL));
  g_assert_true (rh_session_reveal_bids (board.session, NULL));
  g_assert_cmpstr (rh_session_get_move (board.session, 1), ==, "bids 7 0 0");
  board_close (&board);
}

static void
test_begun (void)
{
  /* Figures behind a bid are the next player's, however soon they come, and whether or not the Enter before them was lost. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  board_click (page, "Enter My Bid");
  g_assert_true (rh_panel_key (panel, GDK_KEY_7, 0, board_now ()));
  g_assert_true (rh_panel_key (panel, GDK_KEY_Return, 0, board_now ()));
  g_assert_false (rh_panel_key (panel, GDK_KEY_Return, 0, board_now ()));
  for (guint i = 0; i < 2; i++) {
    g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, board_now ()));
    g_assert_true (rh_panel_is_alone (panel));
    g_assert_true (rh_panel_key (panel, GDK_KEY_9, 0, board_now ()));
    g_assert_true (rh_panel_key (panel, GDK_KEY_Return, 0, board_now ()));
    g_assert_false (rh_panel_is_alone (panel));
  }
  g_assert_true (rh_session_reveal_bids (board.session, NULL));
  g_assert_cmpstr (rh_session_get_move (board.session, 1), ==, "bids 7 19 19");
  board_close (&board);
}

static void
test_handed_by_key (void)
{
  /* Who has typed a bid and taps next has looked where: somebody else's tile, say. And where a tap came too early even so, the
   * figures typed on were meant for whom it would have chosen. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 1, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 early;

  board_settle ();
  board_click (page, "Enter My Bid");
  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_7, 0, board_now ()));
  g_assert_true (rh_panel_key (panel, GDK_KEY_Return, 0, board_now ()));
  early = board_now ();
  g_assert_false (rh_panel_press (panel, 100, 100, early));
  g_assert_true (board_says (page, "This tap came too early and was not taken. Please tap again."));
  g_assert_false (rh_panel_key (panel, GDK_KEY_Return, 0, early + 990));
  g_assert_false (rh_panel_is_alone (panel));

  while (!rh_panel_press (panel, 100, 100, board_now ()))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (board_is_busy (GTK_WIDGET (panel))); /* for keys */
  board_close (&board);
}

static void
test_hushed (void)
{
  /* Why a bid was refused is read on the screen of its player, as long as they have that, and nowhere beside it, however often
   * they type on. Then what goes on is read, as behind any bid that was left. */
  static const int widths[] = { 360, 900, 1366 };
  const char *said = "Nothing was sealed just now. Tap, or press Backspace (⌫).";

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    Board board;
    GtkWidget *page = board_open_page (&board, "cape-three-players", 1, widths[i]);
    RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

    board_settle ();
    board_click (page, "Enter My Bid");
    g_assert_true (rh_panel_key (panel, GDK_KEY_5, 0, board_now ()));
    board_settle ();
    g_assert_true (rh_panel_key (panel, GDK_KEY_0, 0, board_now ()));
    g_assert_true (rh_panel_key (panel, GDK_KEY_0, 0, board_now ()));
    g_assert_true (rh_panel_key (panel, GDK_KEY_Return, 0, board_now ()));
    g_assert_false (rh_panel_key (panel, GDK_KEY_7, 0, board_now ()));
    g_assert_false (board_says (page, said));
    g_assert_true (board_says (page, "More than your £100. Press ⌫."));
    g_assert_false (rh_step_frame_is_refusing (page));
    g_assert_true (rh_panel_key (panel, GDK_KEY_Escape, 0, board_now ()));
    g_assert_false (rh_panel_is_alone (panel));
    g_assert_false (board_says (page, "More than your £100. Press ⌫."));
    g_assert_true (board_says (page, said));

    g_assert_true (rh_panel_key (panel, GDK_KEY_BackSpace, 0, board_now ()));
    g_assert_false (board_says (page, said));
    board_click (page, "Enter My Bid");
    g_assert_true (rh_panel_key (panel, GDK_KEY_Escape, 0, board_now ()));
    g_assert_true (board_says (page, said));
    board_close (&board);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/panel-handed/worked-alone", test_worked_alone);
  g_test_add_func ("/panel-handed/alone", test_alone);
  g_test_add_func ("/panel-handed/opened", test_opened);
  g_test_add_func ("/panel-handed/handed", test_handed);
  g_test_add_func ("/panel-handed/begun", test_begun);
  g_test_add_func ("/panel-handed/handed-by-key", test_handed_by_key);
  g_test_add_func ("/panel-handed/hushed", test_hushed);

  return g_test_run ();
}
