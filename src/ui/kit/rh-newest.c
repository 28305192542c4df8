/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keeps the end of a list in sight. */

#include "config.h"

#include "rh-newest.h"

static gboolean
on_idle_cb (gpointer data)
{
  GtkAdjustment *adjustment = data;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));

  return G_SOURCE_REMOVE;
}

/* The length becomes known while sizes are given out, and nothing can be moved
 * then. A list that is as long as before stays where it is. */
static void
on_changed_cb (GtkAdjustment *adjustment)
{
  int length = (int) gtk_adjustment_get_upper (adjustment);

  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (adjustment), "length")) == length)
    return;

  g_object_set_data (G_OBJECT (adjustment), "length", GINT_TO_POINTER (length));
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_idle_cb, g_object_ref (adjustment), g_object_unref);
}

/**
 * rh_newest_follow:
 * @scroller: what a list is scrolled in
 *
 * Scrolls to the end whenever the list has another length.
 */
void
rh_newest_follow (GtkScrolledWindow *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  g_signal_connect (adjustment, "changed", G_CALLBACK (on_changed_cb), NULL);
}
