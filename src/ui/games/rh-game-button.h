/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-names.h"

G_BEGIN_DECLS

#define RH_TYPE_GAME_BUTTON (rh_game_button_get_type ())
G_DECLARE_FINAL_TYPE (RhGameButton, rh_game_button, RH, GAME_BUTTON, GtkButton)

/* A button that opens a game; by a key, it does so while the key is down. */
RhGameNames *rh_game_button_get_names (RhGameButton *self);
GtkLabel    *rh_game_button_get_line  (RhGameButton *self);
void         rh_game_button_set_line  (RhGameButton *self,
                                       const char   *line);
void         rh_game_button_set_note  (RhGameButton *self,
                                       const char   *note);

G_END_DECLS
