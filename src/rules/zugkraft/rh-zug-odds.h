/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-train.h"

G_BEGIN_DECLS

#define RH_ZUG_ROLLS_SAFE 3 /* Z2, Z3: after so many a train that can't run is short, and a roll that places nothing a wreck */

/**
 * RhZugAim:
 * @RH_ZUG_AIM_RUN: a train that can run; 1 for one
 * @RH_ZUG_AIM_POINTS: the most points; the points
 * @RH_ZUG_AIM_TARGET: as many points as the target; 1 for as many
 * @RH_ZUG_AIM_WORTH: what points are worth to somebody
 *
 * What is played for, and what an end is worth then.
 */
typedef enum {
  RH_ZUG_AIM_RUN,
  RH_ZUG_AIM_POINTS,
  RH_ZUG_AIM_TARGET,
  RH_ZUG_AIM_WORTH,
} RhZugAim;

/**
 * RhZugStand:
 * @engines: engines set down
 * @tender: whether a tender is
 * @tanks: tank cars (one engine)
 * @ores: ore cars (one engine)
 * @boxes: boxcars (one engine)
 * @terms: the numbers on the cars, added up
 * @dice: the dice in hand
 *
 * A train before its caboose, as far as it matters for what may come: of a freight train, what its points are and how
 * many dice are in hand.
 */
typedef struct {
  guint    engines;
  gboolean tender;
  guint    tanks;
  guint    ores;
  guint    boxes;
  int      terms;
  guint    dice;
} RhZugStand;

/**
 * RhZugTally:
 * @n_rolls: how many ways the dice can fall
 * @n_nothing: how many place nothing
 * @n_end: after how many it is best to end the turn, and that is worth something
 * @end: what those are worth together
 * @n_on: after how many it is best to roll on, and that is worth something
 * @on: what those are worth together
 *
 * What comes of the next roll, way by way.
 */
typedef struct {
  guint  n_rolls;
  guint  n_nothing;
  guint  n_end;
  double end;
  guint  n_on;
  double on;
} RhZugTally;

typedef struct _RhZugOdds RhZugOdds;

/**
 * RhZugWorth:
 * @points: what a turn brings
 * @data: what was given
 *
 * Returns: what that is worth, 0 to 1; the more points, the more
 */
typedef double (*RhZugWorth) (int      points,
                              gpointer data);

RhZugStand rh_zug_stand_of       (const RhZugSum   *sum);

RhZugOdds *rh_zug_odds_new       (RhZugAim          aim,
                                  int               target);
RhZugOdds *rh_zug_odds_new_worth (RhZugWorth        worth,
                                  gpointer          data,
                                  int               enough);
void       rh_zug_odds_free      (RhZugOdds        *self);
double     rh_zug_odds_get       (RhZugOdds        *self,
                                  const RhZugStand *stand,
                                  guint             rolls);
double     rh_zug_odds_roll      (RhZugOdds        *self,
                                  const RhZugStand *stand,
                                  guint             rolls,
                                  RhZugTally       *tally);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhZugOdds, rh_zug_odds_free)

G_END_DECLS
