/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RhCapeBidWait:
 * @part: what waits, borrowed; it is mapped
 * @why: what is said once nobody came
 * @source: a timeout source; 0 where nothing is waited for
 *
 * A bid out of turn is asked for: once nobody has come for that long, whoever types doesn't look, and means another bid.
 */
typedef struct {
  GtkWidget *part;
  char      *why;
  guint      source;
} RhCapeBidWait;

void rh_cape_bid_wait_begin (RhCapeBidWait *self,
                             GtkWidget     *part,
                             const char    *name,
                             guint          rest);
void rh_cape_bid_wait_end   (RhCapeBidWait *self);

G_END_DECLS
