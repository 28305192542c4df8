/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-advice.h"

#include "rh-tally-row.h"

G_BEGIN_DECLS

/* How the chances of advice were counted, as rows of figures. */
char      *rh_zug_text_tally_title  (const RhZugAdvice *advice);
GPtrArray *rh_zug_text_tally        (const RhZugAdvice *advice,
                                     gboolean           must,
                                     gboolean           brief);
char      *rh_zug_text_tally_spoken (const char        *title,
                                     const GPtrArray   *rows);

G_END_DECLS
