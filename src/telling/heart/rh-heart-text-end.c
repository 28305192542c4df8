/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end of a game in words: who has won, how, and everybody's place (rule H8). */

#include "config.h"

#include "rh-heart-text-end.h"

#include "rh-heart-text.h"
#include "rh-points.h"

#include <glib/gi18n-lib.h>

static gboolean
is_one (guint seats)
{
  return (seats & (seats - 1)) == 0;
}

static guint
find_winner (const RhHeartState *state)
{
  guint seat = 0;

  while (seat + 1 < state->n_seats && !(state->winners & (1u << seat)))
    seat++;

  return seat;
}

/* Whether tickets fulfilled had to decide between equal points. */
static gboolean
tickets_decided (const RhHeartState *state)
{
  const RhHeartPlayer *winner = &state->players[find_winner (state)];

  for (guint i = 0; i < state->n_seats; i++) {
    if (!(state->winners & (1u << i)) && state->players[i].points == winner->points)
      return TRUE;
  }

  return FALSE;
}

static guint
find_globetrotters (const RhHeartState *state)
{
  guint seats = 0;

  for (guint i = 0; i < RH_HEART_SEATS_MAX; i++)
    seats |= (state->players[i].globetrotter ? 1u : 0u) << i;

  return seats;
}

/**
 * rh_heart_text_end_won:
 * @setup: the players
 * @state: where a game stands that is over
 *
 * Returns: (transfer full): such as “Anna has won!”
 */
char *
rh_heart_text_end_won (const RhSetup *setup, const RhHeartState *state)
{
  g_autofree char *names = rh_heart_text_names (setup, state->winners);

  if (is_one (state->winners))
    /* Translators: a player */
    return g_strdup_printf (_("%s has won!"), names);

  /* Translators: two names or more */
  return g_strdup_printf (_("%s share the win!"), names);
}

/**
 * rh_heart_text_end_how:
 * @state: where a game stands that is over
 *
 * Returns: (transfer full): how it was won
 */
char *
rh_heart_text_end_how (const RhHeartState *state)
{
  const RhHeartPlayer *winner = &state->players[find_winner (state)];
  g_autofree char *points = rh_points_to_words (winner->points);

  if (tickets_decided (state))
    /* Translators: such as “53 points” */
    return g_strdup_printf (_("With %s; others have as many, but fewer tickets fulfilled."), points);
  if (!is_one (state->winners))
    /* Translators: such as “53 points” */
    return g_strdup_printf (_("With %s each, and equally many tickets fulfilled."), points);

  /* Translators: such as “53 points” */
  return g_strdup_printf (_("With %s."), points);
}

/**
 * rh_heart_text_end_globetrotter:
 * @setup: the players
 * @state: where a game stands that is over
 *
 * Returns: (transfer full): who has got the bonus for the most tickets fulfilled
 */
char *
rh_heart_text_end_globetrotter (const RhSetup *setup, const RhHeartState *state)
{
  guint seats = find_globetrotters (state);
  g_autofree char *points = rh_points_to_words (RH_HEART_GLOBETROTTER);
  g_autofree char *names = rh_heart_text_short_names (setup, seats);

  if (seats == 0)
    return g_strdup (_("Nobody fulfilled a ticket, so nobody is Globetrotter."));

  /* Translators: such as “10 points”, and one or more players */
  return g_strdup_printf (_("Globetrotter, %1$s: %2$s."), points, names);
}

/**
 * rh_heart_text_end_told:
 * @setup: the players
 * @state: where a game stands that is over
 *
 * Returns: (transfer full): what the end brought, in two sentences
 */
char *
rh_heart_text_end_told (const RhSetup *setup, const RhHeartState *state)
{
  g_autofree char *globetrotter = rh_heart_text_end_globetrotter (setup, state);
  g_autofree char *won = rh_heart_text_end_won (setup, state);

  return g_strdup_printf ("%s %s", globetrotter, won);
}

/**
 * rh_heart_text_end_place:
 * @state: where a game stands that is over
 * @seat: a seat, from 0
 *
 * Returns: its place
 */
const char *
rh_heart_text_end_place (const RhHeartState *state, guint seat)
{
  /* Translators: who is first at the end of the game, second and so on */
  static const char *const places[] = { NC_("place", "1st"), NC_("place", "2nd"), NC_("place", "3rd"),
                                        NC_("place", "4th"), NC_("place", "5th") };

  return g_dpgettext2 (NULL, "place", places[rh_heart_state_get_place (state, seat) - 1]);
}

/**
 * rh_heart_text_end_had:
 * @data: a #RhHeartState, where a game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full): its points, and once they are counted its tickets
 */
char *
rh_heart_text_end_had (gconstpointer data, guint seat)
{
  const RhHeartPlayer *player = &((const RhHeartState *) data)->players[seat];
  g_autofree char *points = rh_points_to_words (player->points);

  if (!player->told)
    return g_steal_pointer (&points);

  /* Translators: points such as “51 points”, and tickets */
  return g_strdup_printf (ngettext ("%1$s, %2$u ticket fulfilled", "%1$s, %2$u tickets fulfilled", player->fulfilled),
                          points, player->fulfilled);
}

static gboolean
is_level (const RhHeartState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_seats; i++)
    n += state->players[i].points == state->players[seat].points;

  return n > 1;
}

/**
 * rh_heart_text_end_reached:
 * @data: a #RhHeartState, where a game stands that is over
 * @seat: a seat, from 0
 *
 * Returns: (transfer full): its points; with the tickets fulfilled where others have as many, since these decide then (rule H8)
 */
char *
rh_heart_text_end_reached (gconstpointer data, guint seat)
{
  const RhHeartState *state = data;
  const RhHeartPlayer *player = &state->players[seat];
  g_autofree char *points = rh_points_to_words (player->points);

  if (!is_level (state, seat))
    return g_steal_pointer (&points);

  /* Translators: behind a player’s name: points such as “51 points”, and how many of the player’s tickets were fulfilled; as short
   * as possible */
  return g_strdup_printf (ngettext ("%1$s, %2$u fulfilled", "%1$s, %2$u fulfilled", player->fulfilled), points, player->fulfilled);
}

/* Nothing where it is no more than the points, which are told with the places. */
static char *
tell_how (const RhHeartState *state)
{
  return tickets_decided (state) || !is_one (state->winners) ? rh_heart_text_end_how (state) : NULL;
}

/**
 * rh_heart_text_end_all:
 * @setup: the players
 * @data: a #RhHeartState, where a game stands that is over
 *
 * Returns: (transfer full): how it was won, where that takes words, and who is Globetrotter; the places are listed below that
 */
char *
rh_heart_text_end_all (const RhSetup *setup, gconstpointer data)
{
  const RhHeartState *state = data;
  g_autofree char *how = tell_how (state);
  g_autofree char *globetrotter = rh_heart_text_end_globetrotter (setup, state);

  return how != NULL ? g_strdup_printf ("%s %s", how, globetrotter) : g_steal_pointer (&globetrotter);
}
