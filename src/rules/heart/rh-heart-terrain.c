/* SPDX-License-Identifier: GPL-3.0-or-later
 * Terrain cards: the first ones, and those taken (rules H2, H3). */

#include "config.h"

#include "rh-heart-terrain.h"

#include "rh-heart-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
tell (RhHeartState *next, const RhHeartMove *move)
{
  next->last.n = move->n;
  memcpy (next->last.terrains, move->terrains, sizeof next->last.terrains);
}

/**
 * rh_heart_terrain_deal:
 * @next: the state
 * @move: a deal
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * Lays the first terrain cards in front of everybody (rule H2).
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_heart_terrain_deal (RhHeartState *next, const RhHeartMove *move, GError **error)
{
  if (move->n != next->n_seats)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                      _("Rule H2: terrain cards dealt: %1$u, but players: %2$u"), move->n, next->n_seats);

  for (guint i = 0; i < move->n; i++)
    next->players[i].cards[move->terrains[i]]++;
  tell (next, move);

  return TRUE;
}

/**
 * rh_heart_terrain_take:
 * @next: the state
 * @move: terrain cards taken
 * @error: return location; %RH_HEART_ERROR_TERRAIN
 *
 * Lays one or two terrain cards in front of the seat (rule H3); there are no more of a type than 15
 * (rule H2). Which ones lie open isn't known.
 *
 * Returns: whether the move is allowed
 */
gboolean
rh_heart_terrain_take (RhHeartState *next, const RhHeartMove *move, GError **error)
{
  for (guint i = 0; i < move->n; i++) {
    RhHeartTerrain terrain = move->terrains[i];

    if (rh_heart_state_count_terrain (next, terrain) == RH_HEART_TERRAIN_CARDS)
      return rh_refuse (error, RH_RULES_ERROR, RH_HEART_ERROR_TERRAIN,
                        /* Translators: the second is a word of a game record, such as “jungle” */
                        _("Rule H2: all %1$d terrain cards “%2$s” lie in front of the players"),
                        RH_HEART_TERRAIN_CARDS, rh_heart_terrain_get_word (terrain));
    next->players[move->seat].cards[terrain]++;
  }
  tell (next, move);

  return TRUE;
}
