/* SPDX-License-Identifier: GPL-3.0-or-later
 * A widget that shows something else where it has little room. */

#include "config.h"

#include "rh-narrow.h"

/* Those that are told soon, and the idle source that does. */
static GQueue waiting = G_QUEUE_INIT;
static guint source;

static void
drop (RhNarrow *self)
{
  g_queue_remove (&waiting, self);
  self->waits = FALSE;
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
  drop (self);
}

static gboolean
on_idle_cb (gpointer data)
{
  source = 0;
  rh_narrow_tell ();

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
  if (!self->waits)
    g_queue_push_tail (&waiting, self);
  self->waits = TRUE;
  if (source == 0)
    source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_idle_cb, NULL, NULL);
}

/**
 * rh_narrow_tell:
 *
 * Tells what was set since, and not later. For who gives out sizes before a frame, so that it is drawn right; not to be
 * called while sizes are given out.
 */
void
rh_narrow_tell (void)
{
  RhNarrow *self;

  while ((self = g_queue_pop_head (&waiting)) != NULL) {
    self->waits = FALSE;
    self->changed (self->widget, self->narrow);
  }
}

/**
 * rh_narrow_begin:
 * @self: a field of a widget
 * @narrow: whether the room that the widget will be given is little
 *
 * To be called from map (), where that is known: what is drawn first is right then.
 */
void
rh_narrow_begin (RhNarrow *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  drop (self);
  self->changed (self->widget, narrow);
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
