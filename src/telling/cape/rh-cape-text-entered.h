/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-state.h"
#include "rh-setup.h"

G_BEGIN_DECLS

char *rh_cape_text_entered (const RhSetup     *setup,
                            const RhCapeState *state,
                            const char        *was,
                            const char        *now,
                            gboolean           played); /* "card 1, 2 rails" */

G_END_DECLS
