/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games that somebody searches, and what it shows at first. */

#include "config.h"

#include "rh-games-view.h"

#include "games-desk.h"
#include "ui-screen.h"

static gboolean
is_found (gpointer data)
{
  return !rh_games_view_is_looking (RH_GAMES_VIEW (data));
}

/* What is searched for takes the place of what is listed, page by page; without it all is as before. */
static void
test_search (GamesDesk *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  RhGamesFilter filter = { .text = "player 2" };

  games_desk_add_games (games, 2 * RH_GAMES_VIEW_PAGE + 5);
  g_assert_true (games_desk_load (games, TRUE));
  rh_games_view_search (view, &filter, RH_GAMES_VIEW_PAGE);
  ui_screen_wait (is_found, view);
  ui_screen_wait (games_desk_has_rows, games);
  g_assert_true (games_desk_lists (games, 42) && games_desk_lists (games, 24));
  g_assert_false (games_desk_lists (games, 41) || games_desk_lists (games, 11));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 14);
  g_assert_false (games_desk_has_more (games) || rh_games_view_has_more (view));

  filter.text = "nobody";
  rh_games_view_search (view, &filter, 0);
  ui_screen_wait (is_found, view);
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 0);
  g_assert_false (gtk_widget_get_visible (games->view));

  filter.text = "anna";
  rh_games_view_search (view, &filter, RH_GAMES_VIEW_PAGE + 2);
  g_assert_cmpuint (rh_games_view_get_n (view), ==, RH_GAMES_VIEW_PAGE + 2);
  g_assert_true (gtk_widget_get_visible (games->view));
  games_desk_show_more (games);
  games_desk_show_more (games);
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 2 * RH_GAMES_VIEW_PAGE + 5);
  g_assert_false (games_desk_has_more (games));
}

/* A row that another game had says nothing of that any more, and opens the one that it has. */
static void
test_search_again (GamesDesk *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  RhGamesFilter filter = { .text = "player 1" };
  g_autofree char *said = NULL;
  GtkWidget *row;

  games_desk_add_games (games, 3);
  g_assert_true (rh_store_set_note (games->store, 3, "It rained", NULL));
  g_assert_true (games_desk_load (games, TRUE));
  row = ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL);
  ui_screen_find (row, GTK_TYPE_LABEL, "It rained");

  rh_games_view_search (view, &filter, 0);
  g_assert_true (ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL) == row);
  g_assert_cmpuint (games_desk_count_rows (games), ==, 1);
  g_assert_true (games_desk_lists (games, 1));
  g_assert_null (ui_screen_look_for (row, GTK_TYPE_LABEL, "It rained"));
  said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_true (g_str_has_prefix (said, "Anna, Player 1. "));
  g_assert_null (strstr (said, "It rained"));
  g_assert_cmpint (g_variant_get_int64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row))), ==, 1);

  filter.text = NULL;
  rh_games_view_search (view, &filter, 0);
  g_assert_cmpuint (games_desk_count_rows (games), ==, 3);
  g_assert_true (ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL) == row);
  ui_screen_find (row, GTK_TYPE_LABEL, "It rained");
}

static void
on_after_paint_cb (GdkFrameClock *clock, gpointer data)
{
  GamesDesk *games = data;

  if (games->painted == 0)
    games->painted = games_desk_count_rows (games);
}

static gboolean
is_painted (gpointer data)
{
  return ((GamesDesk *) data)->painted != 0;
}

/* Nobody waits for rows that aren't seen. */
static void
test_seen_first (GamesDesk *games, gconstpointer data)
{
  const RhGamesFilter all = { NULL };

  games_desk_add_games (games, RH_GAMES_VIEW_PAGE);
  g_assert_true (games_desk_load (games, TRUE));
  gtk_window_present (GTK_WINDOW (games->window));
  ui_screen_settle (games->view);
  g_signal_connect (gtk_widget_get_frame_clock (games->window), "after-paint", G_CALLBACK (on_after_paint_cb), games);
  rh_games_view_search (RH_GAMES_VIEW (games->view), &all, 0);
  ui_screen_wait (is_painted, games);
  g_assert_cmpuint (games->painted, <, RH_GAMES_VIEW_FIRST);
  ui_screen_wait (games_desk_has_rows, games);
}

static void
on_listed_cb (RhGamesView *view, gpointer data)
{
  ++*(guint *) data;
}

/* A rare game far down the list is found a little later, and that is told; another search before that stops this one. */
static void
test_search_far (GamesDesk *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  RhGamesFilter filter = { .text = "anna 1971" };
  guint n_listed = 0;

  games_desk_add_games (games, 1);
  games_desk_assert_asks (games,
                          STORE_TABLE_UNCHAIN
                          "WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)"
                          " INSERT INTO game SELECT i, 'x' || i, kind, options, started, touched, status, winners FROM n, game"
                          " WHERE id = 1;"
                          "INSERT INTO seat SELECT game.id, seat, player, colour, name FROM game, seat"
                          " WHERE game.id > 1 AND seat.game = 1;"
                          "UPDATE game SET touched = 40000000 WHERE id = 1;"
                          /* Without a note that has it, a date leads there at once. */
                          "INSERT INTO note VALUES (1, '1971', '1971', zeroblob (16))");
  g_signal_connect (view, "listed", G_CALLBACK (on_listed_cb), &n_listed);
  g_assert_true (games_desk_load (games, TRUE));
  rh_games_view_search (view, &filter, 0);
  g_assert_true (rh_games_view_is_looking (view));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 0);
  ui_screen_wait (is_found, view);
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 1);
  g_assert_cmpuint (n_listed, >, 1);

  rh_games_view_search (view, &filter, 0);
  filter.text = NULL;
  rh_games_view_search (view, &filter, 0);
  g_assert_false (rh_games_view_is_looking (view));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, RH_GAMES_VIEW_FIRST);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/games-view-search/" path, GamesDesk, NULL, games_desk_set_up, func, games_desk_tear_down)
  ADD ("search", test_search);
  ADD ("search-again", test_search_again);
  ADD ("seen-first", test_seen_first);
  ADD ("search-far", test_search_far);
#undef ADD

  return g_test_run ();
}
