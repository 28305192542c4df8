/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-rules-text.h"
#include "rh-rules-sheet.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_RULES (rh_cape_rules_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRules, rh_cape_rules, RH, CAPE_RULES, RhRulesSheet)

/* The rules sheet: one page, which scrolls. */
GtkWidget *rh_cape_rules_new    (void);
void       rh_cape_rules_update (RhCapeRules       *self,
                                 const RhCapeState *state);

G_END_DECLS
