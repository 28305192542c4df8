/* SPDX-License-Identifier: GPL-3.0-or-later
 * The Heart of Africa: the game's table of functions, and the one way to play a move. */

#include "config.h"

#include "rh-heart.h"

#include "rh-heart-adapt.h"
#include "rh-heart-claim.h"
#include "rh-heart-error.h"
#include "rh-heart-order.h"
#include "rh-heart-terrain.h"
#include "rh-heart-tickets.h"
#include "rh-points.h"

#include <glib/gi18n-lib.h>

static const char *const colours[] = { "black", "blue", "green", "red", "yellow", NULL };
static const RhOption options[] = {
  { .key = "first", .kind = RH_OPTION_SEAT },
  { .key = NULL },
};

/* Records and databases have these words: they never change. */
static const char *const entry_words[] = {
  [RH_HEART_ENTRY_START] = "start",
  [RH_HEART_ENTRY_ROUTE] = "route",
  [RH_HEART_ENTRY_TICKET] = "ticket",
  [RH_HEART_ENTRY_GLOBETROTTER] = "globetrotter",
  NULL,
};

static const char *const phases[] = {
  [RH_HEART_PLAY] = "play",
  [RH_HEART_TICKETS] = "tickets",
  [RH_HEART_OVER] = "over",
};

/* Seats act in any order, and are offered by who acted last: only the first cards and the last count have a place of their
 * own, and are corrected there. */
static const char *const struck[] = { "claim", "terrain", NULL };

static gboolean
check_phase (const RhHeartState *state, const RhHeartMove *move, GError **error)
{
  if (state->phase == RH_HEART_OVER)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE,
                      _("Rule H8: the game is over, no move follows"));

  if (move->kind == RH_HEART_MOVE_DEAL && !rh_heart_state_may_deal (state))
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE,
                      _("Rule H2: the first terrain cards can only be the first move (deal)"));

  if (move->kind != RH_HEART_MOVE_TICKETS && state->phase == RH_HEART_TICKETS)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE,
                      _("Rule H8: after the first tickets, only tickets follow (tickets)"));

  if (MAX (move->seat, move->before) >= state->n_seats)
    return rh_refuse (error, RH_RULES_ERROR, RH_HEART_ERROR_SEAT,
                      _("There is no seat %1$u: the players are %2$u"), MAX (move->seat, move->before) + 1, state->n_seats);

  return TRUE;
}

/* Who acts, and whether that was the turn of the last round (H10). */
static void
begin_move (RhHeartState *next, const RhHeartMove *move)
{
  next->last = (RhHeartLast) { .kind = move->kind, .seat = move->seat, .early = move->early, .before = move->before };
  if (move->kind == RH_HEART_MOVE_TICKETS)
    next->actor = (int) move->seat;
  else if (move->kind != RH_HEART_MOVE_DEAL)
    rh_heart_order_take (next, move);
}

/**
 * rh_heart_play:
 * @state: a state
 * @move: a move
 * @next: (out): the state after it; means nothing where the move is refused
 * @entries: where the entries go
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Plays a move by the rules H1 to H10.
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_heart_play (const RhHeartState *state, const RhHeartMove *move, RhHeartState *next, RhEntries *entries, GError **error)
{
  if (!check_phase (state, move, error))
    return FALSE;

  *next = *state;
  begin_move (next, move);

  switch (move->kind) {
  case RH_HEART_MOVE_DEAL:
    return rh_heart_terrain_deal (next, move, error);
  case RH_HEART_MOVE_TERRAIN:
    return rh_heart_terrain_take (next, move, error);
  case RH_HEART_MOVE_CLAIM:
    return rh_heart_claim (next, move, entries, error);
  case RH_HEART_MOVE_TICKETS:
    return rh_heart_tickets (next, move, entries, error);
  case RH_HEART_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

static void
start (const RhSetup *setup, gpointer state, RhEntries *entries)
{
  rh_heart_state_start (state, setup, entries);
}

static gboolean
play (gconstpointer state, const RhWords *line, gpointer next, RhEntries *entries, GError **error)
{
  RhHeartMove move;

  return rh_heart_move_parse (line, &move, error) && rh_heart_play (state, &move, next, entries, error);
}

static const char *
phase (gconstpointer state)
{
  return phases[((const RhHeartState *) state)->phase];
}

/* Anybody may act: the program keeps points, it doesn't police turns. */
static int
seat (gconstpointer state)
{
  return RH_HEART_NO_SEAT;
}

static int
get_trains (const RhHeartPlayer *player, guint what)
{
  return player->trains;
}

static int
get_cards (const RhHeartPlayer *player, guint what)
{
  return player->cards[what];
}

static int
get_points (const RhHeartPlayer *player, guint what)
{
  return player->points;
}

static void
append_fact (GString *string, const RhHeartState *state, const char *key, int (*get) (const RhHeartPlayer *, guint), guint what)
{
  g_string_append (string, key);
  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (string, "%c%d", i == 0 ? '=' : ',', get (&state->players[i], what));
}

static void
append_winners (GString *string, const RhHeartState *state)
{
  const char *before = " winner=";

  for (guint i = 0; i < state->n_seats; i++) {
    if (!(state->winners & 1u << i))
      continue;
    g_string_append_printf (string, "%s%u", before, i + 1);
    before = ",";
  }
}

static void
facts (gconstpointer data, GString *string)
{
  const RhHeartState *state = data;

  append_fact (string, state, "trains", get_trains, 0);
  append_fact (string, state, " desert", get_cards, RH_HEART_DESERT);
  append_fact (string, state, " jungle", get_cards, RH_HEART_JUNGLE);
  append_fact (string, state, " mountain", get_cards, RH_HEART_MOUNTAIN);
  append_fact (string, state, " points", get_points, 0);
  append_winners (string, state);
}

static gboolean
end (gconstpointer data, guint *winners)
{
  const RhHeartState *state = data;

  *winners = state->winners;

  return state->phase == RH_HEART_OVER;
}

static gboolean
adapt (gconstpointer state, const RhWords *line, GString *adapted)
{
  RhHeartMove move;
  RhHeartMove same;
  g_autofree char *text = NULL;

  if (!rh_heart_move_parse (line, &move, NULL) || !rh_heart_adapt (state, &move, &same))
    return FALSE;

  text = rh_heart_move_to_text (&same);
  g_string_append (adapted, text);

  return TRUE;
}

static gboolean
dearer (const RhWords *line, const RhWords *adapted)
{
  RhHeartMove move;
  RhHeartMove same;

  return rh_heart_move_parse (line, &move, NULL) && rh_heart_move_parse (adapted, &same, NULL) && rh_heart_is_dearer (&move, &same);
}

/* Any seat may act: what matters is who is asked. */
static gboolean
asks_same (gconstpointer state, gconstpointer other)
{
  return rh_heart_state_get_next (state) == rh_heart_state_get_next (other);
}

const RhGame rh_heart_game = {
  .id = "heart-of-africa",
  .name = N_("The Heart of Africa"),
  .min_seats = 2,
  .max_seats = RH_HEART_SEATS_MAX,
  .colours = colours,
  .options = options,
  .moves = rh_heart_move_words,
  .entry_words = entry_words,
  .below_zero = TRUE,
  .state_size = sizeof (RhHeartState),
  .start = start,
  .play = play,
  .phase = phase,
  .seat = seat,
  .amount = rh_points_to_words,
  .facts = facts,
  .end = end,
  .adapt = adapt,
  .dearer = dearer,
  .struck = struck,
  .asks_same = asks_same,
};
