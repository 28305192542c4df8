/* SPDX-License-Identifier: GPL-3.0-or-later
 * From when on what is asked takes an answer: not before its frame was painted, nor while it is only looked at. */

#include "config.h"

#include "rh-opening.h"

/* It is as long as an answer wouldn't be taken. */
static void
set_busy (RhOpening *self, gboolean busy)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->panel), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

static void
on_open_cb (gpointer data)
{
  RhOpening *self = data;

  self->source = 0;
  set_busy (self, FALSE);
}

static void
stay_busy (RhOpening *self, guint rest)
{
  g_clear_handle_id (&self->source, g_source_remove);
  set_busy (self, rest > 0);
  if (rest > 0)
    self->source = g_timeout_add_once (rest, on_open_cb, self);
}

static void
stop_waiting (RhOpening *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  self->clock = NULL;
  g_clear_handle_id (&self->source, g_source_remove);
}

/* Some steps are only looked at first. Where the last answer on a screen of one player's own was tapped stands the next player's
 * first. */
static void
on_after_paint_cb (GdkFrameClock *clock, RhOpening *self)
{
  guint rest = MAX (self->looked_at, self->handed);

  stop_waiting (self);
  self->seen = g_get_monotonic_time () + (gint64) self->looked_at * 1000;
  self->open = self->seen + (gint64) (rest - self->looked_at) * 1000;
  self->handed = 0;
  stay_busy (self, rest + self->bounces);
}

/**
 * rh_opening_wait:
 * @self: an opening, of which the panel is mapped
 *
 * Nobody has seen yet what is asked now.
 */
void
rh_opening_wait (RhOpening *self)
{
  stop_waiting (self);
  self->seen = self->open = 0;
  set_busy (self, TRUE);
  self->clock = gtk_widget_get_frame_clock (self->panel);
  g_signal_connect (self->clock, "after-paint", G_CALLBACK (on_after_paint_cb), self);
  gtk_widget_queue_draw (self->panel);
}

/**
 * rh_opening_open:
 * @self: an opening
 *
 * All is taken from now on, and was before.
 */
void
rh_opening_open (RhOpening *self)
{
  rh_opening_stop (self);
  self->seen = self->open = 1; /* long ago */
}

/**
 * rh_opening_stop:
 * @self: an opening
 *
 * It waits for nothing any more.
 */
void
rh_opening_stop (RhOpening *self)
{
  stop_waiting (self);
  self->handed = 0;
  set_busy (self, FALSE);
}
