/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-move.h"
#include "rh-heart-offer.h"
#include "rh-heart-state.h"

#include "rh-setup.h"

G_BEGIN_DECLS

extern const RhGame rh_heart_game;

gboolean rh_heart_play (const RhHeartState *state,
                        const RhHeartMove  *move,
                        RhHeartState       *next,
                        RhEntries          *entries,
                        GError            **error);

G_END_DECLS
