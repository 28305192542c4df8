/* SPDX-License-Identifier: GPL-3.0-or-later
 * One place for several widgets. */

#include "step-table.h"

#include "rh-faces.h"

typedef struct {
  GtkWidget *window;
  RhFaces   *faces;
  GtkWidget *first;
  GtkWidget *second;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = gtk_window_new ();
  self->faces = g_object_new (RH_TYPE_FACES, NULL);
  self->first = gtk_label_new ("one\ntwo\nthree\nfour");
  self->second = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", gtk_label_new ("other"), NULL);
  gtk_widget_set_parent (self->first, GTK_WIDGET (self->faces));
  gtk_widget_set_parent (self->second, GTK_WIDGET (self->faces));
  rh_faces_turn (self->faces, NULL);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->faces));
  gtk_window_present (GTK_WINDOW (self->window));
  step_table_wait_for (gtk_widget_get_mapped (self->first));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static int
get_height (Fixture *self)
{
  int minimum;
  int natural;

  gtk_widget_measure (GTK_WIDGET (self->faces), GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, natural);

  return natural;
}

/* One face shows at a time, to eyes and to screen readers, and the height is the first one's all the while. */
static void
test_turn (Fixture *self, gconstpointer data)
{
  int height = get_height (self);

  g_assert_true (rh_faces_get_shown (self->faces) == self->first);
  g_assert_false (gtk_widget_get_mapped (self->second));

  rh_faces_turn (self->faces, self->second);
  step_table_wait_for (gtk_widget_get_mapped (self->second));
  g_assert_false (gtk_widget_get_mapped (self->first));
  gtk_test_accessible_assert_state (self->first, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gtk_test_accessible_assert_state (self->second, GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
  g_assert_cmpint (get_height (self), ==, height);

  rh_faces_turn (self->faces, NULL);
  step_table_wait_for (gtk_widget_get_mapped (self->first));
  g_assert_false (gtk_widget_get_mapped (self->second));
  g_assert_cmpint (get_height (self), ==, height);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/faces/turn", Fixture, NULL, set_up, test_turn, tear_down);

  return g_test_run ();
}
