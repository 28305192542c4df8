/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

char *rh_game_text_outcome (const RhGameRow *row);
char *rh_game_text_name    (const RhGame    *game,
                            char            *line);
char *rh_game_text_line    (RhStore         *store,
                            const RhGameRow *row,
                            GDateTime       *now);

G_END_DECLS
