/* SPDX-License-Identifier: GPL-3.0-or-later
 * The program's window, to try at what leads from page to page. */

#include "config.h"

#include "window-table.h"

#include "ui-screen.h"

/* One for all tests: a bus knows it by its name. */
static GtkApplication *application;

void
window_table_init (int *argc, char ***argv)
{
  g_autoptr (GError) error = NULL;

  ui_screen_init (argc, argv);
  application = gtk_application_new ("io.github.railhead.Test", G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
}

int
window_table_run (void)
{
  int status = g_test_run ();

  g_clear_object (&application);

  return status;
}

GtkApplication *
window_table_get_application (void)
{
  return application;
}

/* A window that knows no store yet. */
void
window_table_set_up (WindowTable *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->window = rh_window_new (application);
}

/* A window at Home. */
void
window_table_set_up_shown (WindowTable *self, gconstpointer data)
{
  window_table_set_up (self, data);
  rh_window_set_store (self->window, self->store);
  gtk_window_present (GTK_WINDOW (self->window));
  ui_screen_settle (rh_window_get_page (self->window));
}

void
window_table_tear_down (WindowTable *self, gconstpointer data)
{
  if (self->window != NULL)
    window_table_close (self->window);
  rh_store_close (self->store);
  store_table_free (self->table);
}

static gboolean
is_gone (gpointer data)
{
  return *(RhWindow **) data == NULL;
}

/* Whatever is under way in it ends first. */
void
window_table_close (RhWindow *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_screen_wait (is_gone, &window);
}

/* As a button of the page would. */
void
window_table_act (WindowTable *self, const char *action)
{
  g_assert_true (gtk_widget_activate_action (rh_window_get_page (self->window), action, NULL));
}

/* The same with a game of the store. */
void
window_table_open (WindowTable *self, const char *action, gint64 game)
{
  g_assert_true (gtk_widget_activate_action (rh_window_get_page (self->window), action, "x", game));
}

/* Keys of the widget's own class, as wherever in it the focus is. Returns whether they did anything. */
gboolean
window_table_press (GtkWidget *widget, const char *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

    for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (shortcuts) && k < g_list_model_get_n_items (shortcuts); k++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);
      g_autofree char *text = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (g_str_equal (text, keys))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL);
    }
  }

  return FALSE;
}

void
window_table_assert_title (WindowTable *self, const char *title)
{
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, title);
}

/* What a file manager drops. Returns whether it was taken. */
gboolean
window_table_drop (WindowTable *self, GFile *first, GFile *second)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->window));
  GSList *files = g_slist_append (NULL, first);
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;

  if (second != NULL)
    files = g_slist_append (files, second);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller))
      g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
  }
  g_value_unset (&value);
  g_slist_free (files);

  return taken;
}
