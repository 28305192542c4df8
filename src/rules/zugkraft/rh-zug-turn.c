/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn as far as it has been entered, as its screen needs it. */

#include "config.h"

#include "rh-zug-turn.h"

/* Rules Z2, Z6, Z9. A line of a record says only how a turn ended, and is no judge of the dice; who tells what was set down
 * is told what that can't have ended with. Nobody need tell it of a turn that failed. */
static void
judge (RhZugTurn *turn)
{
  const RhZugSum *sum = &turn->sum;
  gboolean told = turn->train.n > 0;

  turn->denials[RH_ZUG_MOVE_TRAIN] = sum->runnable ? RH_ZUG_DENIAL_NONE : RH_ZUG_DENIAL_NO_TRAIN;
  turn->denials[RH_ZUG_MOVE_SHORT] = sum->runnable ? RH_ZUG_DENIAL_TRAIN : RH_ZUG_DENIAL_NONE;
  turn->denials[RH_ZUG_MOVE_WRECK] = told && !sum->runnable ? RH_ZUG_DENIAL_NO_TRAIN
                                     : told && sum->dice == 0 ? RH_ZUG_DENIAL_NO_DICE
                                                              : RH_ZUG_DENIAL_NONE;
  if (sum->caboose)
    turn->denials[RH_ZUG_MOVE_SHORT] = turn->denials[RH_ZUG_MOVE_WRECK] = RH_ZUG_DENIAL_CABOOSE;
}

/* Rule Z10: what is ahead now can be overtaken by them. */
static void
find_rivals (RhZugTurn *turn, const RhZugState *state)
{
  for (guint seat = 0; seat < state->n_seats; seat++) {
    gint64 needs = (gint64) turn->total_then - state->players[seat].total + 1;
    RhZugRival rival = { seat, (int) CLAMP (needs, G_MININT, G_MAXINT) };
    guint at;

    if (seat == turn->seat || !rh_zug_state_is_still_to_come (state, seat))
      continue;

    for (at = turn->n_rivals++; at > 0 && turn->rivals[at - 1].needs > rival.needs; at--)
      turn->rivals[at] = turn->rivals[at - 1];
    turn->rivals[at] = rival;
  }
}

/**
 * rh_zug_turn_compute:
 * @state: a state
 * @draft: what has been entered of the turn
 * @turn: (out): what there is to know of it
 *
 * Works out a turn: rules Z1 to Z9.
 *
 * Returns: whether it is somebody's turn; otherwise @turn is all zeros
 */
gboolean
rh_zug_turn_compute (const RhZugState *state, const RhZugDraft *draft, RhZugTurn *turn)
{
  *turn = (RhZugTurn) { 0 };
  if (state->phase != RH_ZUG_TURN)
    return FALSE;

  turn->seat = (guint) state->seat;
  turn->train = draft->train;
  rh_zug_train_sum (&turn->train, &turn->sum);
  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++)
    turn->bars[part] = rh_zug_draft_get_bar (draft, part);
  turn->total = state->players[turn->seat].total;
  rh_zug_state_add_points (state, turn->seat, turn->sum.points, &turn->total_then);
  turn->target = rh_zug_state_get_target (state, turn->seat);
  turn->shares = rh_zug_state_is_shared_target (state, turn->seat);
  turn->must = turn->target > 0 && (state->victory == RH_ZUG_KNOCKOUT || rh_zug_state_is_last_round (state));
  turn->can_stop = turn->sum.runnable;
  turn->knockout = state->victory == RH_ZUG_KNOCKOUT;
  turn->out = turn->can_stop && turn->knockout && turn->sum.points < turn->target;
  if (!turn->knockout)
    find_rivals (turn, state);
  judge (turn);

  return TRUE;
}

/**
 * rh_zug_turn_get_move:
 * @self: a turn
 * @kind: how it ends
 * @move: (out): the move that ends it so
 *
 * Fills in the move. A train that can't run is refused when it is played.
 */
void
rh_zug_turn_get_move (const RhZugTurn *self, RhZugMoveKind kind, RhZugMove *move)
{
  *move = (RhZugMove) { .kind = kind, .seat = self->seat };
  if (kind == RH_ZUG_MOVE_TRAIN)
    move->train = self->train;
}
