/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-state.h"

G_BEGIN_DECLS

gboolean rh_heart_claim (RhHeartState       *next,
                         const RhHeartMove  *move,
                         RhEntries          *entries,
                         GError            **error);

G_END_DECLS
