/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_PLAY_STEP (rh_heart_play_step_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartPlayStep, rh_heart_play_step, RH, HEART_PLAY_STEP, RhStep)

G_END_DECLS
