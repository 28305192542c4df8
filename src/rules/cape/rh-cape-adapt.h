/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"

G_BEGIN_DECLS

gboolean rh_cape_adapt (const RhCapeState *state,
                        const RhCapeMove  *move,
                        RhCapeMove        *adapted);

G_END_DECLS
