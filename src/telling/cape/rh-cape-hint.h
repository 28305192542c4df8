/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* Sentences that several steps say. */

char *rh_cape_hint_shuffle        (const RhCapeState *state);
char *rh_cape_hint_shuffle_before (int                stock,
                                   int                n);
char *rh_cape_hint_told           (const RhSetup     *setup,
                                   gconstpointer      state);
char *rh_cape_hint_turn           (const RhSetup     *setup,
                                   gconstpointer      state,
                                   int                n_sealed,
                                   gboolean           ended);

G_END_DECLS
