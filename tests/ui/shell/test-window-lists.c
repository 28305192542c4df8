/* SPDX-License-Identifier: GPL-3.0-or-later
 * Home and History: whoever comes back to them from a game is at that game again. */

#include "config.h"

#include "rh-games-view.h"
#include "rh-history-page.h"
#include "rh-home-page.h"

#include "board.h"
#include "ui-screen.h"
#include "window-table.h"

static GtkWidget *
get_focus (WindowTable *shell)
{
  return gtk_root_get_focus (GTK_ROOT (shell->window));
}

static void
assert_at (WindowTable *shell, gint64 game)
{
  GtkWidget *focus = get_focus (shell);
  GVariant *target;

  g_assert_true (GTK_IS_BUTTON (focus));
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus));
  g_assert_nonnull (target);
  g_assert_cmpint (g_variant_get_int64 (target), ==, game);
}

static void
add_games (WindowTable *shell, guint n)
{
  for (guint i = 0; i < n; i++)
    store_table_add (shell->store, "Anna,Bram");
}

/* From the list to the game, and back. */
static void
test_back (WindowTable *shell, gconstpointer page)
{
  add_games (shell, 3);
  window_table_act (shell, "win.history");
  assert_at (shell, 3);
  if (g_str_equal (page, "win.home"))
    window_table_act (shell, "win.home");
  window_table_open (shell, "win.open-game", 2);
  window_table_act (shell, "win.back");
  assert_at (shell, 2);
  window_table_open (shell, "win.rematch", 1);
  window_table_act (shell, "win.back");
  assert_at (shell, 1);
}

/* One of a later page is listed again. */
static void
test_page (WindowTable *shell, gconstpointer data)
{
  add_games (shell, 2 * RH_GAMES_VIEW_PAGE + 5);
  store_table_end (shell->store, 2);
  window_table_act (shell, "win.history");
  window_table_open (shell, "win.open-game", 3);
  window_table_act (shell, "win.back");
  assert_at (shell, 3);
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
}

/* What was searched for in History is there again after a game; not after Home, where it's left. */
static void
test_search (WindowTable *shell, gconstpointer data)
{
  GtkWidget *entry;

  add_games (shell, 3);
  store_table_add (shell->store, "Anna,Cleo");
  window_table_act (shell, "win.home");
  g_assert_true (window_table_press (rh_window_get_page (shell->window), "<Control>f"));
  entry = ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_SEARCH_ENTRY, "Search Games");
  gtk_editable_set_text (GTK_EDITABLE (entry), "bram");
  window_table_open (shell, "win.open-game", 2);
  window_table_act (shell, "win.back");
  assert_at (shell, 2);
  entry = ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_SEARCH_ENTRY, "Search Games");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "bram");

  window_table_open (shell, "win.delete-game", 2);
  window_table_act (shell, "win.undelete");
  assert_at (shell, 2);
  ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_LABEL, "3 games");

  window_table_act (shell, "win.home");
  window_table_act (shell, "win.history");
  g_assert_null (ui_screen_look_for (rh_window_get_page (shell->window), GTK_TYPE_SEARCH_ENTRY, "Search Games"));
}

/* A note is written from the menu, seen in the list, and is as it was before by Undo; one that is only read changes nothing. */
static void
test_note (WindowTable *shell, gconstpointer data)
{
  GtkWidget *dialog, *view;

  add_games (shell, 3);
  window_table_act (shell, "win.history");
  window_table_open (shell, "win.note-game", 2);
  dialog = ui_screen_find_dialog ();
  view = ui_screen_find (dialog, GTK_TYPE_TEXT_VIEW, "Note");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "It rained", -1);
  ui_screen_click (dialog, "Done");
  assert_at (shell, 2);
  ui_screen_find (get_focus (shell), GTK_TYPE_LABEL, "It rained");
  ui_screen_find (GTK_WIDGET (shell->window), GTK_TYPE_LABEL, "The note was saved.");

  ui_screen_click (GTK_WIDGET (shell->window), "Undo");
  assert_at (shell, 2);
  g_assert_null (ui_screen_look_for (GTK_WIDGET (shell->window), GTK_TYPE_LABEL, "It rained"));
  g_assert_null (ui_screen_look_for (GTK_WIDGET (shell->window), GTK_TYPE_BUTTON, "Undo"));
  window_table_open (shell, "win.note-game", 2);
  gtk_window_close (GTK_WINDOW (ui_screen_find_dialog ()));
  g_assert_null (ui_screen_look_for (GTK_WIDGET (shell->window), GTK_TYPE_BUTTON, "Undo"));
}

/* Who is called otherwise is so on Home, in History and in a game that was on the table before. */
static void
test_players (WindowTable *shell, gconstpointer data)
{
  gint64 player = 0;

  add_games (shell, 1);
  window_table_open (shell, "win.open-game", 1);
  window_table_act (shell, "win.history");
  window_table_act (shell, "win.players");
  window_table_assert_title (shell, "Players");
  g_assert_true (rh_store_find_player (shell->store, "Anna", &player, NULL));
  g_assert_true (rh_store_rename_player (shell->store, player, "Johanna", NULL));
  g_assert_true (board_press (GTK_WIDGET (shell->window), GDK_KEY_Escape) ||
                 board_press (rh_window_get_page (shell->window), GDK_KEY_Escape));
  window_table_assert_title (shell, "History");
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "Johanna"));
  window_table_open (shell, "win.open-game", 1);
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "Johanna"));
  g_assert_null (ui_screen_look_for (rh_window_get_page (shell->window), GTK_TYPE_LABEL, "Anna"));
  window_table_act (shell, "win.home");
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "Johanna"));
}

/* A game that isn't listed any more leaves the focus where it is first. */
static void
test_gone (WindowTable *shell, gconstpointer data)
{
  add_games (shell, 3);
  window_table_act (shell, "win.history");
  window_table_act (shell, "win.home");
  window_table_open (shell, "win.open-game", 2);
  store_table_end (shell->store, 2);
  window_table_act (shell, "win.back");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  assert_at (shell, 3);
}

/* The rules that are looked at meanwhile don't move it. */
static void
test_rules (WindowTable *shell, gconstpointer page)
{
  add_games (shell, 3);
  window_table_act (shell, "win.history");
  if (g_str_equal (page, "win.home"))
    window_table_act (shell, "win.home");
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (get_focus (shell)));
  assert_at (shell, 2);
  window_table_act (shell, "win.rules");
  window_table_act (shell, "win.back");
  assert_at (shell, 2);
}

/* How high letters are, in pixels. */
static double
measure_letters (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  g_autoptr (PangoFont) font = pango_context_load_font (context, pango_context_get_font_description (context));
  PangoFontDescription *size = pango_font_describe_with_absolute_size (font);
  double letters = (double) pango_font_description_get_size (size) / PANGO_SCALE;

  pango_font_description_free (size);

  return letters;
}

/* Who plays and how it stands can be read from a metre away. */
static void
test_size (WindowTable *shell, gconstpointer data)
{
  GtkWidget *label;
  guint n = 0;

  add_games (shell, 1);
  window_table_act (shell, "win.history");
  while ((label = board_find (get_focus (shell), GTK_TYPE_LABEL, n)) != NULL) {
    g_assert_cmpfloat (measure_letters (label), >=, 15);
    n++;
  }
  g_assert_cmpuint (n, ==, 2);
}

static int
measure_header (WindowTable *shell)
{
  GtkWidget *header = board_find (rh_window_get_page (shell->window), ADW_TYPE_HEADER_BAR, 0);
  int height;

  gtk_widget_measure (header, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);

  return height;
}

/* The bar above is as high on each page as on the table, where it is no higher than it must be. */
static void
test_header (WindowTable *shell, gconstpointer data)
{
  static const char *const pages[] = { "win.home", "win.history", "win.new-game", "win.rules", "win.players" };
  int height;

  add_games (shell, 1);
  window_table_open (shell, "win.open-game", 1);
  height = measure_header (shell);
  g_assert_cmpint (height, <=, 50);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    window_table_act (shell, pages[i]);
    g_assert_cmpint (measure_header (shell), ==, height);
  }
}

int
main (int argc, char *argv[])
{
  window_table_init (&argc, &argv);

#define ADD(name, data, func) \
  g_test_add ("/window-lists/" name, WindowTable, data, window_table_set_up_shown, func, window_table_tear_down)
  ADD ("back-history", "win.history", test_back);
  ADD ("back-home", "win.home", test_back);
  ADD ("page", NULL, test_page);
  ADD ("search", NULL, test_search);
  ADD ("note", NULL, test_note);
  ADD ("players", NULL, test_players);
  ADD ("gone", NULL, test_gone);
  ADD ("rules-history", "win.history", test_rules);
  ADD ("rules-home", "win.home", test_rules);
  ADD ("size", NULL, test_size);
  ADD ("header", NULL, test_header);

  return window_table_run ();
}
