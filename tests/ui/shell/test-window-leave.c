/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the window holds that is nowhere else: sealed bids stay while the program runs, and it isn't closed with them
 * unasked. */

#include "config.h"

#include "rh-bar.h"
#include "ui-screen.h"
#include "window-table.h"

#define LOST "If you had already bid,"

static void
act (WindowTable *shell, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), action, NULL));
}

static void
open_game (WindowTable *shell, gint64 game)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-game", "x", game));
  ui_screen_settle (rh_window_get_page (shell->window));
}

/* A game at its first auction, on the table, where Anna seals a bid. */
static gint64
seal (WindowTable *shell)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  GtkWidget *page;

  store_table_play (shell->store, game, "reveal d2/7 v1/3");
  open_game (shell, game);
  page = rh_window_get_page (shell->window);
  ui_screen_click (page, "Anna, waiting");
  ui_screen_click (page, "Enter My Bid");
  ui_screen_click (page, "4");
  ui_screen_click (page, "Seal");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Anna, sealed");

  return game;
}

static void
assert_sealed (WindowTable *shell)
{
  GtkWidget *page = rh_window_get_page (shell->window);

  ui_screen_find (page, GTK_TYPE_BUTTON, "Anna, sealed");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Bram, waiting");
  g_assert_null (ui_screen_find_words (page, LOST));
}

/* Wherever people go in between, another game too, the bid is there again, and nobody is asked to give it anew. */
static void
test_kept (WindowTable *shell, gconstpointer data)
{
  static const char *const pages[] = { "win.home", "win.history", "win.new-game", "win.sample", "win.back" };
  gint64 game = seal (shell);

  act (shell, "win.home");
  g_assert_nonnull (ui_screen_find_words (rh_window_get_page (shell->window), "sealed bids are kept"));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    act (shell, pages[i]);
    g_assert_true (rh_window_has_sealed_bids (shell->window));
    open_game (shell, game);
    assert_sealed (shell);
  }

  open_game (shell, store_table_add (shell->store, "Csilla,Dóra"));
  open_game (shell, game);
  assert_sealed (shell);

  g_assert_true (gtk_widget_activate_action (rh_window_get_page (shell->window), "table.undo", NULL));
  g_assert_false (rh_window_has_sealed_bids (shell->window));
  g_assert_null (ui_screen_find_words (rh_window_get_page (shell->window), LOST));
}

/* A bid on a game that another program has played on since is worth nothing: it goes. */
static void
test_changed (WindowTable *shell, gconstpointer data)
{
  gint64 game = seal (shell);

  act (shell, "win.home");
  store_table_play (shell->store, game, "bids 5 3");
  open_game (shell, game);
  g_assert_null (ui_screen_look_for (rh_window_get_page (shell->window), GTK_TYPE_BUTTON, "Anna, sealed"));
  g_assert_false (rh_window_has_sealed_bids (shell->window));
}

/* Whether a part of the page, or something in it, is below that. */
static gboolean
is_covered (GtkWidget *part, GtkWidget *bar, GtkWidget *window)
{
  graphene_rect_t bounds, over;

  g_assert_true (gtk_widget_compute_bounds (part, window, &bounds));
  g_assert_true (gtk_widget_compute_bounds (bar, window, &over));

  return graphene_rect_intersection (&bounds, &over, NULL);
}

/* What is seen of the game while it is asked: who has sealed, how bids are given, what happened last. */
static void
check_seen (GtkWidget *page, GtkWidget *bar, GtkWidget *window)
{
  static const char *const buttons[] = { "Anna, sealed", "Bram, waiting", "Bid in Secret", "Bid on Paper" };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    g_assert_false (is_covered (ui_screen_find (page, GTK_TYPE_BUTTON, buttons[i]), bar, window));
  g_assert_false (is_covered (ui_screen_find (page, GTK_TYPE_LABEL, "2 cards are on offer."), bar, window));
}

/* Before a sealed bid goes with the window it is asked over the header bar: nothing else changes, nor moves, nor is out of
 * sight. */
static void
test_asked (WindowTable *shell, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (shell->window);
  GtkWidget *stay;
  int height;

  seal (shell);
  height = gtk_widget_get_height (rh_window_get_page (shell->window));
  g_assert_cmpint (height, >, 0);
  g_assert_true (rh_window_ask_to_leave (shell->window));
  stay = ui_screen_find (root, GTK_TYPE_BUTTON, "Stay");
  ui_screen_settle (stay);
  check_seen (rh_window_get_page (shell->window), gtk_widget_get_ancestor (stay, RH_TYPE_BAR), root);
  g_assert_cmpint (gtk_widget_get_height (rh_window_get_page (shell->window)), ==, height);
  act (shell, "win.home");
  gtk_window_close (GTK_WINDOW (root));
  ui_screen_find (root, GTK_TYPE_LABEL, "Some bids are already sealed. They are dropped when Railhead is closed.");
  stay = ui_screen_find (root, GTK_TYPE_BUTTON, "Stay");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (root)) == stay);

  ui_screen_click (root, "Stay");
  g_assert_null (ui_screen_look_for (root, GTK_TYPE_BUTTON, "Stay"));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (root)));

  g_assert_true (rh_window_ask_to_leave (shell->window));
  act (shell, "win.back");
  g_assert_null (ui_screen_look_for (root, GTK_TYPE_BUTTON, "Stay"));
  g_assert_true (rh_window_has_sealed_bids (shell->window));
}

/* Escape, as the window gets it before the page. */
static gboolean
press_escape (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
        gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Escape, 0, 0, &used);
  }

  return used;
}

/* Escape stays, as the button does, wherever the focus is; once nothing is asked it is the page's again. */
static void
test_escape (WindowTable *shell, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (shell->window);

  seal (shell);
  g_assert_false (press_escape (root));
  g_assert_true (rh_window_ask_to_leave (shell->window));
  ui_screen_settle (ui_screen_find (root, GTK_TYPE_BUTTON, "Stay"));
  gtk_window_set_focus (GTK_WINDOW (root), NULL);
  g_assert_true (press_escape (root));
  g_assert_null (ui_screen_look_for (root, GTK_TYPE_BUTTON, "Stay"));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (root)));
  g_assert_true (rh_window_has_sealed_bids (shell->window));
  g_assert_false (press_escape (root));
}

/* On a phone too, with large text as well. */
static void
test_narrow (WindowTable *shell, gconstpointer data)
{
  static const int percents[] = { 100, 200 };
  GtkSettings *settings = gtk_settings_get_default ();

  seal (shell);
  gtk_window_close (GTK_WINDOW (shell->window));
  for (guint i = 0; i < G_N_ELEMENTS (percents); i++) {
    GtkWidget *bar;
    int minimum;

    g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * percents[i] / 100, NULL);
    bar = gtk_widget_get_ancestor (ui_screen_find (GTK_WIDGET (shell->window), GTK_TYPE_BUTTON, "Stay"), RH_TYPE_BAR);
    gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    g_assert_cmpint (minimum, <=, 360);
  }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

static gboolean
is_gone (gpointer data)
{
  return *(RhWindow **) data == NULL;
}

/* Asked, people close it nevertheless; without a bid they aren't asked. */
static void
test_closed (WindowTable *shell, gconstpointer data)
{
  g_assert_false (rh_window_ask_to_leave (shell->window));
  seal (shell);
  g_object_add_weak_pointer (G_OBJECT (shell->window), (gpointer *) &shell->window);
  gtk_window_close (GTK_WINDOW (shell->window));
  ui_screen_click (GTK_WIDGET (shell->window), "Close Anyway");
  ui_screen_wait (is_gone, &shell->window);
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

#define ADD(path, func) \
  g_test_add ("/window-leave/" path, WindowTable, NULL, window_table_set_up_shown, func, window_table_tear_down)
  ADD ("kept", test_kept);
  ADD ("changed", test_changed);
  ADD ("asked", test_asked);
  ADD ("escape", test_escape);
  ADD ("narrow", test_narrow);
  ADD ("closed", test_closed);
#undef ADD

  return window_table_run ();
}
