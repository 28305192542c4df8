/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games are damaged, or not as people want them: a copy is looked at, told, and put back under the window. */

#include "config.h"

#include "rh-copy-choice.h"

#include "rh-application.h"
#include "rh-copies-page.h"
#include "rh-failure-page.h"
#include "rh-home-page.h"
#include "rh-store.h"
#include "rh-window.h"

#include "ui-screen.h"

#include <glib/gstdio.h>

typedef enum {
  GOOD,
  DAMAGED,
} Kind;

static GApplication *running;

static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), RH_DATA_FOLDER, "railhead.db", NULL);
}

static RhWindow *
get_window (void)
{
  return RH_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (running)) != NULL
                      ? ui_screen_find_window (RH_TYPE_WINDOW)
                      : NULL);
}

/* Three games in a copy that is kept, and then something else in their place. */
static void
put (Kind kind)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", "store-v5.db", NULL);
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gsize length;
  RhStore *store;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_get_contents (from, &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  store = rh_store_open (path, NULL);
  g_assert_true (rh_store_keep_daily (store, G_MAXUINT64, now, &watcher, NULL));
  rh_store_close (store);
  if (kind == DAMAGED)
    g_assert_true (g_file_set_contents (path, "bread, milk", -1, NULL));
}

static gboolean
is_home (gpointer data)
{
  return RH_IS_HOME_PAGE (rh_window_get_page (get_window ()));
}

#define QUESTION "Restore These Games?"

/* Not what says how far it is, which isn't worth showing here. */
static GtkWidget *
find_question (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next) {
    if (ADW_IS_MESSAGE_DIALOG (item->data) &&
        g_str_equal (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (item->data)), QUESTION))
      return item->data;
  }

  return NULL;
}

static gboolean
has_question (gpointer data)
{
  return find_question () != NULL;
}

static void
choose_copy (void)
{
  GtkWidget *page = rh_window_get_page (get_window ());
  GtkWidget *label;

  g_assert_true (RH_IS_COPIES_PAGE (page));
  label = ui_screen_find_words (page, "Copy made today");
  g_assert_nonnull (label);
  ui_screen_settle (page);
  g_assert_cmpint (gtk_widget_get_allocated_height (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON)), >=, 44);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  ui_screen_wait (has_question, NULL);
}

/* What it would bring, and what becomes of what is there. */
static void
answer (const char *response)
{
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (find_question ());
  const char *body = adw_message_dialog_get_body (question);

  g_assert_nonnull (strstr (body, "has 3 games, last played "));
  g_assert_nonnull (strstr (body, "It was made today at "));
  g_assert_nonnull (strstr (body, "nothing is deleted"));
  adw_message_dialog_response (question, response);
  gtk_window_destroy (GTK_WINDOW (question));
}

/* From the page that says that the games can't be opened. */
static void
look_damaged_cb (GApplication *application)
{
  running = application;
  ui_screen_settle (rh_window_get_page (get_window ()));
  g_assert_true (RH_IS_FAILURE_PAGE (rh_window_get_page (get_window ())));
  ui_screen_click (rh_window_get_page (get_window ()), "Put Back a Copy…");
  ui_screen_click (rh_window_get_page (get_window ()), "Back");
  g_assert_true (RH_IS_FAILURE_PAGE (rh_window_get_page (get_window ())));
  ui_screen_settle (rh_window_get_page (get_window ()));
  ui_screen_click (rh_window_get_page (get_window ()), "Put Back a Copy…");
  choose_copy ();
  answer ("restore");
  ui_screen_wait (is_home, NULL);
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (get_window ()), "was restored: 3 games, last played"));
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (get_window ()), "set-aside-"));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

/* From Home, with a game on the way; what is answered with no changes nothing. */
static void
look_good_cb (GApplication *application)
{
  GtkWidget *page;

  g_signal_handlers_disconnect_by_func (application, look_good_cb, NULL);
  running = application;
  ui_screen_settle (rh_window_get_page (get_window ()));
  page = rh_window_get_page (get_window ());
  g_assert_true (RH_IS_HOME_PAGE (page));
  gtk_widget_activate_action (page, "win.copies", NULL);
  choose_copy ();
  answer ("cancel");
  g_assert_true (RH_IS_COPIES_PAGE (rh_window_get_page (get_window ())));
  choose_copy ();
  answer ("restore");

  /* Given up, all is as it was. */
  ui_screen_click (rh_window_get_page (get_window ()), "Cancel");
  ui_screen_wait (is_home, NULL);
  gtk_widget_activate_action (rh_window_get_page (get_window ()), "win.copies", NULL);
  choose_copy ();
  answer ("restore");

  /* Meanwhile there is nothing to press that needs the games. */
  g_assert_false (g_action_group_has_action (G_ACTION_GROUP (get_window ()), "new-game"));
  g_assert_false (RH_IS_HOME_PAGE (rh_window_get_page (get_window ())));
  g_action_group_activate_action (G_ACTION_GROUP (application), "try-again", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-game", NULL);
  g_assert_false (RH_IS_HOME_PAGE (rh_window_get_page (get_window ())));
  ui_screen_wait (is_home, NULL);
  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (get_window ()), "new-game"));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
run (Kind kind, GCallback look)
{
  char *arguments[] = { (char *) "railhead", NULL };
  g_autoptr (RhApplication) application = rh_application_new ();

  put (kind);
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (application, "activate", look, NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 1, arguments), ==, 0);
}

static void
test_damaged (void)
{
  run (DAMAGED, G_CALLBACK (look_damaged_cb));
}

static void
test_good (void)
{
  run (GOOD, G_CALLBACK (look_good_cb));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/copy-choice/damaged", test_damaged);
  g_test_add_func ("/copy-choice/good", test_good);

  return g_test_run ();
}
