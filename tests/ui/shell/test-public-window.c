/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window for the second screen: opened and closed from the table's menu, one
 * at most, with the game that is on the table, and gone with the main window. */

#include "config.h"

#include "rh-public-window.h"

#include "rh-settings.h"
#include "rh-window.h"

#include "rh-cape-public.h"

#include "ui-screen.h"
#include "window-table.h"

static void
toggle (WindowTable *shell)
{
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.public-window", NULL);
}

static gboolean
is_shown (WindowTable *shell)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (shell->window), "public-window");

  return g_variant_get_boolean (state);
}

/* The public window, or NULL; there is never more than one. */
static RhPublicWindow *
find_public (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  RhPublicWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (!RH_IS_PUBLIC_WINDOW (window))
      continue;
    g_assert_null (found);
    found = RH_PUBLIC_WINDOW (window);
  }

  return found;
}

static void
open_game (WindowTable *shell, const char *names)
{
  gint64 game = store_table_add (shell->store, names);

  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-game", "x", game);
}

static gboolean
has_lane (RhPublicWindow *window, const char *name)
{
  return ui_screen_look_for (GTK_WIDGET (window), GTK_TYPE_LABEL, name) != NULL;
}

/* It has nothing to show on Home; at a game it comes and goes. */
static void
test_toggle (WindowTable *shell, gconstpointer data)
{
  RhPublicWindow *window;

  toggle (shell);
  g_assert_null (find_public ());
  g_assert_false (is_shown (shell));

  open_game (shell, "Anna,Bram");
  toggle (shell);
  window = find_public ();
  g_assert_nonnull (window);
  g_assert_true (is_shown (shell));
  ui_screen_settle (rh_public_window_get_table (window));
  g_assert_true (RH_IS_CAPE_PUBLIC (rh_public_window_get_table (window)));

  toggle (shell);
  g_assert_null (find_public ());
  g_assert_false (is_shown (shell));
}

static gboolean
is_closed (gpointer data)
{
  return find_public () == NULL;
}

/* Closed by its own button, it can be opened again. */
static void
test_close (WindowTable *shell, gconstpointer data)
{
  open_game (shell, "Anna,Bram");
  toggle (shell);
  gtk_window_close (GTK_WINDOW (find_public ()));
  ui_screen_wait (is_closed, NULL);
  g_assert_false (is_shown (shell));
  toggle (shell);
  g_assert_nonnull (find_public ());
  g_assert_true (is_shown (shell));
}

/* It stays with the last table until there is another, and never without one. */
static void
test_games (WindowTable *shell, gconstpointer data)
{
  open_game (shell, "Anna,Bram");
  toggle (shell);
  g_assert_true (has_lane (find_public (), "Anna"));

  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.home", NULL);
  g_assert_true (has_lane (find_public (), "Anna"));

  open_game (shell, "Csilla,Dora");
  g_assert_false (has_lane (find_public (), "Anna"));
  g_assert_true (has_lane (find_public (), "Csilla"));
}

/* From Home the window that is open can be closed, but no other opened. */
static void
test_home (WindowTable *shell, gconstpointer data)
{
  open_game (shell, "Anna,Bram");
  toggle (shell);
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.home", NULL);
  toggle (shell);
  g_assert_null (find_public ());
  toggle (shell);
  g_assert_null (find_public ());
  g_assert_false (is_shown (shell));
}

static void
test_main_window (WindowTable *shell, gconstpointer data)
{
  open_game (shell, "Anna,Bram");
  toggle (shell);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&shell->window)));
  g_assert_null (find_public ());
}

/* A title that tells the two windows apart and nothing of the game; buttons with names. */
static void
test_names (WindowTable *shell, gconstpointer data)
{
  RhPublicWindow *window;
  GtkWidget *button;

  open_game (shell, "Anna,Bram");
  toggle (shell);
  window = find_public ();
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Railhead — Public Table");
  gtk_test_accessible_assert_role (window, GTK_ACCESSIBLE_ROLE_WINDOW);
  button = ui_screen_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "Full Screen");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.fullscreen");
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_window_get_application (GTK_WINDOW (window)) == window_table_get_application ());
}

/* The monitor it filled isn't connected today: a mere window, and the monitor stays remembered. */
static void
test_monitor (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  g_autofree char *monitor = NULL;

  g_settings_set_string (settings, RH_SETTINGS_PUBLIC_MONITOR, "TV-1");
  open_game (shell, "Anna,Bram");
  toggle (shell);
  ui_screen_settle (rh_public_window_get_table (find_public ()));
  g_assert_false (gtk_window_is_fullscreen (GTK_WINDOW (find_public ())));

  toggle (shell);
  monitor = g_settings_get_string (settings, RH_SETTINGS_PUBLIC_MONITOR);
  g_assert_cmpstr (monitor, ==, "TV-1");
  g_settings_reset (settings, RH_SETTINGS_PUBLIC_MONITOR);
}

/* Also with its header bar no text is less than a fortieth of the window's height. */
static void
test_readable (WindowTable *shell, gconstpointer data)
{
  RhPublicWindow *window;
  GtkWidget *table;
  graphene_rect_t bounds;

  open_game (shell, "Anna,Bram");
  toggle (shell);
  window = find_public ();
  table = rh_public_window_get_table (window);
  ui_screen_settle (table);
  g_assert_true (gtk_widget_compute_bounds (table, GTK_WIDGET (window), &bounds));
  /* The table's smallest line is 23 of its 720 parts. */
  g_assert_cmpfloat (bounds.size.height * 23 / 720, >=, (float) gtk_widget_get_height (GTK_WIDGET (window)) / 40);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_assert_null (ui_screen_look_for (child, GTK_TYPE_LABEL, "Railhead — Public Table"));
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/public-window/toggle", WindowTable, NULL, window_table_set_up_shown, test_toggle, window_table_tear_down);
  g_test_add ("/public-window/close", WindowTable, NULL, window_table_set_up_shown, test_close, window_table_tear_down);
  g_test_add ("/public-window/games", WindowTable, NULL, window_table_set_up_shown, test_games, window_table_tear_down);
  g_test_add ("/public-window/home", WindowTable, NULL, window_table_set_up_shown, test_home, window_table_tear_down);
  g_test_add ("/public-window/main-window", WindowTable, NULL, window_table_set_up_shown, test_main_window, window_table_tear_down);
  g_test_add ("/public-window/names", WindowTable, NULL, window_table_set_up_shown, test_names, window_table_tear_down);
  g_test_add ("/public-window/monitor", WindowTable, NULL, window_table_set_up_shown, test_monitor, window_table_tear_down);
  g_test_add ("/public-window/readable", WindowTable, NULL, window_table_set_up_shown, test_readable, window_table_tear_down);

  return window_table_run ();
}
