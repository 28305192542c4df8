/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-state.h"

G_BEGIN_DECLS

gboolean rh_heart_terrain_deal (RhHeartState       *next,
                                const RhHeartMove  *move,
                                GError            **error);
gboolean rh_heart_terrain_take (RhHeartState       *next,
                                const RhHeartMove  *move,
                                GError            **error);

G_END_DECLS
