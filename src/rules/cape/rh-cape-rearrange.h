/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

guint rh_cape_rearrange (const RhCapeState *was,
                         const RhCapeState *state,
                         const char *const *lines,
                         guint              n_lines,
                         GPtrArray         *instead);

G_END_DECLS
