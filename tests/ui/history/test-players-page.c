/* SPDX-License-Identifier: GPL-3.0-or-later
 * Players: listed with how often they have played and won, found by part of a name, called otherwise, made one with
 * another, and that taken back. */

#include "config.h"

#include "rh-players-page.h"

#include "board.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *page;
  GtkWidget  *window;
} Players;

static void
set_up (Players *players, gconstpointer data)
{
  players->table = store_table_new ();
  players->store = store_table_open (players->table);
}

static void
tear_down (Players *players, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (players->window));
  rh_store_close (players->store);
  store_table_free (players->table);
}

static void
show (Players *players)
{
  players->page = rh_players_page_new (players->store);
  players->window = ui_screen_window (players->page);
}

static GtkWidget *
find (Players *players, const char *name)
{
  return ui_screen_find (players->page, g_type_from_name ("RhGameButton"), name);
}

static guint
count (Players *players)
{
  return ui_screen_count (players->page, g_type_from_name ("RhGameButton"));
}

static void
search (Players *players, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (ui_screen_find (players->page, GTK_TYPE_SEARCH_ENTRY, "Search Players")), text);
}

static gboolean
has_dialog (gpointer heading)
{
  GtkWidget *dialog = ui_screen_find_dialog ();

  return dialog != NULL && g_str_equal (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), heading);
}

static gboolean
has_no_dialog (gpointer data)
{
  return ui_screen_find_dialog () == NULL;
}

static GtkWidget *
wait_for_dialog (const char *heading)
{
  ui_screen_wait (has_dialog, (gpointer) heading);

  return ui_screen_find_dialog ();
}

/* The dialog of a player, with another name typed. */
static void
rename_to (Players *players, const char *row, const char *name)
{
  GtkWidget *dialog;

  g_signal_emit_by_name (find (players, row), "clicked");
  dialog = ui_screen_find_dialog ();
  ui_screen_settle (dialog);
  gtk_editable_set_text (GTK_EDITABLE (ui_screen_find (dialog, g_type_from_name ("RhNameEntry"), "Name")), name);
  ui_screen_click (dialog, "Rename");
}

/* It opens what renames its player, and shows that it does. */
static void
assert_editable (GtkWidget *row)
{
  GtkWidget *icon = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (row)));

  g_assert_true (GTK_IS_IMAGE (icon));
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (icon)), ==, "document-edit-symbolic");
}

/* Nobody yet, then each by name. */
static void
test_list (Players *players, gconstpointer data)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");

  show (players);
  ui_screen_find (players->page, GTK_TYPE_LABEL, "Players are listed here once they have played.");
  gtk_window_destroy (GTK_WINDOW (players->window));

  store_table_play (players->store, store_table_add (players->store, "Cleo,Anna,Bram"), moves);
  store_table_add (players->store, "Anna,Bram");
  show (players);
  assert_editable (find (players, "Anna. 2 games · 1 won"));
  find (players, "Bram. 2 games · 0 won");
  find (players, "Cleo. 1 game · 0 won");
  g_assert_cmpuint (count (players), ==, 3);
  g_assert_true (gtk_widget_grab_focus (players->page));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (players->window)) == find (players, "Anna. 2 games · 1 won"));
}

/* Part of a name; nobody; Escape clears, and then is for the way back. */
static void
test_search (Players *players, gconstpointer data)
{
  store_table_add (players->store, "Anna,Bram,Johanna");
  show (players);
  search (players, "ANN");
  g_assert_cmpuint (count (players), ==, 2);
  search (players, "emma");
  g_assert_cmpuint (count (players), ==, 0);
  ui_screen_find (players->page, GTK_TYPE_LABEL, "No player is called that. Try part of a name.");
  g_assert_true (board_press (players->page, GDK_KEY_Escape));
  g_assert_cmpuint (count (players), ==, 3);
  g_assert_true (board_press (players->page, GDK_KEY_slash));
  g_assert_true (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (players->window))));
}

/* More than a page holds come by Show More. */
static void
test_more (Players *players, gconstpointer data)
{
  for (guint i = 0; i < RH_PLAYERS_PAGE_ROWS; i++) {
    g_autofree char *names = g_strdup_printf ("Anna,Player %02u", i);

    store_table_add (players->store, names);
  }
  show (players);
  g_assert_cmpuint (count (players), ==, RH_PLAYERS_PAGE_ROWS);
  ui_screen_click (players->page, "Show More");
  g_assert_cmpuint (count (players), ==, RH_PLAYERS_PAGE_ROWS + 1);
  g_assert_null (ui_screen_look_for (players->page, GTK_TYPE_BUTTON, "Show More"));
}

/* By another name, which is said with the one before, and taken back by one press. */
static void
test_rename (Players *players, gconstpointer data)
{
  store_table_add (players->store, "Ana,Bram");
  show (players);
  rename_to (players, "Ana. 1 game · 0 won", " Anna ");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (players->window)) ==
                 find (players, "Anna. 1 game · 0 won · before: “Ana”"));
  ui_screen_click (players->page, "Take Back");
  find (players, "Ana. 1 game · 0 won");
  g_assert_null (ui_screen_look_for (players->page, GTK_TYPE_BUTTON, "Take Back"));
}

/* By a name that is there both are one: once that is asked for, which Enter alone doesn't do, and until it's taken back. */
static void
test_merge (Players *players, gconstpointer data)
{
  GtkWidget *dialog;

  store_table_add (players->store, "Ana,Bram");
  store_table_add (players->store, "Anna,Bram");
  show (players);
  store_table_add (players->store, "Cleo,Anna");
  rename_to (players, "Ana. 1 game · 0 won", "anna");
  dialog = wait_for_dialog ("One Player?");
  g_assert_nonnull (ui_screen_find_words (dialog, "The 1 game of “Ana” becomes theirs: 3 in all."));
  g_assert_cmpstr (adw_message_dialog_get_default_response (ADW_MESSAGE_DIALOG (dialog)), ==, "cancel");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)), dialog));
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (dialog)));
  ui_screen_wait (has_no_dialog, NULL);
  find (players, "Ana. 1 game · 0 won");

  rename_to (players, "Ana. 1 game · 0 won", "anna");
  ui_screen_click (wait_for_dialog ("One Player?"), "Make Them One");
  find (players, "Anna. 3 games · 0 won · also “Ana”");
  g_assert_cmpuint (count (players), ==, 3);
  ui_screen_click (players->page, "Take Back");
  find (players, "Ana. 1 game · 0 won");
  find (players, "Anna. 2 games · 0 won");
}

/* Who has played against each other is two, and that is said. */
static void
test_together (Players *players, gconstpointer data)
{
  store_table_add (players->store, "Ana,Anna");
  show (players);
  rename_to (players, "Ana. 1 game · 0 won", "Anna");
  ui_screen_click (wait_for_dialog ("One Player?"), "Make Them One");
  g_assert_nonnull (ui_screen_find_words (wait_for_dialog ("The Player Could Not Be Renamed"),
                                          "have played in the same game"));
  ui_screen_assert_dialog ("The Player Could Not Be Renamed");
  g_assert_cmpuint (count (players), ==, 2);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/players-page/" path, Players, NULL, set_up, func, tear_down)
  ADD ("list", test_list);
  ADD ("search", test_search);
  ADD ("more", test_more);
  ADD ("rename", test_rename);
  ADD ("merge", test_merge);
  ADD ("together", test_together);
#undef ADD

  return g_test_run ();
}
