/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BIDS_SHOWN (rh_cape_bids_shown_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidsShown, rh_cape_bids_shown, RH, CAPE_BIDS_SHOWN, AdwBin)

void rh_cape_bids_shown_update (RhCapeBidsShown   *self,
                                const RhSetup     *setup,
                                const RhCapeState *state);

G_END_DECLS
