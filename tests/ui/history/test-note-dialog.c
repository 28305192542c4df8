/* SPDX-License-Identifier: GPL-3.0-or-later
 * A note on a game: what was written is there, changed it is kept, and left alone it isn't. */

#include "config.h"

#include "rh-note-dialog.h"

#include "board.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *window;
} Desk;

static void
set_up (Desk *desk, gconstpointer data)
{
  desk->table = store_table_new ();
  desk->store = store_table_open (desk->table);
  store_table_add (desk->store, "Anna,Bram");
  g_assert_true (rh_store_set_note (desk->store, 1, "It rained.", NULL));
  desk->window = ui_screen_window (gtk_label_new (NULL));
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  rh_store_close (desk->store);
  store_table_free (desk->table);
}

static void
assert_note (Desk *desk, const char *wanted)
{
  g_autofree char *note = NULL;

  g_assert_true (rh_store_dup_note (desk->store, 1, &note, NULL));
  g_assert_cmpstr (note, ==, wanted);
}

static GtkTextBuffer *
open_dialog (Desk *desk, AdwMessageDialog **dialog)
{
  *dialog = rh_note_dialog_new (GTK_WINDOW (desk->window), desk->store, 1, NULL);
  g_assert_nonnull (*dialog);
  gtk_window_present (GTK_WINDOW (*dialog));
  ui_screen_settle (GTK_WIDGET (*dialog));

  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (ui_screen_find (GTK_WIDGET (*dialog), GTK_TYPE_TEXT_VIEW, "Note")));
}

/* The focus is where one writes. Saved it's kept, without blanks around it; nothing in it is no note. */
static void
test_save (Desk *desk, gconstpointer data)
{
  AdwMessageDialog *dialog;
  GtkTextBuffer *text = open_dialog (desk, &dialog);
  g_autofree char *shown = NULL;

  g_assert_true (GTK_IS_TEXT_VIEW (gtk_window_get_focus (GTK_WINDOW (dialog))));
  g_object_get (text, "text", &shown, NULL);
  g_assert_cmpstr (shown, ==, "It rained.");
  gtk_text_buffer_set_text (text, " It rained,\nand Bram was late. \n", -1);
  ui_screen_click (GTK_WIDGET (dialog), "Save");
  assert_note (desk, "It rained,\nand Bram was late.");

  text = open_dialog (desk, &dialog);
  gtk_text_buffer_set_text (text, " \n", -1);
  g_assert_true (board_press_with (gtk_window_get_focus (GTK_WINDOW (dialog)), GDK_KEY_Return, GDK_CONTROL_MASK));
  assert_note (desk, NULL);
}

/* Cancelled, all is as it was. */
static void
test_cancel (Desk *desk, gconstpointer data)
{
  AdwMessageDialog *dialog;
  GtkTextBuffer *text = open_dialog (desk, &dialog);

  gtk_text_buffer_set_text (text, "Something else", -1);
  ui_screen_click (GTK_WIDGET (dialog), "Cancel");
  assert_note (desk, "It rained.");
}

/* What is too long is said to be, and can't be saved before it's shorter. */
static void
test_long (Desk *desk, gconstpointer data)
{
  AdwMessageDialog *dialog;
  GtkTextBuffer *text = open_dialog (desk, &dialog);
  g_autoptr (GString) longest = g_string_new (NULL);

  for (guint i = 0; i < RH_NOTE_MAX; i++)
    g_string_append (longest, "ő");
  gtk_text_buffer_set_text (text, longest->str, -1);
  g_assert_true (adw_message_dialog_get_response_enabled (dialog, "save"));
  gtk_text_buffer_insert_at_cursor (text, "űű", -1);
  ui_screen_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "2 characters too many");
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "save"));
  g_assert_true (board_press_with (gtk_window_get_focus (GTK_WINDOW (dialog)), GDK_KEY_Return, GDK_CONTROL_MASK));
  assert_note (desk, "It rained.");
  gtk_text_buffer_set_text (text, longest->str, -1);
  ui_screen_click (GTK_WIDGET (dialog), "Save");
  assert_note (desk, longest->str);
}

/* A note that can't be read isn't written over. */
static void
test_problem (Desk *desk, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  store_table_assert_asks (desk->table, "UPDATE note SET text = 'Other'", "");
  g_assert_null (rh_note_dialog_new (GTK_WINDOW (desk->window), desk->store, 1, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/note-dialog/" path, Desk, NULL, set_up, func, tear_down)
  ADD ("save", test_save);
  ADD ("cancel", test_cancel);
  ADD ("long", test_long);
  ADD ("problem", test_problem);
#undef ADD

  return g_test_run ();
}
