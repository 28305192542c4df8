/* SPDX-License-Identifier: GPL-3.0-or-later
 * All games are copied into a file that people choose, and they are told what is in it, or why that can't be. */

#include "config.h"

#include "rh-back-up.h"

#include "chooser.h"
#include "store-table.h"
#include "ui-screen.h"
#include "window-table.h"

#include <glib/gstdio.h>

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *window;
} Fixture;

static char *told;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  store_table_play (self->store, store_table_add (self->store, "Anna,Bram"), "reveal s2/7 s3/3");
  self->window = ui_screen_window (gtk_label_new ("Home"));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (g_chdir ("/"), ==, 0);
  gtk_window_destroy (GTK_WINDOW (self->window));
  rh_store_close (self->store);
  store_table_free (self->table);
  g_clear_pointer (&told, g_free);
}

static void
on_done (GtkWindow *parent, const char *text)
{
  told = g_strdup (text);
}

static gboolean
is_told (gpointer data)
{
  return told != NULL;
}

static void
test_copy (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->table->folder, "mine.db", NULL);
  g_autofree char *begin = g_strdup_printf ("All your games were copied to the file “%s”: 1 game, last played today at ", path);
  StoreTable copy = { NULL, path };

  g_assert_cmpint (g_chdir (self->table->folder), ==, 0);
  rh_back_up_ask (GTK_WINDOW (self->window), self->store, on_done);
  chooser_answer (self->table->folder, "mine.db", NULL);
  ui_screen_wait (is_told, NULL);
  g_assert_true (g_str_has_prefix (told, begin));
  store_table_assert_asks (&copy, "SELECT text FROM move", "reveal s2/7 s3/3");
}

static gboolean
has_refused (gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next) {
    if (ADW_IS_MESSAGE_DIALOG (item->data) && gtk_widget_get_mapped (item->data) &&
        g_str_equal (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (item->data)), "Your Games Could Not Be Copied"))
      return TRUE;
  }

  return FALSE;
}

static void
test_fails (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (g_chdir ("/proc"), ==, 0);
  rh_back_up_ask (GTK_WINDOW (self->window), self->store, on_done);
  chooser_answer ("/proc", "mine.db", NULL);
  ui_screen_wait (has_refused, NULL);
  g_assert_null (told);
}

static gboolean
says_so (gpointer window)
{
  return ui_screen_find_words (rh_window_get_page (window), "All your games were copied to the file “") != NULL;
}

/* From Home, which says what was done until people close it. */
static void
test_home (WindowTable *shell, gconstpointer data)
{
  g_autofree char *path = g_build_filename (shell->table->folder, "mine.db", NULL);

  g_assert_cmpint (g_chdir (shell->table->folder), ==, 0);
  window_table_act (shell, "win.back-up");
  chooser_answer (shell->table->folder, "mine.db", NULL);
  ui_screen_wait (says_so, shell->window);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  window_table_act (shell, "win.forget-told");
  g_assert_false (says_so (shell->window));
  g_assert_cmpint (g_chdir ("/"), ==, 0);
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/back-up/copy", Fixture, NULL, set_up, test_copy, tear_down);
  g_test_add ("/back-up/fails", Fixture, NULL, set_up, test_fails, tear_down);

  g_test_add ("/back-up/home", WindowTable, NULL, window_table_set_up_shown, test_home, window_table_tear_down);

  return window_table_run ();
}
