/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules from where no game is on the table. */

#include "config.h"

#include "ui-screen.h"
#include "window-table.h"

#include "rh-home-page.h"
#include "rh-new-game-page.h"
#include "rh-rules-page.h"
#include "rh-window.h"

static void
act (WindowTable *shell, const char *action)
{
  g_assert_true (gtk_widget_activate_action (rh_window_get_page (shell->window), action, NULL));
}

/* From Home, the rules of the game are a page, with the focus on it and a way back. */
static void
test_home (WindowTable *shell, gconstpointer data)
{
  GtkWidget *home = rh_window_get_page (shell->window);
  GtkWidget *page;

  act (shell, "win.rules");
  page = rh_window_get_page (shell->window);
  ui_screen_settle (page);
  g_assert_true (RH_IS_RULES_PAGE (page));
  g_assert_null (gtk_widget_get_root (home));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (shell->window)), ==, "Rules");
  ui_screen_find (page, GTK_TYPE_LABEL, "From Cape to Cairo");
  ui_screen_find (page, GTK_TYPE_LABEL, "In Short");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (shell->window)), page));

  gtk_widget_activate_action (page, "win.rules", NULL);
  g_assert_true (rh_window_get_page (shell->window) == home);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (shell->window)), ==, "Railhead");
}

/* Who looks something up while the players are given finds them as they were, by either way back. */
static void
test_new_game (WindowTable *shell, gconstpointer data)
{
  static const char *const ways[] = { "win.rules", "win.back" };
  GtkWidget *page;
  GtkEditable *name;

  act (shell, "win.new-game");
  page = rh_window_get_page (shell->window);
  name = GTK_EDITABLE (ui_screen_find (page, GTK_TYPE_ENTRY, "Name of player 1"));
  gtk_editable_set_text (name, "Anna");
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    act (shell, "win.rules");
    g_assert_true (RH_IS_RULES_PAGE (rh_window_get_page (shell->window)));
    act (shell, ways[i]);
    g_assert_true (rh_window_get_page (shell->window) == page);
    ui_screen_settle (page);
    g_assert_cmpstr (gtk_editable_get_text (name), ==, "Anna");
  }

  act (shell, "win.home");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
}

/* Another page in between leaves nothing behind to come back to. */
static void
test_away (WindowTable *shell, gconstpointer data)
{
  act (shell, "win.new-game");
  act (shell, "win.rules");
  act (shell, "win.history");
  act (shell, "win.home");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
}

/* A game on the table shows the rules itself, and nothing else does. */
static void
test_table (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-game", "x", game);
  page = rh_window_get_page (shell->window);
  ui_screen_settle (page);
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_LABEL, "In Short"));
  act (shell, "win.rules");
  g_assert_true (rh_window_get_page (shell->window) == page);
  ui_screen_find (page, GTK_TYPE_LABEL, "In Short");
  act (shell, "win.rules");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_LABEL, "In Short"));
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/rules-page/home", WindowTable, NULL, window_table_set_up_shown, test_home, window_table_tear_down);
  g_test_add ("/rules-page/new-game", WindowTable, NULL, window_table_set_up_shown, test_new_game, window_table_tear_down);
  g_test_add ("/rules-page/away", WindowTable, NULL, window_table_set_up_shown, test_away, window_table_tear_down);
  g_test_add ("/rules-page/table", WindowTable, NULL, window_table_set_up_shown, test_table, window_table_tear_down);

  return window_table_run ();
}
