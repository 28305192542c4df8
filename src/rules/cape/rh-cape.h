/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-move.h"
#include "rh-cape-offer.h"
#include "rh-cape-state.h"
#include "rh-cape-why.h"

#include "rh-setup.h"

G_BEGIN_DECLS

extern const RhGame rh_cape_game;

RhCapePhase rh_cape_phase_of (RhCapeMoveKind kind);

gboolean rh_cape_play (const RhCapeState *state,
                       const RhCapeMove  *move,
                       RhCapeState       *next,
                       RhEntries         *entries,
                       GError           **error);

G_END_DECLS
