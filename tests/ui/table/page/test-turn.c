/* SPDX-License-Identifier: GPL-3.0-or-later
 * A double click whose first half turns the page. */

#include "config.h"

#include "board.h"
#include "rh-announce.h"
#include "rh-book.h"
#include "rh-table-page.h"
#include "rh-turn.h"
#include "ui-screen.h"

#define TIME 1000
#define X 80
#define Y 90

static void
test_second (void)
{
  /* The second half is nobody's, and neither is a third; one that comes later, or elsewhere, is meant for what is there. */
  GtkWidget *label = gtk_label_new ("");
  GtkWidget *window = ui_screen_window (label);

  rh_turn_guard (window);
  rh_turn_guard (window);
  g_assert_true (rh_turn_press (window, X, Y, TIME));
  rh_turn_page (label);
  g_assert_false (rh_turn_press (window, X + 1, Y, TIME + 150));
  g_assert_false (rh_turn_press (window, X, Y, TIME + 300));
  g_assert_cmpuint (rh_announce_get_n_refused (window), ==, 2);
  g_assert_true (rh_turn_press (window, X, Y, TIME + 2000));

  rh_turn_page (label);
  g_assert_true (rh_turn_press (window, X + 60, Y, TIME + 2100));
  g_assert_true (rh_turn_press (window, X + 60, Y, TIME + 2200));
  g_assert_cmpuint (rh_announce_get_n_refused (window), ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_same (void)
{
  /* Where the page stays, both halves are for it, as of a key that is tapped twice. */
  GtkWidget *label = gtk_label_new ("");
  GtkWidget *window = ui_screen_window (label);

  rh_turn_page (label);
  rh_turn_guard (window);
  for (guint32 i = 0; i < 3; i++)
    g_assert_true (rh_turn_press (window, X, Y, TIME + 100 * i));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A click, as far as the guard is concerned, on what does that, and one more. */
static void
assert_turns (Board *board, guint32 time, GType of, const char *action)
{
  GtkWidget *place = board_find (board->window, of, 0);

  g_assert_true (rh_turn_press (board->window, X, Y, time));
  if (g_str_equal (action, "book.correct"))
    g_assert_true (gtk_widget_activate_action (place, action, "u", 10));
  else
    g_assert_true (gtk_widget_activate_action (place, action, NULL));
  g_assert_false (rh_turn_press (board->window, X, Y, time + 150));
}

static void
test_pages (void)
{
  /* A row of the moves lies below the button that leaves a correction, and the table below the ledger and the rules. */
  Board board;

  board_open_page (&board, "cape-three-players", 21, 1000);
  assert_turns (&board, 10000, RH_TYPE_TABLE_PAGE, "table.ledger");
  assert_turns (&board, 20000, RH_TYPE_BOOK, "book.correct");
  assert_turns (&board, 30000, RH_TYPE_BOOK, "book.leave");
  assert_turns (&board, 40000, RH_TYPE_TABLE_PAGE, "table.rules");
  assert_turns (&board, 50000, RH_TYPE_TABLE_PAGE, "table.rules");
  assert_turns (&board, 60000, RH_TYPE_TABLE_PAGE, "table.ledger");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/turn/second", test_second);
  g_test_add_func ("/turn/same", test_same);
  g_test_add_func ("/turn/pages", test_pages);

  return g_test_run ();
}
