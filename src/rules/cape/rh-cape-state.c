/* SPDX-License-Identifier: GPL-3.0-or-later
 * The state of a game: its start, its pounds and its cards. */

#include "rh-cape-state.h"

#include <string.h>

/**
 * rh_cape_state_start:
 * @self: where the state goes
 * @setup: a complete setup
 * @entries: where the start entries go
 *
 * The game before its first move: rules P3, P5, R1.
 */
void
rh_cape_state_start (RhCapeState *self, const RhSetup *setup, RhEntries *entries)
{
  memset (self, 0, sizeof *self);
  self->n_seats = setup->n_seats;
  self->river_all = strcmp (rh_setup_get_option (setup, "river-bonus"), "all") == 0;
  self->phase = RH_CAPE_REVEAL;
  self->seat = RH_CAPE_NO_SEAT;
  self->stock = RH_CAPE_CARDS;
  self->winner = RH_CAPE_NO_SEAT;
  self->last.given_seat = RH_CAPE_NO_SEAT;

  for (guint i = 0; i < self->n_seats; i++)
    rh_cape_state_book (self, i, RH_CAPE_ENTRY_START, RH_CAPE_CAPITAL, entries);
}

/**
 * rh_cape_state_book:
 * @self: the state
 * @seat: whose capital changes
 * @kind: why
 * @amount: the change in pounds
 * @entries: where the entry goes
 *
 * The only place where capital changes. Whoever calls has checked that the
 * pounds are there: capital is never below 0, not even for a moment (P5).
 */
void
rh_cape_state_book (RhCapeState *self, guint seat, RhCapeEntryKind kind, int amount, RhEntries *entries)
{
  RhCapePlayer *player = &self->players[seat];
  int balance;
  gboolean too_large = __builtin_add_overflow (player->capital, amount, &balance);

  g_assert (!too_large && balance >= 0);

  player->capital = balance;
  rh_entries_add (entries, seat, kind, amount, balance);
}

/**
 * rh_cape_state_take_cards:
 * @self: the state
 * @n: how many cards are drawn, at most those in both piles
 *
 * Draws cards from the draw pile; when it runs out, the discards are shuffled
 * into a new one (rule D1).
 */
void
rh_cape_state_take_cards (RhCapeState *self, int n)
{
  g_assert (n >= 0 && n <= rh_cape_state_count_left (self));

  if (n > self->stock) {
    self->stock += self->discard;
    self->discard = 0;
    self->last.shuffled = TRUE;
  }
  self->stock -= n;
}

/**
 * rh_cape_state_count_cards:
 * @self: a state
 *
 * Returns: the cards in all places together: %RH_CAPE_CARDS at any moment (rule D2)
 */
int
rh_cape_state_count_cards (const RhCapeState *self)
{
  int n = rh_cape_state_count_left (self) + (int) self->n_common;

  if (self->phase == RH_CAPE_BIDS || self->phase == RH_CAPE_TIE || self->phase == RH_CAPE_PICK)
    n += (int) (self->n_seats - self->n_picked);

  for (guint i = 0; i < self->n_seats; i++)
    n += (int) self->players[i].owned + self->players[i].bonus;

  return n;
}

/**
 * rh_cape_state_count_left:
 * @self: a state
 *
 * Returns: the cards there are to draw, in both piles together (rules D1, D3)
 */
int
rh_cape_state_count_left (const RhCapeState *self)
{
  return self->stock + self->discard;
}

/**
 * rh_cape_state_get_drawn:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the card of the common row that was
 *   turned up for the decision that comes next (rule B1); %NULL where none
 *   comes next, or the turn goes without a card (rule D3)
 */
const RhCapeCard *
rh_cape_state_get_drawn (const RhCapeState *self)
{
  if (self->phase != RH_CAPE_DECIDE || self->last.no_card || self->n_common == 0)
    return NULL;

  return &self->common[self->n_common - 1];
}

/**
 * rh_cape_state_get_ahead:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Returns: (nullable) (transfer none): the card directly ahead of the train (rule B2)
 */
const RhCapeCard *
rh_cape_state_get_ahead (const RhCapeState *self, guint seat)
{
  const RhCapePlayer *player = &self->players[seat];

  return player->crossed < player->owned ? &player->cards[player->crossed] : NULL;
}

/**
 * rh_cape_player_count_ahead:
 * @self: what a player has
 *
 * Returns: the cards ahead of the train, acquired and not crossed (rules A7, B2)
 */
guint
rh_cape_player_count_ahead (const RhCapePlayer *self)
{
  return self->owned - self->crossed;
}

/**
 * rh_cape_state_find_pick:
 * @self: a state
 * @seat: a seat, from 0
 * @i: which of its cards, from 0
 *
 * Each auction brings everybody a card, and the last of them comes without a pick (rule A7).
 *
 * Returns: which of the game's picks brought that card, from 0; of one that was left over, the pick that left it
 */
guint
rh_cape_state_find_pick (const RhCapeState *self, guint seat, guint i)
{
  const RhCapePlayer *player = &self->players[seat];
  guint n_picks = self->n_seats - 1; /* in each auction */

  g_return_val_if_fail (i < player->owned, 0);

  return i * n_picks + MIN (player->turns[i], n_picks - 1);
}

/**
 * rh_cape_state_common_rails:
 * @self: a state
 *
 * Returns: the rails in the common row (rule B3)
 */
int
rh_cape_state_common_rails (const RhCapeState *self)
{
  return rh_cape_state_first_rails (self, self->n_common);
}

/**
 * rh_cape_state_first_rails:
 * @self: a state
 * @n: how many cards, at most those in the common row
 *
 * Returns: the rails on the first @n cards of the common row, those turned up first
 */
int
rh_cape_state_first_rails (const RhCapeState *self, guint n)
{
  int rails = 0;

  for (guint i = 0; i < n; i++)
    rails += (int) self->common[i].rails;

  return rails;
}

/**
 * rh_cape_state_own_rails:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Returns: the rails on all cards ahead of the train, the next one included (rule B3)
 */
int
rh_cape_state_own_rails (const RhCapeState *self, guint seat)
{
  const RhCapePlayer *player = &self->players[seat];
  int rails = 0;

  for (guint i = player->crossed; i < player->owned; i++)
    rails += (int) player->cards[i].rails;

  return rails;
}

/**
 * rh_cape_state_get_open_tie:
 * @self: a state
 * @seats: (out): the seats tied, in the order of their places
 *
 * Finds the first tie not settled yet (rule A6).
 *
 * Returns: how many seats are tied, 0 if there is no tie
 */
guint
rh_cape_state_get_open_tie (const RhCapeState *self, guint seats[RH_CAPE_SEATS_MAX])
{
  guint first = 0;
  guint n = 0;

  if (self->phase != RH_CAPE_TIE)
    return 0;

  while (!self->tied[first])
    first++;

  do {
    seats[n] = self->order[first + n];
    n++;
  } while (self->tied[first + n - 1]);

  return n;
}

/**
 * rh_cape_state_is_short_of_cards:
 * @self: a state
 *
 * Returns: whether an auction comes next and can't be held, since both piles
 *   together have fewer cards than there are players (rule D3)
 */
gboolean
rh_cape_state_is_short_of_cards (const RhCapeState *self)
{
  return self->phase == RH_CAPE_REVEAL && rh_cape_state_count_left (self) < (int) self->n_seats;
}

/**
 * rh_cape_state_is_short_for_tie:
 * @self: a state
 *
 * Returns: whether the open tie can't be settled by a card each, since both
 *   piles together have fewer cards than players are tied (rules A6, D3)
 */
gboolean
rh_cape_state_is_short_for_tie (const RhCapeState *self)
{
  guint seats[RH_CAPE_SEATS_MAX];

  return rh_cape_state_count_left (self) < (int) rh_cape_state_get_open_tie (self, seats);
}

/**
 * rh_cape_state_has_card:
 * @self: a state in the build phase
 *
 * Returns: whether the turn has a card: there is one to turn up, or one was
 *   turned up (rules B1, D3)
 */
gboolean
rh_cape_state_has_card (const RhCapeState *self)
{
  return self->phase == RH_CAPE_DRAW ? rh_cape_state_count_left (self) > 0 : !self->last.no_card;
}

/**
 * rh_cape_state_is_stuck:
 * @self: a state
 *
 * Returns: whether waiting helps nobody: both piles are empty, and every seat
 *   has passed since the last build (rule D4)
 */
gboolean
rh_cape_state_is_stuck (const RhCapeState *self)
{
  return (self->phase == RH_CAPE_DRAW || self->phase == RH_CAPE_DECIDE) &&
         rh_cape_state_count_left (self) == 0 && self->passes >= self->n_seats;
}

/**
 * rh_cape_state_must_shuffle:
 * @self: a state
 *
 * Returns: whether the table must shuffle the discards before, or while, the
 *   next cards are drawn (rule D1)
 */
gboolean
rh_cape_state_must_shuffle (const RhCapeState *self)
{
  guint seats[RH_CAPE_SEATS_MAX];
  int n;

  if (self->phase == RH_CAPE_REVEAL)
    n = rh_cape_state_is_short_of_cards (self) ? 0 : (int) self->n_seats;
  else if (self->phase == RH_CAPE_DRAW)
    n = 1;
  else
    n = (int) rh_cape_state_get_open_tie (self, seats);

  return n > self->stock && self->discard > 0;
}
