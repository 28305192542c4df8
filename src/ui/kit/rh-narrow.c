/* SPDX-License-Identifier: GPL-3.0-or-later
 * A widget that shows something else where it has little room.
 *
 * Nothing can change while sizes are given out, but right after: a frame's sizes are given out again if they must be,
 * before anything of it is drawn. So nothing jumps from under a finger; but classes of style take effect a frame later. */

#include "config.h"

#include "rh-narrow.h"

#define ROUNDS 2 /* of giving out sizes in one frame that may change something; GTK gives up after four */

static void
tell (RhNarrow *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->changed (self->widget, self->narrow);
}

/* After sizes were given out. */
static void
on_layout_cb (GdkFrameClock *clock, gpointer data)
{
  RhNarrow *self = data;
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  self->round = frame == self->frame ? self->round + 1 : 1;
  self->frame = frame;
  if (self->source != 0 && self->round <= ROUNDS)
    tell (self);
}

static void
drop_clock (RhNarrow *self)
{
  if (self->clock != NULL)
    g_clear_signal_handler (&self->layout, self->clock);
  g_clear_object (&self->clock);
}

static void
take_clock (RhNarrow *self)
{
  drop_clock (self);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (self->widget));
  self->layout = g_signal_connect_after (self->clock, "layout", G_CALLBACK (on_layout_cb), self);
}

static void
on_realize_cb (GtkWidget *widget, gpointer data)
{
  take_clock (data);
}

static void
on_unrealize_cb (GtkWidget *widget, gpointer data)
{
  drop_clock (data);
}

/**
 * rh_narrow_init:
 * @self: a field of @widget
 * @widget: a widget
 * @narrow: how it looks at first
 * @changed: shows the other look; called soon after
 *
 * Begins; @widget must call rh_narrow_clear () when it is disposed of.
 */
void
rh_narrow_init (RhNarrow *self, GtkWidget *widget, gboolean narrow, RhNarrowFunc changed)
{
  *self = (RhNarrow) { .widget = widget, .changed = changed, .narrow = narrow };
  self->realize = g_signal_connect (widget, "realize", G_CALLBACK (on_realize_cb), self);
  self->unrealize = g_signal_connect (widget, "unrealize", G_CALLBACK (on_unrealize_cb), self);
  if (gtk_widget_get_realized (widget))
    take_clock (self);
}

/**
 * rh_narrow_clear:
 * @self: a field of a widget
 *
 * Tells nothing any more.
 */
void
rh_narrow_clear (RhNarrow *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  drop_clock (self);
  g_clear_signal_handler (&self->realize, self->widget);
  g_clear_signal_handler (&self->unrealize, self->widget);
}

static gboolean
on_idle_cb (gpointer data)
{
  RhNarrow *self = data;

  self->source = 0;
  tell (self);

  return G_SOURCE_REMOVE;
}

/**
 * rh_narrow_set:
 * @self: a field of a widget
 * @narrow: whether the room that the widget is given now is little
 *
 * To be called from size_allocate ().
 */
void
rh_narrow_set (RhNarrow *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  /* For what has its size from outside of a frame. */
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_idle_cb, self, NULL);
}

/**
 * rh_narrow_begin:
 * @self: a field of a widget
 * @narrow: whether the room that the widget will be given is little
 *
 * To be called from map (), where that is known: the style is right at first, too.
 */
void
rh_narrow_begin (RhNarrow *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  tell (self);
}

/**
 * rh_narrow_get:
 * @self: a field of a widget
 *
 * Returns: whether the room that the widget was given last is little
 */
gboolean
rh_narrow_get (RhNarrow *self)
{
  return self->narrow;
}
