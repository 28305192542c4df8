/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* Why a move doesn't fit, for people who know names, not seats. */
char *rh_cape_misfit_text (const RhSetup     *setup,
                           const RhCapeState *state,
                           const RhCapeMove  *move,
                           const char        *message);

G_END_DECLS
