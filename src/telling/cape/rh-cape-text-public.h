/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What the middle of the public table says, short enough to be read from afar. */

char *rh_cape_text_public_reveal (const RhCapeState *state);  /* "Turn up 3 cards" */
char *rh_cape_text_public_turn   (const RhSetup     *setup,
                                  const RhCapeState *state,
                                  const char        *draft,
                                  guint              sealed,
                                  gboolean           ended);  /* "2 of 3 have bid" */
char *rh_cape_text_public_bid    (const RhCapeState *state,
                                  guint              seat,
                                  guint              sealed); /* "✓ sealed"; "£5" once it is revealed */
char *rh_cape_text_public_first  (const RhCapeState *state,
                                  guint              n);      /* "12 cards: 18" */
char *rh_cape_text_public_common (const RhCapeState *state);  /* "30 rails" */
char *rh_cape_text_public_sum    (const RhCapeOffer *offer);  /* "6 + 0 + 1 = 7 of 10" */
char *rh_cape_text_public_price  (const RhCapeOffer *offer);  /* "3 short: £30" */
char *rh_cape_text_public_draw   (const RhSetup     *setup,
                                  const RhCapeState *state);  /* "Anna turns up a card" */
char *rh_cape_text_public_told   (const RhSetup     *setup,
                                  const RhCapeState *state);  /* "Everybody pays their own bid: …" */

G_END_DECLS
