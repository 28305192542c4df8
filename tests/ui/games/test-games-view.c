/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games: page by page, each a button that says who plays and how it stands. */

#include "config.h"

#include "rh-games-view.h"

#include "board.h"
#include "store-table.h"
#include "ui-screen.h"

#define TITLE "Continue"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *view;
  GtkWidget  *window;
  gint64      opened; /* what the window was asked to open */
  gint64      deleted; /* and to delete */
  gint64      copied; /* to copy the summary of */
  gint64      exported; /* and to export */
  guint       painted; /* rows that there were in the first frame */
} Games;

static void
on_open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Games *) data)->opened = g_variant_get_int64 (parameter);
}

static void
on_delete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Games *) data)->deleted = g_variant_get_int64 (parameter);
}

static void
on_copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Games *) data)->copied = g_variant_get_int64 (parameter);
}

static void
on_export_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Games *) data)->exported = g_variant_get_int64 (parameter);
}

static void
set_up (Games *games, gconstpointer data)
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

static void
tear_down (Games *games, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (games->window));
  rh_store_close (games->store);
  store_table_free (games->table);
}

static guint
count_rows (Games *games)
{
  GtkWidget *any = ui_screen_look_for (games->view, GTK_TYPE_BUTTON, NULL);
  guint n = 0;

  for (GtkWidget *row = any != NULL ? gtk_widget_get_first_child (gtk_widget_get_parent (any)) : NULL; row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n++;

  return n;
}

static gboolean
has_rows (gpointer data)
{
  Games *games = data;

  return count_rows (games) >= rh_games_view_get_n (RH_GAMES_VIEW (games->view));
}

/* Those that aren't seen at once come a little later. */
static gboolean
load (Games *games, gboolean unfinished)
{
  gboolean any = rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, unfinished, NULL, TITLE);

  if (ui_screen_look_for (games->view, GTK_TYPE_BUTTON, NULL) != NULL)
    ui_screen_wait (has_rows, games);

  return any;
}

static void
show_more (Games *games)
{
  ui_screen_click (games->view, "Show More");
  ui_screen_wait (has_rows, games);
}

static void
add_games (Games *games, guint n)
{
  for (guint i = 1; i <= n; i++) {
    g_autofree char *names = g_strdup_printf ("Anna,Player %u", i);

    store_table_add (games->store, names);
  }
}

static void
assert_asks (Games *games, const char *sql)
{
  g_autofree char *answer = store_table_ask (games->table, sql);

  g_assert_cmpstr (answer, ==, "");
}

/* Whether the game of player number @i is listed; one that is over with what everybody has. */
static gboolean
lists (Games *games, guint i)
{
  g_autofree char *names = g_strdup_printf ("▲\302\240Anna   ■\302\240Player\302\240%u", i);
  g_autofree char *over = g_strdup_printf ("▲\302\240Anna\302\240£100   ■\302\240Player\302\240%u\302\240£100", i);

  return ui_screen_look_for (games->view, GTK_TYPE_LABEL, names) != NULL ||
         ui_screen_look_for (games->view, GTK_TYPE_LABEL, over) != NULL;
}

static gboolean
has_more (Games *games)
{
  return ui_screen_look_for (games->view, GTK_TYPE_BUTTON, "Show More") != NULL;
}

/* Nothing to show, nothing is seen, and nothing takes the focus. */
static void
test_empty (Games *games, gconstpointer data)
{
  store_table_end (games->store, store_table_add (games->store, "Anna,Bram"));
  g_assert_false (load (games, TRUE));
  g_assert_false (gtk_widget_get_visible (games->view));
  g_assert_false (gtk_widget_grab_focus (games->view));
}

/* The list is called by what stands above it, and its games are opened by their numbers. */
static void
test_rows (Games *games, gconstpointer data)
{
  gint64 game = store_table_add (games->store, "Anna,Bram");
  GtkWidget *title, *rows, *row;

  store_table_end (games->store, store_table_add (games->store, "Csilla,Dóra"));
  g_assert_true (load (games, TRUE));
  title = ui_screen_find (games->view, GTK_TYPE_LABEL, TITLE);
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
press (Games *games, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *row = gtk_root_get_focus (GTK_ROOT (games->window));

  return board_press_with (gtk_widget_get_parent (row), keyval, modifiers);
}

/* Delete deletes the game that has the focus; the menu of it, by key or button, does too, or opens it. */
static void
test_delete (Games *games, gconstpointer data)
{
  gint64 game = store_table_add (games->store, "Anna,Bram");
  GtkWidget *item;

  g_assert_true (load (games, TRUE));
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
choose (Games *games, const char *words)
{
  GtkWidget *item;

  g_assert_true (press (games, GDK_KEY_F10, GDK_SHIFT_MASK));
  item = ui_screen_find_words (games->view, words);
  g_assert_nonnull (item);
  gtk_widget_activate (gtk_widget_get_ancestor (item, g_type_from_name ("GtkModelButton")));
}

/* The menu of a game takes it elsewhere, too. */
static void
test_leave (Games *games, gconstpointer data)
{
  gint64 game = store_table_add (games->store, "Anna,Bram");

  g_assert_true (load (games, TRUE));
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
test_without (Games *games, gconstpointer data)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 game = 2;

  g_array_append_val (without, game);
  add_games (games, 2);
  g_assert_true (rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, TRUE, without, TITLE));
  g_assert_true (lists (games, 1));
  g_assert_false (lists (games, 2));
}

/* Those that aren't listed take no place of a page. */
static void
test_without_page (Games *games, gconstpointer data)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (gint64 game = 2; game <= RH_GAMES_VIEW_FIRST + 1; game++)
    g_array_append_val (without, game);
  add_games (games, 2 * RH_GAMES_VIEW_FIRST + 2);
  g_assert_true (rh_games_view_load (RH_GAMES_VIEW (games->view), games->store, TRUE, without, TITLE));
  ui_screen_wait (has_rows, games);
  g_assert_true (lists (games, 22) && lists (games, 13));
  g_assert_false (lists (games, 12) || lists (games, 1));
  show_more (games);
  g_assert_true (lists (games, 12) && lists (games, 1));
  g_assert_false (has_more (games));
}

static gboolean
is_found (gpointer data)
{
  return !rh_games_view_is_looking (RH_GAMES_VIEW (data));
}

/* What is searched for takes the place of what is listed, page by page; without it all is as before. */
static void
test_search (Games *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  RhGamesFilter filter = { .text = "player 2" };

  add_games (games, 2 * RH_GAMES_VIEW_PAGE + 5);
  g_assert_true (load (games, TRUE));
  rh_games_view_search (view, &filter, RH_GAMES_VIEW_PAGE);
  ui_screen_wait (is_found, view);
  ui_screen_wait (has_rows, games);
  g_assert_true (lists (games, 42) && lists (games, 24));
  g_assert_false (lists (games, 41) || lists (games, 11));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 14);
  g_assert_false (has_more (games) || rh_games_view_has_more (view));

  filter.text = "nobody";
  rh_games_view_search (view, &filter, 0);
  ui_screen_wait (is_found, view);
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 0);
  g_assert_false (gtk_widget_get_visible (games->view));

  filter.text = "anna";
  rh_games_view_search (view, &filter, RH_GAMES_VIEW_PAGE + 2);
  g_assert_cmpuint (rh_games_view_get_n (view), ==, RH_GAMES_VIEW_PAGE + 2);
  g_assert_true (gtk_widget_get_visible (games->view));
  show_more (games);
  show_more (games);
  g_assert_cmpuint (rh_games_view_get_n (view), ==, 2 * RH_GAMES_VIEW_PAGE + 5);
  g_assert_false (has_more (games));
}

/* A row that another game had says nothing of that any more, and opens the one that it has. */
static void
test_search_again (Games *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  RhGamesFilter filter = { .text = "player 1" };
  g_autofree char *said = NULL;
  GtkWidget *row;

  add_games (games, 3);
  g_assert_true (rh_store_set_note (games->store, 3, "It rained", NULL));
  g_assert_true (load (games, TRUE));
  row = ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL);
  ui_screen_find (row, GTK_TYPE_LABEL, "It rained");

  rh_games_view_search (view, &filter, 0);
  g_assert_true (ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL) == row);
  g_assert_cmpuint (count_rows (games), ==, 1);
  g_assert_true (lists (games, 1));
  g_assert_null (ui_screen_look_for (row, GTK_TYPE_LABEL, "It rained"));
  said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_true (g_str_has_prefix (said, "Anna, Player 1. "));
  g_assert_null (strstr (said, "It rained"));
  g_assert_cmpint (g_variant_get_int64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row))), ==, 1);

  filter.text = NULL;
  rh_games_view_search (view, &filter, 0);
  g_assert_cmpuint (count_rows (games), ==, 3);
  g_assert_true (ui_screen_find (games->view, GTK_TYPE_BUTTON, NULL) == row);
  ui_screen_find (row, GTK_TYPE_LABEL, "It rained");
}

static void
on_after_paint_cb (GdkFrameClock *clock, gpointer data)
{
  Games *games = data;

  if (games->painted == 0)
    games->painted = count_rows (games);
}

static gboolean
is_painted (gpointer data)
{
  return ((Games *) data)->painted != 0;
}

/* Nobody waits for rows that aren't seen. */
static void
test_seen_first (Games *games, gconstpointer data)
{
  const RhGamesFilter all = { NULL };

  add_games (games, RH_GAMES_VIEW_PAGE);
  g_assert_true (load (games, TRUE));
  gtk_window_present (GTK_WINDOW (games->window));
  ui_screen_settle (games->view);
  g_signal_connect (gtk_widget_get_frame_clock (games->window), "after-paint", G_CALLBACK (on_after_paint_cb), games);
  rh_games_view_search (RH_GAMES_VIEW (games->view), &all, 0);
  ui_screen_wait (is_painted, games);
  g_assert_cmpuint (games->painted, <, RH_GAMES_VIEW_FIRST);
  ui_screen_wait (has_rows, games);
}

static void
on_listed_cb (RhGamesView *view, gpointer data)
{
  ++*(guint *) data;
}

/* A rare game far down the list is found a little later, and that is told; another search before that stops this one. */
static void
test_search_far (Games *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  RhGamesFilter filter = { .text = "anna 1971" };
  guint n_listed = 0;

  add_games (games, 1);
  assert_asks (games,
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
  g_assert_true (load (games, TRUE));
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

/* Those that are over are another list. */
static void
test_over (Games *games, gconstpointer data)
{
  add_games (games, 2);
  store_table_end (games->store, 1);
  g_assert_true (load (games, FALSE));
  g_assert_true (lists (games, 1));
  g_assert_false (lists (games, 2));
}

/* More games than a page holds: the older ones come by Show More, until there are no more. */
static void
test_more (Games *games, gconstpointer data)
{
  GtkWidget *focus;

  add_games (games, 2 * RH_GAMES_VIEW_PAGE + 5);
  g_assert_true (load (games, TRUE));
  gtk_window_present (GTK_WINDOW (games->window));
  ui_screen_settle (games->view);
  g_assert_true (lists (games, 45) && lists (games, 36));
  g_assert_false (lists (games, 35));

  show_more (games);
  g_assert_true (lists (games, 35) && lists (games, 16));
  g_assert_false (lists (games, 15));
  focus = gtk_root_get_focus (GTK_ROOT (games->window));
  g_assert_nonnull (ui_screen_find_words (focus, "Player\302\24035"));

  show_more (games);
  g_assert_true (lists (games, 15) && lists (games, 1));
  g_assert_false (has_more (games));
}

/* What fills the screen is there at once, and the rest when there is time; below another list, only what is seen of it. One
 * that is asked for needn't be waited for. */
static void
test_later (Games *games, gconstpointer data)
{
  RhGamesView *view = RH_GAMES_VIEW (games->view);
  const RhGamesFilter all = { NULL };

  add_games (games, RH_GAMES_VIEW_PAGE);
  g_assert_true (rh_games_view_load (view, games->store, TRUE, NULL, TITLE));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, RH_GAMES_VIEW_FIRST);
  g_assert_cmpuint (count_rows (games), <, RH_GAMES_VIEW_FIRST);
  g_assert_cmpuint (count_rows (games), >=, 768 / 100);
  ui_screen_wait (has_rows, games);
  g_assert_true (lists (games, 11));

  rh_games_view_set_above (view, RH_GAMES_VIEW_FIRST);
  rh_games_view_search (view, &all, 0);
  g_assert_false (lists (games, RH_GAMES_VIEW_PAGE));
  g_assert_true (gtk_widget_get_visible (games->view));
  g_assert_cmpuint (rh_games_view_get_n (view), ==, RH_GAMES_VIEW_FIRST);
  g_assert_false (rh_games_view_is_looking (view));
  rh_games_view_focus_game (view, 15);
  g_assert_true (lists (games, 15));
  g_assert_false (lists (games, 11));
}

/* A page that is just full is the last. */
static void
test_full (Games *games, gconstpointer data)
{
  add_games (games, RH_GAMES_VIEW_FIRST);
  g_assert_true (load (games, TRUE));
  g_assert_true (lists (games, 1));
  g_assert_false (has_more (games));
}

/* Why the games can't be listed is said instead of them. */
static void
test_problem (Games *games, gconstpointer data)
{
  add_games (games, 1);
  assert_asks (games, "ALTER TABLE game RENAME TO gone");
  g_assert_true (load (games, TRUE));
  g_assert_true (gtk_widget_get_visible (games->view));
  g_assert_nonnull (ui_screen_find_words (games->view, "no such table"));
  g_assert_null (ui_screen_look_for (games->view, GTK_TYPE_BUTTON, NULL));
}

/* The same, of the games that come by Show More: those before stay. */
static void
test_later_problem (Games *games, gconstpointer data)
{
  add_games (games, RH_GAMES_VIEW_FIRST + 1);
  g_assert_true (load (games, TRUE));
  assert_asks (games, "ALTER TABLE game RENAME TO gone");
  show_more (games);
  g_assert_nonnull (ui_screen_find_words (games->view, "no such table"));
  g_assert_true (lists (games, 2));
  g_assert_false (has_more (games));
}

/* A damaged game is there to be opened, though nobody knows whose it is. */
static void
test_damaged (Games *games, gconstpointer data)
{
  add_games (games, 2);
  assert_asks (games, "UPDATE seat SET colour = 'puce' WHERE game = 1");
  g_assert_true (load (games, TRUE));
  g_assert_true (lists (games, 2));
  ui_screen_find (games->view, GTK_TYPE_LABEL, "Unknown players");
  g_assert_nonnull (ui_screen_find_words (games->view, "Damaged · last played "));
  g_assert_cmpuint (ui_screen_count (games->view, GTK_TYPE_BUTTON), ==, 2);
}

/* A list that can't be read to its end says so after its games, which is no button. */
static void
test_cut (Games *games, gconstpointer data)
{
  GtkWidget *last;

  g_assert_true (load (games, TRUE));
  while (has_more (games))
    show_more (games);
  last = ui_screen_find_words (games->view, "so the rest of the list can’t be read");
  g_assert_nonnull (last);
  g_assert_true (GTK_IS_BUTTON (gtk_widget_get_prev_sibling (last)));
  g_assert_null (gtk_widget_get_next_sibling (last));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/games-view/" path, Games, NULL, set_up, func, tear_down)
  ADD ("empty", test_empty);
  ADD ("rows", test_rows);
  ADD ("delete", test_delete);
  ADD ("leave", test_leave);
  ADD ("without-page", test_without_page);
  ADD ("without", test_without);
  ADD ("over", test_over);
  ADD ("search", test_search);
  ADD ("search-again", test_search_again);
  ADD ("seen-first", test_seen_first);
  ADD ("search-far", test_search_far);
  ADD ("more", test_more);
  ADD ("later", test_later);
  ADD ("full", test_full);
  ADD ("problem", test_problem);
  ADD ("later-problem", test_later_problem);
  ADD ("damaged", test_damaged);
#undef ADD
  g_test_add ("/games-view/cut", Games, "damaged-loop1.db", set_up, test_cut, tear_down);

  return g_test_run ();
}
