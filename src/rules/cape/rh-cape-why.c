/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the numbers on the table came about. */

#include "rh-cape-why.h"

#include "../rh-fold.h"

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

static void
follow_capital (RhCapeWhy *why, const RhFold *fold, const RhCapeState *before, guint seat)
{
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);

  for (guint i = 0; i < n; i++) {
    if (entries[i].seat != seat)
      continue;

    if (why->n_changes == RH_CAPE_WHY_CHANGES)
      memmove (why->changes, why->changes + 1, --why->n_changes * sizeof why->changes[0]);
    why->changes[why->n_changes++] = (RhCapeChange) { .entry = entries[i], .before = *before };
  }
}

/**
 * rh_cape_why_trace:
 * @setup: the players
 * @moves: (array length=n_moves): the moves of the game
 * @n_moves: how many of them are played
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
rh_cape_why_trace (const RhSetup     *setup,
                   const char *const *moves,
                   guint              n_moves,
                   guint              seat,
                   RhCapeWhy         *why,
                   GError           **error)
{
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  RhCapeState before;

  memset (why, 0, sizeof *why);
  before = *(const RhCapeState *) rh_fold_get_state (fold);
  follow_capital (why, fold, &before, seat);

  for (guint i = 0; i < n_moves; i++) {
    before = *(const RhCapeState *) rh_fold_get_state (fold);
    if (!rh_fold_play_text (fold, moves[i], error))
      return FALSE;

    follow_bonus (why, rh_fold_get_state (fold), seat);
    follow_capital (why, fold, &before, seat);
  }

  return TRUE;
}
