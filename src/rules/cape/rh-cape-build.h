/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

/* Each fills @next, which begins as a copy of the state, with what the move
 * makes of it. See rh_cape_play(), which has checked phase and turn. */

gboolean rh_cape_build_draw  (RhCapeState      *next,
                              const RhCapeMove *move,
                              GError          **error);
void     rh_cape_build_pass  (RhCapeState      *next,
                              const RhCapeMove *move);
gboolean rh_cape_build_build (RhCapeState      *next,
                              const RhCapeMove *move,
                              RhEntries        *entries,
                              GError          **error);

G_END_DECLS
