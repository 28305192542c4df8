/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What the screens say, in the user's language. */

const char *rh_cape_text_terrain     (RhCapeTerrain      terrain);   /* "desert" */
const char *rh_cape_text_terrain_title (RhCapeTerrain    terrain);   /* "Desert" */
const char *rh_cape_text_terrain_aim (RhCapeTerrain      terrain);   /* "for the desert" */
char       *rh_cape_text_ask         (const char        *name,
                                      RhCapeTerrain      terrain);   /* "Does Anna build through the desert?" */
const char *rh_cape_text_terrain_key (RhCapeTerrain      terrain);   /* "d": translated, distinct */
char       *rh_cape_text_card        (RhCapeCard         card);      /* "Desert, 2 rails, £7" */
char       *rh_cape_text_card_in_sentence (RhCapeCard    card);      /* "desert, 2 rails, £7" */
char       *rh_cape_text_phase       (const RhSetup     *setup,
                                      gconstpointer      state);     /* "Round 3 of 8 · Build" */
char       *rh_cape_text_picks       (const char        *name);      /* "Anna picks" */
char       *rh_cape_text_turn        (const RhSetup     *setup,
                                      const RhCapeState *state);     /* "Anna’s turn"; NULL where nobody's */
char       *rh_cape_text_entry       (const RhEntry     *entry,
                                      gconstpointer      before);    /* the reason of a ledger line */
char       *rh_cape_text_names       (const RhSetup     *setup,
                                      const guint       *seats,
                                      guint              n);         /* "Anna, Bram and Csilla" */
char       *rh_cape_text_bids        (const RhSetup     *setup,
                                      const RhCapeState *state,
                                      const guint       *seats);     /* "Anna £5, Bram £0" */
char       *rh_cape_text_bid         (const RhCapeState *state,
                                      guint              seat);      /* "£9 · 1st"; NULL but in ties and picks */
char       *rh_cape_text_order       (const RhSetup     *setup,
                                      const RhCapeState *state);     /* "Picking order: Anna £5, Bram £0" */
char       *rh_cape_text_rails       (guint              rails);     /* "2 rails" */
char       *rh_cape_text_pounds      (int                pounds);    /* "£64", "−£6": for tables and sums */

G_END_DECLS
