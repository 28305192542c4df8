/* SPDX-License-Identifier: GPL-3.0-or-later
 * Ctrl+Q in windows that aren't the application's own. */

#include "config.h"

#include "rh-quit.h"

/* What is asked before is asked in the window behind it. */
static gboolean
on_quit_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "quit", NULL);

  return TRUE;
}

/**
 * rh_quit_by_key:
 * @window: a window of preferences, of shortcuts, or another that belongs to one of the application's
 *
 * Has Ctrl+Q close it, and then do what it does in the application's own windows: what their keys do, they do in those alone.
 */
void
rh_quit_by_key (GtkWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_q, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (on_quit_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
