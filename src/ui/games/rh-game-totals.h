/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"
#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhGameTotal:
 * @seal: of the game
 * @names: (array zero-terminated=1): what its players were called
 * @amounts: (array zero-terminated=1): what each of them has
 * @order: its seats: where somebody has won, the first, the second and so on, else as they sit
 * @n_rounds: how many rounds it had; 0 where its game has none
 *
 * What a game came to that is over.
 */
typedef struct {
  RhDigest seal;
  char   **names;
  char   **amounts;
  guint    order[RH_SEATS_MAX];
  guint    n_rounds;
} RhGameTotal;

/**
 * RhGameTotals:
 *
 * What games came to, by their numbers.
 */
typedef struct _RhGameTotals RhGameTotals;

RhGameTotals      *rh_game_totals_new  (void);
void               rh_game_totals_free (RhGameTotals    *self);
const RhGameTotal *rh_game_totals_find (RhGameTotals    *self,
                                        const RhGameRow *row);
const RhGameTotal *rh_game_totals_take (RhGameTotals    *self,
                                        const RhGameRow *row,
                                        RhSession       *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhGameTotals, rh_game_totals_free)

G_END_DECLS
