/* SPDX-License-Identifier: GPL-3.0-or-later
 * An evening later somebody looks up who won: the games that are over, then
 * those that aren't, each opened by one press. */

#include "config.h"

#include "rh-history-page.h"

#include "record-data.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *page;
  GtkWidget  *window;
} History;

static void
set_up (History *history, gconstpointer data)
{
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
}

static void
show (History *history)
{
  history->page = rh_history_page_new (history->store, NULL);
  history->window = ui_screen_window (history->page);
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
  ui_screen_find (history->page, GTK_TYPE_BUTTON, "New Game");
  ui_screen_find (history->page, GTK_TYPE_BUTTON, "Back");
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
                  "▲\302\240Éva\302\240£5   ■\302\240Jörg\302\240£58\302\240★   ●\302\240Ilse-Marie\302\240£85");
  g_assert_true (g_str_has_suffix (line_of (find_row (history->page, winner)), " · 8 rounds"));
  assert_opens (find_row (history->page, "From Cape to Cairo · Ended without a winner · today at "), ended);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/history-page/empty", History, NULL, set_up, test_empty, tear_down);
  g_test_add ("/history-page/games", History, NULL, set_up, test_games, tear_down);

  return g_test_run ();
}
