/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-advice.h"

G_BEGIN_DECLS

char       *rh_zug_text_advice              (const RhZugAdvice *advice); /* a sentence a line */
char       *rh_zug_text_advice_short        (const RhZugAdvice *advice); /* its figures, in a short line */
const char *rh_zug_text_advice_rolls        (guint              rolls);  /* "3 or more" */
const char *rh_zug_text_advice_rolls_spoken (guint              rolls);  /* "3 rolls or more" */

G_END_DECLS
