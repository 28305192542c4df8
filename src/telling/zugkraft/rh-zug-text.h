/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-state.h"

G_BEGIN_DECLS

/* Where a game stands, in the user's language. */
char *rh_zug_text_where (const RhSetup     *setup,
                         gconstpointer      state,
                         const char        *draft);     /* "Round 3 · goal 100" */
char *rh_zug_text_turn  (const RhSetup     *setup,
                         gconstpointer      state,
                         const char        *draft,
                         int                n_sealed,
                         gboolean           ended);     /* "Anna’s turn" */
char *rh_zug_text_names (const RhSetup     *setup,
                         guint              seats);     /* "Anna, Bram and Csilla" */
char *rh_zug_text_how   (const RhSetup     *setup,
                         gconstpointer      state);     /* "104 points after 7 turns each." */
char *rh_zug_text_last  (const RhSetup     *setup,
                         gconstpointer      state);     /* what the last move did, in sentences; or NULL */
char *rh_zug_text_entry (const RhEntry     *entry,
                         gconstpointer      before,
                         gconstpointer      after);     /* the reason of a ledger line */
char *rh_zug_text_amount (int               points);    /* "64", "−6": for tables and sums */

G_END_DECLS
