/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-table.h"

G_BEGIN_DECLS

gint64 kill_player_last_game (RhStore          *store);
void   kill_player_run       (const StoreTable *table,
                              guint32           seed,
                              int               out,
                              gboolean          paired) G_GNUC_NORETURN;

G_END_DECLS
