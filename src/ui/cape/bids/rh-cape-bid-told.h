/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_TOLD (rh_cape_bid_told_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidTold, rh_cape_bid_told, RH, CAPE_BID_TOLD, GtkWidget)

/* The line above a bid: what there is to bid from, or why a bid isn't taken. */
void     rh_cape_bid_told_update    (RhCapeBidTold     *self,
                                     const RhCapeState *state,
                                     guint              seat);
void     rh_cape_bid_told_refuse    (RhCapeBidTold     *self,
                                     const char        *text);
void     rh_cape_bid_told_stop      (RhCapeBidTold     *self,
                                     const char        *why);
gboolean rh_cape_bid_told_refuses   (RhCapeBidTold     *self);

G_END_DECLS
