/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the numbers on the table came about. */

#include "rh-cape-why.h"

#include "rh-cape.h"

#include <string.h>

/**
 * rh_cape_why_order:
 * @state: a state whose bids are known, before anybody has built
 * @place: a place in the picking order, from 0
 *
 * Says what put it before the next place (rules A4 to A6). Whoever builds has
 * another capital, so that it can't be asked any more then.
 *
 * Returns: the reason
 */
RhCapeOrderReason
rh_cape_why_order (const RhCapeState *state, guint place)
{
  guint seat;
  guint next;

  g_return_val_if_fail (place < state->n_seats, RH_CAPE_ORDER_LAST);

  if (place + 1 == state->n_seats)
    return RH_CAPE_ORDER_LAST;

  seat = state->order[place];
  next = state->order[place + 1];
  if (state->bids[seat] != state->bids[next])
    return RH_CAPE_ORDER_BID;
  if (state->players[seat].capital != state->players[next].capital)
    return RH_CAPE_ORDER_CAPITAL;

  return state->tied[place] ? RH_CAPE_ORDER_TIED : RH_CAPE_ORDER_DRAWN;
}

static void
use_gains (RhCapeWhy *why, guint n)
{
  g_assert (n <= why->n_gains);
  why->n_gains -= n;
  memmove (why->gains, why->gains + n, why->n_gains * sizeof why->gains[0]);
}

/* The bonus rails used go before one is got: in the Dutch reading a builder may do both (B6, R1). */
static void
follow_bonus (RhCapeWhy *why, const RhCapeState *state, guint seat)
{
  if (state->last.kind != RH_CAPE_MOVE_BUILD)
    return;

  if (state->last.seat == seat)
    use_gains (why, (guint) state->last.bonus);
  if (state->last.bonus_seats & (1u << seat))
    why->gains[why->n_gains++] = (RhCapeGain) { .round = state->round, .builder = state->last.seat };
}

/* The entries of one move. */
static void
follow_capital (RhCapeWhy *why, const RhEntries *entries, const RhCapeState *before, guint seat)
{
  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    if (entry->seat != seat)
      continue;

    if (why->n_changes == RH_CAPE_WHY_CHANGES)
      memmove (why->changes, why->changes + 1, --why->n_changes * sizeof why->changes[0]);
    why->changes[why->n_changes++] = (RhCapeChange) { .entry = *entry, .before = *before };
  }
}

/* Plays a line, whose entries are then those of that move alone. */
static gboolean
play (const RhCapeState *before, const char *text, RhCapeState *after, RhEntries *entries, GError **error)
{
  RhCapeMove move;
  RhWords words;

  if (!rh_words_split (&words, text, strlen (text)))
    words.n = 0;
  g_array_set_size (entries->rows, 0);
  entries->move++;

  return rh_cape_move_parse (&words, &move, error) && rh_cape_play (before, &move, after, entries, error);
}

/* Goes on from the start, whose entries are in @entries. */
static gboolean
follow (RhCapeWhy *why, RhCapeState *state, const char *const *moves, guint seat, RhEntries *entries, GError **error)
{
  follow_capital (why, entries, state, seat);
  for (guint i = 0; moves[i] != NULL; i++) {
    RhCapeState before = *state;

    if (!play (&before, moves[i], state, entries, error))
      return FALSE;

    follow_bonus (why, state, seat);
    follow_capital (why, entries, &before, seat);
  }

  return TRUE;
}

/**
 * rh_cape_why_trace:
 * @setup: the players
 * @moves: (array zero-terminated=1): the moves that are played
 * @seat: a seat, from 0
 * @why: (out): how it came by its bonus rails and its capital
 * @error: return location; that of a move that doesn't fit
 *
 * Goes through the game and keeps what explains what the seat has now (rules
 * R1, A3, B5).
 *
 * Returns: %FALSE if a move doesn't fit
 */
gboolean
rh_cape_why_trace (const RhSetup *setup, const char *const *moves, guint seat, RhCapeWhy *why, GError **error)
{
  RhEntries entries;
  RhCapeState state;
  gboolean right;

  memset (why, 0, sizeof *why);
  rh_entries_init (&entries);
  rh_cape_state_start (&state, setup, &entries);
  right = follow (why, &state, moves, seat, &entries, error);
  rh_entries_clear (&entries);

  return right;
}
