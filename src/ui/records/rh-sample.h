/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

GPtrArray      *rh_sample_list (void);
const RhGameUi *rh_sample_find (const RhGame    *game);
RhSession      *rh_sample_open (const RhGameUi  *ui,
                                GError         **error);

G_END_DECLS
