/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-correction.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_STEP_CUT (rh_step_cut_get_type ())
G_DECLARE_FINAL_TYPE (RhStepCut, rh_step_cut, RH, STEP_CUT, RhStep)

RhStep *rh_step_cut_new (RhStep             *step,
                         const RhCorrection *correction,
                         gboolean            can_keep);

G_END_DECLS
