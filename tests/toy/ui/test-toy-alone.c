/* SPDX-License-Identifier: GPL-3.0-or-later
 * A program with one game that no folder of the program knows: what the shell offers is that game's, or nothing. */

#include "config.h"

#include "rh-window.h"

#include "rh-games-ui.h"
#include "rh-preferences-window.h"
#include "rh-replay-bar.h"
#include "rh-toy-ui.h"
#include "rh-toy.h"
#include "ui-screen.h"
#include "window-table.h"

const RhGameUi *const rh_game_uis[] = {
  &rh_toy_ui,
  NULL,
};

static void
show (WindowTable *shell)
{
  rh_window_set_store (shell->window, shell->store);
  gtk_window_present (GTK_WINDOW (shell->window));
  ui_screen_settle (rh_window_get_page (shell->window));
}

static gboolean
has_menu_item (WindowTable *shell, const char *label)
{
  GtkWidget *home = rh_window_get_page (shell->window);
  GtkWidget *button = ui_screen_find (home, GTK_TYPE_MENU_BUTTON, "Main Menu");
  GtkWidget *item;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  item = ui_screen_look_for (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), GTK_TYPE_LABEL, label);

  return item != NULL && gtk_widget_get_child_visible (item) && gtk_widget_get_mapped (item);
}

/* Its sample is offered on the first page and in the menu, and shown from its first move. */
static void
test_sample (WindowTable *shell, gconstpointer data)
{
  show (shell);
  g_assert_true (has_menu_item (shell, "Sample Game"));
  ui_screen_click (rh_window_get_page (shell->window), "See a Sample Game");
  window_table_assert_title (shell, "Toy");
  ui_screen_find (rh_window_get_page (shell->window), RH_TYPE_REPLAY_BAR, NULL);
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_LABEL, "Nobody has a point.");
}

/* A game needn't have one: then none is offered. */
static void
test_no_sample (WindowTable *shell, gconstpointer data)
{
  const char *sample = rh_toy_ui.sample;

  rh_toy_ui.sample = NULL;
  show (shell);
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "New Game");
  g_assert_null (ui_screen_look_for (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "See a Sample Game"));
  g_assert_true (has_menu_item (shell, "Rules"));
  g_assert_false (has_menu_item (shell, "Sample Game"));
  g_assert_false (gtk_widget_activate_action (rh_window_get_page (shell->window), "win.sample", NULL));
  rh_toy_ui.sample = sample;
}

static gboolean
has_group (GtkWidget *preferences, const char *title)
{
  GtkWidget *label = ui_screen_look_for (preferences, GTK_TYPE_LABEL, title);

  return label != NULL && gtk_widget_get_mapped (label);
}

/* No move of it is forced: the preferences say nothing of such. */
static void
test_no_forced (WindowTable *shell, gconstpointer data)
{
  GtkWidget *preferences = rh_preferences_window_new (NULL);

  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);
  g_assert_true (has_group (preferences, "Language"));
  g_assert_false (has_group (preferences, "At the Table"));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/toy-alone/sample", WindowTable, NULL, window_table_set_up, test_sample, window_table_tear_down);
  g_test_add ("/toy-alone/no-forced", WindowTable, NULL, window_table_set_up, test_no_forced, window_table_tear_down);
  g_test_add ("/toy-alone/no-sample", WindowTable, NULL, window_table_set_up, test_no_sample, window_table_tear_down);

  return window_table_run ();
}
