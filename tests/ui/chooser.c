/* SPDX-License-Identifier: GPL-3.0-or-later
 * The question for a file, answered as people do: by a name, by a kind of file if there are some, and by a button. */

#include "config.h"

#include "chooser.h"

#include "ui-screen.h"

/* The one whose button was clicked last, while it lives. */
static GtkWidget *pressed;

static GtkWidget *
find_chooser (void)
{
  return ui_screen_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
}

static gboolean
is_there (gpointer data)
{
  GtkWidget *chooser = find_chooser ();

  return chooser != NULL && gtk_widget_get_mapped (chooser);
}

/* What asks for a file, once it is to be seen. */
GtkWidget *
chooser_wait (void)
{
  ui_screen_wait (is_there, NULL);

  return find_chooser ();
}

static gboolean
has_file (gpointer path)
{
  g_autoptr (GFile) file = is_there (NULL) ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (find_chooser ())) : NULL;

  return file != NULL && g_strcmp0 (g_file_peek_path (file), path) == 0;
}

static gboolean
is_next (gpointer path)
{
  return find_chooser () != pressed && has_file (path);
}

/* It is asked once more, by this name in this folder. */
void
chooser_assert_again (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  ui_screen_wait (is_next, path);
}

static void
set_filter (GtkFileChooser *chooser, const char *name)
{
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (chooser);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (filters); i++) {
    g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

    if (g_strcmp0 (gtk_file_filter_get_name (filter), name) == 0) {
      gtk_file_chooser_set_filter (chooser, filter);
      found = TRUE;
    }
  }
  g_assert_true (found);
}

/* Gives the name, in the folder that the program runs in, for there the question begins; and the kind, if that isn't NULL. */
void
chooser_fill (const char *folder, const char *name, const char *kind)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (chooser_wait ());

  if (kind != NULL)
    set_filter (chooser, kind);
  gtk_file_chooser_set_current_name (chooser, name);
  ui_screen_wait (has_file, path);
}

/* Clicks the button of that response. Who gives the response itself goes past what the button does first. */
void
chooser_press (int response)
{
  GtkWidget *chooser = chooser_wait ();
  GtkWidget *button = gtk_dialog_get_widget_for_response (GTK_DIALOG (chooser), response);

  g_set_weak_pointer (&pressed, chooser);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/* Gives the name and the kind, and goes on. */
void
chooser_answer (const char *folder, const char *name, const char *kind)
{
  chooser_fill (folder, name, kind);
  chooser_press (GTK_RESPONSE_ACCEPT);
}

/* (nullable): what asks whether the file of this name may be replaced. */
static GtkWidget *
find_question (const char *name)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autofree char *words = g_strdup_printf ("“%s” already exists", name);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (gtk_widget_get_mapped (window) && ui_screen_find_words (window, words) != NULL)
      return window;
  }

  return NULL;
}

static gboolean
asks (gpointer name)
{
  return find_question (name) != NULL;
}

static gboolean
asks_no_more (gpointer name)
{
  return find_question (name) == NULL;
}

/* The chooser asks whether that file may be replaced; it is answered by this button. */
void
chooser_assert_asks (const char *name, const char *answer)
{
  ui_screen_wait (asks, (gpointer) name);
  ui_screen_click (find_question (name), answer);
  ui_screen_wait (asks_no_more, (gpointer) name);
}
