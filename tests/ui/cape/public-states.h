/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

RhSetup *public_states_setup (guint        n_seats);
void     public_states_fill  (RhCapeState *state,
                              guint        n_seats,
                              RhCapePhase  phase);

G_END_DECLS
