/* SPDX-License-Identifier: GPL-3.0-or-later
 * Money as a sentence has it. */

#include "config.h"

#include "rh-cape-money.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_money_to_words:
 * @pounds: an amount, in pounds
 *
 * The amount as the user's language writes it in the middle of a sentence. A
 * table or a sum has the sign of the pound instead, in every language.
 *
 * Returns: (transfer full): such as “£12”; in Dutch “12 pond”
 */
char *
rh_cape_money_to_words (int pounds)
{
  g_autofree char *words = NULL;

  words = g_strdup_printf (
    /* Translators: money within a sentence, as a rule book of your language writes it: “12 pond”, “12 font”,
     * “12 sterline”. It takes the place of %s in other messages; an ending that your language needs there is
     * written right behind that %s, as in Hungarian “%sot” for “12 fontot”. */
    g_dngettext (GETTEXT_PACKAGE, "£%d", "£%d", (gulong) ABS (pounds)),
    ABS (pounds));

  return pounds < 0 ? g_strconcat ("−", words, NULL) : g_steal_pointer (&words);
}
