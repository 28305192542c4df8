/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move that is given again, in words. */

#include "config.h"

#include "rh-cape-text-amend.h"

#include "rh-cape-money.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_amend_bid:
 * @name: a player
 *
 * Returns: (transfer full): whose bid a field is for; never how much it is
 */
char *
rh_cape_text_amend_bid (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("Bid of %s, in pounds"), name);
}

/**
 * rh_cape_text_amend_way:
 * @way: a way to pay for a build
 *
 * Returns: (transfer full): what it takes and leaves (rules B3, B5)
 */
char *
rh_cape_text_amend_way (const RhCapeWay *way)
{
  g_autofree char *left = rh_cape_money_to_words (way->left);

  return g_strdup_printf (
    /* Translators: bonus rails used, rails bought, pounds in hand after the build; the second number decides the form */
    ngettext ("%1$d bonus, buy %2$d, leaves %3$s", "%1$d bonus, buy %2$d, leaves %3$s", (gulong) way->buy),
    way->bonus, way->buy, left);
}
