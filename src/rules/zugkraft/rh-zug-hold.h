/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-turn.h"

G_BEGIN_DECLS

/**
 * RhZugHold:
 * @stop: the chance that nobody overtakes who stops
 * @roll: the chance of points that nobody overtakes, for who rolls at least once more and plays for that alone
 *
 * Whether a lead holds to the end of the round.
 */
typedef struct {
  double stop;
  double roll;
} RhZugHold;

void rh_zug_hold_compute (const RhZugTurn *turn,
                          gboolean         alone,
                          RhZugHold       *hold);

G_END_DECLS
