/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-state.h"

G_BEGIN_DECLS

gboolean rh_heart_tickets (RhHeartState       *next,
                           const RhHeartMove  *move,
                           RhEntries          *entries,
                           GError            **error);
guint    rh_heart_tickets_get_most (const RhHeartState *state);

G_END_DECLS
