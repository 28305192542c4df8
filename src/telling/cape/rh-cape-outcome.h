/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* What a correction changes, beside the capital. */
char *rh_cape_outcome_follows (const RhSetup     *setup,
                               gconstpointer      before,
                               gconstpointer      state);
char *rh_cape_outcome_changes (const RhSetup     *setup,
                               gconstpointer      before,
                               gconstpointer      state);

G_END_DECLS
