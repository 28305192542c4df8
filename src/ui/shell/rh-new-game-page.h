/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_NEW_GAME_PAGE (rh_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RhNewGamePage, rh_new_game_page, RH, NEW_GAME_PAGE, AdwBin)

/* Emits "started" with the session of the game that was begun. */

GtkWidget    *rh_new_game_page_new      (RhStore       *store,
                                         const RhGame  *game);
const RhGame *rh_new_game_page_get_game (RhNewGamePage *self);
void          rh_new_game_page_fill     (RhNewGamePage *self,
                                         const RhSetup *setup);

G_END_DECLS
