/* SPDX-License-Identifier: GPL-3.0-or-later
 * How long a bid that is asked for out of turn waits for whoever chose that: what is typed later without a look is another's. */

#include "config.h"

#include "rh-cape-bid-wait.h"

#include "rh-cape-text-bids.h"
#include "rh-panel.h"

/* Who taps sees whose bid it is. */
static void
on_late_cb (gpointer data)
{
  RhCapeBidWait *self = data;

  self->source = 0;
  rh_panel_stop (self->part, self->why, FALSE);
}

/**
 * rh_cape_bid_wait_begin:
 * @self: a wait
 * @part: a part of a step; before it is unmapped the wait is to be ended
 * @name: (nullable): whose bid is asked for, out of turn; %NULL to wait for nobody
 * @rest: how long, in milliseconds
 *
 * After that nothing more is taken that is typed, before somebody looks.
 */
void
rh_cape_bid_wait_begin (RhCapeBidWait *self, GtkWidget *part, const char *name, guint rest)
{
  rh_cape_bid_wait_end (self);
  if (name == NULL || !gtk_widget_get_mapped (part))
    return;

  self->part = part;
  self->why = rh_cape_text_bids_out_of_turn (name);
  self->source = g_timeout_add_once (rest, on_late_cb, self);
}

/**
 * rh_cape_bid_wait_end:
 * @self: a wait
 *
 * Somebody came, or another bid is asked for.
 */
void
rh_cape_bid_wait_end (RhCapeBidWait *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->why, g_free);
}
