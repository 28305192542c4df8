/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that table and shell have never heard of is played in the real window, beside the one they come with. */

#include "config.h"

#include "rh-window.h"

#include "rh-button.h"
#include "rh-chart.h"
#include "rh-end-step.h"
#include "rh-game-names.h"
#include "rh-games.h"
#include "rh-games-view.h"
#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-ledger.h"
#include "rh-mark.h"
#include "rh-moves.h"
#include "rh-new-game-page.h"
#include "rh-public-window.h"
#include "rh-record-list-page.h"
#include "rh-replay-bar.h"
#include "rh-seat-choice.h"
#include "rh-table-page.h"
#include "rh-toy-ui.h"
#include "rh-toy.h"
#include "ui-screen.h"
#include "window-table.h"

static GtkWidget *
get_page (WindowTable *shell)
{
  return rh_window_get_page (shell->window);
}

static void
act (WindowTable *shell, const char *action)
{
  g_assert_true (gtk_widget_activate_action (get_page (shell), action, NULL));
}

static void
assert_title (WindowTable *shell, const char *title)
{
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (shell->window)), ==, title);
}

static void
assert_says (GtkWidget *root, const char *text)
{
  ui_screen_find (root, GTK_TYPE_LABEL, text);
}

static GtkWidget *
find_entry (GtkWidget *page, guint place)
{
  g_autofree char *label = g_strdup_printf ("Name of player %u", place);

  return ui_screen_find (page, GTK_TYPE_ENTRY, label);
}

static void
begin (WindowTable *shell, guint n_seats)
{
  act (shell, "win.new-game");
  ui_screen_click (get_page (shell), "Toy");
  for (guint i = 3; i < n_seats; i++)
    ui_screen_click (get_page (shell), "Add Player");
  for (guint i = 0; i < n_seats; i++) {
    g_autofree char *name = g_strdup_printf ("Player %c", (int) ('A' + i));

    gtk_editable_set_text (GTK_EDITABLE (find_entry (get_page (shell), i + 1)), name);
  }
  ui_screen_click (get_page (shell), "Start");
  assert_title (shell, "Toy");
}

static void
play (WindowTable *shell, const char *name, int points)
{
  GtkWidget *spin = ui_screen_find (get_page (shell), GTK_TYPE_SPIN_BUTTON, "Points");

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), points);
  ui_screen_click (get_page (shell), name);
}

/* Its moves are played, undone and done again; whoever has the points has won. */
static void
test_play (WindowTable *shell, gconstpointer data)
{
  begin (shell, 3);
  assert_says (get_page (shell), "20 points are needed");
  assert_says (get_page (shell), "Anybody");
  play (shell, "Player B", -7);
  assert_says (get_page (shell), "−7");
  assert_says (get_page (shell), "Player B loses 7.");

  act (shell, "table.undo");
  g_assert_null (ui_screen_look_for (get_page (shell), GTK_TYPE_LABEL, "−7"));
  act (shell, "table.redo");
  assert_says (get_page (shell), "−7");

  play (shell, "Player A", 20);
  assert_says (get_page (shell), "Player A has won!");
}

/* Its ledger and its moves are looked at, and one of these is corrected. */
static void
test_correct (WindowTable *shell, gconstpointer data)
{
  GtkWidget *book;
  GtkWidget *spin;

  begin (shell, 3);
  play (shell, "Player B", -7);
  play (shell, "Player C", 5);
  act (shell, "table.ledger");
  book = ui_screen_find (get_page (shell), RH_TYPE_LEDGER, NULL);
  ui_screen_find (book, GTK_TYPE_BUTTON, "Points: −7, leaves −7");
  ui_screen_find (book, GTK_TYPE_BUTTON, "Points: +5, leaves 5");

  ui_screen_click (get_page (shell), "Moves");
  book = ui_screen_find (get_page (shell), RH_TYPE_MOVES, NULL);
  assert_says (book, "Round 1");
  assert_says (book, "Player C gets 5.");
  ui_screen_click (book, "Player B loses 7.");

  spin = ui_screen_find (get_page (shell), GTK_TYPE_SPIN_BUTTON, "Points");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 0);
  assert_says (get_page (shell), "No points are no move.");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 20);
  assert_says (get_page (shell), "It fits there, but 1 later move is taken back.");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), -3);
  assert_says (get_page (shell), "−7");
  assert_says (get_page (shell), "−3");
  ui_screen_click (get_page (shell), "Apply");
  assert_says (get_page (shell), "Corrected: Player B’s points");
  assert_says (get_page (shell), "−3");
  store_table_assert_good (shell->store, 1);
}

/* The end has a chart, from which the game is begun again with the same people. */
static void
test_chart (WindowTable *shell, gconstpointer data)
{
  g_autofree char *problem = NULL;
  GtkWidget *chart;

  begin (shell, 3);
  play (shell, "Player A", 5);
  play (shell, "Player B", -7);
  play (shell, "Player C", 1);
  play (shell, "Player A", 15);
  chart = ui_screen_find (get_page (shell), RH_TYPE_CHART, "Points by round");
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                "Player A: 0, 5, 20; Player B: 0, −7, −7; Player C: 0, 1, 1");
  g_assert_cmpstr (problem, ==, NULL);
  ui_screen_settle (chart);

  /* The line that won is told by what came of its move. */
  act (shell, "table.ledger");
  ui_screen_find (get_page (shell), GTK_TYPE_BUTTON, "Points that win: +15, leaves 20");
  act (shell, "table.ledger");

  ui_screen_click (get_page (shell), "Rematch");
  assert_title (shell, "New Game");
  g_assert_true (rh_new_game_page_get_game (RH_NEW_GAME_PAGE (get_page (shell))) == &rh_toy_game);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (get_page (shell), 2))), ==, "Player B");

  /* The next of them is first. */
  gtk_test_accessible_assert_state (
    ui_screen_find (ui_screen_find (get_page (shell), RH_TYPE_SEAT_CHOICE, NULL), RH_TYPE_BUTTON, "Player B"),
    GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
}

static gboolean
has_sheet_of_last (gpointer data)
{
  return ui_screen_look_for (data, GTK_TYPE_TOGGLE_BUTTON, "Player H") != NULL;
}

/* Eight people find room in the ledger, and whoever is below zero in the chart. */
static void
test_eight (WindowTable *shell, gconstpointer data)
{
  begin (shell, RH_SEATS_MAX);
  g_assert_cmpuint (ui_screen_count (get_page (shell), RH_TYPE_MARK), ==, RH_SEATS_MAX);
  for (int i = 0; i < RH_SEATS_MAX; i++) {
    g_autofree char *name = g_strdup_printf ("Player %c", 'A' + i);

    play (shell, name, -1 - 12 * i);
  }
  assert_says (get_page (shell), "−85");
  gtk_window_set_default_size (GTK_WINDOW (shell->window), 360, 600);
  act (shell, "table.ledger");
  ui_screen_wait (has_sheet_of_last, get_page (shell));
  ui_screen_click (get_page (shell), "Player H");
  assert_says (get_page (shell), "−85");
  act (shell, "table.ledger");

  play (shell, "Player H", 99);
  play (shell, "Player H", 6);
  ui_screen_settle (ui_screen_find (get_page (shell), RH_TYPE_CHART, NULL));
  assert_says (get_page (shell), "Player H has won!");
}

/* Opens the only game of a list, which says that of it. */
static void
open_row (WindowTable *shell, const char *beginning)
{
  GtkWidget *view = ui_screen_find (get_page (shell), RH_TYPE_GAMES_VIEW, NULL);
  GtkWidget *button = ui_screen_find (view, GTK_TYPE_BUTTON, NULL);
  GtkWidget *names = ui_screen_find (button, RH_TYPE_GAME_NAMES, NULL);
  GtkWidget *label = gtk_widget_get_next_sibling (names);

  /* Of one that is over, each is said with what they have, who has won first. */
  if (ui_screen_look_for (button, GTK_TYPE_LABEL,
                          "●\302\240Player\302\240A   ●\302\240Player\302\240B   ●\302\240Player\302\240C") == NULL)
    assert_says (button,
                 "●\302\240Player\302\240B\302\240★\302\24021   "
                 "●\302\240Player\302\240A\302\2400   ●\302\240Player\302\240C\302\2400");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), beginning));
  g_signal_emit_by_name (button, "clicked");
}

/* It is left, waits at Home, is played on, and stands in History, each time by its name; then looked at move by move. */
static void
test_lists (WindowTable *shell, gconstpointer data)
{
  GtkWidget *bar;

  begin (shell, 3);
  play (shell, "Player B", 4);
  act (shell, "win.home");
  g_assert_true (RH_IS_HOME_PAGE (get_page (shell)));
  open_row (shell, "Toy · 20 points are needed · last played ");
  assert_title (shell, "Toy");
  assert_says (get_page (shell), "Player B gets 4.");

  play (shell, "Player B", 17);
  act (shell, "win.history");
  g_assert_true (RH_IS_HISTORY_PAGE (get_page (shell)));
  open_row (shell, "Toy · Player B won · ");
  ui_screen_click (get_page (shell), "Step Through");

  bar = ui_screen_find (get_page (shell), RH_TYPE_REPLAY_BAR, NULL);
  assert_says (get_page (shell), "Nobody has a point.");
  g_assert_true (rh_replay_bar_key (RH_REPLAY_BAR (bar), GDK_KEY_End, 0));
  assert_says (get_page (shell), "Replay · Move 2 of 2");
  g_assert_true (rh_replay_bar_key (RH_REPLAY_BAR (bar), GDK_KEY_Home, 0));
  assert_says (get_page (shell), "Nobody has a point.");
  g_assert_true (rh_replay_bar_key (RH_REPLAY_BAR (bar), GDK_KEY_Right, 0));
  assert_says (get_page (shell), "Player B gets 4.");
}

/* It is looked at with what was answered; nothing can be pressed. A sample of it would teach what it has to teach. */
static void
test_replay (WindowTable *shell, gconstpointer data)
{
  GtkWidget *answer;
  GtkWidget *bar;

  begin (shell, 3);
  play (shell, "Player B", 20);
  ui_screen_click (get_page (shell), "Step Through");
  bar = ui_screen_find (get_page (shell), RH_TYPE_REPLAY_BAR, NULL);
  g_assert_true (rh_replay_bar_key (RH_REPLAY_BAR (bar), GDK_KEY_End, 0));
  g_assert_false (gtk_widget_is_sensitive (ui_screen_find (get_page (shell), RH_TYPE_END_STEP, NULL)));

  g_assert_true (rh_replay_bar_key (RH_REPLAY_BAR (bar), GDK_KEY_Page_Up, 0));
  answer = ui_screen_find (get_page (shell), GTK_TYPE_BUTTON, "Player B");
  g_assert_true (gtk_widget_get_state_flags (answer) & GTK_STATE_FLAG_SELECTED);
  g_assert_false (gtk_widget_is_sensitive (answer));
  assert_says (get_page (shell), "Replay · Move 0 of 1");
  g_assert_null (ui_screen_look_for (get_page (shell), GTK_TYPE_LABEL, "Anybody can be given points."));

  rh_table_page_teach (RH_TABLE_PAGE (get_page (shell)));
  assert_says (get_page (shell), "Sample Game · Move 0 of 1");
  assert_says (get_page (shell), "Anybody can be given points.");
}

/* A second screen follows it; its rules are shown at the table, and before it is begun. */
static void
test_beside (WindowTable *shell, gconstpointer data)
{
  GtkWidget *public_window;

  begin (shell, 3);
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.public-window", NULL);
  public_window = ui_screen_find_window (RH_TYPE_PUBLIC_WINDOW);
  assert_says (public_window, "Player B");
  play (shell, "Player B", -7);
  assert_says (public_window, "−7");

  act (shell, "table.rules");
  assert_says (get_page (shell), "Whoever has the points first wins.");
  act (shell, "table.rules");
  g_assert_null (ui_screen_look_for (get_page (shell), GTK_TYPE_LABEL, "Whoever has the points first wins."));

  act (shell, "win.new-game");
  ui_screen_click (get_page (shell), "Toy");
  act (shell, "win.rules");
  assert_says (get_page (shell), "Whoever has the points first wins.");
}

static gboolean
is_record_list (gpointer data)
{
  return RH_IS_RECORD_LIST_PAGE (rh_window_get_page (data));
}

/* In a list of records it has its name too. */
static void
test_records (WindowTable *shell, gconstpointer data)
{
  static const char text[] = "railhead 1\ngame toy\nseat - Anna\nseat - Bram\nadd 1 +5\n"
                             "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n";
  g_autofree char *path = g_build_filename (shell->table->folder, "two.railhead", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (is_record_list, shell->window);
  assert_says (get_page (shell), "●\302\240Anna   ●\302\240Bram");
  assert_says (get_page (shell), "Toy · 20 points are needed");
  assert_says (get_page (shell), "From Cape to Cairo · Round 1 of 8 · Cards on offer");
}

/* It has neither a table for a second screen nor shortcuts of its own: none is opened, and the program's are shown. */
static void
test_without (WindowTable *shell, gconstpointer data)
{
  GtkWidget *(*public_new) (const RhSetup *) = rh_toy_ui.public_new;
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (shell->window), "public-window");

  begin (shell, 3);
  act (shell, "win.public-window");
  g_assert_nonnull (ui_screen_find_window (RH_TYPE_PUBLIC_WINDOW));
  act (shell, "win.home");

  /* One that is open is closed when such a game comes. */
  rh_toy_ui.public_new = NULL;
  begin (shell, 3);
  g_assert_null (ui_screen_find_window (RH_TYPE_PUBLIC_WINDOW));
  g_assert_false (g_action_get_enabled (action));
  act (shell, "win.shortcuts");
  gtk_window_destroy (GTK_WINDOW (ui_screen_find_window (GTK_TYPE_SHORTCUTS_WINDOW)));
  rh_toy_ui.public_new = public_new;

  act (shell, "win.home");
  open_row (shell, "Toy · ");
  g_assert_true (g_action_get_enabled (action));
}

/* Whether a button offers that of both games. */
static gboolean
has_samples (GtkWidget *page)
{
  static const char *const names[] = { "From Cape to Cairo", "Toy" };
  GtkWidget *pressed = ui_screen_find (page, GTK_TYPE_LABEL, "Sample Game");
  GtkWidget *button = gtk_widget_get_ancestor (pressed, GTK_TYPE_MENU_BUTTON);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));

  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, G_N_ELEMENTS (names));
  for (int i = 0; i < (int) G_N_ELEMENTS (names); i++) {
    g_autofree char *label = NULL;

    g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label));
    g_assert_cmpstr (label, ==, names[i]);
  }

  return gtk_widget_get_visible (button);
}

/* The sample is that of the game played last, if it has one; else of the first that has. */
static void
test_sample (WindowTable *shell, gconstpointer data)
{
  const char *sample = rh_toy_ui.sample;
  g_autofree char *shown = NULL;

  /* The first page asks which one, by the games' names. */
  g_assert_true (has_samples (get_page (shell)));
  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.sample-of", "s", "toy");
  assert_title (shell, "Toy");
  assert_says (get_page (shell), "Sample Game · Move 0 of 3");
  shown = rh_window_dup_shown (shell->window);
  act (shell, "win.home");
  rh_window_show_again (shell->window, shown);
  assert_title (shell, "Toy");
  act (shell, "win.home");

  act (shell, "win.sample");
  assert_title (shell, "From Cape to Cairo");
  act (shell, "win.home");

  begin (shell, 3);
  act (shell, "win.home");
  act (shell, "win.sample");
  assert_title (shell, "Toy");
  assert_says (get_page (shell), "Sample Game · Move 0 of 3");
  assert_says (get_page (shell), "10 points are needed");
  act (shell, "win.home");

  rh_toy_ui.sample = NULL;
  act (shell, "win.sample");
  assert_title (shell, "From Cape to Cairo");
  rh_toy_ui.sample = sample;
}

/* The game played last is chosen; who plays again what was played before that plays that. */
static void
test_two_games (WindowTable *shell, gconstpointer data)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");
  gint64 cape;

  g_assert_true (rh_setup_set_started (setup, "2026-01-02T19:30:00Z", NULL));
  cape = rh_store_add_game (shell->store, setup, NULL);
  begin (shell, 3);
  act (shell, "win.home");
  act (shell, "win.new-game");
  g_assert_true (rh_new_game_page_get_game (RH_NEW_GAME_PAGE (get_page (shell))) == &rh_toy_game);

  gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.rematch", "x", cape);
  g_assert_true (rh_new_game_page_get_game (RH_NEW_GAME_PAGE (get_page (shell))) == rh_game_find ("cape-to-cairo"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (get_page (shell), 2))), ==, "Bram");
  ui_screen_click (get_page (shell), "Start");
  assert_title (shell, "From Cape to Cairo");
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/toy-window/play", WindowTable, NULL, window_table_set_up_shown, test_play, window_table_tear_down);
  g_test_add ("/toy-window/correct", WindowTable, NULL, window_table_set_up_shown, test_correct, window_table_tear_down);
  g_test_add ("/toy-window/chart", WindowTable, NULL, window_table_set_up_shown, test_chart, window_table_tear_down);
  g_test_add ("/toy-window/eight", WindowTable, NULL, window_table_set_up_shown, test_eight, window_table_tear_down);
  g_test_add ("/toy-window/lists", WindowTable, NULL, window_table_set_up_shown, test_lists, window_table_tear_down);
  g_test_add ("/toy-window/replay", WindowTable, NULL, window_table_set_up_shown, test_replay, window_table_tear_down);
  g_test_add ("/toy-window/beside", WindowTable, NULL, window_table_set_up_shown, test_beside, window_table_tear_down);
  g_test_add ("/toy-window/records", WindowTable, NULL, window_table_set_up_shown, test_records, window_table_tear_down);
  g_test_add ("/toy-window/without", WindowTable, NULL, window_table_set_up_shown, test_without, window_table_tear_down);
  g_test_add ("/toy-window/sample", WindowTable, NULL, window_table_set_up_shown, test_sample, window_table_tear_down);
  g_test_add ("/toy-window/two-games", WindowTable, NULL, window_table_set_up_shown, test_two_games, window_table_tear_down);

  return window_table_run ();
}
