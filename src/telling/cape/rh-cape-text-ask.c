/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each step asks. */

#include "config.h"

#include "rh-cape-text-ask.h"

#include "rh-cape-hint.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_ask_reveal:
 * @place: the place of the card asked for, from 0; −1 where all are given
 * @n: how many cards are turned up
 *
 * Returns: (transfer full): the question which cards are on offer (rule A1)
 */
char *
rh_cape_text_ask_reveal (int place, guint n)
{
  if (place < 0)
    return g_strdup (_("Which card was wrong? Tap it and give it again"));

  /* Translators: the number of a card, counted from 1, and of how many */
  return g_strdup_printf (_("Turn up the cards on offer. Which is card %1$d of %2$u?"), place + 1, n);
}

/**
 * rh_cape_text_ask_tie:
 * @setup: the players
 * @state: a state with a tie open
 *
 * Returns: (transfer full): the question what the tied players draw (rule A6)
 */
char *
rh_cape_text_ask_tie (const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (state, seats);
  g_autofree char *names = rh_cape_text_names (setup, seats, n);

  /* Translators: two names or more */
  return g_strdup_printf (_("%s draw a card each. Which values?"), names);
}

/**
 * rh_cape_text_ask_pick:
 * @setup: the players
 * @state: a state in which somebody picks
 *
 * Returns: (transfer full): the question which card it is (rule A4)
 */
char *
rh_cape_text_ask_pick (const RhSetup *setup, const RhCapeState *state)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s picks. Which card?"), setup->seats[state->seat].name);
}

static char *
ask_draw (const RhCapeState *state, const char *name)
{
  g_autofree char *shuffle = rh_cape_hint_shuffle (state);
  g_autofree char *asks = NULL;

  /* Translators: a player */
  asks = g_strdup_printf (_("%s turns up a card. How many rails?"), name);

  return shuffle != NULL ? g_strdup_printf ("%s %s", shuffle, asks) : g_steal_pointer (&asks);
}

/**
 * rh_cape_text_ask_build:
 * @setup: the players
 * @state: a state in the build phase
 *
 * Returns: (transfer full): the question what is turned up, with what must be
 *   shuffled before, and then whether to build (rules B1, B4, D1, D3)
 */
char *
rh_cape_text_ask_build (const RhSetup *setup, const RhCapeState *state)
{
  const char *name = setup->seats[state->seat].name;
  const RhCapeCard *ahead = rh_cape_state_get_ahead (state, (guint) state->seat);

  if (state->phase == RH_CAPE_DRAW && rh_cape_state_has_card (state))
    return ask_draw (state, name);
  if (state->phase == RH_CAPE_DRAW) {
    /* Translators: a player */
    return g_strdup_printf (_("Both piles are empty: %s’s turn goes without a card"), name);
  }

  return rh_cape_text_ask (name, ahead != NULL ? ahead->terrain : RH_CAPE_UNKNOWN);
}
