/* SPDX-License-Identifier: GPL-3.0-or-later
 * A record has many games: each is listed with its players and how it stands,
 * and which of them are kept already; the rest comes when asked for. */

#include "config.h"

#include "rh-record-list-page.h"

#include "rh-when.h"

#include "store-table.h"
#include "ui-screen.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *page;
  GtkWidget  *window;
} Visit;

static void
show (Visit *visit, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = rh_record_read_games (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  visit->page = rh_record_list_page_new (visit->store, games);
  visit->window = ui_screen_window (visit->page);
}

static void
set_up (Visit *visit, gconstpointer data)
{
  visit->table = store_table_new ();
  visit->store = store_table_open (visit->table);
}

static void
tear_down (Visit *visit, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (visit->window));
  rh_store_close (visit->store);
  store_table_free (visit->table);
}

/* One at its start, one that was won, one that is kept and says when it began. */
static void
test_lines (Visit *visit, gconstpointer data)
{
  g_autofree char *moves = store_table_read_record ("cape-three-players.railhead");
  g_autofree char *text =
    g_strconcat (HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nseat green Csilla\n",
                 moves, "\n" HEAD "id " ID "\nstarted 1926-11-21T19:30:00Z\n", NULL);
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) started = g_date_time_new_utc (1926, 11, 21, 19, 30, 0);
  g_autofree char *when = rh_when_to_words (g_date_time_to_unix (started), now);
  g_autofree char *kept = g_strdup_printf ("Anna, Bram. Round 1 of 8 · Cards on offer · %s · in your games", when);

  g_assert_true (rh_setup_set_id (setup, ID, NULL));
  g_assert_cmpint (rh_store_add_game (visit->store, setup, NULL), !=, 0);
  show (visit, text);

  ui_screen_find (visit->page, GTK_TYPE_BUTTON, "Anna, Bram. Round 1 of 8 · Cards on offer");
  ui_screen_find (visit->page, GTK_TYPE_BUTTON, "Anna, Bram, Csilla. Bram won");
  ui_screen_find (visit->page, GTK_TYPE_BUTTON, kept);
  g_assert_null (ui_screen_look_for (visit->page, GTK_TYPE_BUTTON, "Show More"));
}

/* A page of them, and the one that is left. */
static void
test_many (Visit *visit, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n;

  for (guint i = 0; i <= RH_RECORD_LIST_PAGE_SIZE; i++)
    g_string_append (text, HEAD);
  show (visit, text->str);

  n = ui_screen_count (visit->page, GTK_TYPE_BUTTON);
  ui_screen_click (visit->page, "Show More");
  /* One game more, and the button gone. */
  g_assert_cmpuint (ui_screen_count (visit->page, GTK_TYPE_BUTTON), ==, n);
  g_assert_null (ui_screen_look_for (visit->page, GTK_TYPE_BUTTON, "Show More"));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/record-list-page/lines", Visit, NULL, set_up, test_lines, tear_down);
  g_test_add ("/record-list-page/many", Visit, NULL, set_up, test_many, tear_down);

  return g_test_run ();
}
