/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of the games, asked for. */

#include "config.h"

#include "rh-games-ui.h"

/**
 * rh_game_ui_find:
 * @game: a game of the list of games
 *
 * Returns: (transfer none): its screens; both lists have the same games
 */
const RhGameUi *
rh_game_ui_find (const RhGame *game)
{
  for (gsize i = 0; rh_game_uis[i] != NULL; i++) {
    if (rh_game_uis[i]->telling->game == game)
      return rh_game_uis[i];
  }

  g_return_val_if_reached (NULL);
}
