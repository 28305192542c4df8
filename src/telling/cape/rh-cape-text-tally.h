/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-tally-row.h"

G_BEGIN_DECLS

/* Where the numbers of a build come from, in rows of figures; each has its sentence, too. */
GPtrArray *rh_cape_text_tally_sum     (const RhCapeState *state,
                                       const RhCapeOffer *offer);
GPtrArray *rh_cape_text_tally_capital (const RhCapeWhy   *why,
                                       const RhCapeOffer *offer);

G_END_DECLS
