/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the sample game teaches: a sentence or two for each thing that happens, where it happens first. */

#include "config.h"

#include "rh-heart-lesson.h"

#include <glib/gi18n-lib.h>

/* Whether it is to be learnt there, and how it is said. */
typedef struct {
  gboolean  (*here) (const RhHeartState *state);
  const char *text;
} Lesson;

static const RhHeartRoute *
get_route (const RhHeartState *state)
{
  const RhHeartPlayer *player = &state->players[state->last.seat];

  return state->last.kind == RH_HEART_MOVE_CLAIM ? &player->routes[player->n_routes - 1] : NULL;
}

static gboolean
is_start (const RhHeartState *state)
{
  return state->last.kind == RH_HEART_MOVE_NONE;
}

static gboolean
is_dealt (const RhHeartState *state)
{
  return state->last.kind == RH_HEART_MOVE_DEAL;
}

static gboolean
is_taken (const RhHeartState *state)
{
  return state->last.kind == RH_HEART_MOVE_TERRAIN;
}

static gboolean
is_claimed (const RhHeartState *state)
{
  return get_route (state) != NULL;
}

static gboolean
is_doubled (const RhHeartState *state)
{
  const RhHeartRoute *route = get_route (state);

  return route != NULL && route->doubled;
}

static gboolean
is_long (const RhHeartState *state)
{
  const RhHeartRoute *route = get_route (state);

  return route != NULL && route->doubled && rh_heart_length_get_cards (route->length) > 1;
}

static gboolean
has_engines (const RhHeartState *state)
{
  const RhHeartRoute *route = get_route (state);

  return route != NULL && route->engines > 0;
}

static gboolean
begins_last (const RhHeartState *state)
{
  return state->last.begins_last;
}

static gboolean
is_tickets (const RhHeartState *state)
{
  return state->phase == RH_HEART_TICKETS;
}

static gboolean
is_over (const RhHeartState *state)
{
  return state->phase == RH_HEART_OVER;
}

/* Of several, the first that isn't known yet is told. */
static const Lesson lessons[] = {
  { is_over, N_("Whoever fulfilled the most tickets is Globetrotter, and gets 10 points more. The most points win.") },
  { is_tickets, N_("At the end, a ticket fulfilled adds its value, and one that failed takes it away.") },
  { begins_last, N_("Once somebody has two trains left or fewer, everybody has one more turn, that player too.") },
  { is_start, N_("Everybody has 45 trains. A turn is drawing cards, claiming a route, or taking new tickets; Railhead "
                 "writes down what changes on the table.") },
  { is_dealt, N_("Everybody starts with one terrain card. They lie open before the players, sorted by type.") },
  { is_taken, N_("Instead of a train card, a terrain card may be taken: up to two in a turn. How many of a type everybody "
                 "has counts.") },
  { has_engines, N_("An engine from the hand can stand for a terrain card of any type. Engines are used first, and all "
                    "that are used are discarded.") },
  { is_long, N_("Doubling a route of 4 to 6 takes two terrain cards, a shorter one only one.") },
  { is_doubled, N_("Terrain cards of the route’s type double its points, if nobody else has more of that type.") },
  { is_claimed, N_("A route takes as many trains as it is long. Long routes are worth more: 1, 2, 4, 7, 10 and 15 "
                   "points.") },
};

/**
 * rh_heart_lesson:
 * @data: a #RhHeartState, where the sample game stands
 * @i: which sentence, from 0
 *
 * Returns: (nullable): something to know there; translate it when shown; %NULL where there are no more
 */
const char *
rh_heart_lesson (gconstpointer data, guint i)
{
  guint n = 0;

  for (guint k = 0; k < G_N_ELEMENTS (lessons); k++) {
    if (lessons[k].here (data) && n++ == i)
      return lessons[k].text;
  }

  return NULL;
}
