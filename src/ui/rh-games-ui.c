/* SPDX-License-Identifier: GPL-3.0-or-later
 * The one list of games that have screens. */

#include "rh-games-ui.h"

#include "rh-cape-ui.h"

static const RhGameUi *const list[] = {
  &rh_cape_ui,
};

/**
 * rh_game_ui_find:
 * @game: a game
 *
 * Returns: (nullable) (transfer none): its screens, or %NULL if it has none
 */
const RhGameUi *
rh_game_ui_find (const RhGame *game)
{
  for (gsize i = 0; i < G_N_ELEMENTS (list); i++) {
    if (list[i]->telling->game == game)
      return list[i];
  }

  return NULL;
}
