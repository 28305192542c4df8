/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-games-source.h"

G_BEGIN_DECLS

#define RH_TYPE_HISTORY_CHIPS (rh_history_chips_get_type ())
G_DECLARE_FINAL_TYPE (RhHistoryChips, rh_history_chips, RH, HISTORY_CHIPS, AdwBin)

/* Which games count: those of some kinds, and that ended in some ways. Emits "changed" when others do. */
void rh_history_chips_get (RhHistoryChips      *self,
                           RhGamesFilter       *filter);
void rh_history_chips_set (RhHistoryChips      *self,
                           const RhGamesFilter *filter);

G_END_DECLS
