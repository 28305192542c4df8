/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player of From Cape to Cairo who does anything allowed, the same again for the same seed.
 *
 * It leans to what tests want to see: small and equal bids, so that ties
 * happen; the same values drawn again; and builds, so that games end. One game
 * in eight it hoards: many rivers, bonus rails kept, until the piles run out. */

#include "cape-player.h"

#include <string.h>

struct _CapePlayer {
  GRand   *rand;
  gboolean hoards;
};

/* From 0 to max, max included. */
static int
up_to (CapePlayer *self, int max)
{
  return g_rand_int_range (self->rand, 0, max + 1);
}

static gboolean
chance (CapePlayer *self, int percent)
{
  return up_to (self, 99) < percent;
}

static RhCapeTerrain
any_terrain (CapePlayer *self)
{
  if (self->hoards && chance (self, 70))
    return RH_CAPE_RIVER;

  return (RhCapeTerrain) (RH_CAPE_RIVER + up_to (self, RH_CAPE_TERRAIN_LAST - RH_CAPE_RIVER));
}

static RhCapeCard
any_card (CapePlayer *self)
{
  return (RhCapeCard) {
    any_terrain (self),
    (guint) up_to (self, RH_CAPE_RAILS_MAX),
    (guint) up_to (self, RH_CAPE_VALUE_MAX - 1) + 1,
  };
}

static void
choose_reveal (CapePlayer *self, const RhCapeState *state, RhCapeMove *move)
{
  move->kind = RH_CAPE_MOVE_REVEAL;
  move->n = state->n_seats;
  for (guint i = 0; i < move->n; i++)
    move->cards[i] = any_card (self);
}

static void
choose_bids (CapePlayer *self, const RhCapeState *state, RhCapeMove *move)
{
  int shared = up_to (self, 3);
  gboolean alike = chance (self, 40);

  move->kind = RH_CAPE_MOVE_BIDS;
  move->n = state->n_seats;
  for (guint i = 0; i < move->n; i++) {
    int capital = state->players[i].capital;

    if (alike && chance (self, 80))
      move->bids[i] = MIN (shared, capital);
    else if (chance (self, 5))
      move->bids[i] = up_to (self, capital);
    else
      move->bids[i] = up_to (self, MIN (6, capital));
  }
}

static void
choose_tie (CapePlayer *self, const RhCapeState *state, RhCapeMove *move)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint turn;

  move->kind = RH_CAPE_MOVE_TIE;
  move->n = rh_cape_state_get_open_tie (state, seats);
  turn = (guint) up_to (self, (int) move->n - 1);
  for (guint i = 0; i < move->n; i++) {
    move->seats[i] = seats[(i + turn) % move->n];
    move->cards[i] = any_card (self);
    if (chance (self, 50))
      move->cards[i].value = (guint) up_to (self, 2) + 1;
    if (chance (self, 50))
      move->cards[i] = (RhCapeCard) { RH_CAPE_UNKNOWN, 0, move->cards[i].value };
  }
}

static void
choose_pick (CapePlayer *self, const RhCapeState *state, RhCapeMove *move)
{
  move->kind = RH_CAPE_MOVE_PICK;
  move->seat = (guint) state->seat;
  move->pick = (guint) up_to (self, (int) state->n_seats - 1);
  while (state->taker[move->pick] != RH_CAPE_NO_SEAT)
    move->pick = (move->pick + 1) % state->n_seats;
}

static void
choose_draw (CapePlayer *self, const RhCapeState *state, RhCapeMove *move)
{
  move->kind = RH_CAPE_MOVE_DRAW;
  move->seat = (guint) state->seat;
  move->no_card = state->stock + state->discard == 0;
  if (move->no_card)
    return;

  move->card = any_card (self);
  if (chance (self, 60))
    move->card = (RhCapeCard) { RH_CAPE_UNKNOWN, move->card.rails, 0 };
}

static gboolean
anybody_can_build (const RhCapeState *state)
{
  RhCapeOffer offer;

  for (guint i = 0; i < state->n_seats; i++) {
    if (rh_cape_offer_compute (state, i, &offer) && offer.can_build)
      return TRUE;
  }

  return FALSE;
}

static gboolean
wants_to_build (CapePlayer *self, const RhCapeState *state, const RhCapeOffer *offer)
{
  if (!offer->can_build)
    return FALSE;
  if (self->hoards && offer->lacking > 0 && state->stock + state->discard > 0)
    return FALSE;
  if (rh_cape_state_is_stuck (state) || offer->cost == 0)
    return chance (self, 90);

  return chance (self, offer->cost <= 20 ? 40 : 6);
}

static void
choose_build_or_pass (CapePlayer *self, const RhCapeState *state, RhCapeMove *move)
{
  RhCapeOffer offer;

  move->kind = RH_CAPE_MOVE_PASS;
  move->seat = (guint) state->seat;
  rh_cape_offer_compute (state, move->seat, &offer);
  if (wants_to_build (self, state, &offer)) {
    guint dearest = offer.n_ways - 1;
    guint way = chance (self, 70) ? (self->hoards ? dearest : 0) : (guint) up_to (self, (int) dearest);

    move->kind = RH_CAPE_MOVE_BUILD;
    move->bonus = offer.ways[way].bonus;
    move->buy = offer.ways[way].buy;
  }
}

/**
 * cape_player_new:
 * @seed: where its choices come from
 *
 * Returns: (transfer full): a player for all seats
 */
CapePlayer *
cape_player_new (guint32 seed)
{
  CapePlayer *self = g_new0 (CapePlayer, 1);

  self->rand = g_rand_new_with_seed (seed);
  self->hoards = chance (self, 12);

  return self;
}

/**
 * cape_player_free:
 * @self: a player
 *
 * Frees it.
 */
void
cape_player_free (CapePlayer *self)
{
  g_rand_free (self->rand);
  g_free (self);
}

/**
 * cape_player_choose:
 * @self: a player
 * @state: a state
 * @move: (out): a move allowed there
 *
 * Chooses a move for whoever acts next.
 *
 * Returns: %FALSE if the game goes no further: it is won, an auction can't be
 *   held (rule D3), or waiting helps nobody (rule D4)
 */
gboolean
cape_player_choose (CapePlayer *self, const RhCapeState *state, RhCapeMove *move)
{
  memset (move, 0, sizeof *move);
  if (rh_cape_state_is_short_of_cards (state) || (rh_cape_state_is_stuck (state) && !anybody_can_build (state)))
    return FALSE;

  switch (state->phase) {
  case RH_CAPE_REVEAL:
    choose_reveal (self, state, move);
    return TRUE;
  case RH_CAPE_BIDS:
    choose_bids (self, state, move);
    return TRUE;
  case RH_CAPE_TIE:
    choose_tie (self, state, move);
    return TRUE;
  case RH_CAPE_PICK:
    choose_pick (self, state, move);
    return TRUE;
  case RH_CAPE_DRAW:
    choose_draw (self, state, move);
    return TRUE;
  case RH_CAPE_DECIDE:
    choose_build_or_pass (self, state, move);
    return TRUE;
  case RH_CAPE_OVER:
    return FALSE;
  default:
    g_assert_not_reached ();
  }
}

/**
 * cape_player_choose_text:
 * @self: a player
 * @state: a state
 *
 * cape_player_choose() as a line of a record.
 *
 * Returns: (transfer full) (nullable): the line, or %NULL if the game goes no further
 */
char *
cape_player_choose_text (CapePlayer *self, const RhCapeState *state)
{
  RhCapeMove move;

  return cape_player_choose (self, state, &move) ? rh_cape_move_to_text (&move) : NULL;
}
