/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game from a record is looked through, and kept by the one button there is
 * for it; if it can't be kept, that is said and nothing has changed. */

#include "config.h"

#include "rh-record-page.h"

#include "ui-screen.h"
#include "visit.h"

static const char *const opening[] = { "reveal s2/7 s3/3", "bids 12 5", "pick 1 1" };

static void
set_up (Visit *visit, gconstpointer has_others)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autoptr (RhSession) replay = rh_session_new_replay (setup, opening, 3, 3, NULL);

  visit_open (visit);
  visit_show (visit, rh_record_page_new (visit->store, replay, has_others != NULL));
}

/* Looked at from its first move on, it is kept with all of them. */
static void
test_keep (Visit *visit, gconstpointer data)
{
  ui_screen_find (visit->page, GTK_TYPE_LABEL, "This game is not in your games yet.");
  ui_screen_click (visit->page, "First Move");
  store_table_assert_asks (visit->table, "SELECT count(*) FROM game", "0");

  ui_screen_click (visit->page, "Add to My Games");
  g_assert_nonnull (visit->kept);
  g_assert_cmpuint (rh_session_get_n_played (visit->kept), ==, 3);
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
