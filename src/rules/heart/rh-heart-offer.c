/* SPDX-License-Identifier: GPL-3.0-or-later
 * A claim as it would be: its points, and the ways to double them. */

#include "rh-heart-offer.h"

#include <string.h>

static guint
find_holders (const RhHeartState *state, const RhHeartOffer *offer)
{
  guint holders = 0;

  for (guint i = 0; i < state->n_seats && offer->most > 0; i++) {
    if (i != offer->seat && state->players[i].cards[offer->terrain] == offer->most)
      holders |= 1u << i;
  }

  return holders;
}

/* H5: engines pay first, own cards the rest; engines beyond what is paid still count for the level. */
static void
add_ways (RhHeartOffer *offer)
{
  int useful = MAX (offer->min_engines, offer->need);

  for (int engines = offer->min_engines; engines <= RH_HEART_ENGINES; engines++) {
    RhHeartWay way = { .engines = engines, .cards = MAX (0, offer->need - engines) };

    way.left = offer->own - way.cards;
    way.spare = MAX (0, engines - offer->need);
    if (engines <= useful)
      offer->n_useful++;
    offer->ways[offer->n_ways++] = way;
  }
}

/**
 * rh_heart_offer_compute:
 * @state: a state
 * @seat: a seat, from 0
 * @colour: the colour of a route
 * @length: its length, 1 to 6
 * @offer: (out): what it would bring and take
 *
 * Computes a claim (rules H1, H4, H5), whatever the phase.
 */
void
rh_heart_offer_compute (const RhHeartState *state, guint seat, RhHeartColour colour, guint length, RhHeartOffer *offer)
{
  g_assert (seat < state->n_seats);

  memset (offer, 0, sizeof *offer);
  offer->seat = seat;
  offer->colour = colour;
  offer->terrain = rh_heart_colour_get_terrain (colour);
  offer->length = length;
  offer->trains = state->players[seat].trains;
  offer->missing_trains = MAX (0, (int) length - offer->trains);
  offer->allowed = offer->missing_trains == 0;
  offer->left = MAX (0, offer->trains - (int) length);
  offer->points = rh_heart_length_get_points (length);
  offer->doubled = 2 * offer->points;
  offer->need = rh_heart_length_get_cards (length);
  offer->own = state->players[seat].cards[offer->terrain];
  offer->most = rh_heart_state_get_most (state, offer->terrain, (int) seat);
  offer->holders = find_holders (state, offer);
  offer->short_level = MAX (0, offer->most - offer->own);
  offer->short_cards = MAX (0, offer->need - offer->own);
  offer->min_engines = MAX (offer->short_level, offer->short_cards);
  offer->doubling = offer->min_engines == 0                  ? RH_HEART_DOUBLING_CARDS
                    : offer->min_engines <= RH_HEART_ENGINES ? RH_HEART_DOUBLING_ENGINES
                                                             : RH_HEART_DOUBLING_NEVER;
  if (offer->allowed)
    add_ways (offer);
}

/**
 * rh_heart_offer_is_open:
 * @self: a claim as it would be
 *
 * Returns: whether own cards are enough to double it, so that nobody but the player knows whether to (rule H4)
 */
gboolean
rh_heart_offer_is_open (const RhHeartOffer *self)
{
  return self->allowed && self->doubling == RH_HEART_DOUBLING_CARDS;
}

/**
 * rh_heart_offer_get_plain:
 * @self: a claim as it would be
 * @move: (out): the move
 *
 * Makes the claim that doubles nothing.
 */
void
rh_heart_offer_get_plain (const RhHeartOffer *self, RhHeartMove *move)
{
  memset (move, 0, sizeof *move);
  move->kind = RH_HEART_MOVE_CLAIM;
  move->seat = self->seat;
  move->colour = self->colour;
  move->length = self->length;
}

/**
 * rh_heart_offer_get_move:
 * @self: a claim as it would be
 * @way: one of its ways, from 0
 * @move: (out): the move
 *
 * Makes the claim that is doubled that way (rule H5).
 */
void
rh_heart_offer_get_move (const RhHeartOffer *self, guint way, RhHeartMove *move)
{
  g_assert (way < self->n_ways);

  rh_heart_offer_get_plain (self, move);
  move->doubled = TRUE;
  move->engines = self->ways[way].engines;
}

/**
 * rh_heart_offer_find_way:
 * @self: a claim as it would be, which can be doubled
 * @engines: engines from the hand, or %RH_HEART_OPEN for as few as it takes
 *
 * Returns: the way that takes so many, from 0; the first where there is none
 */
guint
rh_heart_offer_find_way (const RhHeartOffer *self, int engines)
{
  guint way = 0;

  while (way < self->n_ways && self->ways[way].engines != engines)
    way++;

  return way < self->n_ways ? way : 0;
}
