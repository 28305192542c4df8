/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a player has and how the player stands, in a few words. */

#include "config.h"

#include "rh-zug-text-lane.h"

#include "rh-points.h"

#include <glib/gi18n-lib.h>

/**
 * rh_zug_text_lane_figure:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full): the points that count: the total, or in the knock-out those of the last turn; empty before the first
 */
char *
rh_zug_text_lane_figure (const RhZugState *state, guint seat)
{
  const RhZugPlayer *player = &state->players[seat];

  if (state->victory == RH_ZUG_POINTS)
    return g_strdup_printf ("%d", player->total);

  return player->turns > 0 ? g_strdup_printf ("%d", player->points) : g_strdup ("");
}

/**
 * rh_zug_text_lane_caption:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer none): what these points are
 */
const char *
rh_zug_text_lane_caption (const RhZugState *state, guint seat)
{
  if (state->victory == RH_ZUG_POINTS)
    /* Translators: below the figure of a player's points, in all */
    return C_("figure", "points");

  /* Translators: below the figure of a player's points in the last turn */
  return state->players[seat].turns > 0 ? C_("figure", "last turn") : "";
}

/**
 * rh_zug_text_lane_turns:
 * @player: a player
 *
 * Returns: (transfer full): the turns taken, such as “5 turns”
 */
char *
rh_zug_text_lane_turns (const RhZugPlayer *player)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u turn", "%u turns", player->turns), player->turns);
}

static char *
describe_knockout (const RhZugState *state, guint seat)
{
  if (!rh_zug_state_is_in (state, seat))
    /* Translators: a player who is out of the game */
    return g_strdup (C_("player", "out"));
  if (state->holder == (int) seat)
    /* Translators: the player whose points the others have to beat */
    return g_strdup (C_("player", "holds the mark"));
  if (state->mark == 0)
    return NULL;

  /* Translators: a player who has a turn to bring more points than these */
  return g_strdup_printf (C_("player", "has %d to beat"), state->mark);
}

/**
 * rh_zug_text_lane_aside:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full) (nullable): a word on how the player stands: who has yet to have a turn in this round (rule Z10),
 *   who holds the mark, who has to beat it and who is out (rule Z11); %NULL where there is nothing to say
 */
char *
rh_zug_text_lane_aside (const RhZugState *state, guint seat)
{
  if (rh_zug_state_is_winner (state, seat) && __builtin_popcount (state->winners) > 1)
    /* Translators: a player who has won together with others; no longer than 16 letters */
    return g_strdup (C_("player", "shares the win"));
  if (rh_zug_state_is_winner (state, seat))
    return g_strdup (C_("player", "has won"));
  if (state->victory == RH_ZUG_KNOCKOUT)
    return describe_knockout (state, seat);
  if (state->phase == RH_ZUG_OVER || !rh_zug_state_is_still_to_come (state, seat))
    return NULL;
  if (rh_zug_state_is_last_round (state))
    /* Translators: a player who has an equal turn to come, after which the game ends */
    return g_strdup (C_("player", "one last turn"));

  if (state->seat == (int) seat)
    return NULL;

  /* Translators: a player who hasn't had a turn in this round yet */
  return g_strdup (C_("player", "to come"));
}

/**
 * rh_zug_text_lane_beside:
 * @data: a #RhZugState, where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer none) (nullable): in a sign, that the seat has won, by itself or with others, that it has had its turn in this
 *   round (rule Z10), that it holds the mark or that it is out (rule Z11); %NULL for none of that
 */
const char *
rh_zug_text_lane_beside (gconstpointer data, guint seat)
{
  const RhZugState *state = data;

  if (rh_zug_state_is_winner (state, seat))
    return "★";
  if (state->victory == RH_ZUG_KNOCKOUT && !rh_zug_state_is_in (state, seat))
    return "✕";
  if (state->victory == RH_ZUG_KNOCKOUT)
    return state->holder == (int) seat ? "★" : NULL;

  return state->phase != RH_ZUG_OVER && !rh_zug_state_is_still_to_come (state, seat) ? "✓" : NULL;
}

/* (nullable): how a turn failed, in a word. */
static const char *
name_failure (const RhZugPlayer *player)
{
  if (player->kind == RH_ZUG_MOVE_SHORT)
    return C_("turn", "shortage");

  return player->kind == RH_ZUG_MOVE_WRECK ? C_("turn", "wreck") : NULL;
}

/**
 * rh_zug_text_lane_last:
 * @state: where the game stands
 * @seat: a seat, from 0
 *
 * Returns: (transfer full) (nullable): what the last turn brought, such as “+22 points” or “wreck: 0”, beside the total; in the knock-out,
 *   where rh_zug_text_lane_figure() is that of the last turn, only “wreck”; %NULL before the first turn, and where the figure says it
 */
char *
rh_zug_text_lane_last (const RhZugState *state, guint seat)
{
  const RhZugPlayer *player = &state->players[seat];
  const char *failure = name_failure (player);

  if (state->victory != RH_ZUG_POINTS)
    return g_strdup (failure);
  if (failure != NULL)
    /* Translators: how a turn failed, such as “wreck”, and that it brought nothing; short */
    return g_strdup_printf (C_("turn", "%s: 0"), failure);

  if (player->kind != RH_ZUG_MOVE_TRAIN)
    return NULL;

  /* Translators: what a train brought, beside the total; short */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "+%d point", "+%d points", (gulong) player->points), player->points);
}

/* The same for who hears it. */
static char *
speak_last (const RhZugState *state, guint seat)
{
  const RhZugPlayer *player = &state->players[seat];
  const char *failure = name_failure (player);

  if (failure != NULL)
    return g_strdup (failure);
  if (state->victory == RH_ZUG_KNOCKOUT && player->kind == RH_ZUG_MOVE_TRAIN)
    return rh_points_to_words (player->points);

  return rh_zug_text_lane_last (state, seat);
}

/**
 * rh_zug_text_lane:
 * @state: where the game stands
 * @seat: a seat, from 0
 * @name: the player's name
 *
 * Returns: (transfer full): all that the lane shows, such as “Anna, 62 points, 5 turns, last turn: +22 points, to come”; in the
 *   knock-out there is no total: “Anna, 2 turns, last turn: 22 points, holds the mark”
 */
char *
rh_zug_text_lane (const RhZugState *state, guint seat, const char *name)
{
  const RhZugPlayer *player = &state->players[seat];
  gboolean knockout = state->victory == RH_ZUG_KNOCKOUT;
  g_autofree char *points = rh_points_to_words (knockout ? player->points : player->total);
  g_autofree char *turns = rh_zug_text_lane_turns (player);
  g_autofree char *last = speak_last (state, seat);
  g_autofree char *aside = rh_zug_text_lane_aside (state, seat);
  GString *text = g_string_new (name);

  if (!knockout)
    g_string_append_printf (text, ", %s", points);
  g_string_append_printf (text, ", %s", turns);
  if (last != NULL) {
    g_string_append (text, ", ");
    /* Translators: what a player's last turn brought, such as “+22 points” or “wreck” */
    g_string_append_printf (text, C_("player", "last turn: %s"), last);
  }
  if (state->seat == (int) seat)
    g_string_append_printf (text, ", %s", C_("player", "on turn"));
  if (aside != NULL)
    g_string_append_printf (text, ", %s", aside);

  return g_string_free (text, FALSE);
}

/**
 * rh_zug_text_lane_ask:
 * @state: where the game stands
 * @seat: a seat, from 0
 * @name: the player's name
 *
 * Returns: (transfer full): what it is called to ask where the points come from
 */
char *
rh_zug_text_lane_ask (const RhZugState *state, guint seat, const char *name)
{
  const RhZugPlayer *player = &state->players[seat];
  gboolean knockout = state->victory == RH_ZUG_KNOCKOUT;
  g_autofree char *points = rh_points_to_words (knockout ? player->points : player->total);

  if (knockout)
    /* Translators: a name, and such as “22 points” */
    return g_strdup_printf (_("%1$s’s last turn, %2$s. Why?"), name, points);

  /* Translators: a name, and such as “62 points” */
  return g_strdup_printf (_("%1$s in all, %2$s. Why?"), name, points);
}
