/* SPDX-License-Identifier: GPL-3.0-or-later
 * Points as a sentence has them. */

#include "config.h"

#include "rh-heart-points.h"

#include <glib/gi18n-lib.h>

/**
 * rh_heart_points_to_words:
 * @points: points, may be below 0
 *
 * Returns: (transfer full): such as “12 points”, in the user's language
 */
char *
rh_heart_points_to_words (int points)
{
  g_autofree char *words = NULL;

  words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) ABS (points)), ABS (points));

  return points < 0 ? g_strconcat ("−", words, NULL) : g_steal_pointer (&words);
}
