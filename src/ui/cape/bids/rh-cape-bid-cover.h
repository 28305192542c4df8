/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_COVER (rh_cape_bid_cover_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidCover, rh_cape_bid_cover, RH, CAPE_BID_COVER, AdwBin)

GtkWidget *rh_cape_bid_cover_new        (RhSession       *session,
                                         guint            seat);
gboolean   rh_cape_bid_cover_key        (RhCapeBidCover  *self,
                                         guint            keyval,
                                         GdkModifierType  modifiers);
GtkWidget *rh_cape_bid_cover_get_likely (RhCapeBidCover  *self);

G_END_DECLS
