/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-slip.h"
#include "rh-cape.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_TURNED (rh_cape_turned_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeTurned, rh_cape_turned, RH, CAPE_TURNED, AdwBin)

/* What was turned up: the common row, of which each card can be given another count. */
GtkWidget *rh_cape_turned_new      (RhStep            *step);
void       rh_cape_turned_update   (RhCapeTurned      *self,
                                    const RhSetup     *setup,
                                    const RhCapeState *state);
const RhCapeMove *rh_cape_turned_get_mended (RhCapeTurned *self);
char      *rh_cape_turned_ask      (RhCapeTurned      *self,
                                    const RhSetup     *setup);
void       rh_cape_turned_give     (RhCapeTurned      *self,
                                    guint              rails);
gboolean   rh_cape_turned_take_key (RhCapeTurned      *self,
                                    guint              keyval,
                                    GdkModifierType    modifiers);

G_END_DECLS
