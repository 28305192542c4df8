/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

char *rh_heart_misfit_text (const RhSetup      *setup,
                            const RhHeartState *state,
                            const RhHeartMove  *move,
                            const char         *message);

G_END_DECLS
