/* SPDX-License-Identifier: GPL-3.0-or-later
 * A note on a game: what was written is there, and whatever is typed is kept, however the dialog is left. */

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
  ui_screen_click (GTK_WIDGET (dialog), "Done");
  assert_note (desk, "It rained,\nand Bram was late.");

  text = open_dialog (desk, &dialog);
  gtk_text_buffer_set_text (text, " \n", -1);
  g_assert_true (board_press_with (gtk_window_get_focus (GTK_WINDOW (dialog)), GDK_KEY_Return, GDK_CONTROL_MASK));
  assert_note (desk, NULL);
}

static gboolean
is_kept (gpointer data)
{
  g_autofree char *note = NULL;

  return rh_store_dup_note (((Desk *) data)->store, 1, &note, NULL) && g_strcmp0 (note, "Something else") == 0;
}

/* By Escape, with the window below, and while somebody still types: a power cut takes nothing. */
static void
test_left (Desk *desk, gconstpointer data)
{
  AdwMessageDialog *dialog;

  gtk_text_buffer_set_text (open_dialog (desk, &dialog), "Bram was late.", -1);
  gtk_window_close (GTK_WINDOW (dialog));
  assert_note (desk, "Bram was late.");

  gtk_text_buffer_set_text (open_dialog (desk, &dialog), "Something else", -1);
  assert_note (desk, "Bram was late.");
  ui_screen_wait (is_kept, desk);
  gtk_text_buffer_set_text (open_dialog (desk, &dialog), "And all at once", -1);
  gtk_window_destroy (GTK_WINDOW (desk->window));
  assert_note (desk, "And all at once");
  desk->window = ui_screen_window (gtk_label_new (NULL));
}

/* What says so, over the dialog. */
static GtkWindow *
find_error (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next) {
    if (ADW_IS_MESSAGE_DIALOG (window->data) &&
        g_str_equal (adw_message_dialog_get_heading (window->data), "The Note Could Not Be Saved"))
      return window->data;
  }

  return NULL;
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* Where it can't be kept, it says why, and what was typed stays there. */
static void
test_refused (Desk *desk, gconstpointer data)
{
  AdwMessageDialog *dialog;
  GtkTextBuffer *text = open_dialog (desk, &dialog);

  store_table_assert_asks (desk->table, "CREATE TRIGGER no BEFORE INSERT ON note BEGIN SELECT RAISE (ABORT, 'no'); END", "");
  gtk_text_buffer_set_text (text, "Something else", -1);
  ui_screen_click (GTK_WIDGET (dialog), "Done");
  g_assert_nonnull (find_error ());
  gtk_window_close (find_error ());
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (dialog)));
  store_table_assert_asks (desk->table, "DROP TRIGGER no", "");
  ui_screen_click (GTK_WIDGET (dialog), "Done");
  assert_note (desk, "Something else");
}

/* People who can't wait for that leave what they typed behind; what was kept before is there. */
static void
test_discarded (Desk *desk, gconstpointer data)
{
  AdwMessageDialog *dialog;
  GtkTextBuffer *text = open_dialog (desk, &dialog);

  store_table_assert_asks (desk->table, "CREATE TRIGGER no BEFORE INSERT ON note BEGIN SELECT RAISE (ABORT, 'no'); END", "");
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_text_buffer_set_text (text, "Something else", -1);
  ui_screen_click (GTK_WIDGET (dialog), "Done");
  ui_screen_click (GTK_WIDGET (find_error ()), "Keep Writing");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (dialog)));
  ui_screen_click (GTK_WIDGET (dialog), "Done");
  ui_screen_click (GTK_WIDGET (find_error ()), "Discard");
  ui_screen_wait (is_gone, &dialog);
  g_assert_null (find_error ());
  store_table_assert_asks (desk->table, "DROP TRIGGER no", "");
  assert_note (desk, "It rained.");
}

/* Where the game was deleted meanwhile, it says so, and there is nothing left to write on. */
static void
test_deleted (Desk *desk, gconstpointer data)
{
  AdwMessageDialog *dialog;
  GtkTextBuffer *text = open_dialog (desk, &dialog);

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  g_assert_true (rh_store_delete_game (desk->store, 1, NULL));
  gtk_text_buffer_set_text (text, "Something else", -1);
  ui_screen_click (GTK_WIDGET (dialog), "Done");
  g_assert_false (adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (find_error ()), "discard"));
  ui_screen_click (GTK_WIDGET (find_error ()), "Close");
  ui_screen_wait (is_gone, &dialog);
  g_assert_null (find_error ());
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
  g_assert_true (adw_message_dialog_get_response_enabled (dialog, "done"));
  gtk_text_buffer_insert_at_cursor (text, "űű", -1);
  ui_screen_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "2 characters too many");
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "done"));
  g_assert_true (board_press_with (gtk_window_get_focus (GTK_WINDOW (dialog)), GDK_KEY_Return, GDK_CONTROL_MASK));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (dialog)));
  assert_note (desk, "It rained.");
  gtk_text_buffer_set_text (text, longest->str, -1);
  ui_screen_click (GTK_WIDGET (dialog), "Done");
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
  ADD ("left", test_left);
  ADD ("refused", test_refused);
  ADD ("discarded", test_discarded);
  ADD ("deleted", test_deleted);
  ADD ("long", test_long);
  ADD ("problem", test_problem);
#undef ADD

  return g_test_run ();
}
