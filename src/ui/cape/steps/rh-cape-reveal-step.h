/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_REVEAL_STEP (rh_cape_reveal_step_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRevealStep, rh_cape_reveal_step, RH, CAPE_REVEAL_STEP, RhStep)

/* Of the cards that are bid on already. Emits "mended" when that is over. */
void rh_cape_reveal_step_mend      (RhCapeRevealStep *self,
                                    int               place);
int  rh_cape_reveal_step_get_place (RhCapeRevealStep *self);
int  rh_cape_reveal_step_get_told  (RhCapeRevealStep *self);

G_END_DECLS
