/* SPDX-License-Identifier: GPL-3.0-or-later
 * Files come into the window: one that is dropped on it is looked at, several are imported, and so are all games of a
 * record; the list of games shows them, and whoever plays meanwhile plays on. */

#include "config.h"

#include "rh-window.h"

#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-import-bar.h"
#include "rh-record-list-page.h"
#include "rh-record-page.h"
#include "rh-table-page.h"

#include "ui-screen.h"
#include "window-table.h"

#include <string.h>

#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"
#define FIRST "reveal s2/7 s3/3\n"

static GFile *
put (WindowTable *shell, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (shell->table->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

static void
drop (WindowTable *shell, GFile *first, GFile *second)
{
  g_assert_true (window_table_drop (shell, first, second));
}

static GtkWidget *
find_bar (WindowTable *shell)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (rh_window_get_page (shell->window), GTK_TYPE_OVERLAY);
  GtkWidget *place = gtk_widget_get_first_child (overlay);

  while (!RH_IS_IMPORT_BAR (gtk_widget_get_first_child (place)))
    place = gtk_widget_get_next_sibling (place);

  return gtk_widget_get_first_child (place);
}

static gboolean
is_told (gpointer data)
{
  return ui_screen_find_words (data, "came in.") != NULL;
}

static gboolean
is_looked_at (gpointer data)
{
  return RH_IS_RECORD_PAGE (rh_window_get_page (data)) || RH_IS_RECORD_LIST_PAGE (rh_window_get_page (data));
}

/* Nothing changes by a look. */
static void
test_drop_one (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) file = put (shell, "a.railhead", HEAD FIRST);

  drop (shell, file, NULL);
  ui_screen_wait (is_looked_at, shell->window);
  store_table_assert_good (shell->store, 0);
  g_file_delete (file, NULL, NULL);
}

static void
on_keep_copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  WindowTable *shell = data;

  g_assert_null (g_object_get_data (G_OBJECT (shell->window), "copied"));
  g_object_set_data (G_OBJECT (shell->window), "copied", shell);
  store_table_assert_good (shell->store, 0);
}

/* They stand in the list at once. What there was before is copied first, where the day has no copy yet. */
static void
test_drop_several (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) first = put (shell, "a.railhead", HEAD FIRST);
  g_autoptr (GFile) second = put (shell, "b.railhead", HEAD "reveal d2/7 v1/3\n" HEAD);
  g_autoptr (GSimpleAction) keep = g_simple_action_new ("keep-copy", NULL);

  window_table_act (shell, "win.history");
  g_assert_null (ui_screen_find_words (rh_window_get_page (shell->window), "Anna"));
  g_signal_connect (keep, "activate", G_CALLBACK (on_keep_copy_cb), shell);
  g_action_map_add_action (G_ACTION_MAP (window_table_get_application ()), G_ACTION (keep));
  drop (shell, first, second);
  g_assert_nonnull (g_object_get_data (G_OBJECT (shell->window), "copied"));
  g_action_map_remove_action (G_ACTION_MAP (window_table_get_application ()), "keep-copy");
  ui_screen_wait (is_told, shell->window);
  ui_screen_find (GTK_WIDGET (shell->window), GTK_TYPE_LABEL, "3 games came in.");
  store_table_assert_good (shell->store, 3);
  window_table_act (shell, "win.home");
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "Anna"));
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

/* All games of the record that is looked at. */
static void
test_add_all (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) file = put (shell, "a.railhead", HEAD FIRST HEAD);

  drop (shell, file, NULL);
  ui_screen_wait (is_looked_at, shell->window);
  ui_screen_click (rh_window_get_page (shell->window), "Add All");
  ui_screen_wait (is_told, shell->window);
  store_table_assert_good (shell->store, 2);
  g_assert_true (RH_IS_RECORD_LIST_PAGE (rh_window_get_page (shell->window)));
  g_assert_null (ui_screen_look_for (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "Add All"));
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "in your games"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (shell->window)) ==
                 ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "Show in History"));
  ui_screen_click (rh_window_get_page (shell->window), "Show in History");
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  window_table_act (shell, "win.back");
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "Show in History");
  g_file_delete (file, NULL, NULL);
}

static gboolean
has_passed (gpointer data)
{
  return !gtk_widget_get_visible (data);
}

/* Home stays as it is, buttons and all, while games come in and what came in passes; what is wrong with a file stays. */
static void
test_passes (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) first = put (shell, "a.railhead", HEAD FIRST);
  g_autoptr (GFile) second = put (shell, "b.railhead", HEAD);
  g_autoptr (GFile) wrong = put (shell, "c.railhead", HEAD "pass 9\n");
  GtkWidget *bar = find_bar (shell);
  graphene_rect_t before, after;

  store_table_add (shell->store, "Csilla,Dóra");
  window_table_act (shell, "win.history");
  window_table_act (shell, "win.home");
  ui_screen_settle (rh_window_get_page (shell->window));
  g_assert_true (gtk_widget_compute_bounds (ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "History"),
                                            GTK_WIDGET (shell->window), &before));
  rh_import_bar_set_stay (RH_IMPORT_BAR (bar), 1);
  drop (shell, first, second);
  ui_screen_wait (has_passed, bar);
  store_table_assert_good (shell->store, 3);
  drop (shell, first, wrong);
  ui_screen_wait (is_told, shell->window);
  ui_screen_settle (rh_window_get_page (shell->window));
  g_assert_true (gtk_widget_compute_bounds (ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "History"),
                                            GTK_WIDGET (shell->window), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_true (gtk_widget_compute_bounds (ui_screen_find (bar, GTK_TYPE_BUTTON, "Close This Message"),
                                            GTK_WIDGET (shell->window), &after));
  g_assert_cmpfloat (after.origin.y + after.size.height, <, before.origin.y);
  /* All of it is seen, however narrow the window is. */
  gtk_window_set_default_size (GTK_WINDOW (shell->window), 360, 720);
  ui_screen_settle (rh_window_get_page (shell->window));
  g_assert_true (gtk_widget_compute_bounds (ui_screen_find_words (bar, "c.railhead:"), bar, &after));
  g_assert_cmpfloat (after.origin.y, >=, 0);
  g_assert_cmpfloat (after.origin.y + after.size.height, <=, gtk_widget_get_height (bar));
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
  g_file_delete (wrong, NULL, NULL);
}

/* A game is on the table, and stays there; a move is played before the games have come. */
static void
test_play_on (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Csilla,Dóra");
  g_autoptr (GFile) first = put (shell, "a.railhead", HEAD FIRST);
  g_autoptr (GFile) second = put (shell, "b.railhead", HEAD);

  store_table_play (shell->store, game, "reveal d2/7 v1/3");
  window_table_open (shell, "win.open-game", game);
  drop (shell, first, second);
  window_table_act (shell, "table.undo");
  store_table_assert_asks (shell->table, "SELECT undone FROM move WHERE game = 1", "1");
  ui_screen_wait (is_told, shell->window);
  g_assert_true (RH_IS_TABLE_PAGE (rh_window_get_page (shell->window)));
  g_assert_false (gtk_widget_get_visible (find_bar (shell)));
  window_table_act (shell, "win.back");
  g_assert_false (gtk_widget_get_visible (find_bar (shell)));
  store_table_assert_good (shell->store, 3);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

static gboolean
is_quiet (gpointer data)
{
  GtkWidget *told = ui_screen_find_words (data, "brought up to date");

  return told != NULL && ui_screen_look_for (rh_window_get_page (data), GTK_TYPE_BUTTON, "Undo: bids") != NULL;
}

/* The game on the table is played on by its record: so it is shown, and goes on from there. */
static void
test_further (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) first = NULL;
  g_autoptr (GFile) second = put (shell, "b.railhead", HEAD);
  g_autofree char *uuid = NULL;
  g_autofree char *text = NULL;
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_play (shell->store, game, "reveal s2/7 s3/3");
  uuid = store_table_ask (shell->table, "SELECT uuid FROM game");
  text = g_strdup_printf ("railhead 1\ngame cape-to-cairo\nid %s\nseat red Anna\nseat blue Bram\n" FIRST "bids 12 5\n", uuid);
  first = put (shell, "a.railhead", text);
  window_table_open (shell, "win.open-game", game);
  drop (shell, first, second);
  ui_screen_wait (is_quiet, shell->window);
  window_table_act (shell, "table.undo");
  g_assert_null (ui_screen_find_dialog ());
  store_table_assert_asks (shell->table, "SELECT group_concat (undone) FROM move WHERE game = 1", "0,1");
  store_table_assert_good (shell->store, 2);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

/* A game that was deleted comes in anew, although that could still be undone. */
static void
test_deleted (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) first = put (shell, "a.railhead", HEAD FIRST);
  g_autoptr (GFile) second = put (shell, "b.railhead", HEAD FIRST);
  GtkWidget *bar;

  drop (shell, first, second);
  ui_screen_wait (is_told, shell->window);
  bar = find_bar (shell);
  ui_screen_click (bar, "Close This Message");
  window_table_act (shell, "win.home");
  window_table_open (shell, "win.delete-game", 1);
  drop (shell, first, second);
  ui_screen_wait (is_told, shell->window);
  ui_screen_find (GTK_WIDGET (shell->window), GTK_TYPE_LABEL,
                  "1 game came in. 1 was in the files more than once: its longest version came in.");
  store_table_assert_good (shell->store, 1);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

/* The window closes before all have come: none has. */
static void
test_closed (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) first = put (shell, "a.railhead", HEAD FIRST);
  g_autoptr (GFile) second = put (shell, "b.railhead", HEAD);

  drop (shell, first, second);
  g_clear_pointer (&shell->window, window_table_close);
  store_table_assert_good (shell->store, 0);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/window-import/drop-one", WindowTable, NULL, window_table_set_up_shown, test_drop_one, window_table_tear_down);
  g_test_add ("/window-import/drop-several", WindowTable, NULL, window_table_set_up_shown, test_drop_several, window_table_tear_down);
  g_test_add ("/window-import/add-all", WindowTable, NULL, window_table_set_up_shown, test_add_all, window_table_tear_down);
  g_test_add ("/window-import/passes", WindowTable, NULL, window_table_set_up_shown, test_passes, window_table_tear_down);
  g_test_add ("/window-import/play-on", WindowTable, NULL, window_table_set_up_shown, test_play_on, window_table_tear_down);
  g_test_add ("/window-import/further", WindowTable, NULL, window_table_set_up_shown, test_further, window_table_tear_down);
  g_test_add ("/window-import/deleted", WindowTable, NULL, window_table_set_up_shown, test_deleted, window_table_tear_down);
  g_test_add ("/window-import/closed", WindowTable, NULL, window_table_set_up_shown, test_closed, window_table_tear_down);

  return window_table_run ();
}
