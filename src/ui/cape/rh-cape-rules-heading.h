/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_RULES_HEADING (rh_cape_rules_heading_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRulesHeading, rh_cape_rules_heading, RH, CAPE_RULES_HEADING, GtkWidget)

/* The heading of a part of the rules sheet. It can have the focus, so that a
 * screen reader reads on from there. */
GtkWidget *rh_cape_rules_heading_new      (const char         *title);
void       rh_cape_rules_heading_set_note (RhCapeRulesHeading *self,
                                           const char         *note);

G_END_DECLS
