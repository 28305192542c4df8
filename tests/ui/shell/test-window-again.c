/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window of a program that starts anew shows what the one before did. */

#include "config.h"

#include "rh-window.h"

#include "rh-damaged-page.h"
#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-new-game-page.h"
#include "rh-replay-bar.h"

#include "ui-screen.h"
#include "window-table.h"

static void
assert_shown (WindowTable *shell, const char *expected)
{
  g_autofree char *shown = rh_window_dup_shown (shell->window);

  g_assert_cmpstr (shown, ==, expected);
}

/* By what it is called, a page is there again; Home is there by itself. */
static void
test_pages (WindowTable *shell, gconstpointer data)
{
  assert_shown (shell, "");
  rh_window_show_again (shell->window, "win.new-game");
  g_assert_true (RH_IS_NEW_GAME_PAGE (rh_window_get_page (shell->window)));
  assert_shown (shell, "win.new-game");
  rh_window_show_again (shell->window, "win.history");
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  assert_shown (shell, "win.history");
}

/* A game of the store comes again by its number. */
static void
test_game (WindowTable *shell, gconstpointer data)
{
  gint64 game;

  store_table_add (shell->store, "Anna,Bram");
  game = store_table_add (shell->store, "Csilla,Dóra");
  g_assert_cmpint (game, ==, 2);
  rh_window_show_again (shell->window, "win.open-game(int64 2)");
  window_table_assert_title (shell, "From Cape to Cairo");
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "Dóra"));
  assert_shown (shell, "win.open-game(int64 2)");
}

/* The rules are left out: what they cover counts. */
static void
test_rules (WindowTable *shell, gconstpointer data)
{
  store_table_add (shell->store, "Anna,Bram");
  window_table_act (shell, "win.rules");
  assert_shown (shell, "");
  window_table_act (shell, "win.new-game");
  window_table_act (shell, "win.rules");
  assert_shown (shell, "win.new-game");
  window_table_open (shell, "win.open-game", 1);
  window_table_act (shell, "win.rules");
  assert_shown (shell, "win.open-game(int64 1)");
}

/* A damaged game has its page again; the copy that is kept is another game. */
static void
test_damaged (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  g_autofree char *none = NULL;

  store_table_play (shell->store, game, "reveal d2/7 v1/3\nbids 5 3");
  none = store_table_ask (shell->table, "UPDATE move SET text = 'bids 5' WHERE seq = 2");
  rh_window_show_again (shell->window, "win.open-game(int64 1)");
  g_assert_true (RH_IS_DAMAGED_PAGE (rh_window_get_page (shell->window)));
  assert_shown (shell, "win.open-game(int64 1)");
  window_table_act (shell, "win.keep");
  assert_shown (shell, "win.open-game(int64 2)");
}

/* A game that is only looked at comes again, too. */
static void
test_looked_at (WindowTable *shell, gconstpointer data)
{
  store_table_add (shell->store, "Anna,Bram");
  window_table_act (shell, "win.sample");
  ui_screen_find (rh_window_get_page (shell->window), RH_TYPE_REPLAY_BAR, NULL);
  assert_shown (shell, "win.sample");
  window_table_open (shell, "win.step-through", 1);
  ui_screen_find (rh_window_get_page (shell->window), RH_TYPE_REPLAY_BAR, NULL);
  assert_shown (shell, "win.step-through(int64 1)");
}

/* Whatever is written there: the page stays. Only a game that is gone meanwhile is told. */
static void
test_unknown (WindowTable *shell, gconstpointer data)
{
  static const char *const none[] = { "", "win.", "win.no-such-page", "win.open-game(" };
  GtkWidget *page = rh_window_get_page (shell->window);

  for (gsize i = 0; i < G_N_ELEMENTS (none); i++) {
    rh_window_show_again (shell->window, none[i]);
    g_assert_true (rh_window_get_page (shell->window) == page);
    g_assert_null (ui_screen_find_dialog ());
  }
  rh_window_show_again (shell->window, "win.open-game(int64 12)");
  g_assert_true (rh_window_get_page (shell->window) == page);
  ui_screen_assert_dialog ("The Game Could Not Be Opened");
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

#define ADD(path, func) \
  g_test_add ("/window-again/" path, WindowTable, NULL, window_table_set_up_shown, func, window_table_tear_down)
  ADD ("pages", test_pages);
  ADD ("game", test_game);
  ADD ("rules", test_rules);
  ADD ("damaged", test_damaged);
  ADD ("looked-at", test_looked_at);
  ADD ("unknown", test_unknown);
#undef ADD

  return window_table_run ();
}
