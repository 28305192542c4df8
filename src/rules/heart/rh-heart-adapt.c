/* SPDX-License-Identifier: GPL-3.0-or-later
 * A later move after a correction: the same decision with the figures that are right now. */

#include "rh-heart-adapt.h"

#include "rh-heart-offer.h"

/**
 * rh_heart_adapt:
 * @state: where the game stands now
 * @move: a move made here before an earlier one was corrected, which the rules refuse now
 * @adapted: (out): the move that means the same
 *
 * A route that was doubled stays doubled, by the fewest engines more that it takes: they pay first, so that fewer own
 * cards go (rules H4, H5). Whether they were in the hand only the hand knows, as with any claim.
 *
 * Routes, terrain cards and tickets are what lay on the table; none of them becomes another, nor does a doubled route
 * become a plain one.
 *
 * Returns: whether there is one; it is always dearer (rh_heart_is_dearer()), so that whoever claimed is to be asked
 */
gboolean
rh_heart_adapt (const RhHeartState *state, const RhHeartMove *move, RhHeartMove *adapted)
{
  RhHeartOffer offer;

  if (move->kind != RH_HEART_MOVE_CLAIM || !move->doubled || state->phase != RH_HEART_PLAY || move->seat >= state->n_seats)
    return FALSE;

  /* The first way is the one with the fewest engines. */
  rh_heart_offer_compute (state, move->seat, move->colour, move->length, &offer);
  if (offer.n_ways == 0 || move->engines >= offer.min_engines)
    return FALSE;
  rh_heart_offer_get_move (&offer, 0, adapted);
  adapted->early = move->early;
  adapted->before = move->before;

  return TRUE;
}

/**
 * rh_heart_is_dearer:
 * @move: a claim
 * @adapted: what means the same, by rh_heart_adapt()
 *
 * Doubling is never forced (rule H4): who would have doubled for fewer engines may not have had more, or may have kept them.
 *
 * Returns: whether it takes more engines
 */
gboolean
rh_heart_is_dearer (const RhHeartMove *move, const RhHeartMove *adapted)
{
  return adapted->engines > move->engines;
}
