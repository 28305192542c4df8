/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/**
 * RhRounds:
 * @n_seats: how many players there are
 * @n_rounds: how many rounds; of a game without rounds, how many moves
 * @mark: (nullable): what the highest figure so far is called, where nothing adds up; translate it when shown
 * @first: the first round that has figures: where nothing adds up nobody begins with anything, else 0, the start
 * @last: the last round of each seat that has one: there its line ends
 * @figures: what everybody has after each round, and behind the seats the mark; see rh_rounds_get()
 *
 * What everybody has had, round by round.
 */
typedef struct {
  guint       n_seats;
  guint       n_rounds;
  const char *mark;
  guint       first;
  guint       last[RH_SEATS_MAX];
  int        *figures;
} RhRounds;

RhRounds *rh_rounds_new     (const RhTelling   *telling,
                             const RhSetup     *setup,
                             const char *const *moves,
                             guint              n_moves,
                             const RhEntries   *entries);
void      rh_rounds_free    (RhRounds          *self);
int       rh_rounds_get     (const RhRounds    *self,
                             guint              seat,
                             guint              round);
char     *rh_rounds_to_text (const RhRounds    *self,
                             const RhTelling   *telling,
                             const RhSetup     *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhRounds, rh_rounds_free)

G_END_DECLS
