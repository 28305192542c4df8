/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of the games, asked for. */

#include "config.h"

#include "rh-games-ui.h"

/**
 * rh_game_ui_find:
 * @game: a game
 *
 * Returns: (nullable) (transfer none): its screens, or %NULL if it has none
 */
const RhGameUi *
rh_game_ui_find (const RhGame *game)
{
  for (gsize i = 0; rh_game_uis[i] != NULL; i++) {
    if (rh_game_uis[i]->telling->game == game)
      return rh_game_uis[i];
  }

  return NULL;
}
