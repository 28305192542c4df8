/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game from a record is looked through, and kept by the one button there is
 * for it; if it can't be kept, that is said and nothing has changed. */

#include "config.h"

#include "rh-record-page.h"

#include "store-table.h"
#include "ui-screen.h"

static const char *const opening[] = { "reveal s2/7 s3/3", "bids 12 5", "pick 1 1" };

typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhSession  *kept;
  GtkWidget  *page;
  GtkWidget  *window;
} Visit;

static void
on_kept_cb (Visit *visit, RhSession *session)
{
  g_set_object (&visit->kept, session);
}

static void
set_up (Visit *visit, gconstpointer has_others)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  g_autoptr (RhSession) replay = rh_session_new_replay (setup, opening, 3, 3, NULL);

  visit->table = store_table_new ();
  visit->store = store_table_open (visit->table);
  visit->page = rh_record_page_new (visit->store, replay, has_others != NULL);
  g_signal_connect_swapped (visit->page, "kept", G_CALLBACK (on_kept_cb), visit);
  visit->window = ui_screen_window (visit->page);
}

static void
tear_down (Visit *visit, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (visit->window));
  g_clear_object (&visit->kept);
  rh_store_close (visit->store);
  store_table_free (visit->table);
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
  gpointer lock = store_table_lock (visit->table);
  GtkWidget *dialog;

  ui_screen_click (visit->page, "Add to My Games");
  store_table_unlock (lock);
  g_assert_null (visit->kept);
  dialog = ui_screen_find_dialog ();
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, "The Game Could Not Be Added");
  gtk_window_destroy (GTK_WINDOW (dialog));

  ui_screen_click (visit->page, "Add to My Games");
  g_assert_nonnull (visit->kept);
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

  g_test_add ("/record-page/keep", Visit, NULL, set_up, test_keep, tear_down);
  g_test_add ("/record-page/locked", Visit, NULL, set_up, test_locked, tear_down);
  g_test_add ("/record-page/alone", Visit, NULL, set_up, test_others, tear_down);
  g_test_add ("/record-page/others", Visit, "several", set_up, test_others, tear_down);

  return g_test_run ();
}
