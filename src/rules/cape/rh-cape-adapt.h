/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

gboolean rh_cape_adapt (const RhCapeState *state,
                        const RhCapeMove  *move,
                        RhCapeMove        *adapted);
gboolean rh_cape_is_dearer (const RhCapeMove *move,
                            const RhCapeMove *adapted);

G_END_DECLS
