/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"
#include "rh-cape.h"
#include "rh-step.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The ways to pay for a build, below the sum of what there is without bonus rails: a row each, one of them chosen. */
#define RH_TYPE_CAPE_WAYS (rh_cape_ways_get_type ())

G_DECLARE_FINAL_TYPE (RhCapeWays, rh_cape_ways, RH, CAPE_WAYS, AdwBin)

void     rh_cape_ways_set_build_button (RhCapeWays        *self,
                                        RhButton          *build);
void     rh_cape_ways_set              (RhCapeWays        *self,
                                        const RhCapeOffer *offer);
void     rh_cape_ways_choose           (RhCapeWays        *self,
                                        guint              way);
void     rh_cape_ways_forget           (RhCapeWays        *self);
guint    rh_cape_ways_get_chosen       (RhCapeWays        *self);
void     rh_cape_ways_focus            (RhCapeWays        *self);
gboolean rh_cape_ways_take_key         (RhCapeWays        *self,
                                        RhStep            *step,
                                        guint              keyval,
                                        GdkModifierType    modifiers);

G_END_DECLS
