/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each seat has done in an auction, and in the turns after it. */

#include "config.h"

#include "rh-cape-standing.h"

/* Rules A4 and A6: whether the place is the seat's for good. */
static gboolean
is_settled (const RhCapeState *state, guint place)
{
  return !state->tied[place] && (place == 0 || !state->tied[place - 1]);
}

static RhCapeStanding
get_of_bid (const RhCapeState *state, guint seat, guint *place)
{
  guint at = 0;

  while (at + 1 < state->n_seats && state->order[at] != seat)
    at++;
  if (place != NULL)
    *place = at;

  return is_settled (state, at) ? RH_CAPE_STANDING_PICKS : RH_CAPE_STANDING_TIED;
}

/* Rule B4: the turn goes round; those before who is on turn have passed, as many as have since the last build. */
static RhCapeStanding
get_of_turn (const RhCapeState *state, guint seat)
{
  guint before = ((guint) state->seat + state->n_seats - seat) % state->n_seats;

  if (before == 0)
    return RH_CAPE_STANDING_NONE;
  if (before <= state->passes)
    return RH_CAPE_STANDING_PASSED;

  return before == state->n_seats - 1 ? RH_CAPE_STANDING_NEXT : RH_CAPE_STANDING_NONE;
}

/**
 * rh_cape_standing_get:
 * @state: where the game stands
 * @seat: a seat, from 0
 * @place: (out) (optional): where bids lie open, when the seat picks, from 0; of those that are tied, where one might
 *
 * Returns: what the seat has done: how its bid stands until the last pick (rules A4, A6), what it did in its turn and
 *   whether it comes next (rules B4, B5)
 */
RhCapeStanding
rh_cape_standing_get (const RhCapeState *state, guint seat, guint *place)
{
  gboolean has_built = state->last.kind == RH_CAPE_MOVE_BUILD && state->last.seat == seat;

  g_return_val_if_fail (seat < state->n_seats, RH_CAPE_STANDING_NONE);

  switch (state->phase) {
  case RH_CAPE_TIE:
  case RH_CAPE_PICK:
    return get_of_bid (state, seat, place);
  case RH_CAPE_DRAW:
  case RH_CAPE_REVEAL:
    if (has_built)
      return RH_CAPE_STANDING_BUILT;
    return state->phase == RH_CAPE_DRAW ? get_of_turn (state, seat) : RH_CAPE_STANDING_NONE;
  case RH_CAPE_DECIDE:
    return get_of_turn (state, seat);
  case RH_CAPE_BIDS:
  case RH_CAPE_OVER:
  default:
    return RH_CAPE_STANDING_NONE;
  }
}

/**
 * rh_cape_standing_get_pick:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: whether it is the seat's pick now, was before, or will be (rule A4)
 */
RhCapePickTime
rh_cape_standing_get_pick (const RhCapeState *state, guint seat)
{
  g_return_val_if_fail (seat < state->n_seats, RH_CAPE_PICK_TO_COME);

  if (state->phase != RH_CAPE_PICK)
    return RH_CAPE_PICK_TO_COME;
  if (state->seat == (int) seat)
    return RH_CAPE_PICK_NOW;

  for (guint i = 0; i < state->n_seats; i++) {
    if (state->taker[i] == (int) seat)
      return RH_CAPE_PICK_DONE;
  }

  return RH_CAPE_PICK_TO_COME;
}

/**
 * rh_cape_standing_get_place:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * The rules say who wins, and nothing of the others: who has come further is before them, and capital doesn't count (rule
 * E1).
 *
 * Returns: its place, from 1; seats that are equal share one
 */
guint
rh_cape_standing_get_place (const RhCapeState *state, guint seat)
{
  guint place = 1;

  g_return_val_if_fail (seat < state->n_seats, 0);

  for (guint i = 0; i < state->n_seats; i++) {
    if (state->players[i].crossed > state->players[seat].crossed)
      place++;
  }

  return place;
}
