/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

/* rh-games-ui-list.c, or a test's own: the screens of all games, %NULL after the last. No library has
 * it, only programs. */
extern const RhGameUi *const rh_game_uis[];

const RhGameUi *rh_game_ui_find (const RhGame *game);

G_END_DECLS
