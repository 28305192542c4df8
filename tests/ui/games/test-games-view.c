/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games: page by page, each a button that says who plays and how it stands. */

#include "config.h"

#include "rh-games-view.h"

#include "board.h"
#include "games-desk.h"
#include "ui-screen.h"

/* Nothing to show, nothing is seen, and nothing takes the focus. */
static void
test_empty (GamesDesk *games, gconstpointer data)
{
  store_table_end (games->store, store_table_add (games->store, "Anna,Bram"));
  g_assert_false (games_desk_load (games, TRUE));
  g_assert_false (gtk_widget_get_visible (games->view));
  g_assert_false (gtk_widget_grab_focus (games->view));
}

/* The list is called by what stands above it, and its games are opened by their numbers. */
static void
test_rows (GamesDesk *games, gconstpointer data)
{
  gint64 game = store_table_add (games->store, "Anna,Bram");
  GtkWidget *title, *rows, *row;

  store_table_end (games->store, store_table_add (games->store, "Csilla,Dóra"));
  g_assert_true (games_desk_load (games, TRUE));
  title = ui_screen_find (games->view, GTK_TYPE_LABEL, GAMES_DESK_TITLE);
  rows = gtk_widget_get_parent (ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL));
  row = gtk_widget_get_first_child (rows);
  gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_role (rows, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_relation (rows, GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL);

  g_assert_null (gtk_widget_get_next_sibling (row));
  gtk_window_present (GTK_WINDOW (games->window));
  ui_screen_settle (row);
  g_assert_true (gtk_widget_grab_focus (games->view));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (games->window)) == row);
  g_signal_emit_by_name (row, "clicked");
  g_assert_cmpint (games->opened, ==, game);
}

/* A key, where a game has the focus. */
static gboolean
press (GamesDesk *games, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *row = gtk_root_get_focus (GTK_ROOT (games->window));

  return board_press_with (gtk_widget_get_parent (row), keyval, modifiers);
}

/* Delete deletes the game that has the focus; the menu of it, by key or button, does too, or opens it. */
static void
test_delete (GamesDesk *games, gconstpointer data)
{
  gint64 game = store_table_add (games->store, "Anna,Bram");
  GtkWidget *item;

  g_assert_true (games_desk_load (games, TRUE));
  gtk_window_present (GTK_WINDOW (games->window));
  ui_screen_settle (games->view);
  gtk_widget_grab_focus (games->view);
  g_assert_false (press (games, GDK_KEY_Delete, GDK_CONTROL_MASK));
  g_assert_cmpint (games->deleted, ==, 0);
  g_assert_true (press (games, GDK_KEY_Delete, 0));
  g_assert_cmpint (games->deleted, ==, game);

  games->deleted = 0;
  g_assert_true (press (games, GDK_KEY_F10, GDK_SHIFT_MASK));
  g_assert_cmpint (games->deleted, ==, 0);
  item = ui_screen_find_words (games->view, "Delete");
  g_assert_nonnull (item);
  gtk_widget_activate (gtk_widget_get_ancestor (item, g_type_from_name ("GtkModelButton")));
  g_assert_cmpint (games->deleted, ==, game);
}

static void
choose (GamesDesk *games, const char *words)
{
  GtkWidget *item;

  g_assert_true (press (games, GDK_KEY_F10, GDK_SHIFT_MASK));
  item = ui_screen_find_words (games->view, words);
  g_assert_nonnull (item);
  gtk_widget_activate (gtk_widget_get_ancestor (item, g_type_from_name ("GtkModelButton")));
}

/* The menu of a game takes it elsewhere, too. */
static void
test_leave (GamesDesk *games, gconstpointer data)
{
  gint64 game = store_table_add (games->store, "Anna,Bram");

  g_assert_true (games_desk_load (games, TRUE));
  gtk_window_present (GTK_WINDOW (games->window));
  ui_screen_settle (games->view);
  gtk_widget_grab_focus (games->view);
  choose (games, "Copy Summary");
  g_assert_cmpint (games->copied, ==, game);
  gtk_widget_grab_focus (games->view);
  choose (games, "Export…");
  g_assert_cmpint (games->exported, ==, game);
  g_assert_cmpint (games->deleted, ==, 0);
}

/* A game that is being deleted isn't listed; without it there may be nothing to list. */
static void
test_without (GamesDesk *games, gconstpointer data)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 game = 2;

  g_array_append_val (without, game);
  games_desk_add_games (games, 2);
  g_assert_true (rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, TRUE, without, GAMES_DESK_TITLE));
  g_assert_true (games_desk_lists (games, 1));
  g_assert_false (games_desk_lists (games, 2));
}

/* Those that aren't listed take no place of a page. */
static void
test_without_page (GamesDesk *games, gconstpointer data)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (gint64 game = 2; game <= RH_GAMES_VIEW_FIRST + 1; game++)
    g_array_append_val (without, game);
  games_desk_add_games (games, 2 * RH_GAMES_VIEW_FIRST + 2);
  g_assert_true (rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, TRUE, without, GAMES_DESK_TITLE));
  ui_screen_wait (games_desk_has_rows, games);
  g_assert_true (games_desk_lists (games, 22) && games_desk_lists (games, 13));
  g_assert_false (games_desk_lists (games, 12) || games_desk_lists (games, 1));
  games_desk_show_more (games);
  g_assert_true (games_desk_lists (games, 12) && games_desk_lists (games, 1));
  g_assert_false (games_desk_has_more (games));
}

/* Those that are over are another list. */
static void
test_over (GamesDesk *games, gconstpointer data)
{
  games_desk_add_games (games, 2);
  store_table_end (games->store, 1);
  g_assert_true (games_desk_load (games, FALSE));
  g_assert_true (games_desk_lists (games, 1));
  g_assert_false (games_desk_lists (games, 2));
}

/* More games than a page holds: the older ones come by Show More, until there are no more. */
static void
test_more (GamesDesk *games, gconstpointer data)
{
  GtkWidget *focus;

  games_desk_add_games (games, 2 * RH_GAMES_VIEW_PAGE + 5);
  g_assert_true (games_desk_load (games, TRUE));
  gtk_window_present (GTK_WINDOW (games->window));
  ui_screen_settle (games->view);
  g_assert_true (games_desk_lists (games, 45) && games_desk_lists (games, 36));
  g_assert_false (games_desk_lists (games, 35));

  games_desk_show_more (games);
  g_assert_true (games_desk_lists (games, 35) && games_desk_lists (games, 16));
  g_assert_false (games_desk_lists (games, 15));
  focus = gtk_root_get_focus (GTK_ROOT (games->window));
  g_assert_nonnull (ui_screen_find_words (focus, "Player\302\24035"));

  games_desk_show_more (games);
  g_assert_true (games_desk_lists (games, 15) && games_desk_lists (games, 1));
  g_assert_false (games_desk_has_more (games));
}

/* What fills the screen is there at once, and the rest when there is time; below another list, only what is seen of it. One
 * that is asked for needn't be waited for. */
static void
test_later (GamesDesk *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  const RhGamesFilter all = { NULL };

  games_desk_add_games (games, RH_GAMES_VIEW_PAGE);
  g_assert_true (rh_games_view_load (view, games->store, TRUE, NULL, GAMES_DESK_TITLE));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, RH_GAMES_VIEW_FIRST);
  g_assert_cmpuint (games_desk_count_rows (games), <, RH_GAMES_VIEW_FIRST);
  g_assert_cmpuint (games_desk_count_rows (games), >=, 768 / 100);
  ui_screen_wait (games_desk_has_rows, games);
  g_assert_true (games_desk_lists (games, 11));

  rh_games_view_set_above (view, RH_GAMES_VIEW_FIRST);
  rh_games_view_search (view, &all, 0);
  g_assert_false (games_desk_lists (games, RH_GAMES_VIEW_PAGE));
  g_assert_true (gtk_widget_get_visible (games->view));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, RH_GAMES_VIEW_FIRST);
  g_assert_false (rh_games_view_is_looking (view));
  rh_games_view_focus_game (view, 15);
  g_assert_true (games_desk_lists (games, 15));
  g_assert_false (games_desk_lists (games, 11));
}

/* A page that is just full is the last. */
static void
test_full (GamesDesk *games, gconstpointer data)
{
  games_desk_add_games (games, RH_GAMES_VIEW_FIRST);
  g_assert_true (games_desk_load (games, TRUE));
  g_assert_true (games_desk_lists (games, 1));
  g_assert_false (games_desk_has_more (games));
}

/* Why the games can't be listed is said instead of them. */
static void
test_problem (GamesDesk *games, gconstpointer data)
{
  games_desk_add_games (games, 1);
  games_desk_assert_asks (games, "ALTER TABLE game RENAME TO gone");
  g_assert_true (games_desk_load (games, TRUE));
  g_assert_true (gtk_widget_get_visible (games->view));
  g_assert_nonnull (ui_screen_find_words (games->view, "no such table"));
  g_assert_null (ui_screen_look_for (games->view, GTK_TYPE_BUTTON, NULL));
}

/* The same, of the games that come by Show More: those before stay. */
static void
test_later_problem (GamesDesk *games, gconstpointer data)
{
  games_desk_add_games (games, RH_GAMES_VIEW_FIRST + 1);
  g_assert_true (games_desk_load (games, TRUE));
  games_desk_assert_asks (games, "ALTER TABLE game RENAME TO gone");
  games_desk_show_more (games);
  g_assert_nonnull (ui_screen_find_words (games->view, "no such table"));
  g_assert_true (games_desk_lists (games, 2));
  g_assert_false (games_desk_has_more (games));
}

/* A damaged game is there to be opened, though nobody knows whose it is. */
static void
test_damaged (GamesDesk *games, gconstpointer data)
{
  games_desk_add_games (games, 2);
  games_desk_assert_asks (games, "UPDATE seat SET colour = 'puce' WHERE game = 1");
  g_assert_true (games_desk_load (games, TRUE));
  g_assert_true (games_desk_lists (games, 2));
  ui_screen_find (games->view, GTK_TYPE_LABEL, "Unknown players");
  g_assert_nonnull (ui_screen_find_words (games->view, "Damaged · last played "));
  g_assert_cmpuint (ui_screen_count (games->view, GTK_TYPE_BUTTON), ==, 2);
}

/* A list that can't be read to its end says so after its games, which is no button. */
static void
test_cut (GamesDesk *games, gconstpointer data)
{
  GtkWidget *last;

  g_assert_true (games_desk_load (games, TRUE));
  while (games_desk_has_more (games))
    games_desk_show_more (games);
  last = ui_screen_find_words (games->view, "so the rest of the list can’t be read");
  g_assert_nonnull (last);
  g_assert_true (GTK_IS_BUTTON (gtk_widget_get_prev_sibling (last)));
  g_assert_null (gtk_widget_get_next_sibling (last));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/games-view/" path, GamesDesk, NULL, games_desk_set_up, func, games_desk_tear_down)
  ADD ("empty", test_empty);
  ADD ("rows", test_rows);
  ADD ("delete", test_delete);
  ADD ("leave", test_leave);
  ADD ("without-page", test_without_page);
  ADD ("without", test_without);
  ADD ("over", test_over);
  ADD ("more", test_more);
  ADD ("later", test_later);
  ADD ("full", test_full);
  ADD ("problem", test_problem);
  ADD ("later-problem", test_later_problem);
  ADD ("damaged", test_damaged);
#undef ADD
  g_test_add ("/games-view/cut", GamesDesk, "damaged-loop1.db", games_desk_set_up, test_cut, games_desk_tear_down);

  return g_test_run ();
}
