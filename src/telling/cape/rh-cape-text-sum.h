/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* The sum of a build and the ways to pay for it, in the user's language. */

char *rh_cape_text_sum_of       (const RhCapeOffer *offer);  /* "of 8" */
char *rh_cape_text_sum_need     (const RhCapeOffer *offer);  /* "of 8 for the desert" */
char *rh_cape_text_sum_result   (const RhCapeOffer *offer);  /* "1 rail short: £10" */
char *rh_cape_text_sum_spoken   (const RhCapeOffer *offer,
                                 const char        *name);   /* all of it, in one */
char *rh_cape_text_sum_expected (const RhCapeOffer *offer);  /* "Own cards 2, bonus rails 1, needed 8" */
char *rh_cape_text_sum_way      (const RhCapeWay   *way);    /* "Build for £10" */
char *rh_cape_text_sum_left     (const RhCapeOffer *offer,
                                 const RhCapeWay   *way);    /* "2 bonus, +£9, leaves £44" */
char *rh_cape_text_sum_lacking  (const RhCapeOffer *offer);  /* "4 short:" without bonus rails */
char *rh_cape_text_sum_lacking_spoken (const RhCapeOffer *offer);
char *rh_cape_text_sum_way_rails (const RhCapeWay  *way);    /* "2 bonus + 2 bought" */
char *rh_cape_text_sum_way_after (const RhCapeOffer *offer,
                                  const RhCapeWay  *way);    /* "leaves £84, 1 bonus" */
char *rh_cape_text_sum_way_spoken (const RhCapeOffer *offer,
                                   const RhCapeWay *way);

G_END_DECLS
