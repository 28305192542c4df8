/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-state.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_ROW (rh_cape_bid_row_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidRow, rh_cape_bid_row, RH, CAPE_BID_ROW, AdwBin)

/* Who has sealed, who is bidding, and what they all have: small, beside the bid of one of them. */
GtkWidget *rh_cape_bid_row_new    (const RhSetup     *setup);
void       rh_cape_bid_row_update (RhCapeBidRow      *self,
                                   const RhCapeState *state,
                                   guint              sealed,
                                   int                bidding);

G_END_DECLS
