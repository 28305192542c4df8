/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ring of the focus, around what is in a widget: one that breaks its line. */

#include "board.h"
#include "step-table.h"

#include "rh-style.h"
#include "rh-wrap.h"

#define SPACING 10

/* Up to where, from the left, the second picture of a widget differs from the first; 0 where it doesn't. */
static int
find_change (GtkWidget *widget, GBytes *before, GBytes *after)
{
  const guint32 *a = g_bytes_get_data (before, NULL);
  const guint32 *b = g_bytes_get_data (after, NULL);
  int width = gtk_widget_get_width (widget);
  int last = 0;

  for (int i = 0; i < width * gtk_widget_get_height (widget); i++) {
    if (a[i] != b[i])
      last = MAX (last, i % width + 1);
  }

  return last;
}

/* What has the focus itself shows it around its children, and not where there are none, though it is wider. */
static void
test_ring (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *wrap = g_object_ref_sink (rh_wrap_new (SPACING, FALSE));
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  rh_style_load ();
  for (guint i = 0; i < 2; i++) {
    GtkWidget *button = gtk_button_new ();

    gtk_widget_set_size_request (button, 100, 40);
    rh_wrap_append (RH_WRAP (wrap), button);
  }
  gtk_widget_set_focusable (wrap, TRUE);
  gtk_widget_set_size_request (box, 400, 100);
  gtk_box_append (GTK_BOX (box), gtk_button_new ());
  gtk_box_append (GTK_BOX (box), wrap);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  step_table_wait_for (gtk_widget_get_mapped (wrap));
  board_settle ();
  gtk_widget_grab_focus (wrap);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (wrap), ==, 400);
  after = board_picture (wrap);
  gtk_widget_grab_focus (gtk_widget_get_first_child (box));
  board_settle ();
  before = board_picture (wrap);
  g_assert_cmpint (find_change (wrap, before, after), ==, 210);
  g_object_unref (wrap);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ring/children", test_ring);

  return g_test_run ();
}
