/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-button.h"

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_WAYS (rh_cape_ways_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeWays, rh_cape_ways, RH, CAPE_WAYS, AdwBin)

/* The ways to pay but the best one, a button each. Emits "way" with the one chosen. */
void     rh_cape_ways_set      (RhCapeWays        *self,
                                const RhCapeOffer *offer);
gboolean rh_cape_ways_key      (RhCapeWays        *self,
                                guint              keyval,
                                GdkModifierType    modifiers);
void     rh_cape_ways_describe (RhButton      *button,
                                const RhCapeOffer *offer,
                                guint              way);

G_END_DECLS
