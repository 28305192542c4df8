/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-offer.h"

#include "rh-reasons.h"
#include "rh-session.h"

G_BEGIN_DECLS

/* The answer to “Why?”: a claim, where all of it is told, and the player's points. */
void rh_heart_reasons_show (RhReasons          *reasons,
                            RhSession          *session,
                            guint               seat,
                            const RhHeartOffer *offer);

G_END_DECLS
