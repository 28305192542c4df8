/* SPDX-License-Identifier: GPL-3.0-or-later
 * A claim as it would be, in words. */

#include "config.h"

#include "rh-heart-text-claim.h"

#include "rh-heart-text.h"
#include "rh-join.h"
#include "rh-points.h"

#include <glib/gi18n-lib.h>

/**
 * rh_heart_text_claim_takes:
 * @offer: a claim as it would be
 *
 * Returns: (transfer full): the terrain cards that doubling takes (rule H4)
 */
char *
rh_heart_text_claim_takes (const RhHeartOffer *offer)
{
  g_autofree char *cards = rh_heart_text_cards (offer->terrain, offer->need);

  /* Translators: such as “2 jungle cards” */
  return g_strdup_printf (_("Doubling takes %s"), cards);
}

static char *
tell_behind (const RhSetup *setup, const RhHeartOffer *offer)
{
  const char *name = setup->seats[offer->seat].name;
  g_autofree char *others = rh_heart_text_names (setup, offer->holders);

  return g_strdup_printf (
    /* Translators: a player and how many cards lie before that player; then one or more others and the number that lies
     * before each; then the difference */
    ngettext ("%1$s has %2$d, %3$s %4$d: %5$d missing to draw level",
              "%1$s has %2$d, %3$s %4$d: %5$d missing to draw level",
              (gulong) offer->short_level),
    name, offer->own, others, offer->most, offer->short_level);
}

/**
 * rh_heart_text_claim_stand:
 * @setup: the players
 * @offer: a claim as it would be
 *
 * Returns: (transfer full): whether the player has enough cards of the type, and as many as anybody else (rule H4); of what
 *   is missing the larger, for as many engines make up for both (rule H5)
 */
char *
rh_heart_text_claim_stand (const RhSetup *setup, const RhHeartOffer *offer)
{
  const char *name = setup->seats[offer->seat].name;

  if (offer->short_level > 0 && offer->short_level >= offer->short_cards)
    return tell_behind (setup, offer);

  if (offer->short_cards > 0)
    return g_strdup_printf (
      /* Translators: a player, how many cards lie before that player, and how many more it takes */
      ngettext ("%1$s has %2$d: %3$d missing to pay", "%1$s has %2$d: %3$d missing to pay", (gulong) offer->short_cards),
      name, offer->own, offer->short_cards);

  /* Translators: a player and how many cards lie before that player */
  return g_strdup_printf (_("%1$s has %2$d, nobody has more"), name, offer->own);
}

/**
 * rh_heart_text_claim_engines:
 * @offer: a claim as it would be
 *
 * Returns: (transfer full) (nullable): the engines that doubling can't do without (rule H5); %NULL where it can
 */
char *
rh_heart_text_claim_engines (const RhHeartOffer *offer)
{
  switch (offer->doubling) {
  case RH_HEART_DOUBLING_ENGINES:
    return g_strdup_printf (ngettext ("It takes at least %d engine from the hand",
                                      "It takes at least %d engines from the hand",
                                      (gulong) offer->min_engines),
                            offer->min_engines);
  case RH_HEART_DOUBLING_NEVER:
    /* Translators: 14 engines */
    return g_strdup_printf (_("Not even all %d engines would be enough"), RH_HEART_ENGINES);
  case RH_HEART_DOUBLING_CARDS:
  default:
    return NULL;
  }
}

/**
 * rh_heart_text_claim_trains:
 * @offer: a claim as it would be
 *
 * Returns: (transfer full) (nullable): why there are too few trains (rule H1); %NULL where there are enough
 */
char *
rh_heart_text_claim_trains (const RhHeartOffer *offer)
{
  if (offer->allowed)
    return NULL;

  return g_strdup_printf (
    /* Translators: trains left, and the length of a route */
    ngettext ("Only %1$d train left for a route of %2$u", "Only %1$d trains left for a route of %2$u",
              (gulong) offer->trains),
    offer->trains, offer->length);
}

/**
 * rh_heart_text_claim_points:
 * @offer: a claim as it would be
 *
 * Returns: (transfer full): what it would bring, plain and doubled (rules H1, H4)
 */
char *
rh_heart_text_claim_points (const RhHeartOffer *offer)
{
  g_autofree char *route = rh_heart_text_route (offer->colour, offer->length);
  g_autofree char *doubled = rh_heart_text_doubled (offer->points);

  /* Translators: a route, such as “white route of 4”, then a sum of points: “7”, “7 × 2 = 14” */
  return g_strdup_printf (_("Points, %1$s: %2$d, doubled %3$s"), route, offer->points, doubled);
}

/* Engines pay first (rule H5). */
static char *
tell_pay (const RhHeartMove *move)
{
  int need = rh_heart_length_get_cards (move->length);

  return rh_heart_text_pay (rh_heart_colour_get_terrain (move->colour), move->engines, MAX (0, need - move->engines));
}

/**
 * rh_heart_text_claim_adapted:
 * @setup: the players
 * @was: a move
 * @move: another in its place
 *
 * Returns: (transfer full) (nullable): in what they differ where both double the same route of the same player; else
 *   %NULL
 */
char *
rh_heart_text_claim_adapted (const RhSetup *setup, const RhHeartMove *was, const RhHeartMove *move)
{
  g_autofree char *route = NULL;
  g_autofree char *pay = NULL;
  g_autofree char *before = NULL;

  if (!was->doubled || !move->doubled || was->seat != move->seat || was->colour != move->colour ||
      was->length != move->length || was->engines == move->engines)
    return NULL;

  route = rh_heart_text_route (move->colour, move->length);
  pay = tell_pay (move);
  before = tell_pay (was);

  /* Translators: a player, a route such as “white route of 3”, what doubling it takes now, such as “1 engine”, and what
   * it took before; it stands within a line, behind a comma */
  return g_strdup_printf (_("%1$s claims: %2$s, doubled with %3$s instead of %4$s"), setup->seats[move->seat].name, route,
                          pay, before);
}
