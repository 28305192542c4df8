/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cape/rh-cape.h"

G_BEGIN_DECLS

/* Sentences that several steps say. */

char *rh_cape_hint_shuffle (const RhCapeState *state);
char *rh_cape_hint_told    (const RhSetup     *setup,
                            const RhCapeState *state);
char *rh_cape_hint_sealed  (guint              n,
                            guint              n_seats);
char *rh_cape_hint_turn    (const RhSetup     *setup,
                            const RhCapeState *state,
                            int                n_sealed,
                            gboolean           ended);
char *rh_cape_hint_names   (const RhSetup     *setup,
                            const guint       *seats,
                            guint              n);

G_END_DECLS
