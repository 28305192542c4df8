/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* How a game was won: "All 8 cards crossed in round 6, with £58 left." */
char *rh_cape_text_end_how (const RhSetup *setup,
                            gconstpointer  data);

/* What a player has then: "6 of 8 cards crossed, £12". */
char *rh_cape_text_end_reached (gconstpointer data,
                                guint         seat);
char *rh_cape_text_end_had (gconstpointer  data,
                            guint          seat);

G_END_DECLS
