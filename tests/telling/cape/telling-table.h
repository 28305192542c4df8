/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "said.h"

G_BEGIN_DECLS

RhSetup     *telling_table_setup (guint        n_seats);
RhCapeState  telling_table_state (RhCapePhase  phase);
RhCapeState  telling_table_build (void);

G_END_DECLS
