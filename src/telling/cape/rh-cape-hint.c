/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sentences that several steps say. */

#include "config.h"

#include "rh-cape-hint.h"

#include "rh-cape-text-last.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

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
  if (!rh_cape_state_must_shuffle (state))
    return NULL;

  if (state->stock == 0)
    return g_strdup (_("Shuffle the discards into a new draw pile first."));

  return g_strdup_printf (ngettext ("The draw pile has %d card left: turn it up, then shuffle the discards.",
                                    "The draw pile has %d cards left: turn them up, then shuffle the discards.",
                                    (gulong) state->stock),
                          state->stock);
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
    return rh_cape_text_last (setup, state);

  /* Translators: how many cards lie on the table to be picked */
  cards = g_strdup_printf (ngettext ("%u card is on offer.", "%u cards are on offer.", state->n_seats), state->n_seats);
  if (!state->last.shuffled)
    return g_steal_pointer (&cards);

  return g_strdup_printf ("%s %s", _("The discards are shuffled into a new draw pile."), cards);
}

/**
 * rh_cape_hint_turn:
 * @setup: the setup
 * @data: a #RhCapeState
 * @n_sealed: how many have given a sealed bid; −1 in a game that is looked at, where nobody is waited for
 * @ended: whether people have ended the game without a winner
 *
 * Returns: (transfer full) (nullable): whose turn it is; while nobody alone is
 *   on turn, what everybody is asked for
 */
char *
rh_cape_hint_turn (const RhSetup *setup, gconstpointer data, int n_sealed, gboolean ended)
{
  const RhCapeState *state = data;
  char *turn;

  if (ended)
    return g_strdup (_("Ended without a winner"));

  turn = rh_cape_text_turn (setup, state);
  if (turn != NULL || state->phase != RH_CAPE_BIDS)
    return turn;

  if (n_sealed < 0)
    return g_strdup (_("Everybody bids"));

  /* Translators: how many players, of how many */
  return g_strdup_printf (ngettext ("%1$u of %2$u has bid", "%1$u of %2$u have bid", (gulong) n_sealed),
                          (guint) n_sealed, setup->n_seats);
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

  return N_("Both piles are empty, and everybody has passed: waiting helps nobody. Build, or end the game without a "
            "winner.");
}
