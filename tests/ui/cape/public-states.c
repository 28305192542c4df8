/* SPDX-License-Identifier: GPL-3.0-or-later
 * Full tables to try the public table with: late in a game, when there is most to show. */

#include "public-states.h"

static const char *const colours[] = { "red", "blue", "green", "yellow" };
static const char *const names[] = { "Konstantin", "Bram", "Csilla", "Wilhelmina" };

/* So many players, two of them with long names. */
RhSetup *
public_states_setup (guint n_seats)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  for (guint i = 0; i < n_seats; i++)
    g_assert_true (rh_setup_add_seat (setup, colours[i], names[i], NULL));

  return setup;
}

static RhCapeCard
make_card (guint i)
{
  RhCapeCard card = { (RhCapeTerrain) (RH_CAPE_RIVER + i % RH_CAPE_TERRAIN_LAST), i % 4, 10 - i % 4 };

  return card;
}

static void
fill_player (RhCapePlayer *player, guint seat)
{
  player->capital = seat == 0 ? 148 : 7 * (int) seat;
  player->bonus = RH_CAPE_BONUS_MAX - (int) seat;
  player->crossed = seat == 0 ? 0 : 5 - seat;
  player->owned = RH_CAPE_ROUNDS;
  for (guint i = 0; i < RH_CAPE_ROUNDS; i++)
    player->cards[i] = make_card (i + seat);
}

static void
fill_last (RhCapeState *state)
{
  static const RhCapeMoveKind kinds[] = {
    [RH_CAPE_REVEAL] = RH_CAPE_MOVE_BUILD, [RH_CAPE_BIDS] = RH_CAPE_MOVE_REVEAL, [RH_CAPE_TIE] = RH_CAPE_MOVE_BIDS,
    [RH_CAPE_PICK] = RH_CAPE_MOVE_PICK,    [RH_CAPE_DRAW] = RH_CAPE_MOVE_PASS,   [RH_CAPE_DECIDE] = RH_CAPE_MOVE_DRAW,
    [RH_CAPE_OVER] = RH_CAPE_MOVE_BUILD,
  };

  state->last.kind = kinds[state->phase];
  state->last.card = make_card (0);
  state->last.buy = 2;
  state->last.bonus = 2;
  state->last.income = 10;
  state->last.bonus_seats = (1u << state->n_seats) - 1;
  state->last.given_seat = RH_CAPE_NO_SEAT;
}

static void
fill_auction (RhCapeState *state)
{
  for (guint i = 0; i < state->n_seats; i++) {
    state->offer[i] = make_card (i);
    state->taker[i] = RH_CAPE_NO_SEAT;
    state->bids[i] = 73;
    state->order[i] = i;
    state->tied[i] = state->phase == RH_CAPE_TIE && i == 0;
  }
  if (state->phase == RH_CAPE_PICK) {
    state->taker[1] = 0;
    state->n_picked = 1;
  }
}

/**
 * public_states_fill:
 * @state: (out): a state
 * @n_seats: how many play, 2 to 4
 * @phase: what comes next
 *
 * Makes up a late state of that phase.
 */
void
public_states_fill (RhCapeState *state, guint n_seats, RhCapePhase phase)
{
  gboolean turn = phase == RH_CAPE_PICK || phase == RH_CAPE_DRAW || phase == RH_CAPE_DECIDE;

  *state = (RhCapeState) { .n_seats = n_seats, .phase = phase, .round = 7, .stock = 1, .discard = 20 };
  state->seat = turn ? (phase == RH_CAPE_PICK ? 1 : 0) : RH_CAPE_NO_SEAT;
  state->winner = phase == RH_CAPE_OVER ? 0 : RH_CAPE_NO_SEAT;
  for (guint i = 0; i < n_seats; i++)
    fill_player (&state->players[i], i);
  fill_auction (state);
  fill_last (state);

  state->n_common = phase == RH_CAPE_DRAW || phase == RH_CAPE_DECIDE ? 20 : 0;
  for (guint i = 0; i < state->n_common; i++)
    state->common[i] = make_card (i);
}
