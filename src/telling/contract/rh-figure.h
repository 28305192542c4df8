/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/* What of an entry counts for a player: the balance, or where nothing adds up the amount alone. */
const char *rh_figure_get_mark (const RhTelling *telling,
                                const RhSetup   *setup);
int         rh_figure_get      (const RhTelling *telling,
                                const RhSetup   *setup,
                                const RhEntry   *entry);

G_END_DECLS
