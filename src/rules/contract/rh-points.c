/* SPDX-License-Identifier: GPL-3.0-or-later
 * Points as a sentence has them. */

#include "config.h"

#include "rh-points.h"

#include <glib/gi18n-lib.h>

/**
 * rh_points_to_words:
 * @points: an amount, in points
 *
 * Returns: (transfer full): the amount as the user's language writes it in the middle of a sentence, such as “12 points”
 */
char *
rh_points_to_words (int points)
{
  g_autofree char *words = NULL;

  words = g_strdup_printf (
    /* Translators: an amount within a sentence. It takes the place of %s in other messages; an ending that your
     * language needs there is written right behind that %s, as in Hungarian “%sot”. */
    g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) ABS (points)),
    ABS (points));

  return points < 0 ? g_strconcat ("−", words, NULL) : g_steal_pointer (&words);
}
