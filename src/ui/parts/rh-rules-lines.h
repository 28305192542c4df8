/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a part of a rules sheet says: sentences that lead, then others behind a dot each. */
GtkWidget *rh_rules_text_new   (const char        *text);
void       rh_rules_add_leads  (GtkBox            *part,
                                const char *const *lines,
                                guint              n);
void       rh_rules_add_lines  (GtkBox            *part,
                                const char *const *lines);

G_END_DECLS
