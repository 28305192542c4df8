/* SPDX-License-Identifier: GPL-3.0-or-later
 * The way back: one level at a time, to where each page was opened from, and in the end Home. */

#include "config.h"

#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-new-game-page.h"
#include "rh-record-list-page.h"
#include "rh-record-page.h"
#include "rh-table-page.h"

#include "board.h"
#include "ui-screen.h"
#include "window-table.h"

#define RECORD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nreveal s2/7 s3/3\n"

static void
act (WindowTable *shell, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), action, NULL));
}

static void
act_on (WindowTable *shell, const char *action, gint64 game)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), action, "x", game));
}

static void
assert_shown (WindowTable *shell, const char *shown)
{
  g_autofree char *now = rh_window_dup_shown (shell->window);

  g_assert_cmpstr (now, ==, shown);
  g_assert_cmpint (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)), ==, *shown == '\0');
}

/* Back, and what is shown then; Home is nothing. */
static void
go_back (WindowTable *shell, const char *shown)
{
  act (shell, "win.back");
  assert_shown (shell, shown);
}

static gint64
add_game (WindowTable *shell)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_play (shell->store, game, "reveal d2/7 v1/3");

  return game;
}

/* From an old game to History, by the page's own button, and Home from there; at Home it leads nowhere. */
static void
test_history (WindowTable *shell, gconstpointer data)
{
  gint64 game = add_game (shell);

  act (shell, "win.history");
  act_on (shell, "win.open-game", game);
  assert_shown (shell, "win.open-game(int64 1)");
  ui_screen_click (rh_window_get_page (shell->window), "Back");
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  ui_screen_click (rh_window_get_page (shell->window), "Back");
  assert_shown (shell, "");
  go_back (shell, "");
}

/* What is opened from a game leads back to the game. */
static void
test_from_game (WindowTable *shell, gconstpointer data)
{
  gint64 game = add_game (shell);
  const char *const pages[] = { "win.step-through", "win.rematch" };

  act_on (shell, "win.open-game", game);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *page = g_strconcat (pages[i], "(int64 1)", NULL);

    act_on (shell, pages[i], game);
    assert_shown (shell, page);
    go_back (shell, "win.open-game(int64 1)");
  }
  act (shell, "win.new-game");
  g_assert_true (RH_IS_NEW_GAME_PAGE (rh_window_get_page (shell->window)));
  go_back (shell, "win.open-game(int64 1)");
  g_assert_true (RH_IS_TABLE_PAGE (rh_window_get_page (shell->window)));
  go_back (shell, "");
}

/* However often people go to and fro, each place is on the way once; from a game that begins it leads Home. */
static void
test_once (WindowTable *shell, gconstpointer data)
{
  gint64 game = add_game (shell);

  for (guint i = 0; i < 3; i++) {
    act_on (shell, "win.open-game", game);
    act (shell, "win.history");
    act (shell, "win.new-game");
  }
  go_back (shell, "win.history");
  go_back (shell, "win.open-game(int64 1)");
  go_back (shell, "");

  act (shell, "win.history");
  act_on (shell, "win.rematch", game);
  ui_screen_click (rh_window_get_page (shell->window), "Start");
  assert_shown (shell, "win.open-game(int64 2)");
  go_back (shell, "");
}

/* What lies over the table goes first, one thing at a time, and Escape is the same way; but it leaves no game that is played. */
static void
test_levels (WindowTable *shell, gconstpointer data)
{
  gint64 game = add_game (shell);
  GtkWidget *page;

  act (shell, "win.history");
  act_on (shell, "win.open-game", game);
  page = rh_window_get_page (shell->window);
  ui_screen_settle (page);
  ui_screen_click (page, "Anna, waiting");
  ui_screen_click (page, "Enter My Bid");
  act (shell, "win.back");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Anna, waiting");

  gtk_widget_activate_action (page, "table.ledger", NULL);
  gtk_widget_activate_action (page, "table.rules", NULL);
  ui_screen_find (page, GTK_TYPE_LABEL, "In Short");
  act (shell, "win.back");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_LABEL, "In Short"));
  ui_screen_find (page, GTK_TYPE_TOGGLE_BUTTON, "Moves");
  act (shell, "win.back");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_TOGGLE_BUTTON, "Moves"));
  assert_shown (shell, "win.open-game(int64 1)");

  gtk_widget_activate_action (page, "table.ledger", NULL);
  g_assert_true (board_press (GTK_WIDGET (shell->window), GDK_KEY_Escape));
  assert_shown (shell, "win.open-game(int64 1)");
  g_assert_true (board_press (GTK_WIDGET (shell->window), GDK_KEY_Escape));
  assert_shown (shell, "win.open-game(int64 1)");
  act (shell, "win.back");
  assert_shown (shell, "win.history");
}

/* In a game that is looked at too, where keys are taken before anything else. */
static void
test_sample (WindowTable *shell, gconstpointer data)
{
  act (shell, "win.sample");
  assert_shown (shell, "win.sample");
  ui_screen_settle (rh_window_get_page (shell->window));
  gtk_widget_activate_action (rh_window_get_page (shell->window), "table.ledger", NULL);
  g_assert_true (board_press (GTK_WIDGET (shell->window), GDK_KEY_Escape));
  assert_shown (shell, "win.sample");
  g_assert_true (board_press (GTK_WIDGET (shell->window), GDK_KEY_Escape));
  assert_shown (shell, "");
}

static gboolean
is_list (gpointer data)
{
  return RH_IS_RECORD_LIST_PAGE (rh_window_get_page (data));
}

static gboolean
is_game (gpointer data)
{
  return RH_IS_RECORD_PAGE (rh_window_get_page (data));
}

/* Opens a record, as a file manager does. */
static void
open_record (WindowTable *shell, const char *text, UiCondition shown)
{
  g_autofree char *path = g_build_filename (shell->table->folder, "a.railhead", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (shown, shell->window);
}

/* A game of a record: its ledger, the record, and where people were when they opened it. */
static void
test_record (WindowTable *shell, gconstpointer data)
{
  act (shell, "win.history");
  open_record (shell, RECORD RECORD, is_list);
  gtk_widget_activate_action (rh_window_get_page (shell->window), "record.open", "u", 1u);
  ui_screen_wait (is_game, shell->window);

  gtk_widget_activate_action (rh_record_page_get_table (RH_RECORD_PAGE (rh_window_get_page (shell->window))),
                              "table.ledger", NULL);
  act (shell, "win.back");
  g_assert_true (is_game (shell->window));
  go_back (shell, "win.record");
  g_assert_true (is_list (shell->window));
  go_back (shell, "win.history");

  open_record (shell, RECORD RECORD, is_list);
  open_record (shell, RECORD, is_game);
  go_back (shell, "win.history");
}

/* What can't be shown any more is said, and isn't tried a second time. */
static void
test_gone (WindowTable *shell, gconstpointer data)
{
  gint64 game = add_game (shell);
  g_autofree char *none = NULL;

  act (shell, "win.history");
  act_on (shell, "win.open-game", game);
  act (shell, "win.new-game");
  none = store_table_ask (shell->table, "PRAGMA foreign_keys = OFF; DELETE FROM game");
  act (shell, "win.back");
  g_assert_true (RH_IS_NEW_GAME_PAGE (rh_window_get_page (shell->window)));
  ui_screen_assert_dialog ("The Game Could Not Be Opened");
  go_back (shell, "win.history");
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

#define ADD(path, func) \
  g_test_add ("/window-back/" path, WindowTable, NULL, window_table_set_up_shown, func, window_table_tear_down)
  ADD ("history", test_history);
  ADD ("from-game", test_from_game);
  ADD ("once", test_once);
  ADD ("levels", test_levels);
  ADD ("sample", test_sample);
  ADD ("record", test_record);
  ADD ("gone", test_gone);
#undef ADD

  return window_table_run ();
}
