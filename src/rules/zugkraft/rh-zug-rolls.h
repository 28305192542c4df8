/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-odds.h"

G_BEGIN_DECLS

#define RH_ZUG_ROLL_MS 4000 /* between parts that are set down from one roll there is less than that */

/**
 * RhZugRolls:
 * @told: what somebody told, and the rolls that were seen since; 0 where nobody did
 * @went_on: whether any were seen since somebody told
 * @seen: the rolls from which something was set down; there may have been more
 * @since: when something was set down or put right last, or told meanwhile, in microseconds; 0 where what comes next is of another roll, however
 *   soon it comes
 * @train: what stands there
 * @most: how many parts have stood there
 *
 * How many rolls were made in a turn, as far as it is known. All zeros when it begins.
 */
typedef struct {
  guint      told;
  gboolean   went_on;
  guint      seen;
  gint64     since;
  RhZugTrain train;
  guint      most;
} RhZugRolls;

void     rh_zug_rolls_tell       (RhZugRolls       *self,
                                  guint             rolls,
                                  gint64            now);
void     rh_zug_rolls_follow     (RhZugRolls       *self,
                                  const RhZugTrain *train,
                                  gint64            now);
guint    rh_zug_rolls_get        (const RhZugRolls *self);
gboolean rh_zug_rolls_is_counted (const RhZugRolls *self);
guint    rh_zug_rolls_least      (const RhZugTrain *train);

G_END_DECLS
