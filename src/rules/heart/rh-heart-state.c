/* SPDX-License-Identifier: GPL-3.0-or-later
 * The state of a game: its start, its points, and what can be counted of it. */

#include "rh-heart-state.h"

#include "rh-heart-order.h"

#include <string.h>

/**
 * rh_heart_state_start:
 * @self: where the state goes
 * @setup: a complete setup
 * @entries: where the start entries go
 *
 * The game before its first move: rule H1. The first terrain cards are a move (rule H2).
 */
void
rh_heart_state_start (RhHeartState *self, const RhSetup *setup, RhEntries *entries)
{
  memset (self, 0, sizeof *self);
  self->n_seats = setup->n_seats;
  self->first = (guint) rh_setup_get_number (setup, "first") - 1;
  self->actor = RH_HEART_NO_SEAT;
  self->last_round = RH_HEART_NO_SEAT;

  for (guint i = 0; i < self->n_seats; i++) {
    self->players[i].trains = RH_HEART_TRAINS;
    rh_heart_state_book (self, i, RH_HEART_ENTRY_START, 0, entries);
  }
}

/**
 * rh_heart_state_book:
 * @self: the state
 * @seat: whose points change
 * @kind: why
 * @amount: the change in points
 * @entries: where the entry goes
 *
 * The only place where points change. They may go below 0 (rule H8).
 */
void
rh_heart_state_book (RhHeartState *self, guint seat, RhHeartEntryKind kind, int amount, RhEntries *entries)
{
  RhHeartPlayer *player = &self->players[seat];

  player->points += amount;
  rh_entries_add (entries, seat, kind, amount, player->points);
}

/**
 * rh_heart_state_may_deal:
 * @self: a state
 *
 * Returns: whether the first terrain cards may be told, which only the first move can (rule H2)
 */
gboolean
rh_heart_state_may_deal (const RhHeartState *self)
{
  return self->last.kind == RH_HEART_MOVE_NONE;
}

/**
 * rh_heart_state_may_act:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Anybody may act until the end; with tickets, who hasn't told them (rule H8).
 *
 * Returns: whether a move of that seat can come next
 */
gboolean
rh_heart_state_may_act (const RhHeartState *self, guint seat)
{
  return seat < self->n_seats && self->phase != RH_HEART_OVER && !self->players[seat].told;
}

/* Around the table, whoever played last. */
static int
find_untold (const RhHeartState *self)
{
  for (guint i = 0; i < self->n_seats; i++) {
    guint seat = (self->first + i) % self->n_seats;

    if (rh_heart_state_may_act (self, seat))
      return (int) seat;
  }

  return RH_HEART_NO_SEAT;
}

/**
 * rh_heart_state_get_next:
 * @self: a state
 *
 * Whom to offer first: who is due; at first, and for the tickets, who begins. Nobody is bound to it.
 *
 * Returns: the seat, from 0, or %RH_HEART_NO_SEAT when the game is over
 */
int
rh_heart_state_get_next (const RhHeartState *self)
{
  RhHeartOrder order;

  if (self->phase != RH_HEART_PLAY)
    return find_untold (self);
  rh_heart_order_compute (self, &order);

  return (int) order.seats[0];
}

/**
 * rh_heart_state_count_terrain:
 * @self: a state
 * @terrain: a type of terrain cards
 *
 * Returns: how many lie in front of all players together, at most %RH_HEART_TERRAIN_CARDS (rule H2)
 */
int
rh_heart_state_count_terrain (const RhHeartState *self, RhHeartTerrain terrain)
{
  int n = 0;

  for (guint i = 0; i < self->n_seats; i++)
    n += self->players[i].cards[terrain];

  return n;
}

/**
 * rh_heart_state_get_most:
 * @self: a state
 * @terrain: a type of terrain cards
 * @except: a seat, from 0, that doesn't count, or %RH_HEART_NO_SEAT
 *
 * Returns: the most cards of that type in front of anybody else (rule H4)
 */
int
rh_heart_state_get_most (const RhHeartState *self, RhHeartTerrain terrain, int except)
{
  int most = 0;

  for (guint i = 0; i < self->n_seats; i++) {
    if ((int) i != except)
      most = MAX (most, self->players[i].cards[terrain]);
  }

  return most;
}

/**
 * rh_heart_state_get_leaders:
 * @self: a state
 * @terrain: a type of terrain cards
 *
 * Returns: who has the most of them in front, a bit a seat; 0 where nobody has any
 */
guint
rh_heart_state_get_leaders (const RhHeartState *self, RhHeartTerrain terrain)
{
  int most = rh_heart_state_get_most (self, terrain, RH_HEART_NO_SEAT);
  guint leaders = 0;

  for (guint i = 0; i < self->n_seats && most > 0; i++) {
    if (self->players[i].cards[terrain] == most)
      leaders |= 1u << i;
  }

  return leaders;
}

/**
 * rh_heart_state_get_waiting:
 * @self: a state
 *
 * Returns: in the last round, who hasn't had that turn as far as the moves tell, a bit a seat; 0 outside it (rule H10)
 */
guint
rh_heart_state_get_waiting (const RhHeartState *self)
{
  if (self->phase != RH_HEART_PLAY || self->last_round == RH_HEART_NO_SEAT)
    return 0;

  return ((1u << self->n_seats) - 1) & ~self->acted;
}

/* H8: whether a seat comes before another one. */
static gboolean
is_before (const RhHeartPlayer *one, const RhHeartPlayer *other)
{
  if (one->points != other->points)
    return one->points > other->points;

  return one->fulfilled > other->fulfilled;
}

/**
 * rh_heart_state_get_place:
 * @self: a state
 * @seat: a seat, from 0
 *
 * The order by points, then by tickets fulfilled (rule H8).
 *
 * Returns: its place, from 1; seats that are equal share one
 */
guint
rh_heart_state_get_place (const RhHeartState *self, guint seat)
{
  guint place = 1;

  for (guint i = 0; i < self->n_seats; i++) {
    if (is_before (&self->players[i], &self->players[seat]))
      place++;
  }

  return place;
}

/**
 * rh_heart_route_get_points:
 * @self: a route that was claimed
 *
 * Returns: what it brought (rules H1, H4)
 */
int
rh_heart_route_get_points (const RhHeartRoute *self)
{
  return rh_heart_length_get_points (self->length) * (self->doubled ? 2 : 1);
}

/**
 * rh_heart_player_get_tickets:
 * @self: a player
 *
 * Returns: the points of all tickets, which may be below 0 (rule H8)
 */
int
rh_heart_player_get_tickets (const RhHeartPlayer *self)
{
  int points = 0;

  for (guint i = 0; i < self->n_tickets; i++)
    points += self->tickets[i];

  return points;
}
