/* SPDX-License-Identifier: GPL-3.0-or-later
 * Asks, or says an error once with what to do, in a small window over the page. */

#include "config.h"

#include "rh-dialog.h"

#include "rh-held.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

/* What Enter answers has the focus, also below the other answers, where there is no room beside them; unless a field has it. */
static void
focus_default (GtkWindow *dialog)
{
  GtkWidget *answer = gtk_window_get_default_widget (dialog);
  GtkWidget *focus = gtk_window_get_focus (dialog);

  if (answer != NULL && gtk_widget_get_mapped (answer) && (focus == NULL || GTK_IS_BUTTON (focus)))
    gtk_widget_grab_focus (answer);
}

/**
 * rh_dialog_new:
 * @parent: (nullable): the window it belongs to
 * @heading: what is asked, or was done
 * @body: (nullable): more of it
 *
 * Returns: (transfer none): a dialog that heeds no held keys, with its text as large as the page that it lies over is drawn;
 *   not shown yet, and without anything to answer
 */
AdwMessageDialog *
rh_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  rh_held_guard (dialog);
  g_signal_connect_after (dialog, "map", G_CALLBACK (focus_default), NULL);
  g_signal_connect (dialog, "notify::default-widget", G_CALLBACK (focus_default), NULL);
  rh_zoom_fit (GTK_WINDOW (dialog), parent);

  return ADW_MESSAGE_DIALOG (dialog);
}

/**
 * rh_dialog_new_error:
 * @widget: what was being used; the dialog belongs to its window
 * @heading: what couldn't be done, such as “The Game Could Not Be Opened”
 * @error: why; its message says what to do
 *
 * Returns: (transfer none): a dialog that says so, not shown yet
 */
AdwMessageDialog *
rh_dialog_new_error (GtkWidget *widget, const char *heading, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  AdwMessageDialog *dialog = rh_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, error->message);

  adw_message_dialog_add_response (dialog, "close", C_("button", "Close"));
  adw_message_dialog_set_default_response (dialog, "close");
  adw_message_dialog_set_close_response (dialog, "close");

  return dialog;
}

/**
 * rh_dialog_show_error:
 * @widget: what was being used; the dialog belongs to its window
 * @heading: what couldn't be done, such as “The Game Could Not Be Opened”
 * @error: why; its message says what to do
 *
 * Says that something went wrong, over the window of @widget.
 */
void
rh_dialog_show_error (GtkWidget *widget, const char *heading, const GError *error)
{
  gtk_window_present (GTK_WINDOW (rh_dialog_new_error (widget, heading, error)));
}
