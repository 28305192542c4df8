/* SPDX-License-Identifier: GPL-3.0-or-later
 * The one list of games. */

#include "rh-game.h"

#include "cape/rh-cape.h"

static const RhGame *const games[] = {
  &rh_cape_game,
  NULL,
};

/**
 * rh_game_list:
 *
 * Returns: (array zero-terminated=1) (transfer none): all games, in the order they are offered
 */
const RhGame *const *
rh_game_list (void)
{
  return games;
}

/**
 * rh_game_find:
 * @id: the name of a game in a record
 *
 * Returns: (nullable) (transfer none): the game, or %NULL if there is none of that name
 */
const RhGame *
rh_game_find (const char *id)
{
  for (gsize i = 0; games[i] != NULL; i++) {
    if (g_strcmp0 (games[i]->id, id) == 0)
      return games[i];
  }

  return NULL;
}
