/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"
#include "rh-store.h"

G_BEGIN_DECLS

char *rh_game_text_outcome (const RhGameRow *row);
char *rh_game_text_name    (const RhGame    *game,
                            char            *line);
char **rh_game_text_amounts (RhSession *session);
char **rh_game_text_totals (RhSession *session);
void  rh_game_text_order   (RhSession *session,
                            guint     *seats);
char *rh_game_text_bidding (char *line);
guint rh_game_text_count_rounds (RhSession *session);
char *rh_game_text_rounds  (guint      n,
                            char      *line);
char *rh_game_text_line    (const RhGameRow *row,
                            RhSession       *session,
                            const GError    *error,
                            GDateTime       *now);

G_END_DECLS
