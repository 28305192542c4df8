/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why the numbers on the table are what they are, in words. */

#include "config.h"

#include "rh-cape-text-why.h"

#include "rh-cape-text-board.h"
#include "rh-cape-text.h"
#include "rh-cape-money.h"
#include "rh-cape-standing.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_why_capital:
 * @name: a player
 *
 * Returns: (transfer full): the title above the changes of the capital
 */
char *
rh_cape_text_why_capital (const char *name)
{
  /* Translators: a player; L is the key for the ledger, in upper case: the same as elsewhere */
  return g_strdup_printf (_("%s’s capital (the whole ledger: L)"), name);
}

/**
 * rh_cape_text_why_gains:
 *
 * Returns: the title above the bonus rails in hand
 */
const char *
rh_cape_text_why_gains (void)
{
  return _("Where the bonus rails in hand come from");
}

/**
 * rh_cape_text_why_gain:
 * @setup: the players
 * @seat: who has the bonus rail, from 0
 * @gain: how it was got
 *
 * Returns: (transfer full): a line that says so (rule R1)
 */
char *
rh_cape_text_why_gain (const RhSetup *setup, guint seat, const RhCapeGain *gain)
{
  const char *name = setup->seats[seat].name;

  if (gain->builder == seat) {
    /* Translators: a player, and the round */
    return g_strdup_printf (_("%1$s, round %2$u: built up to a river"), name, gain->round);
  }

  /* Translators: who has the bonus rail, the round it was got in, and who built */
  return g_strdup_printf (_("%1$s, round %2$u: before a river when %3$s built"), name, gain->round,
                          setup->seats[gain->builder].name);
}

/**
 * rh_cape_text_why_own_gain:
 * @setup: the players
 * @seat: who has the bonus rail, from 0
 * @gain: how it was got
 *
 * Returns: (transfer full): a line that says so where it stands with that player (rule R1)
 */
char *
rh_cape_text_why_own_gain (const RhSetup *setup, guint seat, const RhCapeGain *gain)
{
  if (gain->builder == seat) {
    /* Translators: how a bonus rail was got: the round */
    return g_strdup_printf (_("Round %u: built up to a river"), gain->round);
  }

  /* Translators: how a bonus rail was got: the round, and who built */
  return g_strdup_printf (_("Round %1$u: before a river when %2$s built"), gain->round,
                          setup->seats[gain->builder].name);
}

/**
 * rh_cape_text_why_tie:
 * @setup: the players
 * @state: a state with a tie open
 *
 * Returns: (transfer full): why the players draw, a sentence (rules A5, A6)
 */
char *
rh_cape_text_why_tie (const RhSetup *setup, const RhCapeState *state)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (state, seats);
  g_autofree char *names = rh_cape_text_names (setup, seats, n);
  g_autofree char *bid = rh_cape_money_to_words (state->bids[seats[0]]);
  g_autofree char *left = rh_cape_money_to_words (state->players[seats[0]].capital);

  if (n == 2) {
    /* Translators: "Anna and Bram", a bid, and the pounds each has left */
    return g_strdup_printf (_("%1$s both bid %2$s and have %3$s left: higher card first."), names, bid, left);
  }
  /* Translators: three or four names, a bid, and the pounds each has left */
  return g_strdup_printf (_("%1$s all bid %2$s and have %3$s left: highest card first."), names, bid, left);
}

/* How many places from this one on were put in order by the cards drawn, for the same bid. */
static guint
count_drawn (const RhCapeState *state, guint place)
{
  guint n = 1;

  while (place + n < state->n_seats && rh_cape_why_order (state, place + n - 1) == RH_CAPE_ORDER_DRAWN)
    n++;

  return n;
}

/* One sentence for all of them. */
static char *
tell_drawn (const RhSetup *setup, const RhCapeState *state, guint place, guint n)
{
  const guint *seats = &state->order[place];
  g_autofree char *names = rh_cape_text_names (setup, seats, n);

  if (n == 2) {
    /* Translators: two players who have bid the same and have as much left; on a phone it should be within a line, of 45 letters */
    return g_strdup_printf (_("%1$s before %2$s: higher card drawn."), setup->seats[seats[0]].name, setup->seats[seats[1]].name);
  }
  /* Translators: three names or four, likewise, in the order in which they pick */
  return g_strdup_printf (_("%s, in this order by the cards drawn."), names);
}

/* Why a place comes before the next one, but for the bids, which are in sight there; NULL where the bids say it, or a tie is still open. */
static char *
why_place (const RhSetup *setup, const RhCapeState *state, guint place)
{
  guint seat = state->order[place];
  guint next = place + 1 < state->n_seats ? state->order[place + 1] : seat;
  const char *first = setup->seats[seat].name;
  const char *second = setup->seats[next].name;
  g_autofree char *left = rh_cape_text_pounds (state->players[seat].capital);
  g_autofree char *more = rh_cape_text_pounds (state->players[next].capital);

  switch (rh_cape_why_order (state, place)) {
  case RH_CAPE_ORDER_CAPITAL:
    /* Translators: two players who have bid the same, and the capital left of each; on a phone it should be within a line, of 45
     * letters */
    return g_strdup_printf (_("%1$s before %2$s: %3$s left against %4$s."), first, second, left, more);
  case RH_CAPE_ORDER_DRAWN:
    return tell_drawn (setup, state, place, count_drawn (state, place));
  case RH_CAPE_ORDER_LAST:
  case RH_CAPE_ORDER_BID:
  case RH_CAPE_ORDER_TIED:
  default:
    return NULL;
  }
}

/**
 * rh_cape_text_why_order:
 * @setup: the players
 * @state: a state with the bids known, before anybody has built
 *
 * Returns: (transfer full) (nullable): why the picking order is what it is: a
 *   sentence, on a line of its own, for each two places that the bids alone
 *   don't put in order, and for all that cards do at once (rules A5, A6); %NULL where they do, or a tie is still open
 */
char *
rh_cape_text_why_order (const RhSetup *setup, const RhCapeState *state)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < state->n_seats; i += MAX (count_drawn (state, i) - 1, 1)) {
    g_autofree char *why = why_place (setup, state, i);

    if (why != NULL)
      g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", why);
  }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/**
 * rh_cape_text_why_aside:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full) (nullable): what a build would cost that player with the common row as it lies (rules B3,
 *   B4), in a word or two; %NULL where nobody builds, for who is on turn, with nothing ahead, and for who has passed and
 *   could by now
 */
char *
rh_cape_text_why_aside (const RhCapeState *state, guint seat)
{
  RhCapeOffer offer;
  g_autofree char *cost = NULL;

  if ((state->phase != RH_CAPE_DRAW && state->phase != RH_CAPE_DECIDE) || state->seat == (int) seat)
    return NULL;

  if (!rh_cape_offer_compute (state, seat, &offer) || offer.need == 0)
    return NULL;
  if (offer.missing == 0) /* who has passed couldn't, or wouldn't, when it was their turn */
    return rh_cape_standing_get (state, seat, NULL) == RH_CAPE_STANDING_PASSED
             ? NULL : g_strdup (C_("beside a player", "could build"));
  if (!offer.can_build)
    /* Translators: beside a player: rails short, and no money for them */
    return g_strdup_printf (ngettext ("%d short · can’t", "%d short · can’t", (gulong) offer.missing), offer.missing);

  cost = rh_cape_text_pounds (offer.cost);

  /* Translators: beside a player: rails short, and what they cost */
  return g_strdup_printf (ngettext ("%1$d short · %2$s", "%1$d short · %2$s", (gulong) offer.missing), offer.missing, cost);
}

/**
 * rh_cape_text_why_other:
 * @name: a player
 * @state: where the game stands
 * @seat: the player’s seat, from 0
 *
 * Returns: (transfer full): what a build would cost now if it were that player’s turn, a short line
 */
char *
rh_cape_text_why_other (const char *name, const RhCapeState *state, guint seat)
{
  RhCapeOffer computed;
  const RhCapeOffer *offer = &computed;
  const char *terrain;
  g_autofree char *cost = NULL;
  g_autofree char *capital = NULL;

  rh_cape_offer_compute (state, seat, &computed);
  terrain = rh_cape_text_terrain (offer->card.terrain);
  cost = rh_cape_text_pounds (offer->cost);
  capital = rh_cape_text_pounds (offer->capital);

  if (offer->need == 0) {
    /* Translators: a player */
    return g_strdup_printf (_("%s: nothing ahead"), name);
  }
  if (!offer->can_build) {
    return g_strdup_printf (
      /* Translators: a player, a terrain and the rails it needs, rails short, what they cost, the pounds in hand */
      ngettext ("%1$s: %2$s (%3$d), %4$d short, %5$s: can’t, has %6$s",
                "%1$s: %2$s (%3$d), %4$d short, %5$s: can’t, has %6$s", (gulong) offer->missing),
      name, terrain, offer->need, offer->missing, cost, capital);
  }
  if (offer->missing > 0) {
    return g_strdup_printf (
      /* Translators: a player, a terrain and the rails it needs, rails short, what they cost, the pounds in hand */
      ngettext ("%1$s: %2$s (%3$d), %4$d short, %5$s of %6$s", "%1$s: %2$s (%3$d), %4$d short, %5$s of %6$s",
                (gulong) offer->missing),
      name, terrain, offer->need, offer->missing, cost, capital);
  }
  if (offer->useful > 0) {
    return g_strdup_printf (
      /* Translators: a player, a terrain and the rails it needs, pounds, bonus rails used */
      ngettext ("%1$s: %2$s (%3$d), could build for %4$s and %5$d bonus rail",
                "%1$s: %2$s (%3$d), could build for %4$s and %5$d bonus rails", (gulong) offer->useful),
      name, terrain, offer->need, cost, offer->useful);
  }
  /* Translators: a player, a terrain and the rails it needs, pounds */
  return g_strdup_printf (_("%1$s: %2$s (%3$d), could build for %4$s"), name, terrain, offer->need, cost);
}

/**
 * rh_cape_text_why_trace:
 * @setup: the players
 * @moves: (array length=n_moves): the moves
 * @n_moves: how many of them are played
 * @seat: a seat, from 0
 * @why: (out): how it came by what it has
 *
 * Returns: whether the moves could be played; they have been before
 */
gboolean
rh_cape_text_why_trace (const RhSetup *setup, const char *const *moves, guint n_moves, guint seat, RhCapeWhy *why)
{
  g_autofree const char **played = g_new0 (const char *, n_moves + 1);

  for (guint i = 0; i < n_moves; i++)
    played[i] = moves[i];

  return rh_cape_why_trace (setup, played, seat, why, NULL);
}
