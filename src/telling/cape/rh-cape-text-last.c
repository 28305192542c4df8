/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the last move did, in words. */

#include "config.h"

#include "rh-cape-text-last.h"

#include "rh-cape-text-card.h"
#include "rh-cape-text.h"
#include "rh-join.h"
#include "rh-cape-money.h"
#include "rh-win.h"

#include <glib/gi18n-lib.h>

static char *
tell_reveal (const RhCapeState *state)
{
  g_autofree char *list = rh_cape_text_card_offer (state);

  /* Translators: the cards on offer */
  return g_strdup_printf (_("On offer: %s."), list);
}

static char *
tell_bids (const RhSetup *setup, const RhCapeState *state)
{
  const guint seats[RH_CAPE_SEATS_MAX] = { 0, 1, 2, 3 };
  g_autofree char *list = rh_cape_text_bids (setup, state, seats);

  /* Translators: the bids follow: “Everybody pays their own bid: Anna £5, Bram £0.” */
  return g_strdup_printf (_("Everybody pays their own bid: %s."), list);
}

/* Rule A6: the higher value picks first. It is no money: nobody pays or gets it. */
static char *
list_drawn (const RhSetup *setup, const RhCapeState *state)
{
  g_auto (GStrv) drawn = g_new0 (char *, state->n_seats + 1);
  guint n = 0;

  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *value = g_strdup_printf ("%u", state->last.drawn[i]);

    if (state->last.drawn[i] > 0)
      /* Translators: a player and the value of the card drawn */
      drawn[n++] = g_strdup_printf (C_("drawn", "%1$s %2$s"), setup->seats[i].name, value);
  }

  return rh_join_items ((const char *const *) drawn);
}

static char *
tell_tie (const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (state, seats);
  g_autofree char *drawn = list_drawn (setup, state);

  if (n > 0) {
    g_autofree char *names = rh_cape_text_names (setup, seats, n);

    if (state->last.drawn[seats[0]] == 0)
      /* Translators: who drew which value, and two names or more, of others who haven’t drawn yet: “Drawn for the tie:
       * Anna 7, Bram 2. Csilla and Dirk are tied, too.” */
      return g_strdup_printf (_("Drawn for the tie: %1$s. %2$s are tied, too."), drawn, names);
    /* Translators: who drew which value, and two names or more: “Drawn for the tie: Anna 2, Bram 2. Anna and Bram are
     * still tied.” */
    return g_strdup_printf (_("Drawn for the tie: %1$s. %2$s are still tied."), drawn, names);
  }

  /* Translators: who drew which value: “Drawn for the tie: Anna 2, Bram 7.” Who picks when stands elsewhere */
  return g_strdup_printf (_("Drawn for the tie: %s."), drawn);
}

static char *
tell_pick (const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  g_autofree char *card = rh_cape_text_card_in_sentence (last->card);
  g_autofree char *given = rh_cape_text_card_in_sentence (last->given_card);
  g_autofree char *pick = NULL;
  g_autofree char *gift = NULL;

  /* Translators: a player and a card */
  pick = g_strdup_printf (_("%1$s picks: %2$s."), setup->seats[last->seat].name, card);
  if (last->given_seat == RH_CAPE_NO_SEAT)
    return g_steal_pointer (&pick);

  /* Translators: a player and a card */
  gift = g_strdup_printf (_("%1$s gets the last one: %2$s."), setup->seats[last->given_seat].name, given);

  return g_strdup_printf ("%s %s", pick, gift);
}

static char *
tell_draw (const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  g_autofree char *card = rh_cape_text_card_in_sentence (last->card);

  if (last->no_card) {
    /* Translators: a player */
    return g_strdup_printf (_("Both piles are empty: %s goes on without a card."), name);
  }

  /* Translators: a player and a card, or the rails on a card */
  return g_strdup_printf (_("%1$s turns up: %2$s."), name, card);
}

static char *
tell_passing (const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  g_autofree char *capital = rh_cape_money_to_words (state->players[last->seat].capital);

  if (last->missing == 0) {
    /* Translators: a player */
    return g_strdup_printf (_("%s passes."), name);
  }

  return g_strdup_printf (
    /* Translators: a player, rails, pounds: “Anna passes: 5 rails short, with £12 in hand.” */
    ngettext ("%1$s passes: %2$d rail short, with %3$s in hand.",
              "%1$s passes: %2$d rails short, with %3$s in hand.",
              (gulong) last->missing),
    name, last->missing, capital);
}

/* The whole turn: the draw may have been told for no more than a moment. */
static char *
tell_pass (const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *draw = tell_draw (setup, state);
  g_autofree char *passing = tell_passing (setup, state);

  return g_strdup_printf ("%s %s", draw, passing);
}

static char *
tell_crossing (const char *name, RhCapeTerrain terrain, const char *events)
{
  switch (terrain) {
  case RH_CAPE_RIVER:
    /* Translators: a player, then what the build cost and gave: “£20 for 2 rails, £7 income” */
    return g_strdup_printf (_("%1$s builds across the river: %2$s."), name, events);
  case RH_CAPE_MOUNTAIN:
    /* Translators: a player, then what the build cost and gave: “£20 for 2 rails, £7 income” */
    return g_strdup_printf (_("%1$s builds through the mountain: %2$s."), name, events);
  case RH_CAPE_DESERT:
    /* Translators: a player, then what the build cost and gave: “£20 for 2 rails, £7 income” */
    return g_strdup_printf (_("%1$s builds through the desert: %2$s."), name, events);
  case RH_CAPE_VILLAGE:
    /* Translators: a player, then what the build cost and gave: “£20 for 2 rails, £7 income” */
    return g_strdup_printf (_("%1$s builds through the village: %2$s."), name, events);
  case RH_CAPE_SAVANNA:
    /* Translators: a player, then what the build cost and gave: “£20 for 2 rails, £7 income” */
    return g_strdup_printf (_("%1$s builds through the savanna: %2$s."), name, events);
  case RH_CAPE_UNKNOWN:
  default:
    g_assert_not_reached ();
  }
}

/* What the builder paid and got. */
static char *
tell_price (const RhCapeLast *last)
{
  g_autofree char *cost = rh_cape_money_to_words (last->buy * RH_CAPE_RAIL_PRICE);
  g_autofree char *income = rh_cape_money_to_words (last->income);
  g_autofree char *bought = NULL;
  g_autofree char *used = NULL;
  g_autofree char *earned = NULL;
  const char *events[4] = { NULL };
  guint n = 0;

  if (last->buy > 0) {
    /* Translators: pounds and rails: “£20 for 2 rails” */
    bought = g_strdup_printf (ngettext ("%1$s for %2$d rail", "%1$s for %2$d rails", (gulong) last->buy), cost,
                              last->buy);
    events[n++] = bought;
  }
  if (last->bonus > 0) {
    used = g_strdup_printf (ngettext ("%d bonus rail used", "%d bonus rails used", (gulong) last->bonus), last->bonus);
    events[n++] = used;
  }
  /* Translators: pounds: “£7 income” */
  earned = g_strdup_printf (_("%s income"), income);
  events[n++] = earned;

  return rh_join_items (events);
}

/* R3: who gets a bonus rail, the builder's left neighbour first. */
static char *
tell_bonus_rails (const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = 0;
  g_autofree char *names = NULL;

  for (guint i = 1; i <= state->n_seats; i++) {
    guint seat = (state->last.seat + i) % state->n_seats;

    if (state->last.bonus_seats & (1u << seat))
      seats[n++] = seat;
  }

  if (n == 0)
    return NULL;

  names = rh_cape_text_names (setup, seats, n);
  if (n == 1) {
    /* Translators: a player; in lower case but for the name, as it stands behind a semicolon */
    return g_strdup_printf (_("%s gets a bonus rail"), names);
  }

  /* Translators: two names or more; it stands behind a semicolon */
  return g_strdup_printf (_("%s get a bonus rail each"), names);
}

static char *
tell_build (const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  g_autofree char *price = tell_price (last);
  g_autofree char *gain = tell_bonus_rails (setup, state);
  const char *const both[] = { price, gain, NULL };
  g_autofree char *events = rh_join_phrases (both);
  g_autofree char *build = tell_crossing (name, last->card.terrain, events);
  g_autofree char *end = NULL;

  if (state->phase != RH_CAPE_OVER)
    return g_steal_pointer (&build);

  end = rh_win_text (setup, state);

  return g_strdup_printf ("%s %s", build, end);
}

static char *
tell (const RhSetup *setup, const RhCapeState *state)
{
  switch (state->last.kind) {
  case RH_CAPE_MOVE_REVEAL:
    return tell_reveal (state);
  case RH_CAPE_MOVE_BIDS:
    return tell_bids (setup, state);
  case RH_CAPE_MOVE_TIE:
    return tell_tie (setup, state);
  case RH_CAPE_MOVE_PICK:
    return tell_pick (setup, state);
  case RH_CAPE_MOVE_DRAW:
    return tell_draw (setup, state);
  case RH_CAPE_MOVE_PASS:
    return tell_pass (setup, state);
  case RH_CAPE_MOVE_BUILD:
    return tell_build (setup, state);
  case RH_CAPE_MOVE_NONE:
  default:
    return NULL;
  }
}

/**
 * rh_cape_text_last:
 * @setup: the players
 * @data: a #RhCapeState, where the game stands
 *
 * Returns: (transfer full) (nullable): what the last move did, in one or two
 *   sentences; %NULL before the first
 */
char *
rh_cape_text_last (const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  g_autofree char *text = tell (setup, state);

  /* D1: the table did so before, or while, the cards were drawn. */
  if (text == NULL || !state->last.shuffled)
    return g_steal_pointer (&text);

  return g_strdup_printf ("%s %s", _("The discards are shuffled into a new draw pile."), text);
}

/**
 * rh_cape_text_came_of:
 * @setup: the players
 * @data: a #RhCapeState, where the game stands
 *
 * Returns: (transfer full) (nullable): what came of the card that was turned up, in one or two sentences;
 *   %NULL where the last move was none that follows on a card
 */
char *
rh_cape_text_came_of (const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;

  if (state->last.kind == RH_CAPE_MOVE_PASS)
    return tell_passing (setup, state);

  return state->last.kind == RH_CAPE_MOVE_BUILD ? tell_build (setup, state) : NULL;
}
