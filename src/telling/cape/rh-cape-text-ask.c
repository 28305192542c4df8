/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each step asks. */

#include "config.h"

#include "rh-cape-text-ask.h"

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
    return g_strdup (_("Are these the cards?"));

  /* Translators: asks for a card on offer: its number, counted from 1, and of how many */
  return g_strdup_printf (_("Turn up card %1$d of %2$u"), place + 1, n);
}

/**
 * rh_cape_text_ask_mend:
 * @place: the place of a card that is given, from 0
 * @n: how many cards are turned up
 * @given: whether a part of it was given anew
 *
 * Returns: (transfer full): the question which card it is instead, or what else it is
 */
char *
rh_cape_text_ask_mend (int place, guint n, gboolean given)
{
  if (given)
    /* Translators: the number of a card, counted from 1, and of how many */
    return g_strdup_printf (_("Anything else wrong with card %1$d of %2$u?"), place + 1, n);

  /* Translators: the number of a card, counted from 1, and of how many */
  return g_strdup_printf (_("What should card %1$d of %2$u be?"), place + 1, n);
}

/**
 * rh_cape_text_ask_change:
 * @place: the place of a card that is bid on, from 0
 *
 * Returns: (transfer full): the question whether it is changed to what was chosen, which is shown
 */
char *
rh_cape_text_ask_change (int place)
{
  /* Translators: the number of a card, counted from 1; the card as it would be is shown below. Short: it has half a phone's width */
  return g_strdup_printf (_("Change card %d to this?"), place + 1);
}

/**
 * rh_cape_text_ask_revealed:
 *
 * Returns: (transfer none): the question which cards are on offer, in a game that is looked at
 */
const char *
rh_cape_text_ask_revealed (void)
{
  return _("The cards on offer are turned up. Which are they?");
}

/**
 * rh_cape_text_ask_tie:
 * @name: (nullable): who draws; %NULL in a game that is looked at, where all have
 *
 * Returns: (transfer full): the question what a tied player draws (rule A6)
 */
char *
rh_cape_text_ask_tie (const char *name)
{
  if (name == NULL)
    return g_strdup (_("It’s a tie: which values are drawn?"));

  /* Translators: a player, who draws a card because of a tie */
  return g_strdup_printf (_("%s draws. Which value?"), name);
}

/**
 * rh_cape_text_ask_redraw:
 * @state: a state with a tie open
 *
 * Returns: (transfer full) (nullable): that those who are asked have drawn equal values; %NULL where they haven't drawn yet
 */
char *
rh_cape_text_ask_redraw (const RhCapeState *state)
{
  guint drawn = state->last.kind == RH_CAPE_MOVE_TIE ? state->last.card.value : 0;
  g_autofree char *value = g_strdup_printf ("%u", drawn);

  /* Translators: the value that all who drew have drawn, such as “5” */
  return drawn > 0 ? g_strdup_printf (_("Still a tie (%s each): draw again"), value) : NULL;
}

/**
 * rh_cape_text_ask_tied:
 * @state: a state with a tie open
 * @seat: a seat of it, from 0
 *
 * Returns: (transfer none): how far a player is who hasn't drawn, in a word or two
 */
const char *
rh_cape_text_ask_tied (const RhCapeState *state, guint seat)
{
  if (state->last.kind == RH_CAPE_MOVE_TIE && state->last.drawn[seat] > 0)
    /* Translators: below a player's name: has drawn the same value as others; short */
    return C_("picks", "still tied");

  return C_("picks", "tied");
}

/**
 * rh_cape_text_ask_drew:
 * @value: the value of the card that a tied player drew
 *
 * Returns: (transfer full): how far that player is; pounds would look like the bid of who isn't tied
 */
char *
rh_cape_text_ask_drew (guint value)
{
  /* Translators: below a player's name: the value of the card that this player has drawn; short */
  return g_strdup_printf (C_("picks", "drew %u"), value);
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

/**
 * rh_cape_text_ask_build:
 * @setup: the players
 * @state: a state in the build phase
 * @whole: whether the card turned up is asked for with its terrain and value
 *
 * Returns: (transfer full): the question what is turned up, and then whether to
 *   build (rules B1, B4, D3)
 */
char *
rh_cape_text_ask_build (const RhSetup *setup, const RhCapeState *state, gboolean whole)
{
  const char *name = setup->seats[state->seat].name;
  const RhCapeCard *ahead = rh_cape_state_get_ahead (state, (guint) state->seat);

  if (state->phase == RH_CAPE_DRAW && !rh_cape_state_has_card (state)) {
    /* Translators: a player */
    return g_strdup_printf (_("Both piles are empty: no card for %s"), name);
  }
  if (state->phase == RH_CAPE_DRAW) {
    /* Translators: a player */
    return g_strdup_printf (whole ? _("What card does %s turn up?") : _("How many rails does %s turn up?"), name);
  }

  return rh_cape_text_ask (name, ahead != NULL ? ahead->terrain : RH_CAPE_UNKNOWN);
}

/**
 * rh_cape_text_ask_again:
 * @name: a player
 * @card: which card of the common row they have turned up, from 0
 * @rails: the rails that were entered of it
 *
 * Returns: (transfer full): what a button does by which they are asked for again, as screen readers say it
 */
char *
rh_cape_text_ask_again (const char *name, guint card, guint rails)
{
  g_autofree char *text = rh_cape_text_rails (rails);

  /* Translators: a card of the common row: its number, who turned it up, and its rails, such as “1 rail” */
  return g_strdup_printf (_("Correct card %1$u, turned up by %2$s: %3$s"), card + 1, name, text);
}

/**
 * rh_cape_text_ask_count:
 * @name: a player
 * @card: which card of the common row they have turned up, from 0
 *
 * Returns: (transfer full): the question what its rails are, where they were wrong
 */
char *
rh_cape_text_ask_count (const char *name, guint card)
{
  /* Translators: a card of the common row: its number, and who turned it up; its rails are given anew */
  return g_strdup_printf (_("Card %1$u (%2$s): how many rails?"), card + 1, name);
}
