/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-advice.h"
#include "rh-zug-draft.h"
#include "rh-zug-move.h"
#include "rh-zug-refusal.h"
#include "rh-zug-state.h"
#include "rh-zug-turn.h"

#include "rh-setup.h"

G_BEGIN_DECLS

extern const RhGame rh_zug_game;

gboolean rh_zug_play (const RhZugState *state,
                      const RhZugMove  *move,
                      RhZugState       *next,
                      RhEntries        *entries,
                      GError          **error);

G_END_DECLS
