/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhChores:
 *
 * What a store has to do that nobody waits for.
 */
typedef struct _RhChores RhChores;

RhChores *rh_chores_new     (RhStore  *store);
gboolean  rh_chores_is_done (RhChores *self);
void      rh_chores_free    (RhChores *self);

G_END_DECLS
