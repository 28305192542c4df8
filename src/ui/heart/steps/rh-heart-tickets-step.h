/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_TICKETS_STEP (rh_heart_tickets_step_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartTicketsStep, rh_heart_tickets_step, RH, HEART_TICKETS_STEP, RhStep)

G_END_DECLS
