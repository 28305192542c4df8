/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* Why the numbers on the table are what they are, in the user's language. */

char        *rh_cape_text_why_capital  (const char         *name);
const char  *rh_cape_text_why_gains    (void);
char        *rh_cape_text_why_gain     (const RhSetup      *setup,
                                        guint               seat,
                                        const RhCapeGain   *gain);
char        *rh_cape_text_why_own_gain (const RhSetup      *setup,
                                        guint               seat,
                                        const RhCapeGain   *gain);
char        *rh_cape_text_why_tie      (const RhSetup      *setup,
                                        const RhCapeState  *state);
char        *rh_cape_text_why_order    (const RhSetup      *setup,
                                        const RhCapeState  *state);  /* NULL where the bids say it */
char        *rh_cape_text_why_aside    (const RhCapeState  *state,
                                        guint               seat);   /* "3 short · £30"; NULL where there is nothing to say */
char        *rh_cape_text_why_other    (const char         *name,
                                        const RhCapeState  *state,
                                        guint               seat);   /* "Bram: mountain (9), 3 short, £30 of £64" */

/* What somebody has, and where it comes from. */
gboolean rh_cape_text_why_trace (const RhSetup     *setup,
                                 const char *const *moves,
                                 guint              n_moves,
                                 guint              seat,
                                 RhCapeWhy         *why);

G_END_DECLS
