/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sum of a build, in words. */

#include "config.h"

#include "rh-cape-text-sum.h"

#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_sum_of:
 * @offer: what the seat could do
 *
 * Returns: (transfer full): what stands below the rails at hand, such as “of 8”
 */
char *
rh_cape_text_sum_of (const RhCapeOffer *offer)
{
  /* Translators: below the number of rails at hand: the rails needed */
  return g_strdup_printf (C_("sum", "of %d"), offer->need);
}

/**
 * rh_cape_text_sum_need:
 * @offer: what the seat could do
 *
 * Returns: (transfer full): the same where it is spoken of, such as “of 8 for the desert”
 */
char *
rh_cape_text_sum_need (const RhCapeOffer *offer)
{
  return g_strdup_printf (
    /* Translators: after the number of rails at hand: the rails needed, then “for the desert” */
    _("of %1$d %2$s"), offer->need, rh_cape_text_terrain_aim (offer->card.terrain));
}

/* Too many for the player, in a sentence. */
static char *
tell_unpaid (const RhCapeOffer *offer, const char *name)
{
  g_autofree char *cost = rh_cape_text_pounds (offer->cost);
  g_autofree char *capital = rh_cape_text_pounds (offer->capital);

  return g_strdup_printf (
    /* Translators: rails short, what they cost, a player, and the player's pounds */
    ngettext ("%1$d rail short: it costs %2$s, and %3$s has %4$s",
              "%1$d rails short: they cost %2$s, and %3$s has %4$s",
              (gulong) offer->missing),
    offer->missing, cost, name, capital);
}

/* The same in as few words as fit a line. */
static char *
write_unpaid (const RhCapeOffer *offer)
{
  g_autofree char *cost = rh_cape_text_pounds (offer->cost);
  g_autofree char *capital = rh_cape_text_pounds (offer->capital);

  return g_strdup_printf (
    /* Translators: below a sum, as short as can be: rails short, what they cost, the pounds that the player has */
    ngettext ("%1$d short: %2$s, has %3$s", "%1$d short: %2$s, has %3$s", (gulong) offer->missing),
    offer->missing, cost, capital);
}

/**
 * rh_cape_text_sum_result:
 * @offer: what the seat could do
 *
 * Returns: (transfer full): what the figures come to: rails that are short or to spare (rules B3, B8)
 */
char *
rh_cape_text_sum_result (const RhCapeOffer *offer)
{
  g_autofree char *cost = rh_cape_text_pounds (offer->cost);

  if (offer->missing > 0 && !offer->can_build)
    return write_unpaid (offer);
  if (offer->missing > 0) {
    return g_strdup_printf (
      /* Translators: rails short, and what they cost; as in a sum */
      ngettext ("%1$d rail short: %2$s", "%1$d rails short: %2$s", (gulong) offer->missing),
      offer->missing, cost);
  }
  if (offer->spare > 0) {
    /* Translators: rails that are left over, a result below a sum */
    return g_strdup_printf (ngettext ("Enough, %d rail to spare", "Enough, %d rails to spare", (gulong) offer->spare),
                            offer->spare);
  }

  return g_strdup (_("Exactly enough"));
}

/**
 * rh_cape_text_sum_spoken:
 * @offer: what the seat could do
 * @name: the player's name
 *
 * Returns: (transfer full): the whole sum as a screen reader says it
 */
char *
rh_cape_text_sum_spoken (const RhCapeOffer *offer, const char *name)
{
  g_autofree char *need = rh_cape_text_sum_need (offer);
  gboolean unpaid = offer->missing > 0 && !offer->can_build;
  g_autofree char *result = unpaid ? tell_unpaid (offer, name) : rh_cape_text_sum_result (offer);

  return g_strdup_printf (
    /* Translators: the sum as a screen reader says it: rails in the common row, on own cards, bonus rails used,
     * all together; then “of 8 for the desert”, and what is short, a sentence of its own */
    _("Common row %1$d, own cards %2$d, bonus rails %3$d: %4$d %5$s. %6$s"),
    offer->common, offer->own, offer->useful, offer->total, need, result);
}

/**
 * rh_cape_text_sum_expected:
 * @offer: what the seat has before its card is turned up
 *
 * Returns: (transfer full): what is known of the sum by then, as a screen reader says it
 */
char *
rh_cape_text_sum_expected (const RhCapeOffer *offer)
{
  /* Translators: the sum as a screen reader says it before a card is turned up: rails on own cards, bonus rails in
   * hand, rails needed */
  return g_strdup_printf (_("Own cards %1$d, bonus rails %2$d, needed %3$d"), offer->own, offer->bonus, offer->need);
}

/**
 * rh_cape_text_sum_way:
 * @way: a way to pay
 *
 * Returns: (transfer full): what stands on its button, such as “Build for £10”
 */
char *
rh_cape_text_sum_way (const RhCapeWay *way)
{
  g_autofree char *cost = rh_cape_text_pounds (way->cost);

  if (way->cost == 0)
    return g_strdup (C_("button", "Build"));

  /* Translators: on a button: pounds */
  return g_strdup_printf (_("Build for %s"), cost);
}

/* What is left after the build that wins, likewise. */
static char *
tell_win (const RhCapeOffer *offer, const RhCapeWay *way)
{
  g_autofree char *income = rh_cape_text_pounds (way->income);
  g_autofree char *left = rh_cape_text_pounds (way->left);

  if (offer->useful > 0) {
    /* Translators: of the build that wins the game: bonus rails used, the income in pounds, pounds in hand after the build */
    return g_strdup_printf (ngettext ("wins, %1$d bonus, +%2$s, leaves %3$s", "wins, %1$d bonus, +%2$s, leaves %3$s",
                                      (gulong) way->bonus),
                            way->bonus, income, left);
  }
  /* Translators: of the build that wins the game: the income in pounds, pounds in hand after the build */
  return g_strdup_printf (_("wins, +%1$s, leaves %2$s"), income, left);
}

/**
 * rh_cape_text_sum_left:
 * @offer: what the seat could do
 * @way: one of its ways to pay
 *
 * Bonus rails are spoken of where there are any of use. What wins pays its income, too, though that decides nothing then
 * (rule E1).
 *
 * Returns: (transfer full): what is left after it, such as “2 bonus, +£9, leaves £44”
 */
char *
rh_cape_text_sum_left (const RhCapeOffer *offer, const RhCapeWay *way)
{
  g_autofree char *income = rh_cape_text_pounds (way->income);
  g_autofree char *left = rh_cape_text_pounds (way->left);

  if (offer->wins)
    return tell_win (offer, way);
  if (offer->useful > 0) {
    /* Translators: bonus rails used, the income in pounds, pounds in hand after the build */
    return g_strdup_printf (ngettext ("%1$d bonus, +%2$s, leaves %3$s", "%1$d bonus, +%2$s, leaves %3$s",
                                      (gulong) way->bonus),
                            way->bonus, income, left);
  }
  /* Translators: pounds paid out, then pounds in hand after the build */
  return g_strdup_printf (_("+%1$s income, leaves %2$s"), income, left);
}

/**
 * rh_cape_text_sum_lacking:
 * @offer: what the seat could do
 *
 * Returns: (transfer full): what is short before any bonus rail is used, which leads to the ways to pay for it
 */
char *
rh_cape_text_sum_lacking (const RhCapeOffer *offer)
{
  return g_strdup_printf (
    /* Translators: rails short without bonus rails; below stand the ways to pay for them */
    ngettext ("%d short:", "%d short:", (gulong) offer->lacking), offer->lacking);
}

/**
 * rh_cape_text_sum_lacking_spoken:
 * @offer: what the seat could do
 *
 * Returns: (transfer full): the sum without bonus rails in a sentence, for screen readers
 */
char *
rh_cape_text_sum_lacking_spoken (const RhCapeOffer *offer)
{
  g_autofree char *need = rh_cape_text_sum_need (offer);
  g_autofree char *lacking = rh_cape_text_sum_lacking (offer);

  return g_strdup_printf (
    /* Translators: the sum without bonus rails as a screen reader says it: rails in the common row, on own cards, all
     * together; then “of 8 for the desert”, and what is short, a sentence of its own */
    _("Common row %1$d, own cards %2$d: %3$d %4$s. %5$s"),
    offer->common, offer->own, offer->common + offer->own, need, lacking);
}

/**
 * rh_cape_text_sum_way_rails:
 * @way: a way to pay for a build
 *
 * Returns: (transfer full): the bonus rails it uses, and the rails it buys
 */
char *
rh_cape_text_sum_way_rails (const RhCapeWay *way)
{
  /* Translators: a way to pay for a build, as short as can be: bonus rails used, in front of “+ 2 bought” */
  g_autofree char *bonus = g_strdup_printf (ngettext ("%d bonus", "%d bonus", (gulong) way->bonus), way->bonus);
  /* Translators: a way to pay for a build, as short as can be: rails bought, behind “2 bonus +” */
  g_autofree char *bought = g_strdup_printf (ngettext ("%d bought", "%d bought", (gulong) way->buy), way->buy);

  return g_strdup_printf ("%s + %s", bonus, bought);
}

/**
 * rh_cape_text_sum_way_after:
 * @offer: what the seat could do
 * @way: a way to pay for a build
 *
 * Returns: (transfer full): what there is after it
 */
char *
rh_cape_text_sum_way_after (const RhCapeOffer *offer, const RhCapeWay *way)
{
  g_autofree char *left = rh_cape_text_pounds (way->left);
  int bonus = offer->bonus - way->bonus;

  return g_strdup_printf (
    /* Translators: a way to pay for a build: the pounds in hand after it, and the bonus rails in hand */
    ngettext ("leaves %1$s, %2$d bonus", "leaves %1$s, %2$d bonus", (gulong) bonus), left, bonus);
}

/**
 * rh_cape_text_sum_way_spoken:
 * @offer: what the seat could do
 * @way: a way to pay for a build
 *
 * Returns: (transfer full): all of it, for screen readers
 */
char *
rh_cape_text_sum_way_spoken (const RhCapeOffer *offer, const RhCapeWay *way)
{
  g_autofree char *build = rh_cape_text_sum_way (way);
  g_autofree char *rails = rh_cape_text_sum_way_rails (way);
  g_autofree char *after = rh_cape_text_sum_way_after (offer, way);

  /* Translators: a way to pay as screen readers say it: “Build for £20”, “2 bonus + 2 bought”, “leaves £84, 1 bonus” */
  return g_strdup_printf (C_("way", "%1$s, %2$s, %3$s"), build, rails, after);
}
