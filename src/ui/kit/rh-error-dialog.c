/* SPDX-License-Identifier: GPL-3.0-or-later
 * Says an error once, with what to do. */

#include "config.h"

#include "rh-error-dialog.h"

#include "rh-held.h"

#include <glib/gi18n.h>

/**
 * rh_error_dialog_new:
 * @widget: what was being used; the dialog belongs to its window
 * @heading: what couldn't be done, such as “The Game Could Not Be Opened”
 * @error: why; its message says what to do
 *
 * Returns: (transfer none): a dialog that says so, not shown yet
 */
AdwMessageDialog *
rh_error_dialog_new (GtkWidget *widget, const char *heading, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", C_("button", "Close"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  rh_held_guard (dialog);

  return ADW_MESSAGE_DIALOG (dialog);
}

/**
 * rh_error_dialog_show:
 * @widget: what was being used; the dialog belongs to its window
 * @heading: what couldn't be done, such as “The Game Could Not Be Opened”
 * @error: why; its message says what to do
 *
 * Says that something went wrong, over the window of @widget.
 */
void
rh_error_dialog_show (GtkWidget *widget, const char *heading, const GError *error)
{
  gtk_window_present (GTK_WINDOW (rh_error_dialog_new (widget, heading, error)));
}
