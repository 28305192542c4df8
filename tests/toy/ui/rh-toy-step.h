/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_TOY_STEP (rh_toy_step_get_type ())
G_DECLARE_FINAL_TYPE (RhToyStep, rh_toy_step, RH, TOY_STEP, RhStep)

G_END_DECLS
