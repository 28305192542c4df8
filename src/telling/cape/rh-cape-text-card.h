/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What cards and the figures on them are called, in the user's language. */

char *rh_cape_text_card_place   (guint              place,
                                 const RhCapeCard  *card);    /* "Card 1: Desert, 2 rails, £7" */
char *rh_cape_text_card_offered (const RhSetup     *setup,
                                 const RhCapeState *state,
                                 guint              place);   /* "Desert, 2 rails, £7, taken by Anna" */
char *rh_cape_text_card_needs   (RhCapeTerrain      terrain); /* "needs 8" */
char *rh_cape_text_card_value   (guint              value,
                                 const char        *player);  /* "Anna: £7" */
char *rh_cape_text_card_offer   (const RhCapeState *state);   /* "desert, 2 rails, £7; river, 1 rail, £2" */

G_END_DECLS
