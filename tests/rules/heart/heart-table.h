/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-error.h"
#include "rh-heart.h"

G_BEGIN_DECLS

RhSetup      *heart_table_setup        (guint               n_seats);
RhHeartState  heart_table_start        (guint               n_seats,
                                        const char         *moves);
char         *heart_table_play         (RhHeartState       *state,
                                        const char         *moves);
void          heart_table_refuse       (const RhHeartState *state,
                                        const char         *move,
                                        int                 code,
                                        const char         *pattern);

G_END_DECLS
