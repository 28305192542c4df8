/* SPDX-License-Identifier: GPL-3.0-or-later
 * A way to pay for a build, on a button: bonus rails against pounds. */

#include "config.h"

#include "rh-cape-way-button.h"

#include "rh-cape-money.h"

#include <glib/gi18n.h>

/**
 * rh_cape_way_button_set:
 * @button: a button
 * @offer: what the seat could do
 * @way: one of its ways to pay, from 0
 *
 * Writes on the button what that way costs, and what is left then. Bonus rails
 * are spoken of where there are any.
 */
void
rh_cape_way_button_set (RhButton *button, const RhCapeOffer *offer, guint way)
{
  const RhCapeWay *pay = &offer->ways[way];
  g_autofree char *cost = rh_cape_money_to_words (pay->cost);
  g_autofree char *income = rh_cape_money_to_words (pay->income);
  g_autofree char *left = rh_cape_money_to_words (pay->left);
  g_autofree char *label = NULL;
  g_autofree char *caption = NULL;

  g_return_if_fail (way < offer->n_ways);

  if (pay->cost == 0) {
    label = g_strdup (C_("button", "Build"));
  } else {
    /* Translators: on a button: pounds */
    label = g_strdup_printf (_("Build for %s"), cost);
  }

  if (offer->useful > 0) {
    /* Translators: bonus rails used, the income in pounds, pounds in hand after the build */
    caption = g_strdup_printf (ngettext ("%1$d bonus, +%2$s, leaves %3$s", "%1$d bonus, +%2$s, leaves %3$s",
                                         (gulong) pay->bonus),
                               pay->bonus, income, left);
  } else {
    /* Translators: pounds paid out, then pounds in hand after the build */
    caption = g_strdup_printf (_("+%1$s income, leaves %2$s"), income, left);
  }
  rh_button_set (button, label, caption);
}
