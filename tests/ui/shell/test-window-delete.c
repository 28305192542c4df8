/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game is deleted from a list: gone at once to the eye, there again by Undo wherever people have been meanwhile, and
 * gone for good when a game is played or the window is closed. */

#include "config.h"

#include "rh-bar.h"
#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-new-game-page.h"

#include "board.h"
#include "ui-screen.h"
#include "window-table.h"

static GtkWidget *
find_row (WindowTable *shell, const char *names)
{
  g_autofree char *text = g_strdup_printf ("▲\302\240%s   ■\302\240Bram", names);
  GtkWidget *label = ui_screen_look_for (rh_window_get_page (shell->window), GTK_TYPE_LABEL, text);

  /* The newest has a picture, in which each name stands by itself. */
  if (label == NULL)
    label = ui_screen_look_for (rh_window_get_page (shell->window), GTK_TYPE_LABEL, names);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

static gboolean
can_undo (WindowTable *shell)
{
  return ui_screen_find_words (GTK_WIDGET (shell->window), "This can be undone until") != NULL;
}

/* Of the window itself, as wherever in it the focus is. Returns whether the keys did anything. */
static gboolean
press_undo (WindowTable *shell)
{
  return window_table_press (GTK_WIDGET (shell->window), "<Control>z");
}

static void
assert_games (WindowTable *shell, const char *n)
{
  store_table_assert_asks (shell->table, "SELECT count (*) FROM game", n);
}

static void
show (WindowTable *shell)
{
  window_table_act (shell, "win.home");
  window_table_act (shell, "win.history");
  window_table_act (shell, "win.home");
  ui_screen_settle (rh_window_get_page (shell->window));
}

/* The row goes, Undo has the focus, and nothing is deleted yet; Undo brings it back. */
static void
test_undo (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_add (shell->store, "Dora,Bram");
  show (shell);
  window_table_open (shell, "win.delete-game", game);
  ui_screen_settle (rh_window_get_page (shell->window));
  g_assert_null (find_row (shell, "Anna"));
  g_assert_nonnull (find_row (shell, "Dora"));
  g_assert_true (ui_screen_find_words (GTK_WIDGET (shell->window), "The game was deleted. This can be undone until") != NULL);
  g_assert_true (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (shell->window))));
  assert_games (shell, "2");

  ui_screen_click (GTK_WIDGET (shell->window), "Undo");
  g_assert_nonnull (find_row (shell, "Anna"));
  g_assert_false (can_undo (shell));
  window_table_act (shell, "win.new-game");
  assert_games (shell, "2");
}

static graphene_rect_t
get_place (WindowTable *shell, const char *button)
{
  GtkWidget *window = GTK_WIDGET (shell->window);
  graphene_rect_t bounds;

  ui_screen_settle (rh_window_get_page (shell->window));
  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (ui_screen_find (window, GTK_TYPE_BUTTON, button), window, &bounds));

  return bounds;
}

/* What is told stands above Home's buttons, which stay where they are: somebody may be about to tap one. In History it
 * stands below the list, and is there again on Home. */
static void
test_nothing_moves (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  graphene_rect_t before, after;

  store_table_add (shell->store, "Dora,Bram");
  show (shell);
  before = get_place (shell, "New Game");
  window_table_open (shell, "win.delete-game", game);
  after = get_place (shell, "New Game");
  g_assert_true (can_undo (shell));
  g_assert_true (graphene_rect_equal (&before, &after));
  after = get_place (shell, "Undo");
  g_assert_cmpfloat (after.origin.y + after.size.height, <=, before.origin.y);

  window_table_act (shell, "win.history");
  g_assert_true (can_undo (shell));
  window_table_act (shell, "win.home");
  g_assert_true (can_undo (shell));
  ui_screen_click (GTK_WIDGET (shell->window), "Undo");
  after = get_place (shell, "New Game");
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* What is looked at meanwhile deletes nothing, and each list offers to undo it; no other page does. */
static void
test_stays (WindowTable *shell, gconstpointer data)
{
  const char *const away[] = { "win.new-game", "win.rules", "win.sample", "win.history", "win.home" };
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  gint64 other = store_table_add (shell->store, "Dora,Bram");

  show (shell);
  window_table_open (shell, "win.delete-game", game);
  for (guint i = 0; i < G_N_ELEMENTS (away); i++) {
    window_table_act (shell, away[i]);
    g_assert_cmpint (can_undo (shell), ==, i > 2);
    if (i <= 2) {
      window_table_act (shell, "win.back");
      g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
    }
    g_assert_true (can_undo (shell));
    g_assert_null (find_row (shell, "Anna"));
  }
  window_table_open (shell, "win.open-game", other);
  g_assert_false (can_undo (shell));
  window_table_act (shell, "win.back");
  assert_games (shell, "2");
  ui_screen_click (GTK_WIDGET (shell->window), "Undo");
  g_assert_nonnull (find_row (shell, "Anna"));
}

/* Several are undone one after the other, the last one first, and each has the focus then. By keys, too, wherever the
 * focus is; without anything to undo, they do nothing. */
static void
test_in_turn (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  gint64 other = store_table_add (shell->store, "Dora,Bram");

  store_table_add (shell->store, "Emil,Bram");
  show (shell);
  window_table_act (shell, "win.history");
  window_table_open (shell, "win.delete-game", game);
  window_table_open (shell, "win.delete-game", other);
  g_assert_nonnull (ui_screen_find_words (GTK_WIDGET (shell->window), "2 games were deleted. This can be undone until"));
  assert_games (shell, "3");
  g_assert_true (press_undo (shell));
  g_assert_nonnull (find_row (shell, "Dora"));
  g_assert_null (find_row (shell, "Anna"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (shell->window)) == find_row (shell, "Dora"));
  g_assert_true (press_undo (shell));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (shell->window)) == find_row (shell, "Anna"));
  g_assert_false (can_undo (shell));
  g_assert_false (press_undo (shell));
  window_table_close (g_steal_pointer (&shell->window));
  assert_games (shell, "3");
}

/* On its own page, too: people are in the list again that they came from, and Undo has the focus. */
static void
test_page (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_add (shell->store, "Dora,Bram");
  show (shell);
  window_table_open (shell, "win.open-game", game);
  window_table_act (shell, "table.delete");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  g_assert_true (can_undo (shell));
  window_table_act (shell, "win.undelete");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (shell->window)) == find_row (shell, "Anna"));

  window_table_act (shell, "win.history");
  window_table_open (shell, "win.open-game", game);
  window_table_act (shell, "table.delete");
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  g_assert_true (can_undo (shell));
  g_assert_null (find_row (shell, "Anna"));
  g_assert_true (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (shell->window))));
  assert_games (shell, "2");
}

/* A game that begins ends what was before; what is deleted isn't come back to. */
static void
test_for_good (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  show (shell);
  window_table_open (shell, "win.open-game", game);
  window_table_act (shell, "win.history");
  window_table_open (shell, "win.delete-game", game);
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  window_table_act (shell, "win.back");
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  window_table_open (shell, "win.rematch", game);
  assert_games (shell, "1");
  ui_screen_click (rh_window_get_page (shell->window), "Start");
  store_table_assert_asks (shell->table, "SELECT group_concat (id) FROM game", "2");
  window_table_act (shell, "win.history");
  g_assert_false (can_undo (shell));
  g_assert_null (ui_screen_find_dialog ());
}

/* So does one that is played on; one that is only looked at doesn't. */
static void
test_played_on (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  gint64 other = store_table_add (shell->store, "Dora,Bram");

  show (shell);
  window_table_open (shell, "win.delete-game", game);
  window_table_open (shell, "win.open-game", other);
  assert_games (shell, "2");
  window_table_act (shell, "table.end");
  assert_games (shell, "1");
}

/* What is deleted and asked for, as from a file, isn't deleted. */
static void
test_opened (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  show (shell);
  window_table_open (shell, "win.delete-game", game);
  window_table_open (shell, "win.open-game", game);
  window_table_act (shell, "win.home");
  g_assert_false (can_undo (shell));
  window_table_close (g_steal_pointer (&shell->window));
  assert_games (shell, "1");
}

/* So does closing the window. */
static void
test_closed (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  show (shell);
  window_table_open (shell, "win.delete-game", game);
  window_table_close (g_steal_pointer (&shell->window));
  assert_games (shell, "0");
}

/* The search of History is a key away from Undo, too, and Undo stays. */
static void
test_search (WindowTable *shell, gconstpointer data)
{
  static const struct {
    guint           keyval;
    GdkModifierType modifiers;
  } keys[] = { { GDK_KEY_f, GDK_CONTROL_MASK }, { GDK_KEY_slash, 0 } };
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  store_table_add (shell->store, "Dora,Bram");
  window_table_act (shell, "win.history");
  window_table_open (shell, "win.delete-game", game);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    GtkWidget *undo = ui_screen_find (GTK_WIDGET (shell->window), GTK_TYPE_BUTTON, "Undo");
    GtkWidget *bar = gtk_widget_get_ancestor (undo, RH_TYPE_BAR);
    GtkWidget *focus;

    gtk_widget_grab_focus (undo);
    g_assert_true (board_press_with (bar, keys[i].keyval, keys[i].modifiers));
    focus = gtk_root_get_focus (GTK_ROOT (shell->window));
    g_assert_nonnull (gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY));
    g_assert_true (can_undo (shell));
    gtk_widget_grab_focus (undo);
    g_assert_true (board_press (bar, GDK_KEY_Escape));
    g_assert_null (ui_screen_look_for (GTK_WIDGET (shell->window), GTK_TYPE_SEARCH_ENTRY, "Search Games"));
  }
}

/* Where it can't be deleted, a sentence says why, and it is there again. */
static void
test_refused (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  gint64 other = store_table_add (shell->store, "Dora,Bram");
  g_autofree char *none = NULL;

  show (shell);
  window_table_open (shell, "win.open-game", other);
  none = store_table_ask (shell->table, "CREATE TRIGGER kept BEFORE DELETE ON game BEGIN SELECT RAISE (ABORT, 'no'); END");
  window_table_act (shell, "win.home");
  window_table_open (shell, "win.delete-game", game);
  window_table_open (shell, "win.open-game", other);
  window_table_act (shell, "table.end");
  ui_screen_assert_dialog ("The Game Could Not Be Deleted");
  assert_games (shell, "2");
}

int
main (int argc, char *argv[])
{
  window_table_init (&argc, &argv);

#define ADD(name, func) \
  g_test_add ("/window-delete/" name, WindowTable, NULL, window_table_set_up_shown, func, window_table_tear_down)
  ADD ("undo", test_undo);
  ADD ("nothing-moves", test_nothing_moves);
  ADD ("stays", test_stays);
  ADD ("in-turn", test_in_turn);
  ADD ("page", test_page);
  ADD ("for-good", test_for_good);
  ADD ("played-on", test_played_on);
  ADD ("opened", test_opened);
  ADD ("closed", test_closed);
  ADD ("search", test_search);
  ADD ("refused", test_refused);

  return window_table_run ();
}
