/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RhCapeBidAloud:
 * @line: where it is typed
 * @button: (nullable): what is held to peek, where people want the bid itself said; %NULL where they don't
 * @told: whether a peek was answered
 * @said: whether by the bid, and the button is called so still
 *
 * What who peeks by keys is told aloud. All of it is borrowed.
 */
typedef struct {
  GtkWidget *line;
  GtkWidget *button;
  gboolean   told;
  gboolean   said;
} RhCapeBidAloud;

void     rh_cape_bid_aloud_tell (RhCapeBidAloud *self,
                                 guint           n,
                                 int             bid);
gboolean rh_cape_bid_aloud_end  (RhCapeBidAloud *self);
void     rh_cape_bid_aloud_hush (RhCapeBidAloud *self);

G_END_DECLS
