/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_RULES_SHEET (rh_rules_sheet_get_type ())
G_DECLARE_DERIVABLE_TYPE (RhRulesSheet, rh_rules_sheet, RH, RULES_SHEET, GtkWidget)

/**
 * RhRulesSheetClass:
 * @parent_class: what it is derived from
 *
 * A rules sheet: one page of parts, which scrolls. A game derives its own, and fills it in.
 */
struct _RhRulesSheetClass {
  GtkWidgetClass parent_class;
};

GtkWidget *rh_rules_sheet_new        (void);
GtkBox    *rh_rules_sheet_add_part   (RhRulesSheet *self,
                                      const char   *title,
                                      const char   *aloud);
void       rh_rules_sheet_read_aloud (RhRulesSheet *self,
                                      guint         part,
                                      const char   *aloud);
void       rh_rules_sheet_mark       (RhRulesSheet *self,
                                      guint         part);
void       rh_rules_sheet_go_to      (RhRulesSheet *self,
                                      guint         part);

G_END_DECLS
