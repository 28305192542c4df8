/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_PICK_STEP (rh_cape_pick_step_get_type ())
G_DECLARE_FINAL_TYPE (RhCapePickStep, rh_cape_pick_step, RH, CAPE_PICK_STEP, RhStep)

G_END_DECLS
