/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: tickets, Globetrotter, and who has won (rule H8). */

#include "config.h"

#include "rh-heart-tickets.h"

#include "rh-heart-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
all_told (const RhHeartState *state)
{
  for (guint i = 0; i < state->n_seats; i++) {
    if (!state->players[i].told)
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_heart_tickets_get_most:
 * @state: a state
 *
 * Returns: how many tickets were fulfilled by whoever has fulfilled most, which is what Globetrotter takes (rule H8); failed tickets
 *   don't count. Where it is 0, nobody gets it
 */
guint
rh_heart_tickets_get_most (const RhHeartState *state)
{
  guint most = 0;

  for (guint i = 0; i < state->n_seats; i++)
    most = MAX (most, state->players[i].fulfilled);

  return most;
}

static void
give_globetrotter (RhHeartState *next, RhEntries *entries)
{
  guint most = rh_heart_tickets_get_most (next);

  for (guint i = 0; i < next->n_seats && most > 0; i++) {
    if (next->players[i].fulfilled != most)
      continue;
    next->players[i].globetrotter = TRUE;
    rh_heart_state_book (next, i, RH_HEART_ENTRY_GLOBETROTTER, RH_HEART_GLOBETROTTER, entries);
  }
}

static void
end (RhHeartState *next, RhEntries *entries)
{
  give_globetrotter (next, entries);
  next->phase = RH_HEART_OVER;
  for (guint i = 0; i < next->n_seats; i++) {
    if (rh_heart_state_get_place (next, i) == 1)
      next->winners |= 1u << i;
  }
}

/**
 * rh_heart_tickets:
 * @next: the state
 * @move: the tickets of a seat
 * @entries: where the entries go
 * @error: return location; %RH_HEART_ERROR_TICKETS
 *
 * Counts the tickets of a seat, each of which adds or subtracts its value. After the last seat's the
 * game is over.
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_heart_tickets (RhHeartState *next, const RhHeartMove *move, RhEntries *entries, GError **error)
{
  RhHeartPlayer *player = &next->players[move->seat];

  if (player->told)
    return rh_refuse (error, RH_RULES_ERROR, RH_HEART_ERROR_TICKETS,
                      _("Rule H8: the tickets of seat %u are already counted"), move->seat + 1);

  player->told = TRUE;
  player->n_tickets = move->n;
  memcpy (player->tickets, move->tickets, sizeof player->tickets);
  for (guint i = 0; i < move->n; i++) {
    player->fulfilled += move->tickets[i] > 0;
    rh_heart_state_book (next, move->seat, RH_HEART_ENTRY_TICKET, move->tickets[i], entries);
  }

  next->last.points = rh_heart_player_get_tickets (player);
  next->phase = RH_HEART_TICKETS;
  if (all_told (next))
    end (next, entries);

  return TRUE;
}
