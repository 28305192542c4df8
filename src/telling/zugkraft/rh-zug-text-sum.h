/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-train.h"

G_BEGIN_DECLS

/* What a train comes to, as a sum. */
char *rh_zug_text_sum_terms  (const RhZugTrain *train); /* "(4 + 4 + 2 + 1) × 2"; empty where there is nothing to add */
char *rh_zug_text_sum_narrow (const RhZugTrain *train); /* its terms, for a column: a line ends before a sign, outside of brackets */
char *rh_zug_text_sum        (const RhZugTrain *train); /* "(4 + 4 + 2 + 1) × 2 = 22" */
char *rh_zug_text_sum_line   (const RhZugTrain *train); /* the same for a sentence, whose lines don't end in it */
char *rh_zug_text_sum_name   (const RhZugTrain *train); /* "Freight train" */

G_END_DECLS
