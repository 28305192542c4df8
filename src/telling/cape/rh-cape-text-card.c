/* SPDX-License-Identifier: GPL-3.0-or-later
 * What cards and the figures on them are called. */

#include "config.h"

#include "rh-cape-text-card.h"

#include "rh-cape-text.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_card_place:
 * @place: the place of a card on offer, from 0
 * @card: (nullable): what lies there; %NULL while it isn't given
 *
 * Returns: (transfer full): the number and the card, such as “Card 1: Desert, 2 rails, £7”
 */
char *
rh_cape_text_card_place (guint place, const RhCapeCard *card)
{
  g_autofree char *text = NULL;

  if (card == NULL)
    return g_strdup_printf (_("Card %u: not entered yet"), place + 1);

  text = rh_cape_text_card (*card);
  /* Translators: a card on offer: its number, counted from 1, and what it is */
  return g_strdup_printf (_("Card %1$u: %2$s"), place + 1, text);
}

/* Two cards that look the same are told apart by their numbers. */
static char *
name_offered (const RhCapeState *state, guint place)
{
  const RhCapeCard *card = &state->offer[place];

  for (guint i = 0; i < state->n_seats; i++) {
    if (i != place && rh_cape_card_equal (state->offer[i], *card))
      return rh_cape_text_card_place (place, card);
  }

  return rh_cape_text_card (*card);
}

/**
 * rh_cape_text_card_offered:
 * @setup: the players
 * @state: a state with cards on offer
 * @place: the place of one of them, from 0
 *
 * Returns: (transfer full): what it is called, different for each, and who has picked it
 */
char *
rh_cape_text_card_offered (const RhSetup *setup, const RhCapeState *state, guint place)
{
  int taker = state->taker[place];
  g_autofree char *card = name_offered (state, place);

  if (taker == RH_CAPE_NO_SEAT)
    return g_steal_pointer (&card);

  /* Translators: a card, then the player who picked it */
  return g_strdup_printf (_("%1$s, taken by %2$s"), card, setup->seats[taker].name);
}

/**
 * rh_cape_text_card_needs:
 * @terrain: a terrain
 *
 * Returns: (transfer full): the rails it needs (rule P4), such as “needs 8”
 */
char *
rh_cape_text_card_needs (RhCapeTerrain terrain)
{
  int need = rh_cape_terrain_needs (terrain);

  /* Translators: on the button of a terrain, below its name: the rails it needs */
  return g_strdup_printf (ngettext ("needs %d", "needs %d", (gulong) need), need);
}

/**
 * rh_cape_text_card_value:
 * @value: the value of a card, in pounds
 * @player: (nullable): who has drawn the card, where several have
 *
 * Returns: (transfer full): such as “£7” or “Anna: 7”: what is drawn for a tie is no money
 */
char *
rh_cape_text_card_value (guint value, const char *player)
{
  g_autofree char *figure = g_strdup_printf ("%u", value);

  if (player == NULL)
    return rh_cape_text_pounds ((int) value);

  /* Translators: a player, and the value of the card drawn */
  return g_strdup_printf (C_("card drawn", "%1$s: %2$s"), player, figure);
}

/**
 * rh_cape_text_card_offer:
 * @state: a state with cards on offer
 *
 * Returns: (transfer full): all of them in their order, to go on a sentence
 */
char *
rh_cape_text_card_offer (const RhCapeState *state)
{
  g_auto (GStrv) cards = g_new0 (char *, state->n_seats + 1);

  for (guint i = 0; i < state->n_seats; i++)
    cards[i] = rh_cape_text_card_in_sentence (state->offer[i]);

  return rh_join_phrases ((const char *const *) cards);
}
