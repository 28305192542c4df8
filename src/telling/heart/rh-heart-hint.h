/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

/* Where the game stands, and whose turn it is. */

char *rh_heart_hint_where  (const RhSetup *setup,
                            gconstpointer  state,
                            const char    *draft);
char *rh_heart_hint_turn   (const RhSetup *setup,
                            gconstpointer  state,
                            const char    *draft,
                            int            n_sealed,
                            gboolean       ended);
char *rh_heart_hint_stock  (const RhSetup *setup,
                            gconstpointer  state,
                            const char    *draft);
char *rh_heart_hint_public (const RhSetup      *setup,
                            const RhHeartState *state,
                            const char         *draft);   /* what the second window says is being done; NULL for nothing */

G_END_DECLS
