/* SPDX-License-Identifier: GPL-3.0-or-later
 * A later move after a correction: the same decision with the figures that are right now. */

#include "rh-cape-adapt.h"

#include "rh-cape-offer.h"

/* Rule A8: whoever opens the building now turns up the card that lies there: it is luck, and nobody's decision. */
static gboolean
adapt_first_card (const RhCapeState *state, const RhCapeMove *move, RhCapeMove *adapted)
{
  if (state->phase != RH_CAPE_DRAW || state->last.kind != RH_CAPE_MOVE_PICK || state->seat == (int) move->seat)
    return FALSE;

  *adapted = *move;
  adapted->seat = (guint) state->seat;

  return TRUE;
}

/**
 * rh_cape_adapt:
 * @state: where the game stands now
 * @move: a move made here before an earlier one was corrected, which the rules refuse now
 * @adapted: (out): the move that means the same
 *
 * A build stays a build, and its bonus rails are used as before: fewer where not all are of use or in hand any more,
 * and more only where the capital is too small for the rest. The rails still short are bought (rules B3, B8).
 *
 * Where the cards are picked in another order, the first card of the building is turned up by another (rule A8).
 *
 * Nothing else follows from what went before. Bids and picks are what people wanted, the cards turned
 * up or drawn in a tie lay on the table, and a pass is always allowed on one's turn: whoever's turn it wasn't then, or
 * whoever can't pay for the build at all, must be asked again. Each turn lays a card (rule B1): with another first turn, nobody who
 * builds can have both the turn and the cards that they had, so that what follows the first card can't be read as another's either.
 *
 * Returns: whether there is one; where it is dearer (rh_cape_is_dearer()), whoever builds is to be asked
 */
gboolean
rh_cape_adapt (const RhCapeState *state, const RhCapeMove *move, RhCapeMove *adapted)
{
  RhCapeOffer offer;
  int most, bonus;

  if (move->kind == RH_CAPE_MOVE_DRAW)
    return adapt_first_card (state, move, adapted);
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

/**
 * rh_cape_is_dearer:
 * @move: a build
 * @adapted: what means the same, by rh_cape_adapt()
 *
 * Building is never forced (rule B4): who would have built for less may pass.
 *
 * Returns: whether it takes more pounds or bonus rails
 */
gboolean
rh_cape_is_dearer (const RhCapeMove *move, const RhCapeMove *adapted)
{
  return adapted->buy > move->buy || adapted->bonus > move->bonus;
}
