/* SPDX-License-Identifier: GPL-3.0-or-later
 * The middle of the public table in words: the auction, and the sum of a build. */

#include "config.h"

#include "rh-cape-text-public.h"

#include "rh-cape-draft.h"
#include "rh-cape-hint.h"
#include "rh-cape-text-last.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * rh_cape_text_public_reveal:
 * @state: where the game stands
 *
 * Returns: (transfer full): what the table is to do before an auction (rule A1)
 */
char *
rh_cape_text_public_reveal (const RhCapeState *state)
{
  return g_strdup_printf (ngettext ("Turn up %u card", "Turn up %u cards", state->n_seats), state->n_seats);
}

/**
 * rh_cape_text_public_turn:
 * @setup: the players
 * @state: where the game stands
 * @draft: what was entered of the next move, or an empty text
 * @sealed: who has sealed a bid, a bit a seat
 * @ended: whether people have ended the game without a winner
 *
 * Bids that were written on paper come in at the table one by one; how many have is told here no earlier than how much they
 * are.
 *
 * Returns: (transfer full) (nullable): whose turn it is; while nobody alone is on turn, what everybody is asked for
 */
char *
rh_cape_text_public_turn (const RhSetup *setup, const RhCapeState *state, const char *draft, guint sealed, gboolean ended)
{
  gboolean open = rh_cape_draft_parse (draft, RH_CAPE_MOVE_BIDS).kind == RH_CAPE_MOVE_BIDS;

  return rh_cape_hint_turn (setup, state, "", open ? -1 : __builtin_popcount (sealed), ended);
}

/**
 * rh_cape_text_public_bid:
 * @state: where an auction stands
 * @seat: a seat, from 0
 * @sealed: who has sealed a bid, a bit a seat
 *
 * Returns: (transfer full): what everybody may know of a seat's bid: whether it
 *   is sealed; once they are revealed, how much it is, and, where the seats don't
 *   stand in that order yet, when it picks (rules A2, A6)
 */
char *
rh_cape_text_public_bid (const RhCapeState *state, guint seat, guint sealed)
{
  if (state->phase == RH_CAPE_PICK)
    return rh_cape_text_pounds (state->bids[seat]);
  if (state->phase == RH_CAPE_TIE)
    return rh_cape_text_bid (state, seat);

  /* Translators: a player has, or has not yet, given a sealed bid */
  return g_strdup ((sealed >> seat) & 1 ? C_("public bid", "✓ sealed") : C_("public bid", "waiting"));
}

/**
 * rh_cape_text_public_first:
 * @state: where the game stands
 * @n: how many cards, at most those in the common row
 *
 * Returns: (transfer full): the first cards of a long common row as one, such as “12 cards: 18”
 */
char *
rh_cape_text_public_first (const RhCapeState *state, guint n)
{
  int rails = rh_cape_state_first_rails (state, n);

  /* Translators: cards, and the rails on them together */
  return g_strdup_printf (ngettext ("%1$u card: %2$d", "%1$u cards: %2$d", n), n, rails);
}

/**
 * rh_cape_text_public_common:
 * @state: where the game stands
 *
 * Returns: (transfer full): the rails in the common row, below its name (rule B3)
 */
char *
rh_cape_text_public_common (const RhCapeState *state)
{
  int rails = rh_cape_state_common_rails (state);

  return rh_cape_text_rails ((guint) rails);
}

/**
 * rh_cape_text_public_sum:
 * @offer: what a seat could do
 *
 * Returns: (transfer full): what is there, of what the card ahead needs (rule B3)
 */
char *
rh_cape_text_public_sum (const RhCapeOffer *offer)
{
  /* Translators: rails in the common row, on own cards, bonus rails, their sum, and how many are needed */
  return g_strdup_printf (C_("sum of rails", "%1$d + %2$d + %3$d = %4$d of %5$d"),
                          offer->common,
                          offer->own,
                          offer->useful,
                          offer->total,
                          offer->need);
}

/**
 * rh_cape_text_public_price:
 * @offer: what a seat could do
 *
 * Returns: (transfer full): the rails that are short and what they cost (rule B3)
 */
char *
rh_cape_text_public_price (const RhCapeOffer *offer)
{
  g_autofree char *cost = rh_cape_text_pounds (offer->cost);

  if (offer->missing == 0)
    return g_strdup (C_("sum of rails", "Enough to build"));
  if (!offer->can_build) {
    return g_strdup_printf (
      /* Translators: rails that are short, and what they would cost */
      ngettext ("%1$d short: %2$s can’t be paid", "%1$d short: %2$s can’t be paid", (gulong) offer->missing),
      offer->missing, cost);
  }

  return g_strdup_printf (
    /* Translators: rails that are short, and what they cost */
    ngettext ("%1$d short: %2$s", "%1$d short: %2$s", (gulong) offer->missing),
    offer->missing, cost);
}

/**
 * rh_cape_text_public_draw:
 * @setup: the players
 * @state: where the game stands, before a card is turned up
 *
 * Returns: (transfer full): who turns up a card (rule B1)
 */
char *
rh_cape_text_public_draw (const RhSetup *setup, const RhCapeState *state)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s turns up a card"), setup->seats[state->seat].name);
}

/* (nullable): why those who bid the same draw; or, a line for each, why they pick in the order in which they do. */
static char *
tell_why (const RhSetup *setup, const RhCapeState *state)
{
  switch (state->phase) {
  case RH_CAPE_TIE:
    return rh_cape_text_why_tie (setup, state);
  case RH_CAPE_PICK:
    return rh_cape_text_why_order (setup, state);
  case RH_CAPE_REVEAL:
  case RH_CAPE_BIDS:
  case RH_CAPE_DRAW:
  case RH_CAPE_DECIDE:
  case RH_CAPE_OVER:
  default:
    return NULL;
  }
}

/**
 * rh_cape_text_public_told:
 * @setup: the players
 * @state: where the game stands
 *
 * There is room for two lines. Several reasons take all of it: the bids, and who has picked which card, stand in the
 * middle of the table as well.
 *
 * Returns: (transfer full) (nullable): what the last move did; in an auction with a tie, why it is one, and then why
 *   it was settled as it was (rules A5, A6); %NULL before the first move
 */
char *
rh_cape_text_public_told (const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *last = rh_cape_text_last (setup, state);
  g_autofree char *why = tell_why (setup, state);

  if (why == NULL)
    return g_steal_pointer (&last);
  if (last == NULL || strchr (why, '\n') != NULL)
    return g_strdelimit (g_steal_pointer (&why), "\n", ' ');

  return g_strdup_printf ("%s %s", last, why);
}
