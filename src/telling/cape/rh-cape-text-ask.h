/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What each step asks, in the user's language. */

char       *rh_cape_text_ask_reveal   (int                place,
                                       guint              n);      /* "Turn up card 2 of 3" */
char       *rh_cape_text_ask_mend     (int                place,
                                       guint              n,
                                       gboolean           given);  /* "What should card 2 of 3 be?" */
char       *rh_cape_text_ask_change   (int                place);
const char *rh_cape_text_ask_revealed (void);
char       *rh_cape_text_ask_tie      (const char        *name);   /* "Bram draws. Which value?" */
char       *rh_cape_text_ask_redraw   (const RhCapeState *state);  /* "Still a tie (5 each): draw again" */
const char *rh_cape_text_ask_tied     (const RhCapeState *state,
                                       guint              seat);   /* "still tied" */
char       *rh_cape_text_ask_drew     (guint              value);  /* "drew 7" */
char       *rh_cape_text_ask_pick     (const RhSetup     *setup,
                                       const RhCapeState *state);
char       *rh_cape_text_ask_build    (const RhSetup     *setup,
                                       const RhCapeState *state,
                                       gboolean           whole);
char       *rh_cape_text_ask_again    (const char        *name,
                                       guint              card,
                                       guint              rails);  /* "Correct card 2, turned up by Anna: 1 rail" */
char       *rh_cape_text_ask_count    (const char        *name,
                                       guint              card);   /* "Card 2 (Anna): how many rails?" */

G_END_DECLS
