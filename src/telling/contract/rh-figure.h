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
int         rh_figure_get_last (const RhTelling *telling,
                                const RhSetup   *setup,
                                const RhEntries *entries,
                                guint            seat);
guint       rh_figure_get_place (const RhTelling *telling,
                                 const RhSetup   *setup,
                                 gconstpointer    state,
                                 const RhEntries *entries,
                                 guint            seat);

G_END_DECLS
