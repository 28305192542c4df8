/* SPDX-License-Identifier: GPL-3.0-or-later
 * Something goes wrong: a dialog over the window says what and why, and Close is all there is to press. */

#include "config.h"

#include "rh-dialog.h"

#include "ui-screen.h"

#define HEADING "The Move Could Not Be Kept"
#define WHY "The disk is full; make <b>room</b> & try again"

static gboolean
has_no_dialog (gpointer data)
{
  return ui_screen_find_dialog () == NULL;
}

static GError *
make_error (void)
{
  return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, WHY);
}

/* Its words are no markup. */
static void
test_show (void)
{
  GtkWidget *label = gtk_label_new ("The table");
  GtkWidget *window = ui_screen_window (label);
  g_autoptr (GError) error = make_error ();
  GtkWidget *dialog;

  rh_dialog_show_error (label, HEADING, error);
  dialog = ui_screen_find_dialog ();
  g_assert_nonnull (dialog);
  ui_screen_settle (dialog);

  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (window));
  g_assert_true (gtk_window_get_modal (GTK_WINDOW (dialog)));
  ui_screen_find (dialog, GTK_TYPE_LABEL, HEADING);
  ui_screen_find (dialog, GTK_TYPE_LABEL, WHY);

  ui_screen_click (dialog, "Close");
  ui_screen_wait (has_no_dialog, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
on_response_cb (char **response, const char *id)
{
  g_assert_null (*response);
  *response = g_strdup (id);
}

/* Enter and Escape close it as the button does, and that is told once. */
static void
test_keys (void)
{
  GtkWidget *label = gtk_label_new ("The table");
  GtkWidget *window = ui_screen_window (label);
  g_autoptr (GError) error = make_error ();
  AdwMessageDialog *dialog = rh_dialog_new_error (label, HEADING, error);
  g_autofree char *response = NULL;

  g_signal_connect_swapped (dialog, "response", G_CALLBACK (on_response_cb), &response);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_screen_settle (GTK_WIDGET (dialog));
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (dialog)) ==
                 ui_screen_find (GTK_WIDGET (dialog), GTK_TYPE_BUTTON, "Close"));
  gtk_window_close (GTK_WINDOW (dialog));
  ui_screen_wait (has_no_dialog, NULL);
  g_assert_cmpstr (response, ==, "close");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Not shown yet, it can be given more to press; Close stays what is pressed by Enter. */
static void
test_new (void)
{
  GtkWidget *label = gtk_label_new ("The table");
  GtkWidget *window = ui_screen_window (label);
  g_autoptr (GError) error = make_error ();
  AdwMessageDialog *dialog = rh_dialog_new_error (label, HEADING, error);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (dialog)));
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, HEADING);
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==, WHY);
  adw_message_dialog_add_response (dialog, "save", "Save");
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "close");
  g_assert_cmpstr (adw_message_dialog_get_close_response (dialog), ==, "close");
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of several answers, Enter presses the one that is meant for it, also where there is no room beside the other. */
static void
test_focus (void)
{
  static const int widths[] = { 360, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    GtkWidget *label = gtk_label_new ("The table");
    GtkWidget *window = ui_screen_window (label);
    AdwMessageDialog *dialog;

    gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 600);
    ui_screen_settle (window);
    dialog = rh_dialog_new (GTK_WINDOW (window), "Take it back?", NULL);
    adw_message_dialog_add_responses (dialog, "leave", "Leave everything as it was before", "take", "Take back all of it", NULL);
    adw_message_dialog_set_default_response (dialog, "leave");
    gtk_window_present (GTK_WINDOW (dialog));
    ui_screen_settle (GTK_WIDGET (dialog));
    g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (dialog)));
    g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == gtk_window_get_default_widget (GTK_WINDOW (dialog)));
    gtk_window_destroy (GTK_WINDOW (dialog));
    gtk_window_destroy (GTK_WINDOW (window));
  }
}

/* What was being used has left its window meanwhile: it is said all the same. */
static void
test_alone (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("The table"));
  g_autoptr (GError) error = make_error ();
  GtkWidget *dialog;

  rh_dialog_show_error (label, HEADING, error);
  dialog = ui_screen_find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
  ui_screen_assert_dialog (HEADING);
  g_assert_finalize_object (label);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/dialog/show", test_show);
  g_test_add_func ("/dialog/keys", test_keys);
  g_test_add_func ("/dialog/new", test_new);
  g_test_add_func ("/dialog/focus", test_focus);
  g_test_add_func ("/dialog/alone", test_alone);

  return g_test_run ();
}
