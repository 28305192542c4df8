/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

/**
 * RhCapeSlip:
 * @i: which of the moves played turned it up, from 0
 * @move: that move
 *
 * A card of the common row, whose count may have been a slip.
 */
typedef struct {
  guint      i;
  RhCapeMove move;
} RhCapeSlip;

GArray  *rh_cape_slip_list (const RhCapeState *state,
                            const char *const *moves,
                            guint              n_moves);
gboolean rh_cape_slip_find (const RhCapeState *state,
                            const char *const *moves,
                            guint              n_moves,
                            guint              card,
                            RhCapeSlip        *slip);

G_END_DECLS
