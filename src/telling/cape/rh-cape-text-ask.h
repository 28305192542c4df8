/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What each step asks, in the user's language. */

char *rh_cape_text_ask_reveal (int                place,
                               guint              n);
char *rh_cape_text_ask_tie    (const RhSetup     *setup,
                               const RhCapeState *state);
char *rh_cape_text_ask_pick   (const RhSetup     *setup,
                               const RhCapeState *state);
char *rh_cape_text_ask_build  (const RhSetup     *setup,
                               const RhCapeState *state);

G_END_DECLS
