/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_OPEN_BIDS_STEP (rh_cape_open_bids_step_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeOpenBidsStep, rh_cape_open_bids_step, RH, CAPE_OPEN_BIDS_STEP, RhStep)

G_END_DECLS
