/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice of a colour: one stop for Tab, the arrows go on, and what is chosen is asked for, not taken. */

#include "config.h"

#include "rh-colour-choice.h"

#include "ui-screen.h"

static const char *const colours[] = { "red", "blue", "yellow", NULL };

#define RING 5 /* pixels from the edge, within the frame */

typedef struct {
  GtkWidget *window;
  GtkWidget *before;
  GtkWidget *choice;
  GtkWidget *after;
  guint      n_picked;
} Fixture;

static void
on_picked_cb (Fixture *self, const char *colour)
{
  self->n_picked++;
  rh_colour_choice_set (RH_COLOUR_CHOICE (self->choice), colour);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->before = gtk_button_new_with_label ("Before");
  self->choice = g_object_new (RH_TYPE_COLOUR_CHOICE, NULL);
  self->after = gtk_button_new_with_label ("After");
  rh_colour_choice_fill (RH_COLOUR_CHOICE (self->choice), colours);
  rh_colour_choice_set (RH_COLOUR_CHOICE (self->choice), "blue");
  g_signal_connect_swapped (self->choice, "picked", G_CALLBACK (on_picked_cb), self);
  gtk_box_append (GTK_BOX (box), self->before);
  gtk_box_append (GTK_BOX (box), self->choice);
  gtk_box_append (GTK_BOX (box), self->after);
  self->window = ui_screen_window (box);
  ui_screen_settle (box);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static GtkWidget *
find (Fixture *self, const char *name)
{
  return ui_screen_find (self->choice, GTK_TYPE_TOGGLE_BUTTON, name);
}

/* Where the focus comes to from where it is. */
static void
assert_goes (Fixture *self, GtkDirectionType direction, GtkWidget *to)
{
  gtk_widget_child_focus (gtk_widget_get_parent (self->choice), direction);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == to);
}

static void
test_tab (Fixture *self, gconstpointer data)
{
  /* Tab comes to what is chosen, from either side, and goes on from there. */
  gtk_widget_grab_focus (self->before);
  assert_goes (self, GTK_DIR_TAB_FORWARD, find (self, "Blue"));
  assert_goes (self, GTK_DIR_TAB_FORWARD, self->after);
  assert_goes (self, GTK_DIR_TAB_BACKWARD, find (self, "Blue"));
  assert_goes (self, GTK_DIR_TAB_BACKWARD, self->before);
  g_assert_cmpuint (self->n_picked, ==, 0);
}

static void
test_arrows (Fixture *self, gconstpointer data)
{
  /* An arrow goes to the one beside it, after the last to the first, and takes nobody's colour on the way. */
  gtk_widget_grab_focus (find (self, "Blue"));
  assert_goes (self, GTK_DIR_RIGHT, find (self, "Yellow"));
  assert_goes (self, GTK_DIR_DOWN, find (self, "Red"));
  assert_goes (self, GTK_DIR_LEFT, find (self, "Yellow"));
  g_assert_cmpuint (self->n_picked, ==, 0);
  g_assert_cmpstr (rh_colour_choice_get (RH_COLOUR_CHOICE (self->choice)), ==, "blue");

  g_signal_emit_by_name (find (self, "Yellow"), "clicked");
  g_assert_cmpuint (self->n_picked, ==, 1);
  g_assert_cmpstr (rh_colour_choice_get (RH_COLOUR_CHOICE (self->choice)), ==, "yellow");

  assert_goes (self, GTK_DIR_UP, find (self, "Blue"));
  gtk_widget_set_direction (self->choice, GTK_TEXT_DIR_RTL);
  assert_goes (self, GTK_DIR_RIGHT, find (self, "Red"));
}

static void
test_told (Fixture *self, gconstpointer data)
{
  /* To a screen reader each is one of several, and whose colour it is belongs to each. */
  GtkWidget *blue = find (self, "Blue");

  rh_colour_choice_name (RH_COLOUR_CHOICE (self->choice), "Colour of player 1");
  gtk_test_accessible_assert_role (blue, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_property (blue, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Colour of player 1");
  gtk_test_accessible_assert_state (blue, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_test_accessible_assert_state (find (self, "Red"), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE);
}

static void
test_ring (Fixture *self, gconstpointer data)
{
  /* What is chosen has a frame; where it has the focus too, that is seen within it. */
  g_assert_cmpint (ui_screen_get_change (find (self, "Blue"), GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE, RING), >, 100);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/colour-choice/tab", Fixture, NULL, set_up, test_tab, tear_down);
  g_test_add ("/colour-choice/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add ("/colour-choice/told", Fixture, NULL, set_up, test_told, tear_down);
  g_test_add ("/colour-choice/ring", Fixture, NULL, set_up, test_ring, tear_down);

  return g_test_run ();
}
