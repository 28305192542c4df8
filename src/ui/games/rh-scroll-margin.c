/* SPDX-License-Identifier: GPL-3.0-or-later
 * What stands below a part that scrolls, and is as wide as what is seen of that. */

#include "config.h"

#include "rh-scroll-margin.h"

#include "rh-children.h"

/* The bar comes and goes while the part is allocated, which is before what stands below. */
static void
on_bar_cb (GtkWidget *bar, GtkWidget *below)
{
  gtk_widget_set_margin_end (below, gtk_widget_get_mapped (bar) ? rh_child_get_least (bar, GTK_ORIENTATION_HORIZONTAL, -1) : 0);
}

/**
 * rh_scroll_margin_follow:
 * @below: a widget
 * @above: what stands above it, with a scroll bar that has a place of its own
 *
 * As long as the scroll bar is there, leaves its width free at the end of @below, so that both have the same edges.
 */
void
rh_scroll_margin_follow (GtkWidget *below, GtkScrolledWindow *above)
{
  GtkWidget *bar;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (above));

  bar = gtk_scrolled_window_get_vscrollbar (above);
  g_signal_connect_object (bar, "map", G_CALLBACK (on_bar_cb), below, G_CONNECT_AFTER);
  g_signal_connect_object (bar, "unmap", G_CALLBACK (on_bar_cb), below, G_CONNECT_AFTER);
  on_bar_cb (bar, below);
}
