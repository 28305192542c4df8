/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-offer.h"
#include "rh-setup.h"
#include "rh-tally-row.h"

G_BEGIN_DECLS

/* Where the numbers of a claim and of a player's points come from, as rows of figures. */

GPtrArray *rh_heart_text_tally_claim  (const RhSetup      *setup,
                                       const RhHeartOffer *offer);
GPtrArray *rh_heart_text_tally_last   (const RhHeartState *state);
GPtrArray *rh_heart_text_tally_points (const RhHeartState *state,
                                       guint               seat);

G_END_DECLS
