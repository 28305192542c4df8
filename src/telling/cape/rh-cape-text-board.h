/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What the board says of cards, of the common row, and of what lies before a player. */

char *rh_cape_text_board_card        (RhCapeCard          card);   /* "Desert, 2 rails, £7, needs 8 rails" */
char *rh_cape_text_board_crossed     (RhCapeCard          card);   /* "Desert, 2 rails, £7, crossed" */
char *rh_cape_text_board_figure      (RhCapeCard          card);   /* "£7", or "2" rails */
char *rh_cape_text_board_common      (const RhCapeState  *state);  /* "Common row: 12 rails" */
char *rh_cape_text_board_bonus       (int                 bonus);  /* "2 of 5 bonus rails" */
char *rh_cape_text_board_track       (const RhCapePlayer *player); /* "2 of 8 cards crossed, 3 ahead" */
char *rh_cape_text_board_line        (const RhCapePlayer *player); /* "2 of 8 cards crossed, 3 ahead: desert, 2 rails, £7 …" */
char *rh_cape_text_board_progress    (const RhCapePlayer *player); /* "2/8" */
char *rh_cape_text_board_player      (const RhCapeState  *state,
                                      guint               seat,
                                      const char         *name,
                                      const char         *colour); /* "Anna, red, on turn" */
char *rh_cape_text_board_ask_capital (const RhCapePlayer *player,
                                      const char         *name);   /* "Anna’s capital, £64. Why?" */
char *rh_cape_text_board_ask_bid     (const RhCapeState  *state,
                                      guint               seat,
                                      const char         *name);   /* "Anna’s bid, £12. Correct it?" */
char *rh_cape_text_board_ask_bonus   (const RhCapePlayer *player,
                                      const char         *name);   /* "Anna’s bonus rails, 2 of 5. Why?" */

G_END_DECLS
