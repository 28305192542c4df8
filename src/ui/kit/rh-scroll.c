/* SPDX-License-Identifier: GPL-3.0-or-later
 * Scrolls to what is to be seen: a panel in a window that is too small for it, the end of a list. */

#include "config.h"

#include "rh-scroll.h"

#define MARGIN 16 /* with the frame around it */

static void
scroll_now (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double value, page, top, bottom;

  if (scrolled == NULL || !gtk_widget_compute_bounds (widget, scrolled, &bounds))
    return;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  value = gtk_adjustment_get_value (adjustment);
  page = gtk_adjustment_get_page_size (adjustment);
  top = value + bounds.origin.y - MARGIN;
  bottom = value + bounds.origin.y + bounds.size.height + MARGIN;
  /* Setting the value ends what is animated, as after the focus has moved; clamping it doesn't. */
  gtk_adjustment_set_value (adjustment, MIN (MAX (value, bottom - page), top));
}

/* The first tick comes before what is new has its place, the second after. */
static gboolean
on_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *ticks = data;

  if (++*ticks < 2)
    return G_SOURCE_CONTINUE;

  scroll_now (widget);

  return G_SOURCE_REMOVE;
}

/**
 * rh_scroll_to:
 * @widget: a widget, perhaps in a scrolled window
 *
 * Scrolls to the widget once it has its place: all of it, or its top where it is too high.
 */
void
rh_scroll_to (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, on_tick_cb, g_new0 (guint, 1), g_free);
}

static gboolean
on_idle_cb (gpointer data)
{
  GtkAdjustment *adjustment = data;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));

  return G_SOURCE_REMOVE;
}

/* Until which frame another length isn't news. */
static gint64
get_held (GtkWidget *scroller)
{
  gint64 *frame = g_object_get_data (G_OBJECT (scroller), "rh-scroll-held");

  return frame != NULL ? *frame : -1; /* the first frame is 0 */
}

/* The length becomes known while sizes are given out, and nothing can be moved then. */
static void
on_length_cb (GtkAdjustment *adjustment, GParamSpec *pspec, GtkWidget *scroller)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (scroller);

  if (clock != NULL && gdk_frame_clock_get_frame_counter (clock) <= get_held (scroller))
    return;

  g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_idle_cb, g_object_ref (adjustment), g_object_unref);
}

/**
 * rh_scroll_follow:
 * @scroller: what a list is scrolled in, whose newest line is the last
 *
 * Scrolls to the end whenever the list has another length.
 */
void
rh_scroll_follow (GtkScrolledWindow *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  g_signal_connect_object (adjustment, "notify::upper", G_CALLBACK (on_length_cb), scroller, 0);
}

/**
 * rh_scroll_hold:
 * @scroller: what follows its newest line
 *
 * What is changed now gives the list another length, but no newer line: it stays where it is.
 */
void
rh_scroll_hold (GtkScrolledWindow *scroller)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (scroller));
  gint64 frame = clock != NULL ? gdk_frame_clock_get_frame_counter (clock) + 1 : -1;

  g_object_set_data_full (G_OBJECT (scroller), "rh-scroll-held", g_memdup2 (&frame, sizeof frame), g_free);
}

static void
on_room_cb (GtkAdjustment *adjustment, gpointer data)
{
  double hidden = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_can_focus (data, hidden > 0);
}

/**
 * rh_scroll_stop_when_cut:
 * @scroller: what a text is scrolled in
 *
 * Makes the text a stop of Tab while there isn't room for all of it, and no longer.
 */
void
rh_scroll_stop_when_cut (GtkScrolledWindow *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_room_cb), scroller, 0);
  on_room_cb (adjustment, scroller);
}
