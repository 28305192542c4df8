/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-odds.h"
#include "rh-zug-turn.h"

G_BEGIN_DECLS

/**
 * RhZugAdviceKind:
 * @RH_ZUG_ADVICE_NONE: there is nothing to roll: all six dice are down, or a caboose is
 * @RH_ZUG_ADVICE_SHORTAGE: the train can't run yet: how likely a shortage is
 * @RH_ZUG_ADVICE_ROLL: the train can run: stop or roll
 *
 * What can be said of a train.
 */
typedef enum {
  RH_ZUG_ADVICE_NONE,
  RH_ZUG_ADVICE_SHORTAGE,
  RH_ZUG_ADVICE_ROLL,
} RhZugAdviceKind;

/**
 * RhZugAdvice:
 * @kind: what can be said
 * @dice: the dice in hand
 * @rolls: the rolls made: 1, 2, or 3 for three or more; 0 where nobody has told and it matters
 * @guessed: whether nobody has told how many, of a train that can run
 * @n_rolls: how many ways the dice can fall: 6 to the power of @dice
 * @bad_faces: (roll) how many faces of a die can't be placed
 * @n_nothing: (roll) how many of the ways place nothing
 * @nothing: (roll) the chance of that: `n_nothing / n_rolls`
 * @wrecks: (roll) whether a roll that places nothing is a wreck: the next one is the fourth or a later one (Z9)
 * @shortages: (shortage) the chance of a shortage, for who plays to avoid it, after so many rolls: the first only where
 *   nothing is set down, else 0; and the last is 1
 * @needs: (shortage) which part is needed next; a tank car stands for any car, or the caboose
 * @n_ready: (shortage) how many ways let the train run at once
 * @stop: (roll) the points of stopping
 * @roll: (roll) the expected points of rolling at least once more and then playing for the most points
 * @n_end: (roll) after how many ways the turn is best ended then: a caboose is set down, or nothing is left to roll
 * @end_points: (roll) what they bring on average; 0 where there are none
 * @n_on: (roll) after how many ways rolling on is best
 * @on_points: (roll) what they bring on average; 0 where there are none
 * @target: the points to reach, at least 1; 0 where none were asked for
 * @shares: whether whoever has no more than these shares the highest total
 * @reach: (roll) the chance to reach them, for who plays for that alone and stops there; 1 where the train has them
 * @more: (roll) the chance to have more than @target, where @shares and the train has just that; else 0
 * @others: whether others may still have a turn after this one that counts against it; where it isn't known, they may
 * @unsettled: whether the train has @target, and others still have a turn all the same (rule Z10): then
 * @hold_stop: the chance that nobody overtakes who stops, and
 * @hold_roll: that of points that nobody overtakes, for who rolls on for that alone; or where the train only shares the highest
 *   total, of more points than these; both where the next roll may be a wreck, else 0
 * @n_reach: (roll) how many ways reach them at once
 * @n_open: (roll) after how many ways they can still be reached
 * @open_reach: (roll) the chance to reach them then, on average; 0 where there are none
 *
 * What the dice promise, exactly. The ways that place nothing bring nothing, so that @roll is
 * `(n_end * end_points + n_on * on_points) / n_rolls`, and @reach, where the train hasn't reached them,
 * `(n_reach + n_open * open_reach) / n_rolls`.
 */
typedef struct {
  RhZugAdviceKind kind;
  guint           dice;
  guint           rolls;
  gboolean        guessed;
  guint           n_rolls;

  guint           bad_faces;
  guint           n_nothing;
  double          nothing;
  gboolean        wrecks;

  double          shortages[RH_ZUG_ROLLS_SAFE + 1];
  RhZugPart       needs;
  guint           n_ready;

  int             stop;
  double          roll;
  guint           n_end;
  double          end_points;
  guint           n_on;
  double          on_points;

  int             target;
  gboolean        shares;
  double          reach;
  double          more;
  gboolean        others;
  gboolean        unsettled;
  double          hold_stop;
  double          hold_roll;
  guint           n_reach;
  guint           n_open;
  double          open_reach;
} RhZugAdvice;

void     rh_zug_advice_compute       (const RhZugTrain  *train,
                                      guint              rolls,
                                      int                target,
                                      gboolean           shares,
                                      RhZugAdvice       *advice);
void     rh_zug_advice_of_turn       (const RhZugTurn   *turn,
                                      guint              rolls,
                                      RhZugAdvice       *advice);
gboolean rh_zug_advice_has_as_much   (const RhZugAdvice *self);
gboolean rh_zug_advice_is_for_target (const RhZugAdvice *self,
                                      gboolean           must);
gboolean rh_zug_advice_is_even       (const RhZugAdvice *self);
gboolean rh_zug_advice_is_to_stop    (const RhZugAdvice *self,
                                      gboolean           must);

G_END_DECLS
