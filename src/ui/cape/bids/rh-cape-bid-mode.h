/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_MODE (rh_cape_bid_mode_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidMode, rh_cape_bid_mode, RH, CAPE_BID_MODE, AdwBin)

/* Emits "chosen" when the other way is tapped, whether it can be had or not. */
void     rh_cape_bid_mode_show     (RhCapeBidMode   *self,
                                    gboolean         on_paper,
                                    gboolean         barred);
gboolean rh_cape_bid_mode_take_key (RhCapeBidMode   *self,
                                    guint            keyval,
                                    GdkModifierType  modifiers);

G_END_DECLS
