/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-standing.h"

G_BEGIN_DECLS

const char *rh_cape_text_standing (const RhCapeState *state,
                                   guint              seat); /* "1st", "tied", "passed", "built", "next"; or NULL */
const char *rh_cape_text_standing_of_bid (guint            i);

G_END_DECLS
