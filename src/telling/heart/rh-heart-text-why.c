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

/* A line begins with it. */
static char *
name_route (const RhHeartRoute *route)
{
  g_autofree char *text = rh_heart_text_route ((RhHeartColour) route->colour, route->length);
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
  g_autofree char *what = name_route (route);

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

/* Such as “20 − 7 + 4”. */
static char *
add_up (const RhHeartPlayer *player)
{
  GString *sum = g_string_new (NULL);

  for (guint i = 0; i < player->n_tickets; i++) {
    int ticket = player->tickets[i];

    if (i > 0)
      g_string_append (sum, ticket < 0 ? " − " : " + ");
    else if (ticket < 0)
      g_string_append (sum, "−");
    g_string_append_printf (sum, "%d", ABS (ticket));
  }

  return g_string_free (sum, FALSE);
}

/**
 * rh_heart_text_why_tickets:
 * @player: a player whose tickets are counted
 *
 * Returns: (transfer full): the sum of the tickets (rule H8)
 */
char *
rh_heart_text_why_tickets (const RhHeartPlayer *player)
{
  g_autofree char *sum = add_up (player);
  g_autofree char *points = rh_heart_text_points (rh_heart_player_get_tickets (player));

  if (player->n_tickets == 0)
    return g_strdup (_("Tickets: none"));
  if (player->n_tickets == 1)
    /* Translators: the value of the only ticket, below 0 where it failed */
    return g_strdup_printf (_("Tickets: %s"), points);

  /* Translators: the values of the tickets, such as “20 − 7 + 4”, and what they come to */
  return g_strdup_printf (_("Tickets: %1$s = %2$s"), sum, points);
}

static void
add_routes (GPtrArray *lines, const RhHeartPlayer *player)
{
  for (guint i = 0; i < player->n_routes; i++) {
    char *doubled = rh_heart_text_why_doubled (&player->routes[i]);

    g_ptr_array_add (lines, rh_heart_text_why_route (&player->routes[i]));
    if (doubled != NULL)
      g_ptr_array_add (lines, doubled);
  }

  if (player->n_routes == 0)
    g_ptr_array_add (lines, g_strdup (_("No routes yet")));
}

/**
 * rh_heart_text_why_points:
 * @player: a player
 *
 * Returns: (transfer full) (array zero-terminated=1): where the points come from (rules H1, H4, H8)
 */
char **
rh_heart_text_why_points (const RhHeartPlayer *player)
{
  GPtrArray *lines = g_ptr_array_new ();
  g_autofree char *points = rh_heart_text_points (player->points);

  add_routes (lines, player);
  if (player->told)
    g_ptr_array_add (lines, rh_heart_text_why_tickets (player));
  if (player->globetrotter)
    /* Translators: 10 points, for the most tickets fulfilled */
    g_ptr_array_add (lines, g_strdup_printf (_("Globetrotter: %d"), RH_HEART_GLOBETROTTER));
  /* Translators: the sum of all points */
  g_ptr_array_add (lines, g_strdup_printf (_("Together: %s"), points));
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

static void
free_line (gpointer data)
{
  RhHeartSumLine *line = data;

  g_free (line->what);
  g_free (line->how);
  g_free (line->figure);
  g_free (line);
}

static void
add_line (GPtrArray *lines, const char *what, char *how, int points)
{
  RhHeartSumLine *line = g_new (RhHeartSumLine, 1);

  *line = (RhHeartSumLine) { g_strdup (what), how, rh_heart_text_points (points) };
  g_ptr_array_add (lines, line);
}

/* Those that were doubled, or those that weren't; where a route is alone and plain, the figure says it all. */
static void
add_kind (GPtrArray *lines, const RhHeartPlayer *player, gboolean doubled)
{
  g_autoptr (GString) how = g_string_new (NULL);
  g_autofree char *what = NULL;
  int points = 0;
  guint n = 0;

  for (guint i = 0; i < player->n_routes; i++) {
    const RhHeartRoute *route = &player->routes[i];

    if (route->doubled != doubled)
      continue;
    g_string_append_printf (how, doubled ? "%s%d\u00a0×\u00a02" : "%s%d", n > 0 ? " +\u00a0" : "",
                            rh_heart_length_get_points (route->length));
    points += rh_heart_route_get_points (route);
    n++;
  }
  if (n == 0)
    return;

  what = doubled ? g_strdup_printf (ngettext ("%u route, doubled", "%u routes, doubled", n), n)
                 : g_strdup_printf (ngettext ("%u route, plain", "%u routes, plain", n), n);
  add_line (lines, what, n > 1 || doubled ? g_strdup (how->str) : NULL, points);
}

/**
 * rh_heart_text_why_sum:
 * @player: a player
 *
 * Returns: (transfer full) (element-type RhHeartSumLine): what the points are made of, one kind a line, the sum last (rules
 *   H1, H4, H8)
 */
GPtrArray *
rh_heart_text_why_sum (const RhHeartPlayer *player)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);

  add_kind (lines, player, FALSE);
  add_kind (lines, player, TRUE);
  if (player->n_routes == 0)
    add_line (lines, _("No routes yet"), NULL, 0);
  if (player->told)
    /* Translators: in a sum, in front of what they come to */
    add_line (lines, C_("points", "Tickets"), player->n_tickets > 1 ? add_up (player) : NULL,
              rh_heart_player_get_tickets (player));
  if (player->globetrotter)
    /* Translators: in a sum, in front of the 10 points for the most tickets fulfilled */
    add_line (lines, C_("points", "Globetrotter"), NULL, RH_HEART_GLOBETROTTER);
  /* Translators: in a sum, in front of what it comes to */
  add_line (lines, C_("points", "Together"), NULL, player->points);

  return lines;
}
