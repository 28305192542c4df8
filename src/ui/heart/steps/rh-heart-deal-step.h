/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_DEAL_STEP (rh_heart_deal_step_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartDealStep, rh_heart_deal_step, RH, HEART_DEAL_STEP, RhStep)

G_END_DECLS
