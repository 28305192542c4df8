/* SPDX-License-Identifier: GPL-3.0-or-later
 * Ctrl+Q quits, whichever of the program's windows is in front. */

#include "config.h"

#include "rh-quit.h"

#include "rh-about.h"
#include "rh-cape-ui.h"
#include "rh-preferences-window.h"
#include "rh-shortcuts.h"

#include "ui-screen.h"

static guint n_quits;

static void
on_quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  n_quits++;
}

/* What the window makes of Ctrl and Q. */
static void
press (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);
    GListModel *shortcuts = GTK_IS_SHORTCUT_CONTROLLER (keys) ? G_LIST_MODEL (keys) : NULL;

    for (guint j = 0; shortcuts != NULL && j < g_list_model_get_n_items (shortcuts); j++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, j);
      g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (g_strcmp0 (trigger, "<Control>q") == 0)
        gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, window, NULL);
    }
  }
}

/* It is out of the way then: what is asked first is asked behind it. */
static void
assert_quits (GtkWidget *window)
{
  g_autoptr (GtkWidget) kept = g_object_ref (window);

  gtk_window_present (GTK_WINDOW (window));
  n_quits = 0;
  press (window);
  g_assert_cmpuint (n_quits, ==, 1);
  g_assert_false (gtk_widget_get_visible (window));
}

static void
test_any (void)
{
  /* A window that isn't the application's own, with the key and without. */
  GtkWidget *window = gtk_window_new ();

  press (window);
  g_assert_cmpuint (n_quits, ==, 0);
  rh_quit_by_key (GTK_WINDOW (window));
  assert_quits (window);
}

static void
test_preferences (void)
{
  /* They are in front, and modal. */
  assert_quits (rh_preferences_window_new (NULL));
}

static void
test_shortcuts (void)
{
  /* It is in its own list of keys. */
  assert_quits (GTK_WIDGET (rh_shortcuts_new (NULL, &rh_cape_ui)));
}

static void
test_about (void)
{
  /* So it is where the program is named. */
  GtkWidget *parent = gtk_window_new ();

  rh_about_show (GTK_WINDOW (parent));
  assert_quits (ui_screen_find_window (ADW_TYPE_ABOUT_WINDOW));
  gtk_window_destroy (GTK_WINDOW (parent));
}

int
main (int argc, char **argv)
{
  static const GActionEntry quit = { .name = "quit", .activate = on_quit_cb };
  g_autoptr (AdwApplication) application = NULL;

  ui_screen_init (&argc, &argv);
  application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_set_default (G_APPLICATION (application));
  g_action_map_add_action_entries (G_ACTION_MAP (application), &quit, 1, NULL);

  g_test_add_func ("/quit/any", test_any);
  g_test_add_func ("/quit/preferences", test_preferences);
  g_test_add_func ("/quit/shortcuts", test_shortcuts);
  g_test_add_func ("/quit/about", test_about);

  return g_test_run ();
}
