/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

/* A claim as it would be: what it brings, what doubling takes, and why. */

char *rh_heart_text_claim_takes   (const RhHeartOffer *offer);  /* "Doubling takes 2 jungle cards" */
char *rh_heart_text_claim_stand   (const RhSetup      *setup,
                                   const RhHeartOffer *offer);  /* "Bram has 3, nobody has more" */
char *rh_heart_text_claim_engines (const RhHeartOffer *offer);  /* "It takes 2 engines at least"; NULL without need */
char *rh_heart_text_claim_trains  (const RhHeartOffer *offer);  /* "2 trains too few"; NULL where there are enough */
char *rh_heart_text_claim_points  (const RhHeartOffer *offer);  /* "Points, white route of 4: 7, doubled 7 × 2 = 14" */
char *rh_heart_text_claim_adapted (const RhSetup      *setup,
                                   const RhHeartMove  *was,
                                   const RhHeartMove  *move);   /* "Bram claims: …, doubled with 1 engine instead …" */

G_END_DECLS
