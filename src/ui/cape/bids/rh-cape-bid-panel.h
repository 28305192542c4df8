/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-text-bids.h"
#include "rh-session.h"

G_BEGIN_DECLS

/* A limit, in milliseconds, for what may have been meant for another bid: who begins by typing types on. */
#define RH_CAPE_BID_MOMENT 4000

#define RH_TYPE_CAPE_BID_PANEL (rh_cape_bid_panel_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidPanel, rh_cape_bid_panel, RH, CAPE_BID_PANEL, AdwBin)

/* Where one player gives a bid. Emits "closed" (RhCapeBidEnd) when it is done with;
 * whoever shows it then destroys it. */
GtkWidget *rh_cape_bid_panel_new       (RhSession       *session,
                                        guint            seat,
                                        gboolean         out_of_turn);
gboolean   rh_cape_bid_panel_key       (RhCapeBidPanel  *self,
                                        guint            keyval,
                                        GdkModifierType  modifiers);
void       rh_cape_bid_panel_focus     (RhCapeBidPanel  *self);
void       rh_cape_bid_panel_set_limit (RhCapeBidPanel  *self,
                                        guint            limit);

G_END_DECLS
