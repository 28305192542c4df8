/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the last move did, in words. */

#include "config.h"

#include "rh-heart-text-last.h"

#include "rh-heart-order.h"
#include "rh-heart-text-board.h"
#include "rh-heart-text-end.h"
#include "rh-heart-text.h"
#include "rh-heart-turn.h"
#include "rh-join.h"
#include "rh-points.h"

#include <glib/gi18n-lib.h>

static char *
tell_deal (const RhSetup *setup, const RhHeartState *state)
{
  g_auto (GStrv) cards = g_new0 (char *, state->n_seats + 1);
  g_autofree char *list = NULL;

  for (guint i = 0; i < state->n_seats; i++)
    /* Translators: a player and a type of terrain cards */
    cards[i] = g_strdup_printf (C_("terrain cards", "%1$s: %2$s"), setup->seats[i].name,
                                rh_heart_text_terrain (state->last.terrains[i]));
  list = rh_join_phrases ((const char *const *) cards);

  /* Translators: players with the terrain card that each begins with */
  return g_strdup_printf (_("The first terrain cards are dealt. %s."), list);
}

static char *
tell_terrain (const RhSetup *setup, const RhHeartState *state)
{
  const RhHeartLast *last = &state->last;
  const char *name = setup->seats[last->seat].name;
  gboolean same = last->n == 2 && last->terrains[0] == last->terrains[1];
  g_autofree char *first = rh_heart_text_cards (last->terrains[0], same ? 2 : 1);
  g_autofree char *second = rh_heart_text_cards (last->terrains[last->n - 1], 1);
  const char *const both[] = { first, last->n == 1 || same ? NULL : second, NULL };
  g_autofree char *cards = rh_join_names (both);

  /* Translators: a player, and such as “1 desert card and 1 jungle card” */
  return g_strdup_printf (_("%1$s takes %2$s."), name, cards);
}

static char *
tell_doubled (const RhHeartRoute *route, const RhHeartLast *last, const char *name, const char *what, const char *points)
{
  RhHeartTerrain terrain = rh_heart_colour_get_terrain ((RhHeartColour) route->colour);
  g_autofree char *pay = rh_heart_text_pay (terrain, route->engines, last->paid);

  /* Translators: a player, a route such as “white route of 3”, what doubling it took, such as “1 engine and 1 jungle
   * card”, and points such as “8 points” */
  return g_strdup_printf (_("%1$s claims: %2$s, doubled with %3$s: %4$s."), name, what, pay, points);
}

static char *
tell_route (const RhSetup *setup, const RhHeartState *state)
{
  const RhHeartLast *last = &state->last;
  const RhHeartPlayer *player = &state->players[last->seat];
  const RhHeartRoute *route = &player->routes[player->n_routes - 1];
  const char *name = setup->seats[last->seat].name;
  g_autofree char *what = rh_heart_text_route ((RhHeartColour) route->colour, route->length);
  g_autofree char *points = rh_points_to_words (last->points);

  if (route->doubled)
    return tell_doubled (route, last, name, what, points);

  /* Translators: a player, a route such as “white route of 3”, and points such as “4 points” */
  return g_strdup_printf (_("%1$s claims: %2$s, %3$s."), name, what, points);
}

/* Who is due is asked beside it, and may be another by the time this is read. */
static char *
tell_early (char *told)
{
  g_autofree char *turn = told;

  /* Translators: a sentence that tells what a player did */
  return g_strdup_printf (_("%s That was out of turn."), turn);
}

static char *
tell_claim (const RhSetup *setup, const RhHeartState *state)
{
  char *route = tell_route (setup, state);
  g_autofree char *claim = state->last.early ? tell_early (route) : route;
  g_autofree char *last_round = NULL;

  if (!state->last.begins_last)
    return g_steal_pointer (&claim);
  last_round = rh_heart_text_board_last_round (setup, state, rh_heart_state_get_waiting (state));

  return g_strdup_printf ("%s %s", claim, last_round);
}

static char *
tell_count (const RhHeartPlayer *player, const char *name)
{
  g_autofree char *points = rh_points_to_words (rh_heart_player_get_tickets (player));

  if (player->n_tickets == 0)
    /* Translators: a player */
    return g_strdup_printf (_("%s has no tickets."), name);

  return g_strdup_printf (
    /* Translators: a player, tickets fulfilled, all tickets, and points such as “13 points”, which may be below 0 */
    ngettext ("%1$s fulfilled %2$u of %3$u ticket: %4$s.", "%1$s fulfilled %2$u of %3$u tickets: %4$s.",
              player->n_tickets),
    name, player->fulfilled, player->n_tickets, points);
}

static char *
tell_tickets (const RhSetup *setup, const RhHeartState *state)
{
  guint seat = state->last.seat;
  g_autofree char *count = tell_count (&state->players[seat], setup->seats[seat].name);
  g_autofree char *end = NULL;

  if (state->phase != RH_HEART_OVER)
    return g_steal_pointer (&count);
  end = rh_heart_text_end_told (setup, state);

  return g_strdup_printf ("%s %s", count, end);
}

/**
 * rh_heart_text_last:
 * @setup: the players
 * @data: a #RhHeartState, where the game stands
 *
 * Returns: (transfer full) (nullable): what the last move did, in one or two sentences; %NULL before the first
 */
char *
rh_heart_text_last (const RhSetup *setup, gconstpointer data)
{
  const RhHeartState *state = data;

  switch (state->last.kind) {
  case RH_HEART_MOVE_DEAL:
    return tell_deal (setup, state);
  case RH_HEART_MOVE_TERRAIN:
    return state->last.early ? tell_early (tell_terrain (setup, state)) : tell_terrain (setup, state);
  case RH_HEART_MOVE_CLAIM:
    return tell_claim (setup, state);
  case RH_HEART_MOVE_TICKETS:
    return tell_tickets (setup, state);
  case RH_HEART_MOVE_NONE:
  default:
    return NULL;
  }
}

/**
 * rh_heart_text_last_passed:
 * @setup: the players
 * @data: a #RhHeartState, where the game stands
 * @text: what was entered of the next move
 *
 * Returns: (transfer full) (nullable): that a turn of train cards alone (rule H3) is over since the last move; %NULL where none is
 */
char *
rh_heart_text_last_passed (const RhSetup *setup, gconstpointer data, const char *text)
{
  const RhHeartState *state = data;
  RhHeartDraft draft;
  int seat = RH_HEART_NO_SEAT;

  if (state->phase == RH_HEART_PLAY && rh_heart_draft_parse (&draft, text) && draft.kind != RH_HEART_MOVE_TICKETS)
    seat = rh_heart_turn_get_passed (&draft, state);
  if (seat == RH_HEART_NO_SEAT)
    return NULL;

  /* Translators: a player, who took cards that the program doesn’t keep count of */
  return g_strdup_printf (_("%s’s turn is over, without a move."), setup->seats[seat].name);
}

/**
 * rh_heart_text_last_skipped:
 * @setup: the players
 * @before: where the game stood before its last move
 * @state: where it stands
 *
 * Turns of train cards alone aren't written down (rule H3), and a route may be told too late, so that no more is said of who
 * was due between two moves than that they were skipped. Whom a move out of turn passes over has that turn still.
 *
 * Returns: (transfer full) (nullable): so, in a line without a full stop; %NULL where nobody would have
 */
char *
rh_heart_text_last_skipped (const RhSetup *setup, gconstpointer before, gconstpointer state)
{
  const RhHeartState *was = before;
  const RhHeartState *now = state;
  const RhHeartLast *last = &now->last;
  RhHeartOrder order;
  guint seats;
  g_autofree char *names = NULL;

  if (was->actor == RH_HEART_NO_SEAT || now->phase != RH_HEART_PLAY)
    return NULL;
  rh_heart_order_compute (was, &order);
  seats = rh_heart_order_get_first (&order, last->early ? last->before : last->seat);
  if (seats == 0)
    return NULL;

  names = rh_heart_text_names (setup, seats);

  /* Translators: one or more players who come between the two moves above and below in the list of the moves, and for whom there is
   * none: most often since they drew train cards, which the program doesn’t keep count of */
  return g_strdup_printf (_("%s: no route, no terrain card"), names);
}
