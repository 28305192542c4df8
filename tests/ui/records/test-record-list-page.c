/* SPDX-License-Identifier: GPL-3.0-or-later
 * A record has many games: each is listed with its players and how it stands,
 * and which of them are kept already; the rest comes when asked for. */

#include "config.h"

#include "rh-record-list-page.h"

#include "rh-when.h"

#include "record-data.h"
#include "store-table.h"
#include "ui-screen.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GFile      *file;
  GtkWidget  *page;
  GtkWidget  *window;
  RhSession  *opened;
} Visit;

static void
on_opened_cb (Visit *visit, RhSession *session)
{
  g_set_object (&visit->opened, session);
}

static void
on_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Visit *visit = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RhRecordFiles) record = rh_record_files_read_finish (result, &error);

  g_assert_no_error (error);
  visit->page = rh_record_list_page_new (visit->store, record, FALSE);
  g_signal_connect_swapped (visit->page, "opened", G_CALLBACK (on_opened_cb), visit);
  visit->window = ui_screen_window (visit->page);
}

static gboolean
is_shown (gpointer data)
{
  return ((Visit *) data)->window != NULL;
}

static void
show (Visit *visit, const char *text)
{
  g_assert_true (g_file_replace_contents (visit->file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
  rh_record_files_read_async (&visit->file, 1, NULL, on_read_cb, visit);
  ui_screen_wait (is_shown, visit);
}

static void
set_up (Visit *visit, gconstpointer data)
{
  g_autofree char *path = NULL;

  visit->table = store_table_new ();
  visit->store = store_table_open (visit->table);
  path = g_build_filename (visit->table->folder, "a.railhead", NULL);
  visit->file = g_file_new_for_path (path);
}

static void
tear_down (Visit *visit, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (visit->window));
  g_clear_object (&visit->opened);
  g_file_delete (visit->file, NULL, NULL);
  g_object_unref (visit->file);
  rh_store_close (visit->store);
  store_table_free (visit->table);
}

/* One at its start, one that was won, one that is kept and says when it began. */
static void
test_lines (Visit *visit, gconstpointer data)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  g_autofree char *text =
    g_strconcat (HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nseat green Csilla\n",
                 moves, "\n" HEAD "id " ID "\nstarted 1926-11-21T19:30:00Z\n", NULL);
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) started = g_date_time_new_utc (1926, 11, 21, 19, 30, 0);
  g_autofree char *when = rh_when_to_words (g_date_time_to_unix (started), now);
  g_autofree char *kept = g_strdup_printf ("Anna, Bram. From Cape to Cairo · Round 1 of 8 · Cards on offer · %s · in your games", when);

  g_assert_true (rh_setup_set_id (setup, ID, NULL));
  g_assert_cmpint (rh_store_add_game (visit->store, setup, NULL), !=, 0);
  show (visit, text);

  ui_screen_find (visit->page, GTK_TYPE_BUTTON, "Anna, Bram. From Cape to Cairo · Round 1 of 8 · Cards on offer");
  ui_screen_find (visit->page, GTK_TYPE_BUTTON, "Anna, Bram, Csilla. From Cape to Cairo · Bram won");
  ui_screen_find (visit->page, GTK_TYPE_BUTTON, kept);
  g_assert_null (ui_screen_look_for (visit->page, GTK_TYPE_BUTTON, "Show More"));
}

static void
show_many (Visit *visit)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i <= RH_RECORD_FILES_FIRST; i++)
    g_string_append (text, HEAD);
  show (visit, text->str);
}

static gboolean
is_complete (gpointer data)
{
  return ui_screen_look_for (((Visit *) data)->page, GTK_TYPE_BUTTON, "Show More") == NULL;
}

/* A page of them, and the one that is left. */
static void
test_many (Visit *visit, gconstpointer data)
{
  guint n;

  show_many (visit);
  n = ui_screen_count (visit->page, GTK_TYPE_BUTTON);
  ui_screen_click (visit->page, "Show More");
  ui_screen_click (visit->page, "Show More");
  ui_screen_wait (is_complete, visit);
  /* One game more, and the button gone. */
  g_assert_cmpuint (ui_screen_count (visit->page, GTK_TYPE_BUTTON), ==, n);
}

/* The file goes while its games are listed: that is said, the list stays, and
 * when the file is back, so are the games. */
static void
test_gone (Visit *visit, gconstpointer data)
{
  g_autofree char *text = NULL;

  show_many (visit);
  g_assert_true (g_file_load_contents (visit->file, NULL, &text, NULL, NULL, NULL));
  g_assert_true (g_file_delete (visit->file, NULL, NULL));
  ui_screen_click (visit->page, "Show More");
  ui_screen_assert_dialog ("The Games Could Not Be Shown");

  g_assert_true (g_file_replace_contents (visit->file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
  ui_screen_click (visit->page, "Show More");
  ui_screen_wait (is_complete, visit);
}

static gboolean
is_opened (gpointer data)
{
  return ((Visit *) data)->opened != NULL;
}

/* Of two that are chosen the later one is opened, and the first never comes. */
static void
test_open (Visit *visit, gconstpointer data)
{
  show (visit, HEAD HEAD "reveal s2/7 s3/3\n");
  gtk_widget_activate_action (visit->page, "record.open", "u", 0u);
  gtk_widget_activate_action (visit->page, "record.open", "u", 1u);
  ui_screen_wait (is_opened, visit);
  g_assert_cmpuint (rh_session_get_n_played (visit->opened), ==, 1);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/record-list-page/lines", Visit, NULL, set_up, test_lines, tear_down);
  g_test_add ("/record-list-page/many", Visit, NULL, set_up, test_many, tear_down);
  g_test_add ("/record-list-page/gone", Visit, NULL, set_up, test_gone, tear_down);
  g_test_add ("/record-list-page/open", Visit, NULL, set_up, test_open, tear_down);

  return g_test_run ();
}
