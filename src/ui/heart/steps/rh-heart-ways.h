/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-heart-offer.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_WAYS (rh_heart_ways_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartWays, rh_heart_ways, RH, HEART_WAYS, AdwBin)

/* Emits "chosen" (the place of a way in the offer) when one is tapped, or its key is pressed. */
void       rh_heart_ways_set   (RhHeartWays        *self,
                                const RhHeartOffer *offer,
                                int                 engines);
gboolean   rh_heart_ways_key   (RhHeartWays        *self,
                                guint               keyval,
                                GdkModifierType     modifiers);
void       rh_heart_ways_focus (RhHeartWays        *self);

G_END_DECLS
