/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-telling.h"

G_BEGIN_DECLS

/* Sentences that several screens say: what the table must do, and what stands in the way. */

char            *rh_cape_hint_shuffle        (const RhCapeState *state);
char            *rh_cape_hint_lay            (const RhCapeState *state);
char            *rh_cape_hint_cards          (const RhCapeState *state);
char            *rh_cape_hint_turn_up        (int                shuffle,
                                              int                place,
                                              guint              n);
char            *rh_cape_hint_shuffle_before (int                stock,
                                              int                n);
char            *rh_cape_hint_tie            (const RhCapeState *state);
const RhDeadEnd *rh_cape_hint_dead_end       (gconstpointer      state);
const char      *rh_cape_hint_notice         (gconstpointer      state);
char            *rh_cape_hint_told           (const RhSetup     *setup,
                                              gconstpointer      state);
int              rh_cape_hint_count_revealed (const RhCapeState *state,
                                              const char        *draft);
char            *rh_cape_hint_stock          (const RhSetup     *setup,
                                              gconstpointer      state,
                                              const char        *draft);
char            *rh_cape_hint_where          (const RhSetup     *setup,
                                              gconstpointer      state,
                                              const char        *draft);
char            *rh_cape_hint_turn           (const RhSetup     *setup,
                                              gconstpointer      state,
                                              const char        *draft,
                                              int                n_sealed,
                                              gboolean           ended);

G_END_DECLS
