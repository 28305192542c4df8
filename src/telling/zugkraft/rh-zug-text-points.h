/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-tally-row.h"
#include "rh-zug-state.h"

G_BEGIN_DECLS

/* Why a player has these points once the game is over. */

GPtrArray *rh_zug_text_points (const RhSetup     *setup,
                               const char *const *moves,
                               guint              n_moves,
                               guint              seat);

G_END_DECLS
