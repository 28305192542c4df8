/* SPDX-License-Identifier: GPL-3.0-or-later
 * The auction: reveal, bids, ties, picks (rules A1 to A8). */

#include "config.h"

#include "rh-cape-auction.h"

#include "rh-cape-error.h"
#include "rh-cape-money.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * rh_cape_auction_reveal:
 * @next: the state
 * @move: a reveal
 * @error: return location; %RH_RULES_ERROR_SYNTAX, %RH_CAPE_ERROR_PILE
 *
 * Puts as many cards on offer as there are players (rules A1, D1, D3).
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_cape_auction_reveal (RhCapeState *next, const RhCapeMove *move, GError **error)
{
  if (rh_cape_state_is_short_of_cards (next))
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_PILE,
                      ngettext ("Rule D3: an auction of %1$u cards can’t be held, both piles together have %2$d card",
                                "Rule D3: an auction of %1$u cards can’t be held, both piles together have %2$d cards",
                                (gulong) rh_cape_state_count_left (next)),
                      next->n_seats, rh_cape_state_count_left (next));

  if (move->n != next->n_seats)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                      _("Rule A1: as many cards are turned up as there are players: %1$u, not %2$u"),
                      next->n_seats, move->n);

  rh_cape_state_take_cards (next, (int) next->n_seats);
  for (guint i = 0; i < next->n_seats; i++) {
    next->offer[i] = move->cards[i];
    next->taker[i] = RH_CAPE_NO_SEAT;
    next->bids[i] = 0;
  }
  next->n_picked = 0;
  next->round++;
  next->phase = RH_CAPE_BIDS;

  return TRUE;
}

/* After the bids are paid: < 0 if a picks before b, 0 if they are equal (A4, A5). */
static int
compare_bids (const RhCapeState *state, guint a, guint b)
{
  if (state->bids[a] != state->bids[b])
    return state->bids[b] - state->bids[a];

  return state->players[a].capital - state->players[b].capital;
}

/* Goes on to the next open tie, or to picking when there is none. */
static void
settle_order (RhCapeState *next)
{
  for (guint i = 0; i + 1 < next->n_seats; i++) {
    if (next->tied[i]) {
      next->phase = RH_CAPE_TIE;
      next->seat = RH_CAPE_NO_SEAT;
      return;
    }
  }

  next->phase = RH_CAPE_PICK;
  next->seat = (int) next->order[0];
}

static void
order_by_bids (RhCapeState *next)
{
  guint n = next->n_seats;

  for (guint seat = 0; seat < n; seat++) {
    guint place = seat;

    while (place > 0 && compare_bids (next, seat, next->order[place - 1]) < 0) {
      next->order[place] = next->order[place - 1];
      place--;
    }
    next->order[place] = seat;
  }

  for (guint i = 0; i < n; i++)
    next->tied[i] = i + 1 < n && compare_bids (next, next->order[i], next->order[i + 1]) == 0;
}

/**
 * rh_cape_auction_bids:
 * @next: the state
 * @move: all bids
 * @entries: where the entries go
 * @error: return location; %RH_RULES_ERROR_SYNTAX, %RH_CAPE_ERROR_CAPITAL
 *
 * Everybody pays their own bid, and the order of picking follows (rules A2 to A5).
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_cape_auction_bids (RhCapeState *next, const RhCapeMove *move, RhEntries *entries, GError **error)
{
  if (move->n != next->n_seats)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                      _("Rule A2: as many bids as there are players: %1$u, not %2$u"), next->n_seats, move->n);

  for (guint i = 0; i < next->n_seats; i++) {
    if (move->bids[i] > next->players[i].capital) {
      g_autofree char *bid = rh_cape_money_to_words (move->bids[i]);
      g_autofree char *capital = rh_cape_money_to_words (next->players[i].capital);

      return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_CAPITAL,
                        /* Translators: a seat’s number, the pounds bid, the pounds in hand */
                        _("Rule A2: seat %1$u bids %2$s, but has only %3$s left"), i + 1, bid, capital);
    }
  }

  for (guint i = 0; i < next->n_seats; i++) {
    next->bids[i] = move->bids[i];
    rh_cape_state_book (next, i, RH_CAPE_ENTRY_BID, -move->bids[i], entries);
  }
  order_by_bids (next);
  settle_order (next);

  return TRUE;
}

/* The values drawn, by seat; an error unless exactly the seats of the tie drew. */
static gboolean
match_draws (const RhCapeState *state, const RhCapeMove *move, guint values[RH_CAPE_SEATS_MAX], GError **error)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (state, seats);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (names, i > 0 ? ", %u" : "%u", seats[i] + 1);

  for (guint i = 0; i < n; i++) {
    guint found = 0;

    for (guint j = 0; j < move->n; j++) {
      if (move->seats[j] == seats[i]) {
        values[seats[i]] = move->cards[j].value;
        found++;
      }
    }

    if (found != 1 || move->n != n)
      return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_TIE,
                        /* Translators: a list of seat numbers follows */
                        _("Rule A6: exactly the tied seats draw, a card each: %s"), names->str);
  }

  return TRUE;
}

/* Sorts the places of the tie by what was drawn; equal values stay tied. */
static void
order_by_draws (RhCapeState *next, const guint values[RH_CAPE_SEATS_MAX])
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (next, seats);
  guint first = 0;

  while (!next->tied[first])
    first++;

  for (guint i = 0; i < n; i++) {
    guint place = first + i;

    while (place > first && values[seats[i]] > values[next->order[place - 1]]) {
      next->order[place] = next->order[place - 1];
      place--;
    }
    next->order[place] = seats[i];
  }

  for (guint i = first; i + 1 < first + n; i++)
    next->tied[i] = values[next->order[i]] == values[next->order[i + 1]];
}

/**
 * rh_cape_auction_tie:
 * @next: the state
 * @move: one draw for every seat of the first open tie
 * @error: return location; %RH_CAPE_ERROR_TIE
 *
 * Settles a tie, or part of it, by the values drawn (rule A6). The cards drawn
 * are discarded at once; they can't be drawn again in their own draw.
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_cape_auction_tie (RhCapeState *next, const RhCapeMove *move, GError **error)
{
  guint values[RH_CAPE_SEATS_MAX] = { 0 };
  guint tied[RH_CAPE_SEATS_MAX];
  int drawn;

  if (!match_draws (next, move, values, error))
    return FALSE;

  drawn = MIN ((int) move->n, rh_cape_state_count_left (next));
  rh_cape_state_take_cards (next, drawn);
  next->discard += drawn;

  memcpy (next->last.drawn, values, sizeof next->last.drawn);
  order_by_draws (next, values);
  settle_order (next);
  if (rh_cape_state_get_open_tie (next, tied) > 0)
    next->last.card.value = values[tied[0]];

  return TRUE;
}

static RhCapeCard
give_card (RhCapeState *next, guint seat, guint pick)
{
  RhCapePlayer *player = &next->players[seat];

  g_assert (player->owned < RH_CAPE_ROUNDS);
  player->offered[player->owned] = (guint8) pick;
  player->turns[player->owned] = (guint8) next->n_picked;
  player->cards[player->owned++] = next->offer[pick];
  next->taker[pick] = (int) seat;
  next->n_picked++;

  return next->offer[pick];
}

/**
 * rh_cape_auction_pick:
 * @next: the state
 * @move: a pick
 * @error: return location; %RH_CAPE_ERROR_CARD
 *
 * Gives the card to the seat, and the last card to the last seat (rule A7).
 * When everybody has one, the first in order opens the build phase (rule A8).
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_cape_auction_pick (RhCapeState *next, const RhCapeMove *move, GError **error)
{
  if (move->pick >= next->n_seats)
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_CARD,
                      _("Rule A4: there is no card %1$u on offer, only %2$u"), move->pick + 1, next->n_seats);

  if (next->taker[move->pick] != RH_CAPE_NO_SEAT)
    return rh_refuse (error, RH_RULES_ERROR, RH_CAPE_ERROR_CARD,
                      _("Rule A4: card %1$u was picked by seat %2$d already"),
                      move->pick + 1, next->taker[move->pick] + 1);

  next->last.card = give_card (next, move->seat, move->pick);

  if (next->n_picked + 1 == next->n_seats) {
    guint pick = 0;

    while (next->taker[pick] != RH_CAPE_NO_SEAT)
      pick++;
    next->last.given_seat = (int) next->order[next->n_picked];
    next->last.given_card = give_card (next, (guint) next->last.given_seat, pick);
  }

  if (next->n_picked == next->n_seats) {
    next->phase = RH_CAPE_DRAW;
    next->seat = (int) next->order[0];
    next->passes = 0;
  } else {
    next->seat = (int) next->order[next->n_picked];
  }

  return TRUE;
}
