/* SPDX-License-Identifier: GPL-3.0-or-later
 * From page to page: there is always one, the window's title says which, and
 * the one before is gone. Where the store can't be opened nothing else can be
 * reached. */

#include "config.h"

#include "rh-window.h"

#include "rh-failure-page.h"
#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-new-game-page.h"
#include "rh-replay-bar.h"
#include "rh-turn.h"

#include "ui-screen.h"
#include "window-table.h"

/* A closed window goes, and its page with it, before the store does. */
static void
show (WindowTable *shell)
{
  rh_window_set_store (shell->window, shell->store);
  gtk_window_present (GTK_WINDOW (shell->window));
  ui_screen_settle (rh_window_get_page (shell->window));
}

static void
test_pages (WindowTable *shell, gconstpointer data)
{
  GtkWidget *home;

  show (shell);
  home = rh_window_get_page (shell->window);
  g_assert_true (RH_IS_HOME_PAGE (home));
  window_table_assert_title (shell, "Railhead");
  g_object_add_weak_pointer (G_OBJECT (home), (gpointer *) &home);

  window_table_act (shell, "win.new-game");
  g_assert_null (home);
  g_assert_true (RH_IS_NEW_GAME_PAGE (rh_window_get_page (shell->window)));
  window_table_assert_title (shell, "New Game");

  window_table_act (shell, "win.history");
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  window_table_assert_title (shell, "History");

  window_table_act (shell, "win.home");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
}

/* What brings a page is clicked twice: the second click was meant for what has gone, there and on the way back. */
static void
test_twice (WindowTable *shell, gconstpointer data)
{
  static const char *const actions[] = { "win.new-game", "win.back", "win.history", "win.back", "win.rules", "win.rules" };
  guint32 time = 10000;

  show (shell);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_assert_true (rh_turn_press (GTK_WIDGET (shell->window), 40, 50, time));
    window_table_act (shell, actions[i]);
    g_assert_false (rh_turn_press (GTK_WIDGET (shell->window), 40, 50, time + 200));
    g_assert_true (rh_turn_press (GTK_WIDGET (shell->window), 40, 50, time + 1500));
    time += 10000;
  }
}

/* A running game is opened from Home, and a new one from the page for it. */
static void
test_game (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_play (shell->store, game, "reveal d2/7 v1/3");
  show (shell);
  window_table_open (shell, "win.open-game", game);
  window_table_assert_title (shell, "From Cape to Cairo");

  window_table_act (shell, "win.home");
  window_table_act (shell, "win.new-game");
  ui_screen_click (rh_window_get_page (shell->window), "Same Players Again");
  ui_screen_click (rh_window_get_page (shell->window), "Start");
  window_table_assert_title (shell, "From Cape to Cairo");
  g_assert_false (rh_window_has_sealed_bids (shell->window));
}

static void
assert_shortcuts (WindowTable *shell, const char *expected)
{
  g_autofree char *section = NULL;
  GtkWidget *window;

  window_table_act (shell, "win.shortcuts");
  window = ui_screen_find_window (GTK_TYPE_SHORTCUTS_WINDOW);
  g_object_get (window, "section-name", &section, NULL);
  g_assert_cmpstr (section, ==, expected);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who asks for the keys at the table sees those of the table first. */
static void
test_shortcuts (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  show (shell);
  assert_shortcuts (shell, "program");
  window_table_open (shell, "win.open-game", game);
  assert_shortcuts (shell, "table");
}

/* A game to look at is there before any has been played. */
static void
test_sample (WindowTable *shell, gconstpointer data)
{
  show (shell);
  window_table_act (shell, "win.sample");
  window_table_assert_title (shell, "From Cape to Cairo");
  ui_screen_find (rh_window_get_page (shell->window), RH_TYPE_REPLAY_BAR, NULL);
}

/* The store can't be opened: why, Try Again, Quit; no way past them until it can. */
static void
test_failure (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, RH_STORE_ERROR_LOCKED, "Close the other & <try> again");
  GtkWidget *page;

  rh_window_show_failure (shell->window, error);
  gtk_window_present (GTK_WINDOW (shell->window));
  page = rh_window_get_page (shell->window);
  ui_screen_settle (page);

  g_assert_true (RH_IS_FAILURE_PAGE (page));
  ui_screen_find (page, GTK_TYPE_LABEL, "Close the other & <try> again");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Try Again");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Quit");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_BUTTON, "Set Aside and Start Over"));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.home", NULL));
  g_assert_true (rh_window_get_page (shell->window) == page);

  rh_window_set_store (shell->window, shell->store);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/window/pages", WindowTable, NULL, window_table_set_up, test_pages, window_table_tear_down);
  g_test_add ("/window/twice", WindowTable, NULL, window_table_set_up, test_twice, window_table_tear_down);
  g_test_add ("/window/game", WindowTable, NULL, window_table_set_up, test_game, window_table_tear_down);
  g_test_add ("/window/shortcuts", WindowTable, NULL, window_table_set_up, test_shortcuts, window_table_tear_down);
  g_test_add ("/window/sample", WindowTable, NULL, window_table_set_up, test_sample, window_table_tear_down);
  g_test_add ("/window/failure", WindowTable, NULL, window_table_set_up, test_failure, window_table_tear_down);

  return window_table_run ();
}
