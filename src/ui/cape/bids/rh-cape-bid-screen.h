/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape-state.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_SCREEN (rh_cape_bid_screen_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidScreen, rh_cape_bid_screen, RH, CAPE_BID_SCREEN, GtkWidget)

/* What who bids answers with: the cards on offer, and its child, which a template gives it: what that player does. */
void rh_cape_bid_screen_update (RhCapeBidScreen   *self,
                                const RhCapeState *state);

G_END_DECLS
