/* SPDX-License-Identifier: GPL-3.0-or-later
 * The menu of a game in a list: how it is asked for by who has only a finger. By keys, and what it does, is tried where games are
 * listed. */

#include "config.h"

#include "rh-game-menu.h"

#include "ui-screen.h"

#define N_GAMES 3

typedef struct {
  GtkWidget *window;
  GtkWidget *list;
  GtkWidget *rows;
  gint64     opened; /* what the window was asked to open */
  gint64     deleted; /* and to delete */
} Menu;

static void
on_open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Menu *) data)->opened = g_variant_get_int64 (parameter);
}

static void
on_delete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Menu *) data)->deleted = g_variant_get_int64 (parameter);
}

static void
set_up (Menu *self, gconstpointer data)
{
  static const GActionEntry entries[] = {
    { .name = "open-game", .activate = on_open_cb, .parameter_type = "x" },
    { .name = "delete-game", .activate = on_delete_cb, .parameter_type = "x" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  self->list = g_object_new (ADW_TYPE_BIN, NULL);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  adw_bin_set_child (ADW_BIN (self->list), self->rows);
  for (gint64 game = 1; game <= N_GAMES; game++) {
    GtkWidget *row = gtk_button_new_with_label ("A game");

    gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-game");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", game);
    gtk_box_append (GTK_BOX (self->rows), row);
  }
  rh_game_menu_offer (self->list, GTK_BOX (self->rows));

  self->window = ui_screen_window (self->list);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (self->window, "win", G_ACTION_GROUP (group));
  ui_screen_settle (self->rows);
}

static void
tear_down (Menu *self, gconstpointer data)
{
  rh_game_menu_drop (self->list);
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* A finger that stays at a height. */
static void
press_long (Menu *self, double y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->rows);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_GESTURE_LONG_PRESS (controller))
      continue;
    /* Before the row, which would open its game. */
    g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_CAPTURE);
    g_signal_emit_by_name (controller, "pressed", 20.0, y);
    n++;
  }
  g_assert_cmpuint (n, ==, 1);
}

/* It is the menu of the row that is pressed, and the game isn't opened. */
static void
test_long_press (Menu *self, gconstpointer data)
{
  GtkWidget *second = gtk_widget_get_next_sibling (gtk_widget_get_first_child (self->rows));
  GtkWidget *item;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (second, self->rows, &bounds));
  g_assert_null (ui_screen_find_words (self->list, "Delete"));
  press_long (self, bounds.origin.y + bounds.size.height / 2);
  item = ui_screen_find_words (self->list, "Delete");
  g_assert_nonnull (item);
  gtk_widget_activate (gtk_widget_get_ancestor (item, g_type_from_name ("GtkModelButton")));
  g_assert_cmpint (self->deleted, ==, 2);
  g_assert_cmpint (self->opened, ==, 0);
}

/* Where there is no game, there is no menu. */
static void
test_beside (Menu *self, gconstpointer data)
{
  press_long (self, gtk_widget_get_height (self->rows) + 100);
  g_assert_null (ui_screen_find_words (self->list, "Delete"));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/game-menu/long-press", Menu, NULL, set_up, test_long_press, tear_down);
  g_test_add ("/game-menu/beside", Menu, NULL, set_up, test_beside, tear_down);

  return g_test_run ();
}
