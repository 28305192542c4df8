/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/* With sanitizers, which take five times as long, a part of them; all without, as with the next GTK (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define CAPE_SEEDS_PART 5
#else
#define CAPE_SEEDS_PART 1
#endif

void     cape_seeds_watch       (void);
RhSetup *cape_seeds_begin       (guint32            seed);
void     cape_seeds_check_state (const RhCapeState *state);

G_END_DECLS
