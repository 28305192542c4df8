/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_COUNT_STEP (rh_heart_count_step_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartCountStep, rh_heart_count_step, RH, HEART_COUNT_STEP, RhStep)

G_END_DECLS
