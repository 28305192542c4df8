/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bar below the page imports games: how far it is stands there, Cancel gives it up, and in the end it says what came in
 * until it is closed. */

#include "config.h"

#include "rh-import-bar.h"

#include "rh-announce.h"

#include "store-table.h"
#include "ui-screen.h"

#include <string.h>

#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"
#define FIRST "reveal d2/7 v1/3\n"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GFile      *file;
  RhImportBar *bar;
  GtkWidget  *page;
  GtkWidget  *window;
  guint       n_ended;
} Desk;

static void
on_ended_cb (Desk *desk)
{
  desk->n_ended++;
}

/* A page with a button, and the bar below it. */
static void
set_up (Desk *desk, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *path = NULL;

  desk->table = store_table_new ();
  desk->store = store_table_open (desk->table);
  path = g_build_filename (desk->table->folder, "a.railhead", NULL);
  desk->file = g_file_new_for_path (path);
  desk->bar = g_object_new (RH_TYPE_IMPORT_BAR, NULL);
  desk->page = gtk_button_new_with_label ("Page");
  gtk_box_append (GTK_BOX (box), desk->page);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (desk->bar));
  g_signal_connect_swapped (desk->bar, "ended", G_CALLBACK (on_ended_cb), desk);
  desk->window = ui_screen_window (box);
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  g_file_delete (desk->file, NULL, NULL);
  g_object_unref (desk->file);
  rh_store_close (desk->store);
  store_table_free (desk->table);
}

static void
start (Desk *desk, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (desk->file), text, -1, NULL));
  g_assert_true (rh_import_bar_start (desk->bar, desk->store, &desk->file, 1, &error));
  g_assert_no_error (error);
}

static gboolean
is_over (gpointer data)
{
  return !rh_import_bar_is_busy (data);
}

static gboolean
is_said (gpointer data)
{
  const char *said = rh_announce_get_said (((Desk *) data)->window);

  return said != NULL && strstr (said, "1 game came in.") != NULL;
}

static gboolean
is_hidden (gpointer data)
{
  return !gtk_widget_get_visible (data);
}

/* Later GTKs name a button after the label in it, and that goes before. */
static void
assert_says_it (Desk *desk)
{
  GtkWidget *button = ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_BUTTON, "Close This Message");

  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

/* A game comes in; who was busy with the page still is. */
static void
test_import (Desk *desk, gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (desk->bar)));
  gtk_widget_grab_focus (desk->page);
  start (desk, HEAD FIRST);
  ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_LABEL, "Checking the files…");
  ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_BUTTON, "Cancel");
  ui_screen_wait (is_over, desk->bar);
  ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_LABEL, "1 game came in.");
  ui_screen_wait (is_said, desk);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (desk->window)) == desk->page);
  g_assert_cmpuint (desk->n_ended, ==, 1);
  store_table_assert_good (desk->store, 1);

  gtk_widget_grab_focus (ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_BUTTON, "Close"));
  assert_says_it (desk);
  ui_screen_click (GTK_WIDGET (desk->bar), "Close This Message");
  ui_screen_wait (is_hidden, desk->bar);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (desk->window)) == desk->page);
}

static gboolean
is_empty (gpointer data)
{
  Desk *desk = data;
  g_autofree char *n = store_table_ask (desk->table, "SELECT count (*) FROM game");

  return g_str_equal (n, "0");
}

static gboolean
has_begun (gpointer data)
{
  Desk *desk = data;
  g_autofree char *n = store_table_ask (desk->table, "SELECT count (*) FROM game");

  return !g_str_equal (n, "0");
}

/* Given up in the middle: that is said at once, nothing is left of it, and the next one can begin before. */
static void
test_cancel (Desk *desk, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 2000; i++)
    g_string_append_printf (text, HEAD FIRST "bids %u %u\n", i % 13, i / 13 % 13);
  start (desk, text->str);
  ui_screen_wait (has_begun, desk);
  g_assert_true (rh_import_bar_is_busy (desk->bar));
  gtk_widget_grab_focus (ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_BUTTON, "Cancel"));
  ui_screen_click (GTK_WIDGET (desk->bar), "Cancel");
  ui_screen_wait (is_over, desk->bar);
  ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_LABEL, "The import was cancelled. Nothing of it came in.");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (desk->window)) ==
                 ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_BUTTON, "Close"));
  g_assert_cmpuint (desk->n_ended, ==, 0);

  if (data == NULL) {
    ui_screen_wait (is_empty, desk);
    return;
  }
  start (desk, HEAD FIRST);
  ui_screen_wait (is_over, desk->bar);
  ui_screen_find (GTK_WIDGET (desk->bar), GTK_TYPE_LABEL, "1 game came in.");
  store_table_assert_good (desk->store, 1);
}

/* The window closes in the middle: nobody sees any of it. */
static void
test_closed (Desk *desk, gconstpointer data)
{
  start (desk, HEAD FIRST HEAD);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/import-bar/import", Desk, NULL, set_up, test_import, tear_down);
  g_test_add ("/import-bar/cancel", Desk, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/import-bar/cancel-and-again", Desk, "again", set_up, test_cancel, tear_down);
  g_test_add ("/import-bar/closed", Desk, NULL, set_up, test_closed, tear_down);

  return g_test_run ();
}
