/* SPDX-License-Identifier: GPL-3.0-or-later
 * The state of a game: its start, and what can be asked of it. */

#include "config.h"

#include "rh-zug-state.h"

#include <string.h>

/**
 * rh_zug_state_start:
 * @self: where the state goes
 * @setup: a complete setup
 * @entries: where the start entries go
 *
 * The game before its first move: rules Z10 to Z12.
 */
void
rh_zug_state_start (RhZugState *self, const RhSetup *setup, RhEntries *entries)
{
  memset (self, 0, sizeof *self);
  self->n_seats = setup->n_seats;
  self->victory = strcmp (rh_setup_get_option (setup, "victory"), "knockout") == 0 ? RH_ZUG_KNOCKOUT : RH_ZUG_POINTS;
  self->goal = rh_setup_get_number (setup, "goal");
  self->first = (guint) rh_setup_get_number (setup, "first") - 1;
  self->phase = RH_ZUG_TURN;
  self->seat = (int) self->first;
  self->holder = RH_ZUG_NO_SEAT;
  self->in = (1u << self->n_seats) - 1;

  for (guint i = 0; i < self->n_seats; i++)
    rh_entries_add (entries, i, RH_ZUG_ENTRY_START, 0, 0);
}

/**
 * rh_zug_state_is_in:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Returns: whether the seat is in: always in the points game, and in the knock-out until it has failed to beat a
 *   mark (rule Z11)
 */
gboolean
rh_zug_state_is_in (const RhZugState *self, guint seat)
{
  return (self->in & 1u << seat) != 0;
}

/**
 * rh_zug_state_count_in:
 * @self: a state
 *
 * Returns: how many seats are in, the holder too (rule Z11)
 */
guint
rh_zug_state_count_in (const RhZugState *self)
{
  return (guint) __builtin_popcount (self->in);
}

/**
 * rh_zug_state_is_winner:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Returns: whether the seat has won, alone or with others
 */
gboolean
rh_zug_state_is_winner (const RhZugState *self, guint seat)
{
  return (self->winners & 1u << seat) != 0;
}

static guint
count_fewest_turns (const RhZugState *self)
{
  guint turns = self->players[0].turns;

  for (guint i = 1; i < self->n_seats; i++)
    turns = MIN (turns, self->players[i].turns);

  return turns;
}

/**
 * rh_zug_state_get_round:
 * @self: a state of the points game
 *
 * Returns: the round that is being played, from 1; when the game is over the last one (rule Z10)
 */
guint
rh_zug_state_get_round (const RhZugState *self)
{
  return count_fewest_turns (self) + (self->phase == RH_ZUG_OVER ? 0 : 1);
}

/**
 * rh_zug_state_get_best_total:
 * @self: a state
 *
 * Returns: the highest total
 */
int
rh_zug_state_get_best_total (const RhZugState *self)
{
  int best = 0;

  for (guint i = 0; i < self->n_seats; i++)
    best = MAX (best, self->players[i].total);

  return best;
}

/**
 * rh_zug_state_add_points:
 * @self: a state
 * @seat: a seat, from 0
 * @points: what it gets
 * @total: (out): its total with them, as far as that can be counted
 *
 * Returns: whether it can
 */
gboolean
rh_zug_state_add_points (const RhZugState *self, guint seat, int points, int *total)
{
  gint64 sum = (gint64) self->players[seat].total + points;

  *total = (int) CLAMP (sum, G_MININT, G_MAXINT);

  return *total == sum;
}

/**
 * rh_zug_state_is_last_round:
 * @self: a state
 *
 * Returns: whether it is a points game that ends with this round, since somebody has reached the goal (rule Z10)
 */
gboolean
rh_zug_state_is_last_round (const RhZugState *self)
{
  return self->victory == RH_ZUG_POINTS && rh_zug_state_get_best_total (self) >= self->goal;
}

/**
 * rh_zug_state_is_still_to_come:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Returns: whether the seat has a turn before anything is settled: in the points game one in this round (rule Z10), in the
 *   knock-out one to beat the mark (rule Z11); before there is a mark everybody has
 */
gboolean
rh_zug_state_is_still_to_come (const RhZugState *self, guint seat)
{
  if (self->phase == RH_ZUG_OVER)
    return FALSE;
  if (self->victory == RH_ZUG_POINTS)
    return self->players[seat].turns < rh_zug_state_get_round (self);

  return rh_zug_state_is_in (self, seat) && (int) seat != self->holder;
}

/**
 * rh_zug_state_get_target:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Returns: the points that a turn of the seat must bring: in the knock-out the mark and one more, 0 where there is no mark
 *   yet (rule Z11); in the points game what its total lacks of the goal, or of the highest total where that is more
 *   (rule Z10)
 */
int
rh_zug_state_get_target (const RhZugState *self, guint seat)
{
  if (self->victory == RH_ZUG_KNOCKOUT)
    return self->mark > 0 ? self->mark + 1 : 0;

  return MAX (self->goal, rh_zug_state_get_best_total (self)) - self->players[seat].total;
}

/* How many have their turn in a round before it (rule Z12). */
static guint
count_before (const RhZugState *self, guint seat)
{
  return (seat + self->n_seats - self->first) % self->n_seats;
}

/* In the knock-out whoever is out later is before who was out sooner; all who are in are before them. */
static gboolean
is_before (const RhZugState *self, guint a, guint b)
{
  const RhZugPlayer *one = &self->players[a];
  const RhZugPlayer *other = &self->players[b];

  if (self->victory == RH_ZUG_POINTS)
    return one->total > other->total;
  if (rh_zug_state_is_in (self, a) || rh_zug_state_is_in (self, b))
    return !rh_zug_state_is_in (self, b);

  return one->turns > other->turns || (one->turns == other->turns && count_before (self, a) > count_before (self, b));
}

/**
 * rh_zug_state_get_place:
 * @self: a state
 * @seat: a seat, from 0
 *
 * The order by points (rule Z10); in the knock-out by how long each stayed in (rule Z11).
 *
 * Returns: its place, from 1; seats that are equal share one
 */
guint
rh_zug_state_get_place (const RhZugState *self, guint seat)
{
  guint place = 1;

  for (guint i = 0; i < self->n_seats; i++) {
    if (is_before (self, i, seat))
      place++;
  }

  return place;
}

/**
 * rh_zug_state_is_shared_target:
 * @self: a state
 * @seat: a seat, from 0
 *
 * Returns: whether the points that rh_zug_state_get_target() has only bring the seat level with another that has reached the goal:
 *   equal totals share the win (rule Z10)
 */
gboolean
rh_zug_state_is_shared_target (const RhZugState *self, guint seat)
{
  return rh_zug_state_is_last_round (self) && rh_zug_state_get_target (self, seat) > 0;
}
