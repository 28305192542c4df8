/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

char *rh_cape_text_last (const RhSetup *setup,
                         gconstpointer  state);   /* what the last move did, a sentence or two; or NULL */
char *rh_cape_text_came_of (const RhSetup *setup,
                            gconstpointer  state); /* what came of the card turned up; or NULL */

G_END_DECLS
