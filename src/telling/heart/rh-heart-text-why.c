/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why the numbers on the table are what they are, in words. */

#include "config.h"

#include "rh-heart-text-why.h"

#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_heart_text_why_title:
 * @name: a player
 *
 * Returns: (transfer full): what the lines below it explain
 */
char *
rh_heart_text_why_title (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s’s points"), name);
}

/**
 * rh_heart_text_why_last:
 * @name: a player
 *
 * Returns: (transfer full): what the lines below it explain, right after the route was claimed
 */
char *
rh_heart_text_why_last (const char *name)
{
  /* Translators: above what the route brought that a player has claimed just now */
  return g_strdup_printf (_("%s’s last route"), name);
}

/**
 * rh_heart_text_why_name:
 * @colour: of a route
 * @length: likewise
 *
 * Returns: (transfer full): the route, as a line begins with it
 */
char *
rh_heart_text_why_name (RhHeartColour colour, guint length)
{
  g_autofree char *text = rh_heart_text_route (colour, length);
  const char *rest = g_utf8_next_char (text);
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

/**
 * rh_heart_text_why_route:
 * @route: a route that was claimed
 *
 * Returns: (transfer full): what it brought (rules H1, H4)
 */
char *
rh_heart_text_why_route (const RhHeartRoute *route)
{
  int points = rh_heart_length_get_points (route->length);
  g_autofree char *what = rh_heart_text_why_name ((RhHeartColour) route->colour, route->length);

  if (route->doubled) {
    g_autofree char *sum = rh_heart_text_doubled (points);

    /* Translators: a route such as “White route of 3”, and its points: “4 × 2 = 8” */
    return g_strdup_printf (C_("points", "%1$s: %2$s"), what, sum);
  }

  /* Translators: a route such as “White route of 3”, and its points */
  return g_strdup_printf (C_("points", "%1$s: %2$d"), what, points);
}

/**
 * rh_heart_text_why_doubled:
 * @route: a route that was claimed
 *
 * Returns: (transfer full) (nullable): why it could be doubled (rules H4, H5); %NULL where it wasn't
 */
char *
rh_heart_text_why_doubled (const RhHeartRoute *route)
{
  RhHeartTerrain terrain = rh_heart_colour_get_terrain ((RhHeartColour) route->colour);
  int paid = MAX (0, rh_heart_length_get_cards (route->length) - route->engines);
  g_autofree char *pay = rh_heart_text_pay (terrain, route->engines, paid);
  g_autofree char *cards = rh_heart_text_cards (terrain, route->own);

  if (!route->doubled)
    return NULL;
  if (route->engines == 0)
    return g_strdup_printf (
      /* Translators: what doubling took, such as “2 jungle cards”; what lay in front of the player then, such as “3 jungle
       * cards”; and a number of cards */
      _("Doubled with %1$s (in front: %2$s); the most anybody else had: %3$u"), pay, cards, route->most);

  return g_strdup_printf (
    /* Translators: what doubling took, such as “2 engines”; what lay in front of the player then, such as “1 jungle card”; how
     * many engines and cards these are; and a number of cards */
    _("Doubled with %1$s (in front: %2$s; together with the engines: %3$u); the most anybody else had: %4$u"), pay, cards,
    (guint) route->own + route->engines, route->most);
}
