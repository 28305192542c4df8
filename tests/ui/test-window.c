/* SPDX-License-Identifier: GPL-3.0-or-later
 * From page to page: there is always one, the window's title says which, and
 * the one before is gone. Where the store can't be opened nothing else can be
 * reached. */

#include "config.h"

#include "rh-window.h"

#include "rh-damaged-page.h"
#include "rh-failure-page.h"
#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-new-game-page.h"
#include "rh-record-list-page.h"
#include "rh-record-page.h"

#include "ui-screen.h"
#include "window-table.h"

#include <sys/stat.h>

#define RECORD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nreveal s2/7 s3/3\n"

/* A closed window goes, and its page with it, before the store does. */
static void
show (WindowTable *shell)
{
  rh_window_set_store (shell->window, shell->store);
  gtk_window_present (GTK_WINDOW (shell->window));
  ui_screen_settle (rh_window_get_page (shell->window));
}

static void
act (WindowTable *shell, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), action, NULL));
}

static void
assert_title (WindowTable *shell, const char *title)
{
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (shell->window)), ==, title);
}

static void
test_pages (WindowTable *shell, gconstpointer data)
{
  GtkWidget *home;

  show (shell);
  home = rh_window_get_page (shell->window);
  g_assert_true (RH_IS_HOME_PAGE (home));
  assert_title (shell, "Railhead");
  g_object_add_weak_pointer (G_OBJECT (home), (gpointer *) &home);

  act (shell, "win.new-game");
  g_assert_null (home);
  g_assert_true (RH_IS_NEW_GAME_PAGE (rh_window_get_page (shell->window)));
  assert_title (shell, "New Game");

  act (shell, "win.history");
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  assert_title (shell, "History");

  act (shell, "win.home");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
}

/* A running game is opened from Home, and a new one from the page for it. */
static void
test_game (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_play (shell->store, game, "reveal d2/7 v1/3");
  show (shell);
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-game", "x", game);
  assert_title (shell, "From Cape to Cairo");

  act (shell, "win.home");
  act (shell, "win.new-game");
  ui_screen_click (rh_window_get_page (shell->window), "Same Players Again");
  ui_screen_click (rh_window_get_page (shell->window), "Start");
  assert_title (shell, "From Cape to Cairo");
}

/* The same people once more: their names stand there already. */
static void
test_rematch (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Csilla,Dóra");

  store_table_add (shell->store, "Anna,Bram");
  show (shell);
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.rematch", "x", game);
  assert_title (shell, "New Game");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (
                     ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_ENTRY, "Name of player 1"))),
                   ==,
                   "Csilla");
}

static void
test_replays (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  show (shell);
  act (shell, "win.sample");
  assert_title (shell, "From Cape to Cairo");
  act (shell, "win.home");
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.step-through", "x", game);
  assert_title (shell, "From Cape to Cairo");
}

/* A game that isn't there: a dialog says so, and the page stays. */
static void
test_missing (WindowTable *shell, gconstpointer data)
{
  show (shell);
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-game", "x", (gint64) 12);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  ui_screen_assert_dialog ("The Game Could Not Be Opened");
}

static gboolean
is_answered (gpointer data)
{
  return !RH_IS_HOME_PAGE (rh_window_get_page (data)) || ui_screen_find_dialog () != NULL;
}

static GFile *
get_file (WindowTable *shell)
{
  g_autofree char *path = g_build_filename (shell->table->folder, "a.railhead", NULL);

  return g_file_new_for_path (path);
}

/* From Home, by a file manager. */
static void
open_record (WindowTable *shell, const char *text)
{
  g_autoptr (GFile) file = get_file (shell);

  act (shell, "win.home");
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (is_answered, shell->window);
}

/* A record is looked through, kept, and then known: opened once more, it is the
 * game that was kept, with what was played since. */
static void
test_record (WindowTable *shell, gconstpointer data)
{
  g_autoptr (RhStoredGame) stored = NULL;

  show (shell);
  open_record (shell, RECORD);
  g_assert_true (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
  assert_title (shell, "From Cape to Cairo");
  store_table_assert_good (shell->store, 0);

  ui_screen_click (rh_window_get_page (shell->window), "Add to My Games");
  g_assert_false (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
  stored = store_table_load (shell->store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 1);
  store_table_play (shell->store, 1, "bids 12 5");

  open_record (shell, RECORD);
  g_assert_false (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
  assert_title (shell, "From Cape to Cairo");
  store_table_assert_good (shell->store, 1);
}

/* Nobody has the file in hand any more. */
static gboolean
is_let_go (gpointer data)
{
  g_autoptr (GFile) file = g_weak_ref_get (data);

  return file == NULL;
}

/* The game on the table is opened from its record: it stays as it is on the screen. */
static void
test_record_on_table (WindowTable *shell, gconstpointer data)
{
  GFile *file = get_file (shell);
  GWeakRef watched;
  GtkWidget *page;

  show (shell);
  open_record (shell, RECORD);
  ui_screen_click (rh_window_get_page (shell->window), "Add to My Games");
  page = rh_window_get_page (shell->window);

  g_weak_ref_init (&watched, file);
  rh_window_open_files (shell->window, &file, 1);
  g_object_unref (file);
  ui_screen_wait (is_let_go, &watched);
  g_weak_ref_clear (&watched);
  g_assert_null (ui_screen_find_dialog ());
  g_assert_true (rh_window_get_page (shell->window) == page);
}

static gboolean
is_record_page (gpointer data)
{
  return RH_IS_RECORD_PAGE (rh_window_get_page (data));
}

/* A record of several: one is chosen from a list, and the list come back to. */
static void
test_records (WindowTable *shell, gconstpointer data)
{
  show (shell);
  open_record (shell, RECORD RECORD "bids 12 5\n");
  g_assert_true (RH_IS_RECORD_LIST_PAGE (rh_window_get_page (shell->window)));
  assert_title (shell, "Record");

  gtk_widget_activate_action (rh_window_get_page (shell->window), "record.open", "u", 1u);
  ui_screen_wait (is_record_page, shell->window);
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "Other Games");
  act (shell, "win.record");
  g_assert_true (RH_IS_RECORD_LIST_PAGE (rh_window_get_page (shell->window)));
}

/* While one of the list is read, people go elsewhere: they stay there. */
static void
test_records_left (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) file = get_file (shell);
  GtkWidget *dialog;

  show (shell);
  open_record (shell, RECORD RECORD);
  gtk_widget_activate_action (rh_window_get_page (shell->window), "record.open", "u", 1u);
  act (shell, "win.home");

  g_assert_true (g_file_delete (file, NULL, NULL));
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (is_answered, shell->window);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  dialog = ui_screen_find_dialog ();
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A pipe that nobody writes into is no record: that is said at once, and the window goes on. */
static void
test_record_pipe (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) file = get_file (shell);

  show (shell);
  g_assert_cmpint (mkfifo (g_file_peek_path (file), 0600), ==, 0);
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (is_answered, shell->window);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  ui_screen_assert_dialog ("The Record Could Not Be Opened");
}

/* A slip in a record: file and line are said, and the page stays. */
static void
test_record_wrong (WindowTable *shell, gconstpointer data)
{
  show (shell);
  open_record (shell, RECORD "bids 12\n");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (ui_screen_find_dialog ())), "a.railhead:6: "));
  ui_screen_assert_dialog ("The Record Could Not Be Opened");
  store_table_assert_good (shell->store, 0);
}

/* Whichever way a damaged game is asked for: there is a page that can be shown again, and a copy to play on. */
static void
test_damaged (WindowTable *shell, gconstpointer data)
{
  static const char *const ways[] = { "win.rematch", "win.step-through", "win.open-game" };
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  g_autofree char *none = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *kept = NULL;

  store_table_play (shell->store, game, "reveal d2/7 v1/3\nbids 5 3");
  none = store_table_ask (shell->table, "UPDATE move SET text = 'bids 5' WHERE seq = 2");
  show (shell);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++) {
    act (shell, "win.home");
    gtk_widget_activate_action (GTK_WIDGET (shell->window), ways[i], "x", game);
    g_assert_true (RH_IS_DAMAGED_PAGE (rh_window_get_page (shell->window)));
  }
  shown = rh_window_dup_shown (shell->window);
  g_assert_cmpstr (shown, ==, "win.open-game(int64 1)");

  ui_screen_click (rh_window_get_page (shell->window), "Keep a Copy");
  g_assert_false (RH_IS_DAMAGED_PAGE (rh_window_get_page (shell->window)));
  kept = rh_window_dup_shown (shell->window);
  g_assert_cmpstr (kept, ==, "win.open-game(int64 2)");
}

/* Another program has changed the game on the table: it is said, and by one press the table shows it as it is now. */
static void
test_changed (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  RhStore *other = store_table_open (shell->table);
  GtkWidget *page;

  store_table_play (shell->store, game, "reveal d2/7 v1/3");
  show (shell);
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-game", "x", game);
  page = rh_window_get_page (shell->window);
  store_table_play (other, game, "bids 5 3");
  rh_store_close (other);

  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (ui_screen_find_dialog ())), ==, "This Couldn’t Be Undone");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (ui_screen_find_dialog ()), "load-anew");
  g_assert_false (rh_window_get_page (shell->window) == page);
  gtk_widget_activate_action (rh_window_get_page (shell->window), "table.undo", NULL);
  store_table_assert_asks (shell->table, "SELECT group_concat(undone) FROM move", "0,1");
}

/* The store can't be opened: why, Try Again, Quit; no way past them until it can. */
static void
test_failure (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, RH_STORE_ERROR_LOCKED, "Close the other & <try> again");
  GtkWidget *page;

  rh_window_show_failure (shell->window, error);
  gtk_window_present (GTK_WINDOW (shell->window));
  page = rh_window_get_page (shell->window);
  ui_screen_settle (page);

  g_assert_true (RH_IS_FAILURE_PAGE (page));
  ui_screen_find (page, GTK_TYPE_LABEL, "Close the other & <try> again");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Try Again");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Quit");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_BUTTON, "Set Aside and Begin Anew"));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.home", NULL));
  g_assert_true (rh_window_get_page (shell->window) == page);

  rh_window_set_store (shell->window, shell->store);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
}

/* The window of a program that starts anew shows what the one before did: a page, or a game with the rules over it. */
static void
test_show_again (WindowTable *shell, gconstpointer data)
{
  static const char *const pages[] = { "win.new-game", "win.history" };
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  g_autofree char *open = g_strdup_printf ("win.open-game(int64 %" G_GINT64_FORMAT ")", game);
  g_autofree char *home = NULL;
  g_autofree char *shown = NULL;

  show (shell);
  home = rh_window_dup_shown (shell->window);
  g_assert_cmpstr (home, ==, "");

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *page = NULL;

    rh_window_show_again (shell->window, pages[i]);
    page = rh_window_dup_shown (shell->window);
    g_assert_cmpstr (page, ==, pages[i]);
  }

  rh_window_show_again (shell->window, open);
  assert_title (shell, "From Cape to Cairo");
  act (shell, "win.rules");
  shown = rh_window_dup_shown (shell->window);
  g_assert_cmpstr (shown, ==, open);
  g_assert_false (rh_window_has_sealed_bids (shell->window));
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/window/pages", WindowTable, NULL, window_table_set_up, test_pages, window_table_tear_down);
  g_test_add ("/window/game", WindowTable, NULL, window_table_set_up, test_game, window_table_tear_down);
  g_test_add ("/window/rematch", WindowTable, NULL, window_table_set_up, test_rematch, window_table_tear_down);
  g_test_add ("/window/replays", WindowTable, NULL, window_table_set_up, test_replays, window_table_tear_down);
  g_test_add ("/window/missing", WindowTable, NULL, window_table_set_up, test_missing, window_table_tear_down);
  g_test_add ("/window/record", WindowTable, NULL, window_table_set_up, test_record, window_table_tear_down);
  g_test_add ("/window/record-on-table", WindowTable, NULL, window_table_set_up, test_record_on_table, window_table_tear_down);
  g_test_add ("/window/records", WindowTable, NULL, window_table_set_up, test_records, window_table_tear_down);
  g_test_add ("/window/records-left", WindowTable, NULL, window_table_set_up, test_records_left, window_table_tear_down);
  g_test_add ("/window/record-pipe", WindowTable, NULL, window_table_set_up, test_record_pipe, window_table_tear_down);
  g_test_add ("/window/record-wrong", WindowTable, NULL, window_table_set_up, test_record_wrong, window_table_tear_down);
  g_test_add ("/window/show-again", WindowTable, NULL, window_table_set_up, test_show_again, window_table_tear_down);
  g_test_add ("/window/damaged", WindowTable, NULL, window_table_set_up, test_damaged, window_table_tear_down);
  g_test_add ("/window/changed", WindowTable, NULL, window_table_set_up, test_changed, window_table_tear_down);
  g_test_add ("/window/failure", WindowTable, NULL, window_table_set_up, test_failure, window_table_tear_down);

  return window_table_run ();
}
