/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-step.h"

G_BEGIN_DECLS

gboolean rh_cape_step_play (RhStep           *step,
                            const RhCapeMove *move);

G_END_DECLS
