/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the numbers of a claim and of a player's points come from: rows of figures, and sentences for who hears them. */

#include "config.h"

#include "rh-heart-text-tally.h"

#include "rh-heart-text-claim.h"
#include "rh-heart-text-why.h"
#include "rh-heart-text.h"
#include "rh-heart-tickets.h"

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

/**
 * rh_heart_text_tally_last:
 * @state: where the game stands
 *
 * Returns: (transfer full) (element-type RhTallyRow): what the last move brought, and why (rules H1, H4, H5); no rows where it wasn't a
 *   route
 */
GPtrArray *
rh_heart_text_tally_last (const RhHeartState *state)
{
  GPtrArray *rows = rh_tally_rows_new ();
  const RhHeartPlayer *player = &state->players[state->last.seat];
  const RhHeartRoute *route;

  if (state->last.kind != RH_HEART_MOVE_CLAIM)
    return rows;

  route = &player->routes[player->n_routes - 1];
  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = rh_heart_text_why_name ((RhHeartColour) route->colour, route->length),
    .how = route->doubled ? g_strdup_printf (DOUBLED, rh_heart_length_get_points (route->length)) : NULL,
    .figure = rh_heart_text_points (state->last.points),
    .spoken = rh_heart_text_why_route (route),
  });
  add_sentence (rows, rh_heart_text_why_doubled (route));

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

/* As a line that is heard. */
static char *
speak (const char *what, const char *how, const char *figure)
{
  if (how == NULL)
    /* Translators: in a sum: what is counted, and what it comes to */
    return g_strdup_printf (C_("points", "%1$s: %2$s"), what, figure);

  /* Translators: in a sum: what is counted, such as “2 tickets, fulfilled”, “20 + 4”, and what it comes to */
  return g_strdup_printf (C_("points", "%1$s: %2$s = %3$s"), what, how, figure);
}

/* Takes @what and @how. */
static void
add_figure (GPtrArray *rows, char *what, char *how, int points, gboolean result)
{
  char *figure = rh_heart_text_points (points);

  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = what,
    .how = how,
    .figure = figure,
    .spoken = speak (what, how, figure),
    .result = result,
  });
}

/* Those that were fulfilled, or those that failed; one alone is told by the figure. */
static void
add_tickets (GPtrArray *rows, const RhHeartPlayer *player, gboolean fulfilled)
{
  g_autoptr (GString) how = g_string_new (NULL);
  int points = 0;
  guint n = 0;

  for (guint i = 0; i < player->n_tickets; i++) {
    int ticket = player->tickets[i];

    if ((ticket > 0) != fulfilled)
      continue;
    if (n > 0 || !fulfilled)
      g_string_append (how, n == 0 ? "−" : fulfilled ? " +\u00a0" : " −\u00a0");
    g_string_append_printf (how, "%d", ABS (ticket));
    points += ticket;
    n++;
  }
  if (n == 0)
    return;

  add_figure (rows,
              fulfilled ? g_strdup_printf (ngettext ("%u ticket, fulfilled", "%u tickets, fulfilled", n), n)
                        : g_strdup_printf (ngettext ("%u ticket, failed", "%u tickets, failed", n), n),
              n > 1 ? g_strdup (how->str) : NULL, points, FALSE);
}

/* Also who hasn't got it sees why. */
static void
add_globetrotter (GPtrArray *rows, const RhHeartState *state, const RhHeartPlayer *player)
{
  guint most = rh_heart_tickets_get_most (state);
  char *figure = rh_heart_text_points (player->globetrotter ? RH_HEART_GLOBETROTTER : 0);
  /* Translators: in a sum, in front of the 10 points for the most tickets fulfilled */
  const char *what = C_("points", "Globetrotter");
  /* Translators: below “Globetrotter”: how many tickets fulfilled it takes */
  char *how = most > 0 ? g_strdup_printf (_("most fulfilled: %u"), most) : g_strdup (_("none fulfilled"));

  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = g_strdup (what),
    .how = how,
    .figure = figure,
    .spoken = g_strdup_printf ("%s (%s): %s", what, how, figure),
  });
}

/* What people look for, and brings nothing (rule H8). */
static void
add_left (GPtrArray *rows, const RhHeartPlayer *player)
{
  guint n = 0;

  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    n += (guint) player->cards[i];
  if (n > 0)
    /* Translators: in a sum: terrain cards in front of a player at the end, which bring no points */
    add_figure (rows, g_strdup_printf (ngettext ("%u terrain card left", "%u terrain cards left", n), n), NULL, 0, FALSE);
}

/* What only the end brings. */
static void
add_end (GPtrArray *rows, const RhHeartState *state, const RhHeartPlayer *player)
{
  add_tickets (rows, player, TRUE);
  add_tickets (rows, player, FALSE);
  if (player->n_tickets == 0)
    add_figure (rows, g_strdup (C_("points", "No tickets")), NULL, 0, FALSE);
  if (state->phase != RH_HEART_OVER)
    return;

  add_globetrotter (rows, state, player);
  add_left (rows, player);
}

/**
 * rh_heart_text_tally_points:
 * @state: where the game stands
 * @seat: a player, from 0
 *
 * Returns: (transfer full) (element-type RhTallyRow): what the points are made of, one kind a row, the sum last (rules
 *   H1, H4, H8)
 */
GPtrArray *
rh_heart_text_tally_points (const RhHeartState *state, guint seat)
{
  const RhHeartPlayer *player = &state->players[seat];
  GPtrArray *rows = rh_tally_rows_new ();

  add_kind (rows, player, FALSE);
  add_kind (rows, player, TRUE);
  if (player->n_routes == 0)
    add_figure (rows, g_strdup (player->told ? C_("points", "No routes") : _("No routes yet")), NULL, 0, FALSE);
  if (player->told)
    add_end (rows, state, player);
  /* Translators: in a sum, in front of what it comes to */
  add_figure (rows, g_strdup (C_("points", "Together")), NULL, player->points, TRUE);

  return rows;
}
