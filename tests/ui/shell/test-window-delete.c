/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game is deleted from a list: gone at once to the eye, there again by Undo, and gone for good with the next thing
 * that is done. */

#include "config.h"

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
  return ui_screen_look_for (GTK_WIDGET (shell->window), GTK_TYPE_BUTTON, "Undo") != NULL;
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
  g_assert_true (ui_screen_find_words (GTK_WIDGET (shell->window), "The game was deleted.") != NULL);
  g_assert_true (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (shell->window))));
  assert_games (shell, "2");

  ui_screen_click (GTK_WIDGET (shell->window), "Undo");
  g_assert_nonnull (find_row (shell, "Anna"));
  g_assert_false (can_undo (shell));
  window_table_act (shell, "win.new-game");
  assert_games (shell, "2");
}

/* Whatever is done next deletes it for good; one doesn't come back to it either. */
static void
test_for_good (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  gint64 other = store_table_add (shell->store, "Dora,Bram");

  show (shell);
  window_table_open (shell, "win.open-game", game);
  window_table_act (shell, "win.history");
  window_table_open (shell, "win.delete-game", game);
  g_assert_true (RH_IS_HISTORY_PAGE (rh_window_get_page (shell->window)));
  assert_games (shell, "2");
  window_table_open (shell, "win.delete-game", other);
  assert_games (shell, "1");
  g_assert_true (can_undo (shell));
  window_table_act (shell, "win.back");
  assert_games (shell, "0");
  g_assert_false (can_undo (shell));
  g_assert_true (RH_IS_HOME_PAGE (rh_window_get_page (shell->window)));
  g_assert_null (ui_screen_find_dialog ());
}

/* Closing the window is something, too. */
static void
test_closed (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  show (shell);
  window_table_open (shell, "win.delete-game", game);
  window_table_close (g_steal_pointer (&shell->window));
  assert_games (shell, "0");
}

/* Where it can't be deleted, a sentence says why, and it is there again. */
static void
test_refused (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  gpointer lock;

  show (shell);
  window_table_open (shell, "win.delete-game", game);
  lock = store_table_lock (shell->table);
  window_table_act (shell, "win.home");
  window_table_act (shell, "win.new-game");
  store_table_unlock (lock);
  ui_screen_assert_dialog ("The Game Could Not Be Deleted");
  assert_games (shell, "1");
}

int
main (int argc, char *argv[])
{
  window_table_init (&argc, &argv);

#define ADD(name, func) \
  g_test_add ("/window-delete/" name, WindowTable, NULL, window_table_set_up_shown, func, window_table_tear_down)
  ADD ("undo", test_undo);
  ADD ("for-good", test_for_good);
  ADD ("closed", test_closed);
  ADD ("refused", test_refused);

  return window_table_run ();
}
