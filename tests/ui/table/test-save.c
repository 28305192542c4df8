/* SPDX-License-Identifier: GPL-3.0-or-later
 * The file under the program is gone: what is on the table is saved as a record
 * in a file that people choose, and they are told that it is, or why not. */

#include "config.h"

#include "rh-save.h"

#include "rh-damaged-page.h"
#include "rh-game-error.h"

#include "chooser.h"
#include "game-table.h"
#include "ui-screen.h"

#include <glib/gstdio.h>

static void
tear_down (GameTable *table, gconstpointer data)
{
  g_assert_cmpint (g_chdir ("/"), ==, 0);
  game_table_tear_down (table, data);
}

static gboolean
has_no_answer (gpointer data)
{
  return ui_screen_find_dialog () == NULL;
}

/* The file is gone under the program: the game is saved elsewhere, without the bid that is sealed. */
static void
test_save (GameTable *table, gconstpointer data)
{
  g_autofree char *path = g_build_filename (table->table->folder, "saved.railhead", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, RH_STORE_ERROR_MOVED, "It is gone");

  g_assert_cmpint (g_chdir (table->table->folder), ==, 0);
  rh_game_error_show (table->label, table->session, "This Move Could Not Be Made", error);
  ui_screen_click (ui_screen_find_window (ADW_TYPE_MESSAGE_DIALOG), "Save…");
  ui_screen_wait (has_no_answer, NULL);
  chooser_answer (table->table->folder, "saved.railhead", NULL);
  ui_screen_assert_dialog ("Saved");

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "railhead 1\ngame cape-to-cairo\n"));
  g_assert_true (g_str_has_suffix (text, "\nreveal d2/7 v1/3\n"));
  g_assert_null (g_strstr_len (text, -1, "bids"));
}

/* Where it can't be saved either, that is said. */
static void
test_save_fails (GameTable *table, gconstpointer data)
{
  g_assert_cmpint (g_chdir ("/proc"), ==, 0);
  rh_save_text (GTK_WINDOW (table->window), NULL, "railhead 1\n");
  chooser_answer ("/proc", "saved.railhead", NULL);
  ui_screen_assert_dialog ("The File Could Not Be Saved");
}

/* What there is of a damaged game is written as it is, the move that doesn't hold too. */
static void
test_damaged (GameTable *table, gconstpointer data)
{
  g_autofree char *path = g_build_filename (table->table->folder, "saved.railhead", NULL);
  g_autofree char *none = store_table_ask (table->table, "UPDATE move SET text = 'raveel' WHERE seq = 1");
  RhSalvage *salvage = rh_store_salvage_game (table->store, 1, NULL);
  g_autofree char *record = g_strdup (salvage->record);
  GtkWidget *page = rh_damaged_page_new (salvage);
  GtkWidget *window = ui_screen_window (page);
  g_autofree char *text = NULL;

  g_assert_cmpstr (none, ==, "");
  g_assert_nonnull (g_strstr_len (record, -1, "\nraveel\n"));
  g_assert_cmpint (g_chdir (table->table->folder), ==, 0);
  ui_screen_click (page, "Export Its Moves…");
  chooser_answer (table->table->folder, "saved.railhead", NULL);
  ui_screen_assert_dialog ("Saved");

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, record);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nothing is written over the database, wherever it lies by now, nor over whatever else isn't a record by its name: that is
 * asked for once more with what it lacks. */
static void
test_ending (GameTable *table, gconstpointer data)
{
  g_autofree char *path = g_build_filename (table->table->folder, "moved.db", NULL);
  g_autofree char *record = g_build_filename (table->table->folder, "moved.db.railhead", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (path, "games", -1, NULL));
  g_assert_cmpint (g_chdir (table->table->folder), ==, 0);
  rh_save_game (GTK_WINDOW (table->window), table->session);
  chooser_answer (table->table->folder, "moved.db", NULL);
  chooser_assert_asks ("moved.db", "Replace");
  chooser_assert_again (table->table->folder, "moved.db.railhead");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "games");

  chooser_press (GTK_RESPONSE_ACCEPT);
  ui_screen_assert_dialog ("Saved");
  g_assert_true (g_file_test (record, G_FILE_TEST_EXISTS));
}

/* Named by the day on which the players began, wherever they are. */
static void
test_name (GameTable *table, gconstpointer data)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autofree char *zone = g_strdup (g_getenv ("TZ"));
  g_autofree char *name = NULL;

  g_free (setup->started);
  setup->started = g_strdup ("2026-11-21T23:30:00Z");
  g_assert_true (g_setenv ("TZ", "Europe/Amsterdam", TRUE));
  name = rh_save_dup_name (setup);
  g_assert_cmpstr (name, ==, "From Cape to Cairo 2026-11-22.railhead");
  g_clear_pointer (&setup->started, g_free);
  g_free (name);
  name = rh_save_dup_name (setup);
  g_assert_cmpstr (name, ==, "From Cape to Cairo.railhead");

  if (zone != NULL)
    g_setenv ("TZ", zone, TRUE);
  else
    g_unsetenv ("TZ");
}

/* Thought better of: nothing is written, and nothing said. */
static void
test_cancel (GameTable *table, gconstpointer data)
{
  g_autofree char *before = store_table_list_files (table->table);
  g_autofree char *after = NULL;

  g_assert_cmpint (g_chdir (table->table->folder), ==, 0);
  rh_save_game (GTK_WINDOW (table->window), table->session);
  chooser_press (GTK_RESPONSE_CANCEL);
  g_assert_null (ui_screen_find_window (ADW_TYPE_MESSAGE_DIALOG));
  after = store_table_list_files (table->table);
  g_assert_cmpstr (after, ==, before);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/save/game", GameTable, NULL, game_table_set_up, test_save, tear_down);
  g_test_add ("/save/fails", GameTable, NULL, game_table_set_up, test_save_fails, tear_down);
  g_test_add ("/save/damaged", GameTable, NULL, game_table_set_up, test_damaged, tear_down);
  g_test_add ("/save/ending", GameTable, NULL, game_table_set_up, test_ending, tear_down);
  g_test_add ("/save/name", GameTable, NULL, game_table_set_up, test_name, tear_down);
  g_test_add ("/save/cancel", GameTable, NULL, game_table_set_up, test_cancel, tear_down);

  return g_test_run ();
}
