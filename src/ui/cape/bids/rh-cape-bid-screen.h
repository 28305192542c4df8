/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

#include "rh-cape-state.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_SCREEN (rh_cape_bid_screen_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidScreen, rh_cape_bid_screen, RH, CAPE_BID_SCREEN, GtkWidget)

/* What who bids has before them: a card of one size for whatever is done there, and beside it what there is to bid
 * for, and how everybody stands. */
GtkWidget *rh_cape_bid_screen_new         (RhSession         *session);
void       rh_cape_bid_screen_update      (RhCapeBidScreen   *self,
                                           const RhCapeState *state);
void       rh_cape_bid_screen_show        (RhCapeBidScreen   *self,
                                           guint              seat,
                                           GtkWidget         *child);
GtkWidget *rh_cape_bid_screen_get_child   (RhCapeBidScreen   *self);
void       rh_cape_bid_screen_clear       (RhCapeBidScreen   *self);

G_END_DECLS
