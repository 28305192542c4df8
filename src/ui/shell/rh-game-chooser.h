/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game.h"

G_BEGIN_DECLS

#define RH_TYPE_GAME_CHOOSER (rh_game_chooser_get_type ())
G_DECLARE_FINAL_TYPE (RhGameChooser, rh_game_chooser, RH, GAME_CHOOSER, AdwBin)

/* Emits "chosen" when another game is chosen. */

const RhGame *rh_game_chooser_get_game (RhGameChooser *self);
void          rh_game_chooser_set_game (RhGameChooser *self,
                                        const RhGame  *game);

G_END_DECLS
