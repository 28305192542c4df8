/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-move.h"
#include "rh-zug-state.h"

G_BEGIN_DECLS

/* What a correction changes, beside the points, and why a move doesn't fit. */
char *rh_zug_outcome_follows (const RhSetup    *setup,
                              gconstpointer     before,
                              gconstpointer     state);
char *rh_zug_outcome_winner  (const RhSetup    *setup,
                              gconstpointer     before,
                              gconstpointer     state);
char *rh_zug_outcome_misfit  (const RhSetup    *setup,
                              const RhZugState *state,
                              const RhZugMove  *move,
                              const char       *message);

G_END_DECLS
