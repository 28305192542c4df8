/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the board says of a player, and of the last round. */

#include "config.h"

#include "rh-heart-text-board.h"

#include "rh-heart-text.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>

/**
 * rh_heart_text_board_trains:
 * @player: a player
 *
 * Returns: (transfer full): the trains left, as figures
 */
char *
rh_heart_text_board_trains (const RhHeartPlayer *player)
{
  /* Translators: trains left, and how many there were: “21 of 45” */
  return g_strdup_printf (C_("trains", "%1$d of %2$d"), player->trains, RH_HEART_TRAINS);
}

/**
 * rh_heart_text_board_left:
 * @player: a player
 *
 * Returns: (transfer full): the trains left, in words
 */
char *
rh_heart_text_board_left (const RhHeartPlayer *player)
{
  return g_strdup_printf (
    ngettext ("%1$d of %2$d trains left", "%1$d of %2$d trains left", (gulong) player->trains),
    player->trains, RH_HEART_TRAINS);
}

/**
 * rh_heart_text_board_most:
 *
 * Returns: the mark of who has the most cards of a type (rule H4)
 */
const char *
rh_heart_text_board_most (void)
{
  /* Translators: beside a number of terrain cards, below “Desert” or its like: nobody has more of them; short */
  return C_("terrain cards", "the most");
}

/**
 * rh_heart_text_board_cards:
 * @state: where the game stands
 * @seat: a seat, from 0
 * @terrain: a type of terrain cards
 *
 * Returns: (transfer full): how many lie before the player, and whether nobody has more, or how many are the most
 */
char *
rh_heart_text_board_cards (const RhHeartState *state, guint seat, RhHeartTerrain terrain)
{
  g_autofree char *cards = rh_heart_text_cards (terrain, state->players[seat].cards[terrain]);
  int most = rh_heart_state_get_most (state, terrain, (int) seat);

  if (state->players[seat].cards[terrain] < most)
    /* Translators: such as “1 jungle card”, and how many somebody else has, who has the most */
    return g_strdup_printf (_("%1$s; the most anybody has: %2$d"), cards, most);
  if (!(rh_heart_state_get_leaders (state, terrain) & (1u << seat)))
    return g_steal_pointer (&cards);

  /* Translators: such as “3 jungle cards”: nobody has more */
  return g_strdup_printf (_("%s, the most"), cards);
}

static char *
tell_route (const RhHeartRoute *route)
{
  g_autofree char *text = rh_heart_text_route ((RhHeartColour) route->colour, route->length);

  /* Translators: a route whose points were doubled, such as “white route of 3, doubled” */
  return route->doubled ? g_strdup_printf (_("%s, doubled"), text) : g_steal_pointer (&text);
}

/**
 * rh_heart_text_board_routes:
 * @player: a player
 *
 * Returns: (transfer full): the routes claimed, in the order of their colours, and those of a colour in that of the moves
 */
char *
rh_heart_text_board_routes (const RhHeartPlayer *player)
{
  g_auto (GStrv) routes = g_new0 (char *, player->n_routes + 1);
  g_autofree char *list = NULL;
  guint n = 0;

  if (player->n_routes == 0)
    return g_strdup (_("No routes yet"));

  for (RhHeartColour colour = 0; colour < RH_HEART_COLOURS; colour++) {
    for (guint i = 0; i < player->n_routes; i++) {
      if (player->routes[i].colour == colour)
        routes[n++] = tell_route (&player->routes[i]);
    }
  }
  list = rh_join_phrases ((const char *const *) routes);

  /* Translators: how many routes, then all of them */
  return g_strdup_printf (ngettext ("%1$u route: %2$s", "%1$u routes: %2$s", player->n_routes), player->n_routes, list);
}

/**
 * rh_heart_text_board_player:
 * @state: where the game stands
 * @seat: a seat, from 0
 * @name: the player
 * @colour: the name of the player's colour
 *
 * Returns: (transfer full): who it is, and whether that player is offered next
 */
char *
rh_heart_text_board_player (const RhHeartState *state, guint seat, const char *name, const char *colour)
{
  if (state->winners & (1u << seat))
    /* Translators: a player and a colour */
    return g_strdup_printf (_("%1$s, %2$s, has won"), name, colour);
  if (rh_heart_state_get_next (state) == (int) seat)
    /* Translators: a player and a colour: whose turn comes next */
    return g_strdup_printf (_("%1$s, %2$s, next"), name, colour);

  /* Translators: a player and a colour */
  return g_strdup_printf (C_("player", "%1$s, %2$s"), name, colour);
}

/**
 * rh_heart_text_board_ask_points:
 * @player: a player
 * @name: the name
 *
 * Returns: (transfer full): what the button of the points asks
 */
char *
rh_heart_text_board_ask_points (const RhHeartPlayer *player, const char *name)
{
  g_autofree char *points = rh_heart_text_points (player->points);

  /* Translators: a player, and the points: asks where they come from */
  return g_strdup_printf (_("%1$s’s points, %2$s. Why?"), name, points);
}

/**
 * rh_heart_text_board_last_round:
 * @setup: the players
 * @state: where the game stands
 * @waiting: who hasn't had the last turn, a bit a seat, in the last round
 *
 * A turn for train cards alone isn't written down, so the last turns may be over before that is known.
 *
 * Returns: (transfer full) (nullable): that everybody has one more turn, or who has, and why; or that everybody has had
 *   it (rule H10); %NULL before that, and once tickets are counted
 */
char *
rh_heart_text_board_last_round (const RhSetup *setup, const RhHeartState *state, guint waiting)
{
  g_autofree char *trains = NULL;
  g_autofree char *names = NULL;

  if (state->phase != RH_HEART_PLAY || state->last_round == RH_HEART_NO_SEAT)
    return NULL;
  if (waiting == 0)
    return g_strdup (_("Everybody has had the last turn: the tickets are counted next."));

  trains = rh_heart_text_trains (state->players[state->last_round].trains);
  names = rh_heart_text_names (setup, waiting);
  if (waiting != (1u << state->n_seats) - 1)
    /* Translators: a player, such as “2 trains”, and one name or more: whose last turn is to come; short */
    return g_strdup_printf (_("Last round: %1$s has %2$s left. One more turn: %3$s."),
                            setup->seats[state->last_round].name, trains, names);

  /* Translators: a player, and such as “2 trains” */
  return g_strdup_printf (_("Last round: %1$s has %2$s left, so everybody has one more turn."),
                          setup->seats[state->last_round].name, trains);
}
