/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games are written to a file that people choose, of the kind that they choose; none is replaced that they weren't asked about. */

#include "config.h"

#include "rh-export-dialog.h"

#include "chooser.h"
#include "table/game-table.h"
#include "ui-screen.h"

#include <glib/gstdio.h>
#include <string.h>

static void
set_up (GameTable *table, gconstpointer data)
{
  game_table_set_up (table, data);
  g_assert_cmpint (g_chdir (table->table->folder), ==, 0);
}

static void
tear_down (GameTable *table, gconstpointer data)
{
  g_assert_cmpint (g_chdir ("/"), ==, 0);
  game_table_tear_down (table, data);
}

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

static void
assert_begins (GameTable *table, const char *name, const char *beginning)
{
  g_autofree char *path = g_build_filename (table->table->folder, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, beginning));
  /* The bid that is sealed is nowhere. */
  g_assert_null (strstr (text, "bids"));
}

static void
ask_all (GameTable *table)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (gint64));

  rh_export_dialog_ask_all (GTK_WINDOW (table->window), table->store, none);
}

static void
test_game (GameTable *table, gconstpointer data)
{
  store_table_add (table->store, "Csilla,Dóra");
  rh_export_dialog_ask_game (GTK_WINDOW (table->window), table->store, 1);
  chooser_answer (table->table->folder, "one.railhead", NULL);
  assert_told ("1 game is in the file “one.railhead”.");
  assert_begins (table, "one.railhead", "railhead 1\ngame cape-to-cairo\n");
}

/* The kind follows the ending, or what is chosen beside the name, which then gets the ending of it. */
static void
test_kinds (GameTable *table, gconstpointer data)
{
  store_table_add (table->store, "Csilla,Dóra");
  ask_all (table);
  chooser_answer (table->table->folder, "a.csv", NULL);
  assert_told ("2 games are in the file “a.csv”.");
  assert_begins (table, "a.csv", "\"player\",\"game\",");

  ask_all (table);
  chooser_answer (table->table->folder, "b.railhead", "Games as JSON");
  assert_told ("2 games are in the file “b.json”.");
  assert_begins (table, "b.json", "{\"schema\":");

  ask_all (table);
  chooser_answer (table->table->folder, "c", "Ledgers as a Table (CSV)");
  assert_told ("2 games are in the file “c.csv”.");
  assert_begins (table, "c.csv", "\"player\",\"game\",");

  ask_all (table);
  chooser_answer (table->table->folder, "d", NULL);
  assert_told ("2 games are in the file “d.railhead”.");
}

/* No file is replaced that people weren't asked about: where the name that they gave gets an ending, and there is a file of
 * that name, they are asked for the file once more, and the chooser asks about that. It asks once. */
static void
test_in_the_way (GameTable *table, gconstpointer data)
{
  g_autofree char *path = g_build_filename (table->table->folder, "a.csv", NULL);

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  ask_all (table);
  chooser_answer (table->table->folder, "a.railhead", "Ledgers as a Table (CSV)");
  chooser_assert_again (table->table->folder, "a.csv");
  chooser_press (GTK_RESPONSE_ACCEPT);
  chooser_assert_asks ("a.csv", "Cancel");
  assert_begins (table, "a.csv", "old");
  chooser_press (GTK_RESPONSE_ACCEPT);
  chooser_assert_asks ("a.csv", "Replace");
  assert_told ("1 game is in the file “a.csv”.");
  assert_begins (table, "a.csv", "\"player\",\"game\",");
}

/* The same where the chooser of a later GTK completes the name, after it has looked for a file of the name as it was given;
 * a window that opens meanwhile and has nothing to do with it is no answer. */
static void
test_completed (GameTable *table, gconstpointer data)
{
  g_autofree char *path = g_build_filename (table->table->folder, "a.csv", NULL);
  GtkWidget *other;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  ask_all (table);
  chooser_wait ();
  other = gtk_window_new ();
  gtk_window_set_transient_for (GTK_WINDOW (other), GTK_WINDOW (table->window));
  chooser_answer (table->table->folder, "a", "Ledgers as a Table (CSV)");
  chooser_assert_again (table->table->folder, "a.csv");
  chooser_press (GTK_RESPONSE_ACCEPT);
  chooser_assert_asks ("a.csv", "Replace");
  assert_told ("1 game is in the file “a.csv”.");
  assert_begins (table, "a.csv", "\"player\",\"game\",");
  gtk_window_destroy (GTK_WINDOW (other));
}

/* The same by its whole name, where there is nothing to add. */
static void
test_replaced (GameTable *table, gconstpointer data)
{
  g_autofree char *path = g_build_filename (table->table->folder, "a.json", NULL);

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  ask_all (table);
  chooser_answer (table->table->folder, "a.json", NULL);
  chooser_assert_asks ("a.json", "Cancel");
  chooser_press (GTK_RESPONSE_CANCEL);
  assert_begins (table, "a.json", "old");

  ask_all (table);
  chooser_answer (table->table->folder, "a.json", NULL);
  chooser_assert_asks ("a.json", "Replace");
  assert_told ("1 game is in the file “a.json”.");
  assert_begins (table, "a.json", "{\"schema\":");
}

/* In a sandbox a portal gives one file, beside which nothing can be written that others see: it must have the right name. */
static void
test_portal (GameTable *table, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "doc", "5f0c2c0e", NULL);
  g_autofree char *file = g_build_filename (folder, "c.csv", NULL);
  g_autofree char *text = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (g_chdir (folder), ==, 0);
  ask_all (table);
  chooser_answer (folder, "c", "Ledgers as a Table (CSV)");
  chooser_assert_again (folder, "c.csv");
  g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS));
  chooser_press (GTK_RESPONSE_ACCEPT);
  assert_told ("1 game is in the file “c.csv”.");
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "\"player\",\"game\","));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/export-dialog/game", GameTable, NULL, set_up, test_game, tear_down);
  g_test_add ("/export-dialog/kinds", GameTable, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/export-dialog/in-the-way", GameTable, NULL, set_up, test_in_the_way, tear_down);
  g_test_add ("/export-dialog/completed", GameTable, NULL, set_up, test_completed, tear_down);
  g_test_add ("/export-dialog/replaced", GameTable, NULL, set_up, test_replaced, tear_down);
  g_test_add ("/export-dialog/portal", GameTable, NULL, set_up, test_portal, tear_down);

  return g_test_run ();
}
