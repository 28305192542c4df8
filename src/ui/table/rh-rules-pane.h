/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game-ui.h"

G_BEGIN_DECLS

#define RH_TYPE_RULES_PANE (rh_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (RhRulesPane, rh_rules_pane, RH, RULES_PANE, AdwBin)

/* The rules sheet in place of the table, open at what the game asks now, and the way back. */
GtkWidget *rh_rules_pane_new    (const RhGameUi *ui,
                                 RhSession      *session);
void       rh_rules_pane_update (RhRulesPane    *self);

G_END_DECLS
