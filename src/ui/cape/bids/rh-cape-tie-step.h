/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_TIE_STEP (rh_cape_tie_step_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeTieStep, rh_cape_tie_step, RH, CAPE_TIE_STEP, RhStep)

G_END_DECLS
