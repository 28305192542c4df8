/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is told where a pointer is held, and the name of a control that shows none. */

#include "config.h"

#include "rh-tooltip.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

/* Told once more, it isn't set again; and what isn't told any more goes. */
static void
test_set (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("Ilse-…"));

  g_assert_false (rh_tooltip_set (label, NULL));
  g_assert_true (rh_tooltip_set (label, "Ilse-Marie"));
  g_assert_cmpstr (rh_tooltip_get (label), ==, "Ilse-Marie");
  g_assert_true (gtk_widget_get_has_tooltip (label));
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Ilse-Marie");
  g_assert_false (rh_tooltip_set (label, "Ilse-Marie"));

  g_assert_true (rh_tooltip_set (label, NULL));
  g_assert_null (rh_tooltip_get (label));
  g_assert_false (gtk_widget_get_has_tooltip (label));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));

  g_object_unref (label);
}

/* What the display was asked until now. */
static gulong
count_requests (GtkWidget *widget)
{
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gtk_widget_get_display (widget);

  if (GDK_IS_X11_DISPLAY (display))
    return NextRequest (gdk_x11_display_get_xdisplay (display));
#endif

  return 0;
}

/* Nobody waits for the display to say where the pointer is. */
static void
test_no_wait (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_button_new ();
  gulong requests;

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (button))
    g_main_context_iteration (NULL, TRUE);

  requests = count_requests (button);
  rh_tooltip_name (button, "Undo: bids");
  rh_tooltip_set (button, "Undo");
  g_assert_cmpuint (count_requests (button), ==, requests);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* The tooltip and the name for screen readers say the same. */
static void
test_name (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());

  rh_tooltip_name (button, "Undo: bids");
  g_assert_cmpstr (rh_tooltip_get (button), ==, "Undo: bids");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo: bids");
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));

  rh_tooltip_name (button, "Undo");
  g_assert_cmpstr (rh_tooltip_get (button), ==, "Undo");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");

  g_object_unref (button);
}

static gboolean
is_told (GtkWidget *widget, gboolean by_key)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean told;

  g_signal_emit_by_name (widget, "query-tooltip", 10, 10, by_key, tooltip, &told);

  return told;
}

static void
move (GtkWidget *window, const char *how, double x, double y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
      g_signal_emit_by_name (controller, how, x, y);
  }
}

/* A window opens below a pointer that rests, and all in it is laid out anew: nothing is told before the pointer has moved,
 * but to who asks by a key. In another window, it is told as ever. */
static void
test_hold (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new ("Ilse-…");
  GtkWidget *other = g_object_ref_sink (gtk_button_new ());

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_button_set_child (GTK_BUTTON (button), label);
  rh_tooltip_hold (GTK_WINDOW (window));
  rh_tooltip_set (button, "Undo");
  rh_tooltip_set (label, "Ilse-Marie");
  rh_tooltip_set (other, "Redo");

  g_assert_false (is_told (button, FALSE));
  move (window, "enter", 100, 50);
  move (window, "motion", 100, 50);
  move (window, "motion", 101, 50);
  g_assert_false (is_told (button, FALSE));
  g_assert_false (is_told (label, FALSE));
  g_assert_true (is_told (button, TRUE));
  g_assert_true (is_told (other, FALSE));
  move (window, "motion", 110, 50);
  g_assert_true (is_told (button, FALSE));
  g_assert_true (is_told (label, FALSE));
  move (window, "motion", 100, 50);
  g_assert_true (is_told (button, FALSE));
  g_object_unref (other);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/tooltip/set", test_set);
  g_test_add_func ("/tooltip/no-wait", test_no_wait);
  g_test_add_func ("/tooltip/name", test_name);
  g_test_add_func ("/tooltip/hold", test_hold);

  return g_test_run ();
}
