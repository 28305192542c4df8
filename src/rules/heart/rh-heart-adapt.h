/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-state.h"

G_BEGIN_DECLS

gboolean rh_heart_adapt (const RhHeartState *state,
                         const RhHeartMove  *move,
                         RhHeartMove        *adapted);
gboolean rh_heart_is_dearer (const RhHeartMove *move,
                             const RhHeartMove *adapted);

G_END_DECLS
