/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* How a game ended. */

char *rh_cape_text_end_won (const char        *name);  /* "Anna has won!" */
char *rh_cape_text_end_how (const RhCapeState *state); /* "All 8 cards crossed in round 6, with £58 left." */

G_END_DECLS
