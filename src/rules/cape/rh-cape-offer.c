/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sum of a build: rails at hand, what is short, and the ways to pay. */

#include "rh-cape-offer.h"

#include <string.h>

static void
add_ways (RhCapeOffer *offer)
{
  for (int bonus = offer->useful; bonus >= 0; bonus--) {
    RhCapeWay way = { .bonus = bonus, .buy = offer->lacking - bonus };

    way.cost = way.buy * RH_CAPE_RAIL_PRICE;
    way.income = (int) offer->card.value;
    way.left = offer->capital - way.cost + way.income;
    if (way.cost > offer->capital)
      break;
    offer->ways[offer->n_ways++] = way;
  }

  offer->can_build = offer->n_ways > 0;
}

/**
 * rh_cape_offer_compute:
 * @state: a state
 * @seat: a seat, from 0
 * @offer: (out): what it could do
 *
 * Computes the sum of a build (rules B2, B3, B5, B8), and whether it would win (rule E1).
 *
 * Returns: %FALSE if there is no card ahead of that train
 */
gboolean
rh_cape_offer_compute (const RhCapeState *state, guint seat, RhCapeOffer *offer)
{
  const RhCapeCard *ahead = rh_cape_state_get_ahead (state, seat);

  memset (offer, 0, sizeof *offer);
  if (ahead == NULL)
    return FALSE;

  offer->seat = seat;
  offer->card = *ahead;
  offer->need = rh_cape_terrain_needs (ahead->terrain);
  offer->common = rh_cape_state_common_rails (state);
  offer->own = rh_cape_state_own_rails (state, seat);
  offer->bonus = state->players[seat].bonus;
  offer->lacking = MAX (0, offer->need - offer->common - offer->own);
  offer->useful = MIN (offer->bonus, offer->lacking);
  offer->total = offer->common + offer->own + offer->useful;
  offer->spare = MAX (0, offer->total - offer->need);
  offer->missing = offer->lacking - offer->useful;
  offer->cost = offer->missing * RH_CAPE_RAIL_PRICE;
  offer->capital = state->players[seat].capital;
  offer->wins = state->players[seat].crossed + 1 == RH_CAPE_ROUNDS;
  add_ways (offer);

  return TRUE;
}

/**
 * rh_cape_offer_get_move:
 * @self: what a seat could do
 * @way: one of its ways to pay, from 0; @n_ways to pass
 * @move: (out): the move that does it
 *
 * Makes the build that pays that way, or the pass (rules B3, B4).
 */
void
rh_cape_offer_get_move (const RhCapeOffer *self, guint way, RhCapeMove *move)
{
  g_assert (way <= self->n_ways);

  *move = (RhCapeMove) { .kind = RH_CAPE_MOVE_PASS, .seat = self->seat };
  if (way == self->n_ways)
    return;

  move->kind = RH_CAPE_MOVE_BUILD;
  move->bonus = self->ways[way].bonus;
  move->buy = self->ways[way].buy;
}
