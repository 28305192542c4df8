/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_END_STEP (rh_end_step_get_type ())
G_DECLARE_FINAL_TYPE (RhEndStep, rh_end_step, RH, END_STEP, RhStep)

G_END_DECLS
