/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keys typed ahead: what nobody has seen yet isn't answered by them. */

#include "config.h"

#include "board.h"

#include "rh-panel.h"
#include "rh-step.h"

/* By the display's clock, which is ours. */
static guint32
now (void)
{
  return (guint32) (g_get_monotonic_time () / 1000);
}

static gboolean
is_busy (RhPanel *panel)
{
  g_autofree char *other =
    gtk_test_accessible_check_state (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_STATE_BUSY, TRUE);

  return other == NULL;
}

static void
test_ahead (void)
{
  /* Somebody types on while a move is made: before its frame no key answers what comes after it, nor does one that
   * was pressed before and comes later. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 before;

  board_settle ();
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  gtk_test_accessible_assert_state (panel, GTK_ACCESSIBLE_STATE_BUSY, TRUE);
  before = now ();
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, before));
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, GDK_CURRENT_TIME));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);

  board_settle ();
  gtk_test_accessible_assert_state (panel, GTK_ACCESSIBLE_STATE_BUSY, FALSE);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, before - 1000));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);
  g_assert_true (rh_panel_key (panel, GDK_KEY_p, 0, now ()));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 7);
  board_close (&board);
}

static void
test_same_question (void)
{
  /* All cards on offer are one question, which is typed as fast as anybody can. */
  static const guint keys[] = { GDK_KEY_r, GDK_KEY_1, GDK_KEY_7, GDK_KEY_d, GDK_KEY_3, GDK_KEY_0,
                                GDK_KEY_s, GDK_KEY_2, GDK_KEY_5 };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (rh_panel_key (panel, keys[i], 0, now ()));
  g_assert_cmpstr (rh_session_get_move (board.session, 0), ==, "reveal r1/7 d3/10 s2/5");
  board_close (&board);
}

static void
test_other_clock (void)
{
  /* A display far away has a clock of its own; its keys are taken as they come. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_r, 0, now () - 3600 * 1000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, now () + 3600 * 1000));
  board_close (&board);
}

static void
test_double (void)
{
  /* A double click answers one question: its second half, in the same place, isn't the answer to the next. Somewhere
   * else, or after a while, it is; and so it is where the first half answered nothing. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 first;

  board_settle ();
  g_object_set (gtk_widget_get_settings (page), "gtk-double-click-time", 400, "gtk-double-click-distance", 5, NULL);
  g_assert_true (rh_panel_press (panel, 100, 100, now ()));
  first = now ();
  g_assert_true (rh_panel_press (panel, 100, 100, first));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  board_settle ();
  g_assert_false (rh_panel_press (panel, 102, 97, first + 200));
  g_assert_true (rh_panel_press (panel, 102, 97, first + 250));

  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 6), NULL));
  board_settle ();
  g_assert_true (rh_panel_press (panel, 140, 97, first + 400));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 7), NULL));
  board_settle ();
  g_assert_true (rh_panel_press (panel, 140, 97, first + 900));
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
  g_assert_true (rh_panel_press (panel, 200, 200, now ()));
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, now ()));
  g_assert_true (rh_panel_is_alone (panel));
  board_settle ();
  g_assert_true (rh_panel_press (panel, 100, 100, now ()));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 1), NULL));
  g_assert_false (rh_panel_is_alone (panel));
  board_settle ();
  g_assert_true (rh_panel_press (panel, 100, 100, now ()));
  board_close (&board);
}

static void
test_end (void)
{
  /* The end of a game is only looked at for a while: until it takes a key it is busy, so that nobody presses one in vain. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 128, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  gint64 before = g_get_monotonic_time ();

  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 128), NULL));
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  while (is_busy (panel))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, RH_STEP_REST_END * 1000);

  g_assert_true (rh_session_undo (board.session, NULL));
  board_settle ();
  g_assert_false (is_busy (panel));
  g_assert_true (rh_session_redo (board.session, NULL));
  board_settle ();
  g_assert_true (is_busy (panel));
  board_close (&board);
}

static void
test_forced (void)
{
  /* After a move that nobody gave, a key that bounces isn't the next player's answer; a while later a key is. */
  static const char *const moves[] = { "reveal r1/7 d3/10", "bids 0 100", "pick 2 2" };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-two-dutch-rivers", 0, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  gint64 before;

  rh_session_set_plays_forced (board.session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board.session, moves[i], NULL));
  board_settle ();
  before = g_get_monotonic_time ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_0, 0, now ()));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 5);
  board_settle ();
  while (!rh_panel_key (panel, GDK_KEY_0, 0, now ())) {
    g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 5);
    g_usleep (1000);
  }
  g_assert_cmpint (g_get_monotonic_time () - before, >=, 200 * 1000);
  g_assert_cmpuint (rh_session_get_n_played (board.session), >, 5);
  board_close (&board);
}

static void
test_forced_other (void)
{
  /* Another figure is meant for the next player, however soon it comes. */
  static const char *const moves[] = { "reveal r1/7 d3/10", "bids 0 100", "pick 2 2" };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-two-dutch-rivers", 0, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  rh_session_set_plays_forced (board.session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board.session, moves[i], NULL));
  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_0, 0, now ()));
  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, now ()));
  g_assert_cmpuint (rh_session_get_n_played (board.session), >, 5);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/panel-early/ahead", test_ahead);
  g_test_add_func ("/panel-early/same-question", test_same_question);
  g_test_add_func ("/panel-early/other-clock", test_other_clock);
  g_test_add_func ("/panel-early/double", test_double);
  g_test_add_func ("/panel-early/alone", test_alone);
  g_test_add_func ("/panel-early/end", test_end);
  g_test_add_func ("/panel-early/forced", test_forced);
  g_test_add_func ("/panel-early/forced-other", test_forced_other);

  return g_test_run ();
}
