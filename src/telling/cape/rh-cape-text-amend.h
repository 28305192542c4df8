/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What is said where a move is given again. */

char *rh_cape_text_amend_bid     (const char       *name); /* "Bid of Anna, in pounds" */
char *rh_cape_text_amend_way     (const RhCapeWay  *way);  /* "0 bonus, buy 4, leaves £62" */
char *rh_cape_text_amend_adapted (const RhSetup    *setup,
                                  const RhCapeMove *was,
                                  const RhCapeMove *move); /* "Anna builds: 2 rails bought instead of 1, for £20" */
char *rh_cape_text_amend_rearranged (const RhSetup    *setup,
                                     const RhCapeMove *was,
                                     guint             n_was,
                                     const RhCapeMove *moves,
                                     guint             n_moves); /* "everybody picks the same card, in another order" */
char *rh_cape_text_amend_changed (const RhSetup    *setup,
                                  const RhCapeMove *was,
                                  const RhCapeMove *move,
                                  guint             round); /* "bids of round 3: Bram £5 instead of £4" */

G_END_DECLS
