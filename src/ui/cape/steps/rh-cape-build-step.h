/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BUILD_STEP (rh_cape_build_step_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBuildStep, rh_cape_build_step, RH, CAPE_BUILD_STEP, RhStep)

G_END_DECLS
