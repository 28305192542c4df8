/* SPDX-License-Identifier: GPL-3.0-or-later
 * One of those who sit at the table is chosen, and stays so while others come, go and change places. */

#include "config.h"

#include "rh-seat-choice.h"

#include "rh-button.h"
#include "ui-screen.h"

typedef struct {
  RhSeatChoice *choice;
  GtkWidget    *window;
} Fixture;

static void
seat (Fixture *self, const char *names)
{
  g_auto (GStrv) split = g_strsplit (names, ",", -1);

  rh_seat_choice_set_names (self->choice, (const char *const *) split);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->choice = RH_SEAT_CHOICE (rh_seat_choice_new ("Who Begins"));
  seat (self, "Anna,Bram,Cleo");
  self->window = ui_screen_window (GTK_WIDGET (self->choice));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* That seat is chosen, and the button of that name shows it. */
static void
assert_chosen (Fixture *self, guint seat, const char *name)
{
  GtkWidget *button = ui_screen_find (GTK_WIDGET (self->choice), RH_TYPE_BUTTON, name);

  g_assert_cmpuint (rh_seat_choice_get (self->choice), ==, seat);
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
}

/* At first it is the first; a press on another's name chooses that one, and none but it. */
static void
test_press (Fixture *self, gconstpointer data)
{
  GtkWidget *anna = ui_screen_find (GTK_WIDGET (self->choice), RH_TYPE_BUTTON, "Anna");

  assert_chosen (self, 0, "Anna");
  ui_screen_click (GTK_WIDGET (self->choice), "Cleo");
  assert_chosen (self, 2, "Cleo");
  gtk_test_accessible_assert_state (anna, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE);

  rh_seat_choice_set (self->choice, 1);
  assert_chosen (self, 1, "Bram");
  rh_seat_choice_set (self->choice, 7);
  assert_chosen (self, 1, "Bram");
}

/* Who is chosen stays so in another place; a name that is still being typed keeps its place. */
static void
test_moves (Fixture *self, gconstpointer data)
{
  ui_screen_click (GTK_WIDGET (self->choice), "Bram");
  seat (self, "Bram,Anna,Cleo");
  assert_chosen (self, 0, "Bram");
  seat (self, "Dora,Anna,Cleo,Bram");
  assert_chosen (self, 3, "Bram");
  seat (self, "Dora,Anna,Cleo,Bra");
  assert_chosen (self, 3, "Bra");
}

/* When who is chosen leaves, it is the first again. */
static void
test_leaves (Fixture *self, gconstpointer data)
{
  ui_screen_click (GTK_WIDGET (self->choice), "Bram");
  seat (self, "Anna,Cleo");
  assert_chosen (self, 0, "Anna");
  g_assert_null (ui_screen_look_for (GTK_WIDGET (self->choice), RH_TYPE_BUTTON, "Bram"));
}

/* Who has no name yet is called by the place; up to eight are there. */
static void
test_unnamed (Fixture *self, gconstpointer data)
{
  seat (self, "Anna,,,Dora,,,,");
  g_assert_cmpuint (ui_screen_count (GTK_WIDGET (self->choice), RH_TYPE_BUTTON), ==, 8);
  ui_screen_click (GTK_WIDGET (self->choice), "Player 3");
  assert_chosen (self, 2, "Player 3");
  seat (self, "Anna,Bram,Cleo,Dora,,,,");
  assert_chosen (self, 2, "Cleo");
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/seat-choice/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("press", test_press);
  ADD ("moves", test_moves);
  ADD ("leaves", test_leaves);
  ADD ("unnamed", test_unnamed);
#undef ADD

  return g_test_run ();
}
