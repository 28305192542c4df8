/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape-rules-text.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_RULES (rh_cape_rules_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRules, rh_cape_rules, RH, CAPE_RULES, GtkWidget)

/* The rules sheet: one page, which scrolls. */
GtkWidget *rh_cape_rules_new    (void);
void       rh_cape_rules_update (RhCapeRules       *self,
                                 const RhCapeState *state);
void       rh_cape_rules_go_to  (RhCapeRules       *self,
                                 RhCapeRulesPart    part);

G_END_DECLS
