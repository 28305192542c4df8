/* SPDX-License-Identifier: GPL-3.0-or-later
 * An evening later somebody looks up who won: the games that are over, then
 * those that aren't, each opened by one press. */

#include "config.h"

#include "rh-history-page.h"

#include "board.h"
#include "rh-announce.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *page;
  GtkWidget  *window;

  GSimpleActionGroup *actions;
} History;

/* Which game was opened last. */
static gint64 opened;

static void
on_open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  opened = g_variant_get_int64 (parameter);
}

static void
set_up (History *history, gconstpointer data)
{
  static const GActionEntry actions[] = {
    { .name = "open-game", .activate = on_open_cb, .parameter_type = "x" },
    { .name = "new-game" },
  };

  history->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (history->actions), actions, G_N_ELEMENTS (actions), NULL);
  history->table = store_table_new ();
  history->store = rh_store_open (history->table->path, NULL);
  g_assert_nonnull (history->store);
}

static void
tear_down (History *history, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (history->window));
  rh_store_close (history->store);
  store_table_free (history->table);
  g_object_unref (history->actions);
}

static void
show (History *history)
{
  history->page = rh_history_page_new (history->store, NULL, NULL);
  history->window = ui_screen_window (history->page);
  /* Without what opens a game it couldn't have the focus. */
  gtk_widget_insert_action_group (history->window, "win", G_ACTION_GROUP (history->actions));
}

/* The button around the label that begins with @text. */
static GtkWidget *
find_row (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (root)), text))
    return gtk_widget_get_ancestor (root, GTK_TYPE_BUTTON);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_row (child, text);

    if (found != NULL)
      return found;
  }

  return NULL;
}

/* What is said of a game to who doesn't see it. */
static const char *
line_of (GtkWidget *row)
{
  static char *text;

  g_free (text);
  text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  return text;
}

static void
assert_opens (GtkWidget *row, gint64 game)
{
  g_assert_nonnull (row);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (row)), ==, "win.open-game");
  g_assert_cmpint (g_variant_get_int64 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row))), ==, game);
}

/* Nothing was played: it says so, and offers to. */
static void
test_empty (History *history, gconstpointer data)
{
  show (history);

  ui_screen_find (history->page, GTK_TYPE_LABEL, "No Games Yet");
  ui_screen_find (history->page, GTK_TYPE_BUTTON, "Back");
  g_assert_true (gtk_widget_grab_focus (history->page));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (history->window)) ==
                 ui_screen_find (history->page, GTK_TYPE_BUTTON, "New Game"));
  g_assert_null (ui_screen_look_for (history->page, GTK_TYPE_LABEL, "Finished"));
}

/* A game won, one ended, one going on: each says how it stands and opens. */
static void
test_games (History *history, gconstpointer data)
{
  g_autofree char *record = record_data_read_moves ("cape-three-players");
  gint64 won = store_table_add (history->store, "Éva,Jörg,Ilse-Marie");
  gint64 ended = store_table_add (history->store, "Anna,Bram");
  g_autofree char *winner = NULL;
  g_autoptr (GPtrArray) over = NULL;

  store_table_play (history->store, won, record);
  store_table_end (history->store, ended);
  store_table_add (history->store, "Csilla,Dóra");
  show (history);

  over = rh_store_list_games (history->store, FALSE, NULL, 2, NULL);
  for (guint i = 0; i < over->len; i++) {
    RhGameRow *row = g_ptr_array_index (over, i);

    if (row->id == won)
      winner = g_strdup_printf ("From Cape to Cairo · %s won · ", row->players[g_bit_nth_lsf (row->winners, -1)]);
  }
  g_assert_nonnull (winner);

  ui_screen_find (history->page, GTK_TYPE_LABEL, "Finished");
  ui_screen_find (history->page, GTK_TYPE_LABEL, "Not Finished");
  assert_opens (find_row (history->page, winner), won);
  ui_screen_find (history->page, GTK_TYPE_LABEL,
                  "■\302\240Jörg\302\240★\302\240£58   ●\302\240Ilse-Marie\302\240£85   ▲\302\240Éva\302\240£5");
  g_assert_true (g_str_has_suffix (line_of (find_row (history->page, winner)), " · 8 rounds"));
  assert_opens (find_row (history->page, "From Cape to Cairo · Ended without a winner · today at "), ended);
}

static void
type (History *history, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (ui_screen_find (history->page, GTK_TYPE_SEARCH_ENTRY, "Search Games")), text);
}

static const char *
get_focus_name (History *history)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (history->window));

  return G_OBJECT_TYPE_NAME (focus);
}

static gboolean
is_said (gpointer data)
{
  const char *const *said = data;

  return g_strcmp0 (rh_announce_get_said (GTK_WIDGET (said[0])), said[1]) == 0;
}

static void
assert_said (History *history, const char *text)
{
  const char *said[] = { (const char *) history->window, text };

  ui_screen_wait (is_said, said);
}

/* As one types, what is found is listed and said; nothing found is told, with what to do; Escape leaves. */
static void
test_search (History *history, gconstpointer data)
{
  store_table_end (history->store, store_table_add (history->store, "Anna,Bram"));
  store_table_add (history->store, "Anna,Cleo");
  store_table_add (history->store, "Dirk,Cleo");
  show (history);
  ui_screen_settle (history->page);
  g_assert_null (ui_screen_look_for (history->page, GTK_TYPE_SEARCH_ENTRY, "Search Games"));
  g_assert_false (board_press (history->page, GDK_KEY_Escape));

  g_assert_true (board_press (history->page, GDK_KEY_slash));
  g_assert_cmpstr (get_focus_name (history), ==, "GtkText");
  type (history, "ann");
  assert_said (history, "2 games.");
  ui_screen_find (history->page, GTK_TYPE_LABEL, "2 games");
  ui_screen_find (history->page, GTK_TYPE_LABEL, "Finished");
  ui_screen_find (history->page, GTK_TYPE_LABEL, "Not Finished");
  type (history, "ann cleo");
  assert_said (history, "1 game.");
  g_assert_null (ui_screen_look_for (history->page, GTK_TYPE_LABEL, "Finished"));

  type (history, "emma");
  assert_said (history, "No games found.");
  /* Seen once. */
  g_assert_cmpfloat (gtk_widget_get_opacity (ui_screen_find (history->page, GTK_TYPE_LABEL, "No games found")), ==, 0);
  gtk_test_accessible_assert_role (ui_screen_find (history->page, GTK_TYPE_LABEL, "No Games Found"),
                                   GTK_ACCESSIBLE_ROLE_HEADING);
  ui_screen_click (history->page, "Clear Search");
  g_assert_cmpstr (get_focus_name (history), ==, "GtkText");
  g_assert_null (ui_screen_look_for (history->page, GTK_TYPE_LABEL, "No Games Found"));

  type (history, "dirk");
  g_assert_true (board_press (history->page, GDK_KEY_Escape));
  g_assert_null (ui_screen_look_for (history->page, GTK_TYPE_SEARCH_ENTRY, "Search Games"));
  g_assert_cmpuint (ui_screen_count (history->page, g_type_from_name ("RhGameButton")), ==, 3);
  g_assert_cmpstr (get_focus_name (history), ==, "RhGameButton");
}

static void
on_said_cb (GtkLabel *found, GParamSpec *pspec, gpointer data)
{
  ++*(guint *) data;
}

/* What takes the place of what stood there is searched for; nothing in between is. */
static void
test_instead (History *history, gconstpointer data)
{
  guint n_said = 0;

  store_table_add (history->store, "Anna,Cleo");
  store_table_add (history->store, "Dirk,Cleo");
  show (history);
  board_press (history->page, GDK_KEY_slash);
  type (history, "dirk");
  assert_said (history, "1 game.");
  g_signal_connect (ui_screen_find (history->page, GTK_TYPE_LABEL, "1 game"), "notify::label", G_CALLBACK (on_said_cb),
                    &n_said);
  type (history, "emma");
  type (history, "cleo");
  assert_said (history, "2 games.");
  g_assert_cmpuint (n_said, ==, 1);
}

/* By Enter the first game that is found is opened, and by Down it has the focus; where none is, nothing happens. */
static void
test_first (History *history, gconstpointer data)
{
  GtkWidget *entry;

  store_table_add (history->store, "Anna,Bram");
  store_table_add (history->store, "Dirk,Bram");
  show (history);
  ui_screen_settle (history->page);
  rh_history_page_search (RH_HISTORY_PAGE (history->page));
  g_assert_cmpstr (get_focus_name (history), ==, "GtkText");
  entry = ui_screen_find (history->page, GTK_TYPE_SEARCH_ENTRY, "Search Games");
  type (history, "emma");
  g_assert_false (board_press (entry, GDK_KEY_Down));
  opened = 0;
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpint (opened, ==, 0);
  g_assert_cmpstr (get_focus_name (history), ==, "GtkText");

  type (history, "anna");
  g_assert_true (board_press (entry, GDK_KEY_Down));
  assert_opens (gtk_root_get_focus (GTK_ROOT (history->window)), 1);
  g_assert_cmpint (opened, ==, 0);
  rh_history_page_search (RH_HISTORY_PAGE (history->page));
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpint (opened, ==, 1);
}

/* A filter leaves out a whole list, or some of it. */
static void
test_filter (History *history, gconstpointer data)
{
  store_table_end (history->store, store_table_add (history->store, "Anna,Bram"));
  store_table_add (history->store, "Anna,Cleo");
  show (history);
  ui_screen_settle (history->page);
  g_assert_true (board_press_with (history->page, GDK_KEY_f, GDK_CONTROL_MASK));
  ui_screen_click (history->page, "No Winner");
  assert_said (history, "1 game.");
  g_assert_nonnull (find_row (history->page, "From Cape to Cairo · Ended without a winner"));
  g_assert_cmpuint (ui_screen_count (history->page, g_type_from_name ("RhGameButton")), ==, 1);
  ui_screen_click (history->page, "No Winner");
  ui_screen_click (history->page, "Zugkraft");
  assert_said (history, "No games found.");
  ui_screen_click (history->page, "From Cape to Cairo");
  assert_said (history, "2 games.");
}

/* Another page goes on where one was left: what was searched for, and as much of it. */
static void
test_place (History *history, gconstpointer data)
{
  g_autoptr (GVariant) place = NULL;

  for (guint i = 0; i < 25; i++)
    store_table_add (history->store, i % 5 == 0 ? "Dirk,Bram" : "Anna,Bram");
  show (history);
  ui_screen_settle (history->page);
  board_press (history->page, GDK_KEY_slash);
  type (history, "bram");
  assert_said (history, "The latest 10 games are listed.");
  ui_screen_click (history->page, "Show More");
  place = rh_history_page_dup_place (RH_HISTORY_PAGE (history->page));
  gtk_window_destroy (GTK_WINDOW (history->window));

  history->page = rh_history_page_new (history->store, NULL, place);
  history->window = ui_screen_window (history->page);
  gtk_widget_insert_action_group (history->window, "win", G_ACTION_GROUP (history->actions));
  ui_screen_find (history->page, GTK_TYPE_SEARCH_ENTRY, "Search Games");
  ui_screen_find (history->page, GTK_TYPE_LABEL, "25 games");
  g_assert_true (rh_history_page_focus_game (RH_HISTORY_PAGE (history->page), 1));
  type (history, "dirk");
  assert_said (history, "5 games.");
  ui_screen_find (history->page, GTK_TYPE_LABEL, "5 games");
  g_assert_false (rh_history_page_focus_game (RH_HISTORY_PAGE (history->page), 2));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/history-page/empty", History, NULL, set_up, test_empty, tear_down);
  g_test_add ("/history-page/search", History, NULL, set_up, test_search, tear_down);
  g_test_add ("/history-page/instead", History, NULL, set_up, test_instead, tear_down);
  g_test_add ("/history-page/first", History, NULL, set_up, test_first, tear_down);
  g_test_add ("/history-page/filter", History, NULL, set_up, test_filter, tear_down);
  g_test_add ("/history-page/place", History, NULL, set_up, test_place, tear_down);
  g_test_add ("/history-page/games", History, NULL, set_up, test_games, tear_down);

  return g_test_run ();
}
