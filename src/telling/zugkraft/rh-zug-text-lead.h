/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-advice.h"
#include "rh-zug-turn.h"

#include "rh-setup.h"

G_BEGIN_DECLS

char    *rh_zug_text_lead                 (const RhSetup     *setup,
                                           const RhZugTurn   *turn,
                                           const RhZugAdvice *advice); /* what to do at the table */
char    *rh_zug_text_lead_short           (const RhZugTurn   *turn,
                                           const RhZugAdvice *advice); /* without who is to come */
gboolean rh_zug_text_lead_is_out_of_reach (const RhZugAdvice *advice);

G_END_DECLS
