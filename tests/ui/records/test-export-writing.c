/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games are written beside the main loop; that it is done is said, and what was left out; who thinks better of it has nothing. */

#include "config.h"

#include "rh-export-writing.h"

#include "table/game-table.h"
#include "ui-screen.h"

#include <string.h>

/* What isn't written at once: games in which everybody waits for ever. */
#define BEGINNING "reveal d3/7 v3/3\nbids 1 0\npick 1 1"
#define WAITING "\ndraw 1 -\npass 1\ndraw 2 -\npass 2"
#define CARDS 48
#define ROUNDS 2500
#define GAMES 8

static gboolean
is_silent (gpointer data)
{
  return ui_screen_find_dialog () == NULL;
}

static void
assert_told (const char *words)
{
  ui_screen_wait_told (words);
  ui_screen_assert_dialog ("Exported");
  ui_screen_wait (is_silent, NULL);
}

/* All games, to a file beside the store. */
static void
begin (GameTable *table, GtkWindow *parent, const char *name, RhExportKind kind)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *path = g_build_filename (table->table->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  rh_export_writing_begin (parent, table->store, file, kind, 0, none);
}

static void
test_damaged (GameTable *table, gconstpointer data)
{
  gint64 game = store_table_add (table->store, "Csilla,Dóra");
  g_autofree char *sql = g_strdup_printf ("UPDATE entry SET amount = 1 WHERE game = %" G_GINT64_FORMAT, game);
  g_autofree char *none = store_table_ask (table->table, sql);

  g_assert_cmpstr (none, ==, "");
  begin (table, GTK_WINDOW (table->window), "a.railhead", RH_EXPORT_RECORD);
  assert_told ("1 game is in the file “a.railhead”.\n\n1 game can’t be read and was left out.\nGame ");
}

static void
test_nowhere (GameTable *table, gconstpointer data)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/a.railhead");

  rh_export_writing_begin (GTK_WINDOW (table->window), table->store, file, RH_EXPORT_RECORD, 0, none);
  ui_screen_wait_told ("“a.railhead” can’t be written: ");
  ui_screen_assert_dialog ("The Games Could Not Be Exported");
}

static GStrv
dup_long_moves (void)
{
  g_autoptr (GString) text = g_string_new (BEGINNING);

  for (guint i = 0; i < CARDS; i++)
    g_string_append_printf (text, "\ndraw %u 0\npass %u", i % 2 + 1, i % 2 + 1);
  for (guint i = 0; i < ROUNDS; i++)
    g_string_append (text, WAITING);

  return g_strsplit (text->str, "\n", -1);
}

static void
add_long (GameTable *table)
{
  g_auto (GStrv) moves = dup_long_moves ();
  g_autoptr (RhSetup) setup = store_table_setup ("Csilla,Dóra");
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFold) fold = NULL;

  fold = rh_fold_new_moves (setup, (const char *const *) moves, g_strv_length (moves), NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < GAMES; i++) {
    g_autofree char *id = g_uuid_string_random ();

    g_clear_pointer (&setup->id, g_free);
    g_assert_true (rh_setup_set_id (setup, id, NULL));
    rh_store_import_game (table->store, setup, (const char *const *) moves, fold, &error);
    g_assert_no_error (error);
  }
}

typedef struct {
  GameTable  *table;
  const char *files;
} Before;

/* Where the file system knows no files without names, one is there for a while. */
static gboolean
is_as_before (gpointer data)
{
  const Before *before = data;
  g_autofree char *files = store_table_list_files (before->table->table);

  return ui_screen_find_dialog () == NULL && strcmp (files, before->files) == 0;
}

/* How far it is, and Cancel: nothing is left, and nothing said. The same where the window is closed meanwhile. */
static void
test_stopped (GameTable *table, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  g_autofree char *files = NULL;
  Before before = { table, NULL };

  add_long (table);
  files = store_table_list_files (table->table);
  before.files = files;
  begin (table, GTK_WINDOW (table->window), "a.json", RH_EXPORT_JSON);
  ui_screen_wait_told ("The games are being written to the file “a.json”.");
  ui_screen_find (ui_screen_find_dialog (), GTK_TYPE_PROGRESS_BAR, "Exporting Games");
  ui_screen_click (ui_screen_find_dialog (), "Cancel");
  ui_screen_wait (is_as_before, &before);

  gtk_window_present (GTK_WINDOW (window));
  begin (table, GTK_WINDOW (window), "a.json", RH_EXPORT_JSON);
  ui_screen_wait_told ("The games are being written to the file “a.json”.");
  gtk_window_destroy (GTK_WINDOW (window));
  ui_screen_wait (is_as_before, &before);
}

#define ADD(name, function) \
  g_test_add ("/export-writing/" name, GameTable, NULL, game_table_set_up, function, game_table_tear_down)

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  ADD ("damaged", test_damaged);
  ADD ("nowhere", test_nowhere);
  ADD ("stopped", test_stopped);

  return g_test_run ();
}
