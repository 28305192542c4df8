/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_TOY_END_STEP (rh_toy_end_step_get_type ())
G_DECLARE_FINAL_TYPE (RhToyEndStep, rh_toy_end_step, RH, TOY_END_STEP, RhStep)

G_END_DECLS
