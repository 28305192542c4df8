/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game from a record is looked through, and kept by the one button there is
 * for it; if it can't be kept, that is said and nothing has changed. */

#include "config.h"

#include "rh-record-page.h"

#include "rh-record-list-page.h"

#include "ui-screen.h"
#include "visit.h"

#define RECORD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nreveal s2/7 s3/3\nbids 12 5\npick 1 1\n"

static gboolean
is_record (gpointer data)
{
  return RH_IS_RECORD_PAGE (rh_window_get_page (data));
}

static gboolean
is_record_list (gpointer data)
{
  return RH_IS_RECORD_LIST_PAGE (rh_window_get_page (data));
}

static void
set_up (Visit *visit, gconstpointer has_others)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  visit_open (visit);
  path = g_build_filename (visit->table->folder, "a.railhead", NULL);
  file = g_file_new_for_path (path);
  g_assert_true (g_file_set_contents (path, has_others != NULL ? RECORD RECORD : RECORD, -1, NULL));

  rh_window_open_files (visit->window, &file, 1);
  if (has_others != NULL) {
    ui_screen_wait (is_record_list, visit->window);
    gtk_widget_activate_action (rh_window_get_page (visit->window), "record.open", "u", 1u);
  }
  ui_screen_wait (is_record, visit->window);
  visit_show (visit);
  g_assert_true (g_file_delete (file, NULL, NULL));
}

/* Looked at from its first move on, it is kept with all of them. */
static void
test_keep (Visit *visit, gconstpointer data)
{
  ui_screen_find (visit->page, GTK_TYPE_LABEL, "This game is not in your games yet.");
  ui_screen_click (visit->page, "Previous Round");
  store_table_assert_asks (visit->table, "SELECT count(*) FROM game", "0");

  ui_screen_click (visit->page, "Add to My Games");
  visit_assert_kept (visit, 1, 3);
  store_table_assert_good (visit->store, 1);
}

static void
test_locked (Visit *visit, gconstpointer data)
{
  visit_assert_lockable (visit, "Add to My Games", "The Game Could Not Be Added");
}

/* Only of a record with several games one can go back to the others. */
static void
test_others (Visit *visit, gconstpointer has_others)
{
  GtkWidget *button = ui_screen_look_for (visit->page, GTK_TYPE_BUTTON, "Other Games");

  g_assert_true ((button != NULL) == (has_others != NULL));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/record-page/keep", Visit, NULL, set_up, test_keep, visit_tear_down);
  g_test_add ("/record-page/locked", Visit, NULL, set_up, test_locked, visit_tear_down);
  g_test_add ("/record-page/alone", Visit, NULL, set_up, test_others, visit_tear_down);
  g_test_add ("/record-page/others", Visit, "several", set_up, test_others, visit_tear_down);

  return g_test_run ();
}
