/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sentences that several steps say. */

#include "config.h"

#include "rh-cape-hint.h"

#include "rh-cape-draft.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-last.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_hint_shuffle_before:
 * @stock: how many cards there are left before the shuffle
 * @n: how many of them have been turned up
 *
 * Returns: (transfer full) (nullable): when to shuffle, as it is before the next card; %NULL where it has been done
 */
char *
rh_cape_hint_shuffle_before (int stock, int n)
{
  int left = stock - n;

  if (left < 0)
    return NULL;
  if (stock == 0)
    return g_strdup (_("Shuffle the discards first."));
  if (left == 0)
    /* Translators: the number of a card, counted from 1 */
    return g_strdup_printf (_("Shuffle the discards now, then turn up card %d."), n + 1);

  return g_strdup_printf (ngettext ("The draw pile has %d card left: turn it up, then shuffle the discards.",
                                    "The draw pile has %d cards left: turn them up, then shuffle the discards.",
                                    (gulong) left),
                          left);
}

/**
 * rh_cape_hint_turn_up:
 * @shuffle: after how many cards the discards are shuffled; −1 where they aren't
 * @place: the place of the card asked for, from 0; −1 where all are given
 * @n: how many cards are turned up
 *
 * What hands do before the next card is turned up is asked for where that is, so that nothing moves.
 *
 * Returns: (transfer full): the question which cards are on offer (rules A1, D1)
 */
char *
rh_cape_hint_turn_up (int shuffle, int place, guint n)
{
  return shuffle >= 0 && place == shuffle ? rh_cape_hint_shuffle_before (shuffle, place) : rh_cape_text_ask_reveal (place, n);
}

/**
 * rh_cape_hint_shuffle:
 * @state: a state
 *
 * Tells the table to shuffle (rule D1).
 *
 * Returns: (transfer full) (nullable): a sentence, or %NULL where there is nothing to shuffle now
 */
char *
rh_cape_hint_shuffle (const RhCapeState *state)
{
  return rh_cape_state_must_shuffle (state) ? rh_cape_hint_shuffle_before (state->stock, 0) : NULL;
}

/**
 * rh_cape_hint_lay:
 * @state: a state
 *
 * Tells the table to lay a card for each bonus rail that the last move gave (rule R3). Who got one is told of that move.
 *
 * Returns: (transfer full) (nullable): a sentence, or %NULL where there is nothing to lay now
 */
char *
rh_cape_hint_lay (const RhCapeState *state)
{
  guint seats = state->last.kind == RH_CAPE_MOVE_BUILD ? state->last.bonus_seats : 0;
  guint n = 0;

  for (guint i = 0; i < state->n_seats; i++)
    n += (seats & (1u << i)) != 0 ? 1 : 0;
  if (n == 0)
    return NULL;

  /* Translators: how many cards of the discard pile are laid face down, each in front of a player who got a bonus rail; short,
   * as it stands on a badge */
  return g_strdup_printf (ngettext ("Bonus rail: %u discard, face down.", "Bonus rails: %u discards, face down.", n), n);
}

/**
 * rh_cape_hint_cards:
 * @state: a state
 *
 * Returns: (transfer full) (nullable): what hands do with the cards before the next one is turned up, in a sentence or two
 */
char *
rh_cape_hint_cards (const RhCapeState *state)
{
  g_autofree char *lay = rh_cape_hint_lay (state);
  g_autofree char *shuffle = rh_cape_hint_shuffle (state);

  if (lay == NULL || shuffle == NULL)
    return lay != NULL ? g_steal_pointer (&lay) : g_steal_pointer (&shuffle);

  return g_strdup_printf ("%s %s", lay, shuffle);
}

/* But for who has won: where a game is over, that stands beside it in large letters. */
static char *
tell_last (const RhSetup *setup, const RhCapeState *state)
{
  RhCapeState before = *state;
  g_autofree char *last = NULL;
  /* A build's next turn says it beside the sum; where cards come on offer there is no room for that. It comes first: what is
   * told is cut at its end where a note stands above it, and this is what hands do before anything else. */
  g_autofree char *lay = state->phase == RH_CAPE_REVEAL ? rh_cape_hint_lay (state) : NULL;

  if (state->phase == RH_CAPE_OVER)
    before.phase = RH_CAPE_DECIDE;
  last = rh_cape_text_last (setup, &before);

  return last != NULL && lay != NULL ? g_strdup_printf ("%s %s", lay, last) : g_steal_pointer (&last);
}

/**
 * rh_cape_hint_tie:
 * @state: a state with a tie open
 *
 * Tells the table what to do where there isn't a card for each of the tied
 * players, or else to shuffle (rules A6, D1, D3).
 *
 * Returns: (transfer full) (nullable): a sentence, or %NULL where there is nothing to do before
 */
char *
rh_cape_hint_tie (const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  int left = rh_cape_state_count_left (state);

  if (!rh_cape_state_is_short_for_tie (state))
    return rh_cape_hint_shuffle (state);

  return g_strdup_printf (
    /* Translators: cards left, and players tied */
    ngettext ("Only %1$d card is left for %2$u players: draw it, and agree on the values.",
              "Only %1$d cards are left for %2$u players: draw them, and agree on the values.",
              (gulong) left),
    left, rh_cape_state_get_open_tie (state, seats));
}

/**
 * rh_cape_hint_told:
 * @setup: the setup
 * @data: a #RhCapeState
 *
 * Tells what the last move did, where the cards on offer are shown beside it:
 * they aren't said once more.
 *
 * Returns: (transfer full) (nullable): a sentence or two; %NULL before the first move
 */
char *
rh_cape_hint_told (const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  g_autofree char *cards = NULL;

  if (state->last.kind != RH_CAPE_MOVE_REVEAL)
    return tell_last (setup, state);

  /* Translators: how many cards lie on the table to be picked */
  cards = g_strdup_printf (ngettext ("%u card is on offer.", "%u cards are on offer.", state->n_seats), state->n_seats);
  if (!state->last.shuffled)
    return g_steal_pointer (&cards);

  return g_strdup_printf ("%s %s", _("The discards are shuffled into a new draw pile."), cards);
}

/* How many bids have been entered where everybody sees them; -1 where bids are sealed, or none are asked for. */
static int
count_open_bids (const RhCapeState *state, const char *draft)
{
  RhCapeDraft bids;
  int n = 0;

  if (state->phase != RH_CAPE_BIDS)
    return -1;

  bids = rh_cape_draft_parse (draft, RH_CAPE_MOVE_BIDS);
  if (bids.kind != RH_CAPE_MOVE_BIDS)
    return -1;

  for (guint i = 0; i < state->n_seats; i++)
    n += bids.bids[i].finished ? 1 : 0;

  return n;
}

/**
 * rh_cape_hint_where:
 * @setup: the setup
 * @data: a #RhCapeState
 * @draft: what was entered of the next move, or an empty text
 *
 * Returns: (transfer full): where the game stands, such as “Round 3 of 8 · Open bids”
 */
char *
rh_cape_hint_where (const RhSetup *setup, gconstpointer data, const char *draft)
{
  const RhCapeState *state = data;

  if (count_open_bids (state, draft) < 0)
    return rh_cape_text_phase (setup, state);

  return g_strdup_printf (_("Round %1$u of %2$d · %3$s"), state->round, RH_CAPE_ROUNDS,
                          /* Translators: part of a round, said behind “Round 3 of 8 · ”: bids that were written on
                           * paper are entered where everybody sees them */
                          C_("phase", "Open bids"));
}

/**
 * rh_cape_hint_turn:
 * @setup: the setup
 * @data: a #RhCapeState
 * @draft: what was entered of the next move, or an empty text
 * @n_sealed: how many have given a sealed bid; −1 in a game that is looked at, where nobody is waited for
 * @ended: whether people have ended the game without a winner
 *
 * Returns: (transfer full) (nullable): whose turn it is; while nobody alone is
 *   on turn, what everybody is asked for
 */
char *
rh_cape_hint_turn (const RhSetup *setup, gconstpointer data, const char *draft, int n_sealed, gboolean ended)
{
  const RhCapeState *state = data;
  int n_open = count_open_bids (state, draft);
  int n = n_open < 0 ? n_sealed : n_open;
  char *turn;

  if (ended)
    return g_strdup (_("Ended without a winner"));

  turn = rh_cape_text_turn (setup, state);
  if (turn != NULL || state->phase != RH_CAPE_BIDS)
    return turn;

  if (n < 0)
    return g_strdup (_("Everybody bids"));

  /* Translators: how many players, of how many */
  return g_strdup_printf (ngettext ("%1$u of %2$u has bid", "%1$u of %2$u have bid", (gulong) n),
                          (guint) n, setup->n_seats);
}

/**
 * rh_cape_hint_count_revealed:
 * @state: a state
 * @draft: what was entered of the next move, or an empty text
 *
 * Returns: how many cards on offer have been told so far: the next one is turned up after these
 */
int
rh_cape_hint_count_revealed (const RhCapeState *state, const char *draft)
{
  RhCapeDraft offer;
  int n = 0;

  if (state->phase != RH_CAPE_REVEAL || rh_cape_state_is_short_of_cards (state))
    return 0;

  offer = rh_cape_draft_parse (draft, RH_CAPE_MOVE_REVEAL);
  while (n < (int) state->n_seats && rh_cape_parts_are_whole (offer.cards[n]))
    n++;

  return n;
}

/**
 * rh_cape_hint_stock:
 * @setup: the setup
 * @data: a #RhCapeState
 * @draft: what was entered of the next move, or an empty text: cards that were turned up lie in the pile no more
 *
 * Returns: (transfer full) (nullable): how many cards are in the draw pile and how many are discarded; %NULL once the
 *   game is over
 */
char *
rh_cape_hint_stock (const RhSetup *setup, gconstpointer data, const char *draft)
{
  const RhCapeState *state = data;
  RhCapeState piles = *state;

  if (state->phase == RH_CAPE_OVER)
    return NULL;

  rh_cape_state_take_cards (&piles, rh_cape_hint_count_revealed (state, draft));

  /* Translators: cards in the draw pile, and cards discarded */
  return g_strdup_printf (_("%1$d in the pile, %2$d discarded"), piles.stock, piles.discard);
}

/**
 * rh_cape_hint_dead_end:
 * @state: a #RhCapeState
 *
 * Returns: (nullable): why no auction can be held any more (rule D3), or %NULL where one can, or none comes next
 */
const RhDeadEnd *
rh_cape_hint_dead_end (gconstpointer state)
{
  static const RhDeadEnd dead_end = {
    N_("No auction can be held"),
    N_("Both piles together have fewer cards than there are players."),
  };

  return rh_cape_state_is_short_of_cards (state) ? &dead_end : NULL;
}

/**
 * rh_cape_hint_notice:
 * @state: a #RhCapeState
 *
 * What else there is to say of empty piles, the steps say where it is done.
 *
 * Returns: (nullable): that waiting helps nobody, where it doesn't (rule D4)
 */
const char *
rh_cape_hint_notice (gconstpointer state)
{
  if (!rh_cape_state_is_stuck (state))
    return NULL;

  return N_("Both piles are empty, and everybody has passed: waiting won’t help. Build, or end the game without a "
            "winner.");
}
