/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

/* What the board says of a player, and of the last round. */

char       *rh_heart_text_board_trains     (const RhHeartPlayer *player); /* "21 of 45" */
char       *rh_heart_text_board_left       (const RhHeartPlayer *player); /* "21 of 45 trains left" */
const char *rh_heart_text_board_most       (void);                        /* "the most" */
char       *rh_heart_text_board_cards      (const RhHeartState  *state,
                                            guint                seat,
                                            RhHeartTerrain       terrain); /* "3 jungle cards, the most" */
char       *rh_heart_text_board_routes     (const RhHeartPlayer *player); /* "2 routes: white route of 3, …" */
char       *rh_heart_text_board_player     (const RhHeartState  *state,
                                            guint                seat,
                                            const char          *name,
                                            const char          *colour); /* "Anna, red, next" */
char       *rh_heart_text_board_ask_points (const RhHeartPlayer *player,
                                            const char          *name);   /* "Anna’s points, 34. Why?" */
char       *rh_heart_text_board_last_round (const RhSetup       *setup,
                                            const RhHeartState  *state,  /* NULL before the last round */
                                            guint                waiting);

G_END_DECLS
