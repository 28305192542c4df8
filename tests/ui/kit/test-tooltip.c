/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is told where a pointer is held, and the name of a control that shows none. */

#include "config.h"

#include "rh-tooltip.h"

static void
on_notify_cb (guint *n)
{
  (*n)++;
}

/* Told once more, it isn't set again; and what isn't told any more goes. */
static void
test_set (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("Ilse-…"));
  guint n = 0;

  g_signal_connect_swapped (label, "notify::tooltip-text", G_CALLBACK (on_notify_cb), &n);

  g_assert_false (rh_tooltip_set (label, NULL));
  g_assert_true (rh_tooltip_set (label, "Ilse-Marie"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "Ilse-Marie");
  g_assert_false (rh_tooltip_set (label, "Ilse-Marie"));
  g_assert_cmpuint (n, ==, 1);

  g_assert_true (rh_tooltip_set (label, NULL));
  g_assert_null (gtk_widget_get_tooltip_text (label));
  g_assert_false (gtk_widget_get_has_tooltip (label));
  g_assert_cmpuint (n, ==, 2);

  g_object_unref (label);
}

/* The tooltip and the name for screen readers say the same; saying it again changes nothing. */
static void
test_name (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  guint n = 0;

  g_signal_connect_swapped (button, "notify::tooltip-text", G_CALLBACK (on_notify_cb), &n);

  rh_tooltip_name (button, "Undo: bids");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Undo: bids");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo: bids");
  g_assert_cmpuint (n, ==, 1);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));

  rh_tooltip_name (button, "Undo: bids");
  g_assert_cmpuint (n, ==, 1);

  rh_tooltip_name (button, "Undo");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Undo");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");
  g_assert_cmpuint (n, ==, 2);

  g_object_unref (button);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/tooltip/set", test_set);
  g_test_add_func ("/tooltip/name", test_name);

  return g_test_run ();
}
