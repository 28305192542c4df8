/* SPDX-License-Identifier: GPL-3.0-or-later
 * A chance in per cent: two of them are compared at a glance, which “1 in 5” and “3 in 10” can't be. */

#include "config.h"

#include "rh-zug-text-chance.h"

#include <glib/gi18n-lib.h>

/**
 * rh_zug_text_chance:
 * @chance: a chance, 0 to 1
 *
 * What is neither certain nor impossible isn't told as if it were; nobody at a table tells tenths apart, but where nearly all or
 * nothing is at stake.
 *
 * Returns: (transfer full): that in per cent: “31%”, “3.7%”
 */
char *
rh_zug_text_chance (double chance)
{
  double percent = chance * 100;

  if (chance > 0 && percent < .1)
    /* Translators: a chance, in per cent */
    return g_strdup_printf (C_("chance", "less than %.1f%%"), .1);
  if (chance < 1 && percent > 99.9)
    return g_strdup_printf (C_("chance", "more than %.1f%%"), 99.9);
  if (chance > 0 && chance < 1 && (percent < 9.95 || percent > 99))
    /* Translators: a chance, in per cent, such as “3.7%” */
    return g_strdup_printf (C_("chance", "%.1f%%"), percent);

  /* Translators: a chance, in per cent, such as “31%” */
  return g_strdup_printf (C_("chance", "%.0f%%"), percent);
}
