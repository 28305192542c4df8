/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rows of a list of games: with headings above the games of each month, whatever was listed before. */

#include "config.h"

#include "rh-games-view.h"

#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *view;
  GtkWidget  *window;
  gint64      opened; /* what the window was asked to open */
} Games;

static void
on_open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Games *) data)->opened = g_variant_get_int64 (parameter);
}

static void
set_up (Games *games, gconstpointer data)
{
  static const GActionEntry actions[] = {
    { .name = "open-game", .activate = on_open_cb, .parameter_type = "x" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  games->table = store_table_new ();
  games->store = store_table_open (games->table);
  games->view = g_object_new (RH_TYPE_GAMES_VIEW, NULL);
  games->window = gtk_window_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), games);
  gtk_widget_insert_action_group (games->window, "win", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (games->window), games->view);
}

static void
tear_down (Games *games, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (games->window));
  rh_store_close (games->store);
  store_table_free (games->table);
}

static void
run_sql (Games *games, const char *sql)
{
  g_autofree char *answer = store_table_ask (games->table, sql);

  g_assert_cmpstr (answer, ==, "");
}

/* The rows from top to bottom: a heading's text, or “-” for a game. */
static char *
dup_outline (Games *games)
{
  GtkWidget *any = ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_parent (any)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    if (text->len > 0)
      g_string_append_c (text, ',');
    g_string_append (text, GTK_IS_BUTTON (row) ? "-" : gtk_label_get_label (GTK_LABEL (row)));
  }

  return g_strdup (text->str);
}

static void
assert_outline (Games *games, const char *name, const char *expected)
{
  g_autofree char *outline = NULL;

  rh_games_view_search (RH_GAMES_VIEW (games->view), &(RhGamesFilter) { .text = name }, 0);
  outline = dup_outline (games);
  g_assert_cmpstr (outline, ==, expected);
}

/* The games of a month stand below it, whatever was listed before. The focus goes to
 * games. */
static void
test_months (Games *games, gconstpointer data)
{
  GtkWidget *heading;

  for (guint i = 1; i <= 4; i++) {
    g_autofree char *names = g_strdup_printf ("Anna,Player %u", i);

    store_table_add (games->store, names);
  }
  run_sql (games, "UPDATE game SET touched = unixepoch ('2026-03-14 12:00', id || ' hours') WHERE id > 2;"
                  "UPDATE game SET touched = unixepoch ('2026-02-14 12:00') WHERE id = 2;"
                  "UPDATE game SET touched = unixepoch ('2025-12-14 12:00') WHERE id = 1;");
  rh_games_view_show_months (RH_GAMES_VIEW (games->view));
  rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, TRUE, NULL, "Games");
  assert_outline (games, "", "March 2026,-,-,February 2026,-,December 2025,-");
  assert_outline (games, "Player 2", "February 2026,-");
  assert_outline (games, "Player 1", "December 2025,-");
  assert_outline (games, "Anna", "March 2026,-,-,February 2026,-,December 2025,-");
  heading = ui_screen_find (games->view, GTK_TYPE_LABEL, "February 2026");
  gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);

  gtk_window_present (GTK_WINDOW (games->window));
  g_assert_true (gtk_widget_grab_focus (games->view));
  g_assert_true (gtk_widget_activate (gtk_root_get_focus (gtk_widget_get_root (games->view))));
  g_assert_cmpint (games->opened, ==, 4);
}

/* A game that is listed again isn't opened again: what would be found then isn't. One that was changed is. */
static void
test_again (Games *games, gconstpointer data)
{
  gint64 game = store_table_add (games->store, "Anna,Bram");

  store_table_play (games->store, game, "reveal s2/7 s3/3");
  store_table_end (games->store, game);
  rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, FALSE, NULL, "Games");
  ui_screen_find (games->view, GTK_TYPE_LABEL, "▲\302\240Anna\302\240£100   ■\302\240Bram\302\240£100");
  run_sql (games, "UPDATE entry SET balance = balance + 1");
  rh_games_view_search (RH_GAMES_VIEW (games->view), &(RhGamesFilter) { .text = "Anna" }, 0);
  ui_screen_find (games->view, GTK_TYPE_LABEL, "▲\302\240Anna\302\240£100   ■\302\240Bram\302\240£100");

  g_assert_true (rh_store_rename_player (games->store, 2, "Bea", NULL));
  rh_games_view_search (RH_GAMES_VIEW (games->view), &(RhGamesFilter) { .text = "Anna" }, 0);
  ui_screen_find (games->view, GTK_TYPE_LABEL, "▲\302\240Anna   ■\302\240Bea");
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/game-rows/months", Games, NULL, set_up, test_months, tear_down);

  g_test_add ("/game-rows/again", Games, NULL, set_up, test_again, tear_down);

  return g_test_run ();
}
