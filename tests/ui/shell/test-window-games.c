/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games that the window opens, from its store and from record files. What can't
 * be opened is said, and the page stays. */

#include "config.h"

#include "rh-window.h"

#include "rh-damaged-page.h"
#include "rh-home-page.h"
#include "rh-record-list-page.h"
#include "rh-record-page.h"
#include "rh-table-page.h"

#include "ui-screen.h"
#include "window-table.h"

#include <sys/stat.h>

#define RECORD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nreveal s2/7 s3/3\n"

/* The same people once more: their names stand there already. */
static void
test_rematch (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Csilla,Dóra");

  store_table_add (shell->store, "Anna,Bram");
  window_table_open (shell, "win.rematch", game);
  window_table_assert_title (shell, "New Game");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (
                     ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_ENTRY, "Name of player 1"))),
                   ==,
                   "Csilla");
}

static gboolean
press_enter (gpointer page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 0, 0, &used);
  }

  return !used;
}

/* Who presses Enter twice at the end of a game sees who plays before that begins another; a new game asks for names anyway. */
static void
test_rematch_rests (WindowTable *shell, gconstpointer data)
{
  window_table_open (shell, "win.rematch", store_table_add (shell->store, "Csilla,Dóra"));
  g_assert_false (press_enter (rh_window_get_page (shell->window)));
  ui_screen_wait (press_enter, rh_window_get_page (shell->window));
  window_table_act (shell, "win.new-game");
  g_assert_true (press_enter (rh_window_get_page (shell->window)));
}

/* Who plays stands there: what would fill them in leaves its room to the options, but where people chose it themselves. */
static void
test_rematch_room (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Csilla,Dóra");
  GtkWidget *page;

  window_table_open (shell, "win.rematch", game);
  page = rh_window_get_page (shell->window);
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_BUTTON, "Same Players Again"));
  window_table_act (shell, "win.new-game");
  page = rh_window_get_page (shell->window);
  ui_screen_click (page, "Same Players Again");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Same Players Again");
}

/* A game is played on where it was left, by the same number. */
static void
test_open (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_play (shell->store, game, "reveal d2/7 v1/3");
  window_table_open (shell, "win.open-game", game);
  window_table_assert_title (shell, "From Cape to Cairo");
  g_assert_true (RH_IS_TABLE_PAGE (rh_window_get_page (shell->window)));
  window_table_act (shell, "table.undo");
  store_table_assert_asks (shell->table, "SELECT group_concat(undone) FROM move", "1");
}

/* What the window itself makes of a key. */
static void
tell_window (WindowTable *shell, const char *signal)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (shell->window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
    gboolean used;

    if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
      continue;
    if (g_str_equal (signal, "key-pressed"))
      g_signal_emit_by_name (controller, signal, GDK_KEY_Return, 0, 0, &used);
    else
      g_signal_emit_by_name (controller, signal, GDK_KEY_Return, 0, 0);
  }
}

static gboolean
is_table (gpointer data)
{
  return RH_IS_TABLE_PAGE (rh_window_get_page (data));
}

/* A game that is opened by a key, let go at once, shows where the focus is on the table. */
static void
test_ring (WindowTable *shell, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (shell->window);
  GtkWidget *game;

  store_table_play (shell->store, store_table_add (shell->store, "Anna,Bram"), "reveal d2/7 v1/3");
  window_table_act (shell, "win.new-game");
  window_table_act (shell, "win.home");
  game = gtk_window_get_focus (window);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (game)), ==, "win.open-game");

  gtk_window_set_focus_visible (window, FALSE);
  tell_window (shell, "key-pressed");
  g_signal_emit_by_name (game, "activate");
  tell_window (shell, "key-released");
  ui_screen_wait (is_table, window);
  g_assert_true (gtk_window_get_focus_visible (window));
  g_assert_nonnull (gtk_window_get_focus (window));
  g_assert_true (gtk_widget_get_state_flags (gtk_window_get_focus (window)) & GTK_STATE_FLAG_FOCUS_VISIBLE);
}

/* It is looked through from its end, and stays as it is in the store. */
static void
test_step_through (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_play (shell->store, game, "reveal d2/7 v1/3\nbids 5 3");
  store_table_undo (shell->store, game, 1);
  window_table_open (shell, "win.step-through", game);
  window_table_assert_title (shell, "From Cape to Cairo");
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_LABEL, "Replay · Move 0 of 1");
  ui_screen_click (rh_window_get_page (shell->window), "Next Move");
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_LABEL, "Replay · Move 1 of 1");
  store_table_assert_asks (shell->table, "SELECT group_concat(undone) FROM move", "0,1");
}

/* A game that isn't there: a dialog says so, whatever it was wanted for, and the page stays. */
static void
test_missing (WindowTable *shell, gconstpointer data)
{
  static const char *const ways[][2] = {
    { "win.open-game", "The Game Could Not Be Opened" },
    { "win.step-through", "The Game Could Not Be Opened" },
    { "win.rematch", "The Players Could Not Be Loaded" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++) {
    window_table_open (shell, ways[i][0], 12);
    g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
    ui_screen_assert_dialog (ways[i][1]);
  }
}

/* Whether a game waits to be continued couldn't be found out: it says so. */
static void
test_continue_unreadable (WindowTable *shell, gconstpointer data)
{
  store_table_add (shell->store, "Anna,Bram");
  store_table_assert_asks (shell->table, "PRAGMA legacy_alter_table = 1; ALTER TABLE seat RENAME TO away", "");
  rh_window_continue_game (shell->window);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  ui_screen_assert_dialog ("The Game Could Not Be Opened");
  store_table_assert_asks (shell->table, "PRAGMA legacy_alter_table = 1; ALTER TABLE away RENAME TO seat", "");
  rh_window_continue_game (shell->window);
  g_assert_true (RH_IS_TABLE_PAGE (rh_window_get_page (shell->window)));
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

  window_table_act (shell, "win.home");
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

  open_record (shell, RECORD);
  g_assert_true (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
  window_table_assert_title (shell, "From Cape to Cairo");
  store_table_assert_good (shell->store, 0);

  ui_screen_click (rh_window_get_page (shell->window), "Add to My Games");
  g_assert_false (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
  stored = store_table_load (shell->store, 1);
  g_assert_cmpuint (stored->stand.n_played, ==, 1);
  store_table_play (shell->store, 1, "bids 12 5");

  open_record (shell, RECORD);
  g_assert_false (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
  window_table_assert_title (shell, "From Cape to Cairo");
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
  open_record (shell, RECORD RECORD "bids 12 5\n");
  g_assert_true (RH_IS_RECORD_LIST_PAGE (rh_window_get_page (shell->window)));
  window_table_assert_title (shell, "Record");

  gtk_widget_activate_action (rh_window_get_page (shell->window), "record.open", "u", 1u);
  ui_screen_wait (is_record_page, shell->window);
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "Other Games");
  window_table_act (shell, "win.record");
  g_assert_true (RH_IS_RECORD_LIST_PAGE (rh_window_get_page (shell->window)));
}

/* While one of the list is read, people go elsewhere: they stay there. */
static void
test_records_left (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) file = get_file (shell);
  GtkWidget *dialog;

  open_record (shell, RECORD RECORD);
  gtk_widget_activate_action (rh_window_get_page (shell->window), "record.open", "u", 1u);
  window_table_act (shell, "win.home");

  g_assert_true (g_file_delete (file, NULL, NULL));
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (is_answered, shell->window);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  dialog = ui_screen_find_dialog ();
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Another file is opened while one is read that isn't there: that one comes, and nothing is said of the first. */
static void
test_record_after (WindowTable *shell, gconstpointer data)
{
  g_autofree char *path = g_build_filename (shell->table->folder, "b.railhead", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFile *before = get_file (shell);
  GWeakRef watched;

  g_assert_true (g_file_set_contents (path, RECORD, -1, NULL));
  rh_window_open_files (shell->window, &before, 1);
  rh_window_open_files (shell->window, &file, 1);
  g_weak_ref_init (&watched, before);
  g_object_unref (before);
  ui_screen_wait (is_answered, shell->window);
  ui_screen_wait (is_let_go, &watched);
  g_weak_ref_clear (&watched);
  g_assert_null (ui_screen_find_dialog ());
  g_assert_true (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
}

/* The window is closed while a file is read: it goes at once, with all that is of the store, and the file is let go. */
static void
test_record_closed (WindowTable *shell, gconstpointer data)
{
  GFile *file = get_file (shell);
  GWeakRef watched;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), RECORD, -1, NULL));
  rh_window_open_files (shell->window, &file, 1);
  g_weak_ref_init (&watched, file);
  g_object_unref (file);
  g_object_add_weak_pointer (G_OBJECT (shell->window), (gpointer *) &shell->window);
  gtk_window_destroy (GTK_WINDOW (shell->window));
  g_assert_null (shell->window);
  ui_screen_wait (is_let_go, &watched);
  g_weak_ref_clear (&watched);
}

/* A pipe that nobody writes into is no record: that is said at once, and the window goes on. */
static void
test_record_pipe (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) file = get_file (shell);

  g_assert_cmpint (mkfifo (g_file_peek_path (file), 0600), ==, 0);
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (is_answered, shell->window);
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  ui_screen_assert_dialog ("The Record Could Not Be Opened");
}

/* Reading it as a file would give up its locks. */
static void
test_record_itself (WindowTable *shell, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (shell->table->path);

  rh_window_open_files (shell->window, &file, 1);
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (ui_screen_find_dialog ())),
                                   "The file “railhead.db” is the game database itself."));
  ui_screen_assert_dialog ("The Record Could Not Be Opened");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
}

/* A slip in a record: file and line are said, and the page stays. */
static void
test_record_wrong (WindowTable *shell, gconstpointer data)
{
  open_record (shell, RECORD "bids 12\n");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (ui_screen_find_dialog ())), "a.railhead:6: "));
  ui_screen_assert_dialog ("The Record Could Not Be Opened");
  store_table_assert_good (shell->store, 0);
}

/* Whichever way a damaged game is asked for: there is its page, and a copy to play on. */
static void
test_damaged (WindowTable *shell, gconstpointer data)
{
  static const char *const ways[] = { "win.rematch", "win.step-through", "win.open-game" };
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  g_autofree char *none = NULL;

  store_table_play (shell->store, game, "reveal d2/7 v1/3\nbids 5 3");
  none = store_table_ask (shell->table, "UPDATE move SET text = 'bids 5' WHERE seq = 2");
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++) {
    window_table_act (shell, "win.home");
    window_table_open (shell, ways[i], game);
    g_assert_true (RH_IS_DAMAGED_PAGE (rh_window_get_page (shell->window)));
    window_table_assert_title (shell, "From Cape to Cairo");
  }

  ui_screen_click (rh_window_get_page (shell->window), "Keep a Copy");
  g_assert_true (RH_IS_TABLE_PAGE (rh_window_get_page (shell->window)));
  store_table_assert_asks (shell->table, "SELECT count(*) FROM move WHERE game = 2", "1");
}

/* Another program has changed the game on the table: it is said, and by one press the table shows it as it is now. */
static void
test_changed (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  RhStore *other = store_table_open (shell->table);
  GtkWidget *page;

  store_table_play (shell->store, game, "reveal d2/7 v1/3");
  window_table_open (shell, "win.open-game", game);
  page = rh_window_get_page (shell->window);
  store_table_play (other, game, "bids 5 3");
  rh_store_close (other);

  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (ui_screen_find_dialog ())), ==, "This Could Not Be Undone");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (ui_screen_find_dialog ()), "load-anew");
  g_assert_false (rh_window_get_page (shell->window) == page);
  gtk_widget_activate_action (rh_window_get_page (shell->window), "table.undo", NULL);
  store_table_assert_asks (shell->table, "SELECT group_concat(undone) FROM move", "0,1");
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

#define ADD(path, func) \
  g_test_add ("/window-games/" path, WindowTable, NULL, window_table_set_up_shown, func, window_table_tear_down)
  ADD ("rematch", test_rematch);
  ADD ("rematch-rests", test_rematch_rests);
  ADD ("rematch-room", test_rematch_room);
  ADD ("open", test_open);
  ADD ("ring", test_ring);
  ADD ("step-through", test_step_through);
  ADD ("missing", test_missing);
  ADD ("continue-unreadable", test_continue_unreadable);
  ADD ("record", test_record);
  ADD ("record-on-table", test_record_on_table);
  ADD ("records", test_records);
  ADD ("records-left", test_records_left);
  ADD ("record-after", test_record_after);
  ADD ("record-closed", test_record_closed);
  ADD ("record-pipe", test_record_pipe);
  ADD ("record-itself", test_record_itself);
  ADD ("record-wrong", test_record_wrong);
  ADD ("damaged", test_damaged);
  ADD ("changed", test_changed);
#undef ADD

  return window_table_run ();
}
