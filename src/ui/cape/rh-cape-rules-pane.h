/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_RULES_PANE (rh_cape_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRulesPane, rh_cape_rules_pane, RH, CAPE_RULES_PANE, AdwBin)

/* The rules sheet in place of the table, open at what the game asks now, and the way back. */
GtkWidget *rh_cape_rules_pane_new    (RhSession       *session);
void       rh_cape_rules_pane_update (RhCapeRulesPane *self);

G_END_DECLS
