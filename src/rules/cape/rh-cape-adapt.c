/* SPDX-License-Identifier: GPL-3.0-or-later
 * A later move after a correction: the same decision with the figures that are right now. */

#include "rh-cape-adapt.h"

#include "rh-cape-offer.h"

/**
 * rh_cape_adapt:
 * @state: where the game stands now
 * @move: a move made here before an earlier one was corrected, which the rules refuse now
 * @adapted: (out): the move that means the same
 *
 * A build stays a build, and its bonus rails are used as before: fewer where not all are of use or in hand any more,
 * and more only where the capital is too small for the rest. The rails still short are bought (rules B3, B8).
 *
 * Nothing else has figures that follow from what went before. Bids and picks are what people wanted, the cards turned
 * up or drawn in a tie lay on the table, and a pass is always allowed on one's turn: whoever's turn it wasn't then, or
 * whoever can't pay for the build at all, must be asked again.
 *
 * Returns: whether there is one
 */
gboolean
rh_cape_adapt (const RhCapeState *state, const RhCapeMove *move, RhCapeMove *adapted)
{
  RhCapeOffer offer;
  int most, bonus;

  if (move->kind != RH_CAPE_MOVE_BUILD || state->phase != RH_CAPE_DECIDE || state->seat != (int) move->seat)
    return FALSE;
  if (!rh_cape_offer_compute (state, move->seat, &offer) || !offer.can_build)
    return FALSE;

  /* The ways differ by a bonus rail each, the one with the most first. */
  most = offer.ways[0].bonus;
  bonus = CLAMP (move->bonus, offer.ways[offer.n_ways - 1].bonus, most);
  rh_cape_offer_get_move (&offer, (guint) (most - bonus), adapted);

  return TRUE;
}
