/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keys typed ahead: what nobody has seen yet isn't answered by them. */

#include "config.h"

#include "board.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-keys.h"
#include "rh-note.h"
#include "rh-panel.h"
#include "rh-step.h"

#define EARLY "These keys came too early and were not taken. Press Backspace (⌫), then type them again."
#define FORCED "Not taken: the last turn ended by itself. Tap, or press Backspace (⌫)."

static void
test_ahead (void)
{
  /* Somebody types on while a move is made: before its frame no key answers what comes after it, nor does one that
   * was pressed before and comes later; each rings. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 before;

  board_settle ();
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  gtk_test_accessible_assert_state (panel, GTK_ACCESSIBLE_STATE_BUSY, TRUE);
  before = board_now ();
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, before));
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, GDK_CURRENT_TIME));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 2);
  g_assert_false (rh_panel_press (panel, 100, 100, before));
  g_assert_true (board_says (page, "This tap came too early and was not taken. Please tap again."));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 3);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);

  board_settle ();
  gtk_test_accessible_assert_state (panel, GTK_ACCESSIBLE_STATE_BUSY, FALSE);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, before - 1000));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, board_now () + 5000)); /* nobody has looked */
  g_assert_true (rh_panel_key (panel, GDK_KEY_BackSpace, 0, board_now () + 5000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_p, 0, board_now () + 5000));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 7);
  board_close (&board);
}

static void
test_stretch (void)
{
  /* Of what is typed at a stretch nothing is taken once a key of it came too early: the rest would answer something else.
   * That is said; whoever hasn't read it would give one answer for another even after a pause, so somebody has to look first. */
  static const guint keys[] = { GDK_KEY_p, GDK_KEY_1, GDK_KEY_b };
  const char *said = EARLY;
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 last;

  board_settle ();
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  last = board_now ();
  g_assert_false (rh_panel_key (panel, GDK_KEY_1, 0, last));
  g_assert_true (board_says (page, said));
  board_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    last += 999;
    g_assert_false (rh_panel_key (panel, keys[i], 0, last));
    g_assert_true (board_says (page, said));
  }
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 4);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, last + 9000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_BackSpace, 0, last + 9000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_p, 0, last + 9000));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 7);
  board_close (&board);
}

static void
test_picks (void)
{
  /* Nor at the picks, where the rails of the build would be cards: once something was lost, or was no card that is left, somebody has
   * to look. */
  static const guint keys[] = { GDK_KEY_2, GDK_KEY_9 };
  static const char *const said[] = { EARLY, "No card has that number now. Look, then press Backspace (⌫)." };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    Board board;
    GtkWidget *page = board_open_page (&board, "cape-three-players", 2, 1000);
    RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

    board_settle ();
    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 2), NULL));
    if (keys[i] == GDK_KEY_9)
      board_settle ();
    rh_panel_key (panel, keys[i], 0, board_now ());
    g_assert_true (board_says (page, said[i]));
    board_settle ();
    g_assert_false (rh_panel_key (panel, GDK_KEY_1, 0, board_now () + 5000));
    g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 3);
    g_assert_true (rh_panel_key (panel, GDK_KEY_BackSpace, 0, board_now () + 5000));
    g_assert_true (rh_panel_key (panel, GDK_KEY_2, 0, board_now () + 5000));
    g_assert_cmpuint (rh_session_get_n_played (board.session), >, 3);
    board_close (&board);
  }
}

static void
test_same_key (void)
{
  /* A key that bounces was taken once, and is nothing to be typed again: it only rings. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, board_now ()));
  g_assert_false (rh_panel_key (panel, GDK_KEY_1, 0, board_now ()));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_false (board_says (page, EARLY));

  /* But nobody bounces so slowly: it was meant for who comes next, and would be missed. */
  while (!board_says (page, EARLY)) {
    g_assert_false (rh_panel_key (panel, GDK_KEY_1, 0, board_now ()));
    g_usleep (1000);
  }
  board_settle ();

  /* Nor is a letter anything to be typed again, however slowly it is pressed twice: it has done what it says. */
  g_assert_true (rh_panel_key (panel, GDK_KEY_BackSpace, 0, board_now () + 1000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_p, 0, board_now () + 1000));
  for (guint i = 0; board_find (page, RH_TYPE_NOTE, i) != NULL; i++)
    rh_note_hide (RH_NOTE (board_find (page, RH_TYPE_NOTE, i)));
  for (guint i = 0; i < 2; i++) {
    g_usleep (70 * 1000);
    g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, board_now () + 2100));
  }
  g_assert_false (board_says (page, EARLY));
  board_close (&board);
}

static void
test_corrected (void)
{
  /* A count in the past is given anew: the same key, once more, is no card of whoever's turn it is. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 7, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 last = board_now ();

  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_c, 0, board_now ()));
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, board_now ()));
  g_assert_cmpstr (rh_session_get_move (board.session, 5), ==, "draw 3 d1/2");
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 7);
  g_assert_true (board_says (page, "Corrected, Ilse-Marie turned up desert, 1 rail, £2 instead of desert, 2 rails, £2"));
  board_settle ();
  last = board_now ();
  g_assert_false (rh_panel_key (panel, GDK_KEY_1, 0, last));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 7);
  while (!rh_panel_key (panel, GDK_KEY_1, 0, board_now ()))
    g_usleep (1000);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 8);
  board_close (&board);
}

static void
test_corrected_tap (void)
{
  /* Nor is a tap, once more, in the second in which people tap twice in a hurry. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 7, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 time;

  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_c, 0, board_now ()));
  board_settle ();
  time = board_now ();
  g_assert_true (rh_panel_press (panel, 100, 100, time));
  board_click (page, "1 rail");
  g_assert_cmpstr (rh_session_get_move (board.session, 5), ==, "draw 3 d1/2");
  board_settle ();
  g_assert_false (rh_panel_press (panel, 104, 98, time + 900));
  g_assert_true (rh_panel_press (panel, 300, 98, time + 950));
  g_assert_true (rh_panel_press (panel, 300, 98, time + 960)); /* a figure of the next answer, say, that comes twice in it */
  board_close (&board);
}

static void
test_dead (void)
{
  /* A tap on a button that can't be pressed just now is heard to do nothing; beside it, nothing is expected. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  GtkWidget *pass = board_find_named (page, RH_TYPE_BUTTON, "Pass");
  double left, top, x, y;

  board_settle ();
  g_assert_false (gtk_widget_is_sensitive (pass));
  gtk_native_get_surface_transform (gtk_widget_get_native (pass), &left, &top);
  g_assert_true (gtk_widget_translate_coordinates (pass, board.window, 10, 10, &x, &y));
  g_assert_true (rh_panel_press (panel, x + left, y + top, board_now ()));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (panel), board.window, 1, 1, &x, &y));
  g_assert_true (rh_panel_press (panel, x + left, y + top, board_now () + 5000));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
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
    g_assert_true (rh_panel_key (panel, keys[i], 0, board_now ()));
  g_assert_cmpstr (rh_session_get_move (board.session, 0), ==, "reveal r1/7 d3/10 s2/5");
  board_close (&board);
}

static void
test_ten (void)
{
  /* A ten is typed as it is written, and its 1 is the last key of a move: the 0 right after it belongs to that, not to what
   * nobody has seen yet. What comes between them is dropped, and then so is the 0. */
  static const guint keys[] = { GDK_KEY_r, GDK_KEY_1, GDK_KEY_7, GDK_KEY_d, GDK_KEY_3, GDK_KEY_0,
                                GDK_KEY_s, GDK_KEY_2, GDK_KEY_1, GDK_KEY_0 };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 0, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (rh_panel_key (panel, keys[i], 0, board_now ()));
  g_assert_cmpstr (rh_session_get_move (board.session, 0), ==, "reveal r1/7 d3/10 s2/10");
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);
  g_assert_false (board_says (page, EARLY));

  g_assert_true (rh_session_play (board.session, "bids 5 5 9", NULL));
  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_7, 0, board_now ()));
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, board_now ()));
  g_assert_false (rh_panel_key (panel, GDK_KEY_x, 0, board_now ()));
  g_assert_false (rh_panel_key (panel, GDK_KEY_0, 0, board_now ()));
  g_assert_cmpstr (rh_session_get_move (board.session, 2), ==, "tie 1:/7 2:/1");
  g_assert_true (rh_session_undo (board.session, NULL));
  board_settle ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, board_now () + 2000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_0, 0, board_now () + 2000));
  g_assert_cmpstr (rh_session_get_move (board.session, 2), ==, "tie 1:/7 2:/10");
  board_close (&board);
}

static void
test_worked (void)
{
  /* Who taps twice where the first tap was taken isn't asked to tap again; who does so elsewhere, is. */
  const char *said = "This tap came too early and was not taken. Please tap again.";
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));

  board_settle ();
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  g_assert_false (rh_panel_press (panel, 110, 95, board_now ()));
  g_assert_false (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 2);
  g_assert_false (board_says (page, said));
  g_assert_false (rh_panel_press (panel, 180, 100, board_now ()));
  g_assert_true (board_says (page, said));

  board_settle ();
  g_assert_true (rh_panel_press (panel, 300, 100, board_now ()));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 6), NULL));
  g_assert_false (board_says (page, said));
  g_assert_false (rh_panel_press (panel, 300, 100, board_now () + 1100));
  g_assert_true (board_says (page, said));
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
  g_assert_true (rh_panel_key (panel, GDK_KEY_r, 0, board_now () - 3600 * 1000));
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, board_now () + 3600 * 1000));
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
  GtkSettings *settings = gtk_widget_get_settings (page);
  guint32 before;

  /* As long as any machine takes for a frame. */
  board_settle ();
  g_object_set (settings, "gtk-double-click-time", 50000, "gtk-double-click-distance", 5, NULL);
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  board_settle ();
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 0);
  g_assert_false (rh_panel_press (panel, 102, 97, board_now ()));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 1);
  g_assert_true (rh_panel_press (panel, 102, 97, board_now ()));

  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 6), NULL));
  board_settle ();
  before = board_now ();
  g_assert_true (rh_panel_press (panel, 140, 97, before));
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 7), NULL));
  board_settle ();
  g_object_set (settings, "gtk-double-click-time", 20, NULL);
  while (board_now () - before <= 20)
    g_usleep (1000);
  g_assert_true (rh_panel_press (panel, 140, 97, board_now ()));
  board_close (&board);
}

static void
test_stretch_of_tap (void)
{
  /* Keys that follow a tap that came too early are dropped with it, until somebody looks. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 5, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  guint32 early;

  board_settle ();
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  early = board_now ();
  g_assert_false (rh_panel_press (panel, 100, 100, early));
  board_wait_until_open (page);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, early + 990));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 6);
  g_assert_true (rh_panel_key (panel, GDK_KEY_BackSpace, 0, early + 1990));
  g_assert_true (rh_panel_key (panel, GDK_KEY_p, 0, early + 1990));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 7);
  board_close (&board);
}

static void
test_end (void)
{
  /* The end of a game is only looked at for a while: until it takes a key it is busy, so that nobody presses one in vain. What
   * comes before rings, but isn't to be typed again: nothing is asked. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-three-players", 128, 1000);
  RhPanel *panel = RH_PANEL (board_find (page, RH_TYPE_PANEL, 0));
  gint64 before = g_get_monotonic_time ();

  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 128), NULL));
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, board_now ()));
  g_assert_false (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, 2);
  g_assert_false (board_says (page, EARLY));
  g_assert_false (board_says (page, "This tap came too early and was not taken. Please tap again."));
  board_wait_until_open (page);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, RH_STEP_REST_END * 1000);

  g_assert_true (rh_session_undo (board.session, NULL));
  board_settle ();
  g_assert_false (board_is_busy (GTK_WIDGET (panel)));
  g_assert_true (rh_session_redo (board.session, NULL));
  board_settle ();
  g_assert_true (board_is_busy (GTK_WIDGET (panel)));
  board_close (&board);
}

/* Somebody turns up a card, by a 0 at that time, and passes without being asked: the next one is. */
static RhPanel *
open_forced_at (Board *board, GtkWidget **page, guint32 *time)
{
  static const char *const moves[] = { "reveal r1/7 d3/10", "bids 0 100", "pick 2 2" };
  RhPanel *panel;

  *page = board_open_page (board, "cape-two-dutch-rivers", 0, 1000);
  panel = RH_PANEL (board_find (*page, RH_TYPE_PANEL, 0));
  rh_session_set_plays_forced (board->session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (board->session, moves[i], NULL));
  board_settle ();
  *time = board_now ();
  g_assert_true (rh_panel_key (panel, GDK_KEY_0, 0, *time));
  g_assert_cmpuint (rh_session_get_n_played (board->session), ==, 5);
  board_settle ();

  return panel;
}

static RhPanel *
open_forced (Board *board, GtkWidget **page)
{
  guint32 time;

  return open_forced_at (board, page, &time);
}

static void
test_forced (void)
{
  /* After a move that nobody gave, neither a key that bounces nor another figure at once is the next player's answer: that was for
   * the card before, and it is said how that is put right. Until somebody has looked, no figure is taken: whoever types on without a
   * look would be one answer ahead. */
  static const guint keyvals[] = { GDK_KEY_0, GDK_KEY_1 };

  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++) {
    Board board;
    GtkWidget *page;
    RhPanel *panel = open_forced (&board, &page);
    guint32 last = board_now ();

    g_assert_false (rh_panel_key (panel, keyvals[i], 0, last));
    g_assert_true (board_says (page, FORCED) || keyvals[i] == GDK_KEY_0);
    g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 5);
    board_wait_until_open (page);
    g_assert_false (rh_panel_key (panel, GDK_KEY_2, 0, last + 399));
    g_assert_true (board_says (page, FORCED));
    g_assert_false (rh_panel_key (panel, GDK_KEY_2, 0, last + 2000));
    g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 5);
    g_assert_true (rh_panel_key (panel, GDK_KEY_BackSpace, 0, last + 2100));
    g_assert_true (rh_panel_key (panel, GDK_KEY_2, 0, last + 2200));
    g_assert_cmpuint (rh_session_get_n_played (board.session), >, 5);
    board_close (&board);
  }
}

static void
test_forced_bounced (void)
{
  /* A key that only bounces stops nothing. */
  Board board;
  GtkWidget *page;
  guint32 time;
  RhPanel *panel = open_forced_at (&board, &page, &time);

  g_assert_false (rh_panel_key (panel, GDK_KEY_0, 0, time + 20));
  board_wait_until_open (page);
  g_assert_true (rh_panel_key (panel, GDK_KEY_2, 0, board_now () + 2000));
  g_assert_cmpuint (rh_session_get_n_played (board.session), >, 5);
  board_close (&board);
}

static void
test_forced_agreed (void)
{
  /* Whoever types without a look that they pass, as they did by itself, types the next player's card behind it: that is taken. Once
   * more it is that player's pass, and nothing yet. */
  Board board;
  GtkWidget *page;
  RhPanel *panel = open_forced (&board, &page);
  guint refused = rh_announce_get_n_refused (board.window);

  g_assert_true (rh_panel_key (panel, GDK_KEY_p, 0, board_now ()));
  g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, refused);
  g_assert_false (board_says (page, FORCED));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 5);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, board_now ()));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 5);
  g_assert_true (rh_panel_key (panel, GDK_KEY_2, 0, board_now ()));
  g_assert_cmpuint (rh_session_get_n_played (board.session), >, 5);
  board_close (&board);

  /* Where they look first, it is that player's, too. */
  panel = open_forced (&board, &page);
  board_wait_until_open (page);
  g_assert_false (rh_panel_key (panel, GDK_KEY_p, 0, board_now ()));
  board_close (&board);
}

static void
test_forced_open (void)
{
  /* Where nothing was typed at once, the next player's figure is taken as soon as the question has been looked at. */
  Board board;
  GtkWidget *page;
  RhPanel *panel = open_forced (&board, &page);
  gint64 before = g_get_monotonic_time ();

  board_wait_until_open (page);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, 300 * 1000);
  g_assert_true (rh_panel_key (panel, GDK_KEY_1, 0, board_now ()));
  g_assert_cmpuint (rh_session_get_n_played (board.session), >, 5);
  board_close (&board);
}

static void
test_forced_tap (void)
{
  /* Nor is a tap at once, on another figure. */
  Board board;
  GtkWidget *page;
  RhPanel *panel = open_forced (&board, &page);

  g_assert_false (rh_panel_press (panel, 100, 100, board_now ()));
  g_assert_true (board_says (page, FORCED));
  board_wait_until_open (page);
  g_assert_true (rh_panel_press (panel, 100, 100, board_now ()));
  board_close (&board);
}

/* An Enter, whichever it is, was to confirm that, and comes to nothing. */
static void
test_forced_enter (void)
{
  static const guint keyvals[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  Board board;
  GtkWidget *page;
  RhPanel *panel = open_forced (&board, &page);

  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++) {
    guint before = rh_announce_get_n_refused (board.window);

    rh_panel_key (panel, keyvals[i], 0, board_now ());
    g_assert_cmpuint (rh_announce_get_n_refused (board.window), ==, before + 1);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/panel-early/ahead", test_ahead);
  g_test_add_func ("/panel-early/stretch", test_stretch);
  g_test_add_func ("/panel-early/picks", test_picks);
  g_test_add_func ("/panel-early/same-key", test_same_key);
  g_test_add_func ("/panel-early/corrected", test_corrected);
  g_test_add_func ("/panel-early/corrected-tap", test_corrected_tap);
  g_test_add_func ("/panel-early/dead", test_dead);
  g_test_add_func ("/panel-early/same-question", test_same_question);
  g_test_add_func ("/panel-early/ten", test_ten);
  g_test_add_func ("/panel-early/worked", test_worked);
  g_test_add_func ("/panel-early/other-clock", test_other_clock);
  g_test_add_func ("/panel-early/double", test_double);
  g_test_add_func ("/panel-early/stretch-of-tap", test_stretch_of_tap);
  g_test_add_func ("/panel-early/end", test_end);
  g_test_add_func ("/panel-early/forced", test_forced);
  g_test_add_func ("/panel-early/forced-bounced", test_forced_bounced);
  g_test_add_func ("/panel-early/forced-agreed", test_forced_agreed);
  g_test_add_func ("/panel-early/forced-open", test_forced_open);
  g_test_add_func ("/panel-early/forced-tap", test_forced_tap);
  g_test_add_func ("/panel-early/forced-enter", test_forced_enter);

  return g_test_run ();
}
