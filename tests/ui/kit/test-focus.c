/* SPDX-License-Identifier: GPL-3.0-or-later
 * The focus: before what has it goes, and around what has it together. */

#include "step-table.h"

#include "rh-focus.h"

typedef struct {
  GtkWidget *window;
  GtkWidget *box;
  GtkWidget *inside;
  GtkWidget *outside;
} Fixture;

typedef GtkBox Liking;
typedef GtkBoxClass LikingClass;

GType liking_get_type (void);

G_DEFINE_TYPE (Liking, liking, GTK_TYPE_BOX)

static void
liking_class_init (LikingClass *klass)
{
}

static void
liking_init (Liking *self)
{
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->window = gtk_window_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->inside = gtk_button_new_with_label ("inside");
  self->outside = gtk_button_new_with_label ("outside");
  gtk_box_append (GTK_BOX (self->box), self->inside);
  gtk_box_append (GTK_BOX (all), self->box);
  gtk_box_append (GTK_BOX (all), self->outside);
  gtk_window_set_child (GTK_WINDOW (self->window), all);
  gtk_window_present (GTK_WINDOW (self->window));
  step_table_wait_for (gtk_widget_get_mapped (self->inside));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
test_inside (Fixture *self, gconstpointer data)
{
  /* What goes doesn't keep the focus. */
  gtk_widget_grab_focus (self->inside);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == self->inside);
  rh_focus_drop (self->box);
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (self->window)));
}

static void
test_outside (Fixture *self, gconstpointer data)
{
  /* What stays does. */
  gtk_widget_grab_focus (self->outside);
  rh_focus_drop (self->box);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == self->outside);
}

static void
test_alone (Fixture *self, gconstpointer data)
{
  /* What stands in no window has no focus to lose. */
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  rh_focus_drop (box);
  g_object_unref (box);
}

static void
test_round (Fixture *self, gconstpointer data)
{
  /* Into the header bar, and out of it to where one was, if that is still there, or else into what is below; where there is
   * none, nowhere. */
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *button = gtk_button_new ();
  GtkWindow *window = GTK_WINDOW (self->window);

  g_assert_false (rh_focus_go_round (self->window, NULL, NULL));
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), button);
  gtk_box_prepend (GTK_BOX (gtk_window_get_child (window)), bar);
  step_table_wait_for (gtk_widget_get_mapped (button));
  gtk_widget_grab_focus (self->outside);
  gtk_window_set_focus_visible (window, FALSE);
  g_assert_true (rh_focus_go_round (self->window, NULL, NULL));
  g_assert_true (gtk_window_get_focus (window) == button);
  g_assert_true (gtk_window_get_focus_visible (window));
  gtk_window_set_focus_visible (window, FALSE);
  g_assert_true (rh_focus_go_round (self->window, NULL, NULL));
  g_assert_true (gtk_window_get_focus (window) == self->outside);
  g_assert_true (gtk_window_get_focus_visible (window));

  g_assert_true (rh_focus_go_round (self->window, NULL, NULL));
  gtk_widget_set_sensitive (self->outside, FALSE);
  g_assert_true (rh_focus_go_round (self->window, NULL, NULL));
  g_assert_true (gtk_window_get_focus (window) == self->inside);
  gtk_widget_set_sensitive (self->outside, TRUE);

  gtk_window_set_focus (window, NULL);
  g_assert_true (rh_focus_go_round (self->window, NULL, NULL));
  g_assert_true (gtk_window_get_focus (window) == button);
  g_assert_true (rh_focus_go_round (self->window, NULL, NULL));
  g_assert_true (gtk_window_get_focus (window) == self->inside);

  /* Likewise where the bar was reached otherwise, and isn't beside that. */
  g_object_ref (bar);
  gtk_box_remove (GTK_BOX (gtk_window_get_child (window)), bar);
  gtk_box_prepend (GTK_BOX (gtk_window_get_child (window)), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (GTK_BOX (gtk_widget_get_first_child (gtk_window_get_child (window))), bar);
  g_object_unref (bar);
  step_table_wait_for (gtk_widget_get_mapped (button));
  gtk_widget_grab_focus (button);
  g_assert_true (rh_focus_go_round (self->window, NULL, NULL));
  g_assert_true (gtk_window_get_focus (window) == self->inside);
}

static gboolean
grab_inside (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_first_child (widget));
}

/* Between “outside” and another button, a box with two that likes the focus on its first. */
static GtkWidget *
add_liking (Fixture *self, gboolean (*focus) (GtkWidget *, GtkDirectionType))
{
  GtkWidget *all = gtk_window_get_child (GTK_WINDOW (self->window));
  GtkWidget *liking = g_object_new (liking_get_type (), NULL);

  GTK_WIDGET_GET_CLASS (liking)->grab_focus = grab_inside;
  GTK_WIDGET_GET_CLASS (liking)->focus = focus;
  gtk_box_append (GTK_BOX (liking), gtk_button_new ());
  gtk_box_append (GTK_BOX (liking), gtk_button_new ());
  gtk_box_append (GTK_BOX (all), liking);
  gtk_box_append (GTK_BOX (all), gtk_button_new ());
  gtk_widget_grab_focus (self->outside);
  /* Tab goes by where they are. */
  step_table_wait_for (gtk_widget_get_height (gtk_widget_get_last_child (all)) > 0);

  return liking;
}

static GtkWidget *
tab (Fixture *self, GtkDirectionType direction)
{
  gtk_widget_child_focus (self->window, direction);

  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

static void
test_in_children (Fixture *self, gconstpointer data)
{
  /* Tab goes through it, and gets out of it at either end. */
  GtkWidget *liking = add_liking (self, rh_focus_in_children);

  g_assert_true (tab (self, GTK_DIR_TAB_FORWARD) == gtk_widget_get_first_child (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_FORWARD) == gtk_widget_get_last_child (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_FORWARD) == gtk_widget_get_next_sibling (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_BACKWARD) == gtk_widget_get_last_child (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_BACKWARD) == gtk_widget_get_first_child (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_BACKWARD) == self->outside);
}

static void
test_as_one (Fixture *self, gconstpointer data)
{
  /* Tab comes to where it likes it best, and leaves it at once. */
  GtkWidget *liking = add_liking (self, rh_focus_as_one);

  g_assert_true (tab (self, GTK_DIR_TAB_FORWARD) == gtk_widget_get_first_child (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_FORWARD) == gtk_widget_get_next_sibling (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_BACKWARD) == gtk_widget_get_first_child (liking));
  g_assert_true (tab (self, GTK_DIR_TAB_BACKWARD) == self->outside);
}

static void
test_popover (Fixture *self, gconstpointer data)
{
  /* An open popover has the focus, a closed one doesn't, whatever GTK says for a moment. */
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *item = gtk_button_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), item);
  gtk_widget_set_parent (popover, self->inside);
  g_assert_false (rh_focus_is_in_popover (self->box));
  gtk_popover_popup (GTK_POPOVER (popover));
  step_table_wait_for (gtk_widget_get_mapped (item));
  gtk_widget_grab_focus (item);
  g_assert_true (rh_focus_is_in_popover (self->box));
  gtk_popover_popdown (GTK_POPOVER (popover));
  step_table_wait_for (!gtk_widget_get_mapped (item));
  g_assert_false (rh_focus_is_in_popover (self->box));
  gtk_widget_unparent (popover);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add ("/focus/inside", Fixture, NULL, set_up, test_inside, tear_down);
  g_test_add ("/focus/outside", Fixture, NULL, set_up, test_outside, tear_down);
  g_test_add ("/focus/alone", Fixture, NULL, set_up, test_alone, tear_down);
  g_test_add ("/focus/popover", Fixture, NULL, set_up, test_popover, tear_down);
  g_test_add ("/focus/in-children", Fixture, NULL, set_up, test_in_children, tear_down);
  g_test_add ("/focus/as-one", Fixture, NULL, set_up, test_as_one, tear_down);
  g_test_add ("/focus/round", Fixture, NULL, set_up, test_round, tear_down);

  return g_test_run ();
}
