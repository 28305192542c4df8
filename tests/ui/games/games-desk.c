/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games in a window, and what is asked of that. */

#include "config.h"

#include "games-desk.h"

#include "rh-games-view.h"

#include "ui-screen.h"

static void
on_open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((GamesDesk *) data)->opened = g_variant_get_int64 (parameter);
}

static void
on_delete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((GamesDesk *) data)->deleted = g_variant_get_int64 (parameter);
}

static void
on_copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((GamesDesk *) data)->copied = g_variant_get_int64 (parameter);
}

static void
on_export_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((GamesDesk *) data)->exported = g_variant_get_int64 (parameter);
}

void
games_desk_set_up (GamesDesk *games, gconstpointer data)
{
  static const GActionEntry actions[] = {
    { .name = "open-game", .activate = on_open_cb, .parameter_type = "x" },
    { .name = "delete-game", .activate = on_delete_cb, .parameter_type = "x" },
    { .name = "copy-summary", .activate = on_copy_cb, .parameter_type = "x" },
    { .name = "export-game", .activate = on_export_cb, .parameter_type = "x" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  games->table = store_table_new ();
  if (data != NULL)
    store_table_copy_data (games->table, data);
  games->store = store_table_open (games->table);
  games->view = g_object_new (RH_TYPE_GAMES_VIEW, NULL);
  games->window = gtk_window_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), games);
  gtk_widget_insert_action_group (games->window, "win", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (games->window), games->view);
}

void
games_desk_tear_down (GamesDesk *games, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (games->window));
  rh_store_close (games->store);
  store_table_free (games->table);
}

guint
games_desk_count_rows (GamesDesk *games)
{
  GtkWidget *any = ui_screen_look_for (games->view, GTK_TYPE_BUTTON, NULL);
  guint n = 0;

  for (GtkWidget *row = any != NULL ? gtk_widget_get_first_child (gtk_widget_get_parent (any)) : NULL; row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n++;

  return n;
}

gboolean
games_desk_has_rows (gpointer data)
{
  GamesDesk *games = data;

  return games_desk_count_rows (games) >= rh_games_view_get_n (RH_GAMES_VIEW (games->view));
}

/* Those that aren't seen at once come a little later. */
gboolean
games_desk_load (GamesDesk *games, gboolean unfinished)
{
  gboolean any = rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, unfinished, NULL, GAMES_DESK_TITLE);

  if (ui_screen_look_for (games->view, GTK_TYPE_BUTTON, NULL) != NULL)
    ui_screen_wait (games_desk_has_rows, games);

  return any;
}

void
games_desk_show_more (GamesDesk *games)
{
  ui_screen_click (games->view, "Show More");
  ui_screen_wait (games_desk_has_rows, games);
}

void
games_desk_add_games (GamesDesk *games, guint n)
{
  for (guint i = 1; i <= n; i++) {
    g_autofree char *names = g_strdup_printf ("Anna,Player %u", i);

    store_table_add (games->store, names);
  }
}

void
games_desk_assert_asks (GamesDesk *games, const char *sql)
{
  g_autofree char *answer = store_table_ask (games->table, sql);

  g_assert_cmpstr (answer, ==, "");
}

/* Whether the game of player number @i is listed; one that is over with what everybody has. */
gboolean
games_desk_lists (GamesDesk *games, guint i)
{
  g_autofree char *names = g_strdup_printf ("▲\302\240Anna   ■\302\240Player\302\240%u", i);
  g_autofree char *over = g_strdup_printf ("▲\302\240Anna\302\240£100   ■\302\240Player\302\240%u\302\240£100", i);

  return ui_screen_look_for (games->view, GTK_TYPE_LABEL, names) != NULL ||
         ui_screen_look_for (games->view, GTK_TYPE_LABEL, over) != NULL;
}

gboolean
games_desk_has_more (GamesDesk *games)
{
  return ui_screen_look_for (games->view, GTK_TYPE_BUTTON, "Show More") != NULL;
}
