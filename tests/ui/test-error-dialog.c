/* SPDX-License-Identifier: GPL-3.0-or-later
 * Something goes wrong: a dialog over the window says what and why, and Close
 * is all there is to press. */

#include "config.h"

#include "rh-error-dialog.h"

#include "ui-screen.h"

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (window))
      return window;
  }

  return NULL;
}

static gboolean
has_no_dialog (gpointer data)
{
  return find_dialog () == NULL;
}

static void
test_show (void)
{
  GtkWidget *label = gtk_label_new ("The table");
  GtkWidget *window = ui_screen_window (label);
  g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "The disk is full; make room & try again");
  GtkWidget *dialog;

  rh_error_dialog_show (label, "The Move Could Not Be Kept", error);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  ui_screen_settle (dialog);

  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (window));
  g_assert_true (gtk_window_get_modal (GTK_WINDOW (dialog)));
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, "The Move Could Not Be Kept");
  ui_screen_find (dialog, GTK_TYPE_LABEL, "The disk is full; make room & try again");
  g_assert_cmpstr (adw_message_dialog_get_default_response (ADW_MESSAGE_DIALOG (dialog)), ==, "close");

  ui_screen_click (dialog, "Close");
  ui_screen_wait (has_no_dialog, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/error-dialog/show", test_show);

  return g_test_run ();
}
