/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-draft.h"
#include "rh-zug-state.h"

G_BEGIN_DECLS

/**
 * RhZugDenial:
 * @RH_ZUG_DENIAL_NONE: nothing: the turn may end so
 * @RH_ZUG_DENIAL_NO_TRAIN: the train can't run: it brings nothing, and what fails is no wreck but a shortage (Z2, Z9)
 * @RH_ZUG_DENIAL_TRAIN: the train can run: there is no shortage (Z2)
 * @RH_ZUG_DENIAL_CABOOSE: a caboose has ended the turn with its points (Z6)
 * @RH_ZUG_DENIAL_NO_DICE: all six dice are down: there is no roll that could wreck the train (Z9)
 *
 * Why a turn may not end in some way.
 */
typedef enum {
  RH_ZUG_DENIAL_NONE,
  RH_ZUG_DENIAL_NO_TRAIN,
  RH_ZUG_DENIAL_TRAIN,
  RH_ZUG_DENIAL_CABOOSE,
  RH_ZUG_DENIAL_NO_DICE,
} RhZugDenial;

/**
 * RhZugRival:
 * @seat: a seat, from 0
 * @needs: the points with which it has more than the seat whose turn it is, if that stops
 *
 * Who still has a turn in the round (rule Z10).
 */
typedef struct {
  guint seat;
  int   needs;
} RhZugRival;

/**
 * RhZugTurn:
 * @seat: whose turn it is, from 0
 * @train: the parts set down
 * @sum: what they come to, see #RhZugSum: the dice in hand, whether it can run, is complete, special, freight
 * @bars: for each #RhZugPart why it may not follow, %RH_ZUG_BAR_NONE where it may
 * @total: the total of the seat before this turn
 * @total_then: what it would be if the train stopped here
 * @target: the points this turn must bring to reach what is to be reached: in the knock-out the mark and one more; in the
 *   points game what the total lacks of the goal, or of the highest total if that is more; 0 where there is
 *   no mark yet
 * @shares: in the points game, whether a total that just reaches @target would share the highest one and lead alone only with more
 * @must: whether who doesn't reach @target in this turn can't win any more: in the knock-out, and in the last round
 * @can_stop: whether the turn may end with this train
 * @knockout: whether it is the knock-out (Z11)
 * @n_rivals: in the points game, how many others still have a turn in this round (Z10)
 * @rivals: these, who needs the fewest points first
 * @out: in the knock-out, whether who stops with this train is out: it doesn't beat the mark (Z11)
 * @denials: for each #RhZugMoveKind why the turn may not end so, %RH_ZUG_DENIAL_NONE where it may
 *
 * A turn as far as it has been entered: what a screen must know of it.
 */
typedef struct {
  guint       seat;
  RhZugTrain  train;
  RhZugSum    sum;
  RhZugBar    bars[RH_ZUG_N_PARTS];
  int         total;
  int         total_then;
  int         target;
  gboolean    shares;
  gboolean    must;
  gboolean    can_stop;
  gboolean    knockout;
  guint       n_rivals;
  RhZugRival  rivals[RH_ZUG_SEATS_MAX];
  gboolean    out;
  RhZugDenial denials[RH_ZUG_N_MOVE_KINDS];
} RhZugTurn;

gboolean rh_zug_turn_compute  (const RhZugState *state,
                               const RhZugDraft *draft,
                               RhZugTurn        *turn);
void     rh_zug_turn_get_move (const RhZugTurn  *self,
                               RhZugMoveKind     kind,
                               RhZugMove        *move);

G_END_DECLS
