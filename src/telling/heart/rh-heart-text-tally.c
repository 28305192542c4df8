/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the numbers of a claim and of a player's points come from: rows of figures, and sentences for who hears them. */

#include "config.h"

#include "rh-heart-text-tally.h"

#include "rh-heart-text-claim.h"
#include "rh-heart-text-why.h"
#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>

/* “4 × 2”, in a line. */
#define DOUBLED "%d\u00a0×\u00a02"

/* What is one sentence for the eye, too. */
static void
add_sentence (GPtrArray *rows, char *text)
{
  if (text != NULL)
    rh_tally_rows_add (rows, &(RhTallyRow) { .what = text, .spoken = g_strdup (text) });
}

static void
add_points (GPtrArray *rows, const RhHeartOffer *offer)
{
  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = g_strdup (C_("claim button", "Plain")),
    .figure = rh_heart_text_points (offer->points),
    .spoken = rh_heart_text_claim_points (offer),
  });
  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = g_strdup (C_("claim button", "Doubled")),
    .how = g_strdup_printf (DOUBLED, offer->points),
    .figure = rh_heart_text_points (offer->doubled),
  });
}

static void
add_takes (GPtrArray *rows, const RhHeartOffer *offer)
{
  /* Translators: what doubling takes, by the length of the route */
  const char *rule = _("1 card for a length up to 3, 2 cards for more");
  char *takes = rh_heart_text_claim_takes (offer);

  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = takes,
    .how = g_strdup (rule),
    .spoken = g_strdup_printf ("%s. %s", takes, rule),
  });
}

/**
 * rh_heart_text_tally_claim:
 * @setup: the players
 * @offer: a claim as it would be
 *
 * Returns: (transfer full) (element-type RhTallyRow): what it would bring, and the rules behind it (rules H1, H4, H5)
 */
GPtrArray *
rh_heart_text_tally_claim (const RhSetup *setup, const RhHeartOffer *offer)
{
  GPtrArray *rows = rh_tally_rows_new ();

  add_points (rows, offer);
  add_sentence (rows, rh_heart_text_claim_trains (offer));
  add_takes (rows, offer);
  add_sentence (rows, rh_heart_text_claim_stand (setup, offer));
  add_sentence (rows, rh_heart_text_claim_engines (offer));
  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = g_strdup (C_("why", "Engines")),
    /* Translators: below the word “Engines”, of which it tells */
    .how = g_strdup (_("count as terrain cards and pay first; all of them are discarded")),
    .spoken = g_strdup (_("Engines count as terrain cards and pay first; all of them are discarded")),
  });

  return rows;
}

/* A sentence or two for each route. */
static void
say_route (GString *spoken, const RhHeartRoute *route)
{
  g_autofree char *points = rh_heart_text_why_route (route);
  g_autofree char *doubled = rh_heart_text_why_doubled (route);

  g_string_append_printf (spoken, spoken->len > 0 ? ". %s" : "%s", points);
  if (doubled != NULL)
    g_string_append_printf (spoken, ". %s", doubled);
}

/* Those that were doubled, or those that weren't; where a route is alone and plain, the figure says it all. */
static void
add_kind (GPtrArray *rows, const RhHeartPlayer *player, gboolean doubled)
{
  g_autoptr (GString) how = g_string_new (NULL);
  g_autoptr (GString) spoken = g_string_new (NULL);
  int points = 0;
  guint n = 0;

  for (guint i = 0; i < player->n_routes; i++) {
    const RhHeartRoute *route = &player->routes[i];

    if (route->doubled != doubled)
      continue;
    g_string_append_printf (how, doubled ? "%s" DOUBLED : "%s%d", n > 0 ? " +\u00a0" : "",
                            rh_heart_length_get_points (route->length));
    say_route (spoken, route);
    points += rh_heart_route_get_points (route);
    n++;
  }
  if (n == 0)
    return;

  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = doubled ? g_strdup_printf (ngettext ("%u route, doubled", "%u routes, doubled", n), n)
                    : g_strdup_printf (ngettext ("%u route, plain", "%u routes, plain", n), n),
    .how = n > 1 || doubled ? g_strdup (how->str) : NULL,
    .figure = rh_heart_text_points (points),
    .spoken = g_strdup (spoken->str),
  });
}

static void
add_tickets (GPtrArray *rows, const RhHeartPlayer *player)
{
  rh_tally_rows_add (rows, &(RhTallyRow) {
    /* Translators: in a sum, in front of what they come to */
    .what = g_strdup (C_("points", "Tickets")),
    .how = player->n_tickets > 1 ? rh_heart_text_why_add_up (player) : NULL,
    .figure = rh_heart_text_points (rh_heart_player_get_tickets (player)),
    .spoken = rh_heart_text_why_tickets (player),
  });
}

static void
add_globetrotter (GPtrArray *rows)
{
  rh_tally_rows_add (rows, &(RhTallyRow) {
    /* Translators: in a sum, in front of the 10 points for the most tickets fulfilled */
    .what = g_strdup (C_("points", "Globetrotter")),
    .figure = rh_heart_text_points (RH_HEART_GLOBETROTTER),
    /* Translators: 10 points, for the most tickets fulfilled */
    .spoken = g_strdup_printf (_("Globetrotter: %d"), RH_HEART_GLOBETROTTER),
  });
}

/**
 * rh_heart_text_tally_points:
 * @player: a player
 *
 * Returns: (transfer full) (element-type RhTallyRow): what the points are made of, one kind a row, the sum last (rules
 *   H1, H4, H8)
 */
GPtrArray *
rh_heart_text_tally_points (const RhHeartPlayer *player)
{
  GPtrArray *rows = rh_tally_rows_new ();
  char *points = rh_heart_text_points (player->points);

  add_kind (rows, player, FALSE);
  add_kind (rows, player, TRUE);
  if (player->n_routes == 0)
    rh_tally_rows_add (rows, &(RhTallyRow) {
      .what = g_strdup (_("No routes yet")),
      .figure = rh_heart_text_points (0),
      .spoken = g_strdup (_("No routes yet")),
    });
  if (player->told)
    add_tickets (rows, player);
  if (player->globetrotter)
    add_globetrotter (rows);
  rh_tally_rows_add (rows, &(RhTallyRow) {
    /* Translators: in a sum, in front of what it comes to */
    .what = g_strdup (C_("points", "Together")),
    .figure = points,
    /* Translators: the sum of all points */
    .spoken = g_strdup_printf (_("Together: %s"), points),
    .result = TRUE,
  });

  return rows;
}
