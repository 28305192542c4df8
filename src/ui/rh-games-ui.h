/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

const RhGameUi *rh_game_ui_find (const RhGame *game);

G_END_DECLS
