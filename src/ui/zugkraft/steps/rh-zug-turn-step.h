/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_ZUG_TURN_STEP (rh_zug_turn_step_get_type ())
G_DECLARE_FINAL_TYPE (RhZugTurnStep, rh_zug_turn_step, RH, ZUG_TURN_STEP, RhStep)

G_END_DECLS
