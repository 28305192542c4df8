/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window lets go of its store while a copy takes its place, whatever was under way, and is given one again. */

#include "config.h"

#include "rh-window.h"

#include "rh-copy-task.h"

#include "ui-screen.h"
#include "window-table.h"

#define GAME "railhead 1\ngame cape-to-cairo\nseat red %s%u\nseat blue Bram\nreveal s2/7 s3/3\n"

static GFile *
put (WindowTable *shell, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".railhead", NULL);
  g_autofree char *path = g_build_filename (shell->table->folder, file, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 50; i++)
    g_string_append_printf (text, GAME, name, i);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_string_free (text, TRUE);

  return g_file_new_for_path (path);
}

static void
let_go (WindowTable *shell)
{
  g_autoptr (RhCopyTask) task = rh_copy_task_new ();

  rh_window_let_go (shell->window, task);
  rh_store_close (shell->store);
  shell->store = NULL;
  ui_screen_settle (rh_window_get_page (shell->window));
}

static void
open_again (WindowTable *shell)
{
  shell->store = store_table_open (shell->table);
  rh_window_set_store (shell->window, shell->store);
  ui_screen_settle (rh_window_get_page (shell->window));
}

static guint
count_controllers (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  return g_list_model_get_n_items (controllers);
}

static gboolean
is_told (gpointer data)
{
  return ui_screen_find_words (data, "100 games came in.") != NULL;
}

/* Of an import that was under way nothing comes in, and what is dropped meanwhile isn't taken; the next one is told of once. */
static void
test_importing (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) first = put (shell, "Anna");
  g_autoptr (GFile) second = put (shell, "Dora");
  guint before = count_controllers (GTK_WIDGET (shell->window));

  g_assert_true (window_table_drop (shell, first, second));
  let_go (shell);
  g_assert_false (window_table_drop (shell, first, second));
  g_assert_false (window_table_drop (shell, first, NULL));

  open_again (shell);
  g_assert_cmpuint (count_controllers (GTK_WIDGET (shell->window)), ==, before);
  store_table_assert_good (shell->store, 0);
  g_assert_true (window_table_drop (shell, first, second));
  ui_screen_wait (is_told, shell->window);
  store_table_assert_good (shell->store, 100);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

/* It was said that the game was deleted, and nobody has undone it. */
static void
test_deleted (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_add (shell->store, "Dora,Bram");
  window_table_act (shell, "win.history");
  window_table_act (shell, "win.home");
  window_table_open (shell, "win.delete-game", game);
  let_go (shell);
  open_again (shell);
  store_table_assert_good (shell->store, 1);
  g_assert_null (ui_screen_find_words (GTK_WIDGET (shell->window), "This can be undone until"));
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/window-copies/importing", WindowTable, NULL, window_table_set_up_shown, test_importing, window_table_tear_down);
  g_test_add ("/window-copies/deleted", WindowTable, NULL, window_table_set_up_shown, test_deleted, window_table_tear_down);

  return window_table_run ();
}
