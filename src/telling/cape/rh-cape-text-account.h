/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"
#include "rh-tally-row.h"

G_BEGIN_DECLS

/* Where a player stands once the game is over, and why. */

GPtrArray *rh_cape_text_account (const RhSetup     *setup,
                                 const char *const *moves,
                                 guint              n_moves,
                                 guint              seat);

G_END_DECLS
