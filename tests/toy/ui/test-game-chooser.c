/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice between two games: one of them at a time, and told when it is another. */

#include "config.h"

#include "rh-game-chooser.h"

#include "rh-games.h"
#include "rh-toy.h"
#include "ui-screen.h"

typedef struct {
  RhGameChooser *chooser;
  GtkWidget     *window;
  guint          n_chosen;
} Fixture;

static void
on_chosen_cb (Fixture *self)
{
  self->n_chosen++;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->chooser = g_object_new (RH_TYPE_GAME_CHOOSER, NULL);
  g_signal_connect_swapped (self->chooser, "chosen", G_CALLBACK (on_chosen_cb), self);
  self->window = ui_screen_window (GTK_WIDGET (self->chooser));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static GtkWidget *
find (Fixture *self, const RhGame *game)
{
  return ui_screen_find (GTK_WIDGET (self->chooser), GTK_TYPE_TOGGLE_BUTTON, game->name);
}

static void
assert_checked (Fixture *self, const RhGame *game, gboolean checked)
{
  GtkWidget *button = find (self, game);

  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) == checked);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED,
                                    checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);
}

/* That one is chosen and the other isn't, and so often it was told. */
static void
assert_chosen (Fixture *self, const RhGame *game, guint n_chosen)
{
  const RhGame *other = game == &rh_toy_game ? rh_game_find ("cape-to-cairo") : &rh_toy_game;

  g_assert_true (rh_game_chooser_get_game (self->chooser) == game);
  assert_checked (self, game, TRUE);
  assert_checked (self, other, FALSE);
  g_assert_cmpuint (self->n_chosen, ==, n_chosen);
}

/* To a screen reader it is a group, with a name, of what can be chosen; before, nothing is. */
static void
test_new (Fixture *self, gconstpointer data)
{
  const RhGame *const *games = rh_game_list ();

  gtk_test_accessible_assert_role (self->chooser, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_test_accessible_assert_property (self->chooser, GTK_ACCESSIBLE_PROPERTY_LABEL, "Game");
  g_assert_null (rh_game_chooser_get_game (self->chooser));
  g_assert_cmpuint (ui_screen_count (GTK_WIDGET (self->chooser), GTK_TYPE_TOGGLE_BUTTON), ==, 2);
  for (guint i = 0; i < 2; i++) {
    gtk_test_accessible_assert_role (find (self, games[i]), GTK_ACCESSIBLE_ROLE_RADIO);
    assert_checked (self, games[i], FALSE);
  }
}

/* By its name, and what stands for it, where it has that. */
static void
test_emblem (Fixture *self, gconstpointer data)
{
  g_assert_cmpuint (ui_screen_count (find (self, rh_game_find ("cape-to-cairo")), GTK_TYPE_DRAWING_AREA), ==, 1);
  g_assert_cmpuint (ui_screen_count (find (self, &rh_toy_game), GTK_TYPE_DRAWING_AREA), ==, 0);
}

/* Set, it is chosen without a word, the first time and later. */
static void
test_set (Fixture *self, gconstpointer data)
{
  const RhGame *const *games = rh_game_list ();

  for (guint i = 0; i < 4; i++) {
    rh_game_chooser_set_game (self->chooser, games[i % 2]);
    assert_chosen (self, games[i % 2], 0);
  }
}

/* Pressed, it is told once; pressed again, it stays and nothing is told. */
static void
test_press (Fixture *self, gconstpointer data)
{
  const RhGame *cape = rh_game_find ("cape-to-cairo");

  rh_game_chooser_set_game (self->chooser, &rh_toy_game);
  ui_screen_click (GTK_WIDGET (self->chooser), cape->name);
  assert_chosen (self, cape, 1);
  ui_screen_click (GTK_WIDGET (self->chooser), cape->name);
  assert_chosen (self, cape, 1);
  ui_screen_click (GTK_WIDGET (self->chooser), "Toy");
  assert_chosen (self, &rh_toy_game, 2);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/game-chooser/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("new", test_new);
  ADD ("emblem", test_emblem);
  ADD ("set", test_set);
  ADD ("press", test_press);
#undef ADD

  return g_test_run ();
}
