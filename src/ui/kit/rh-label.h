/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rh_label_new  (const char *text,
                          const char *css_class);
GtkWidget *rh_label_new_unsaid (const char *text,
                                const char *css_class);
void       rh_label_set_long (GtkLabel *label,
                              const char *text);
void       rh_label_hold (GtkLabel   *label);
void       rh_label_set_held (GtkLabel *label,
                              const char *text);
void       rh_label_show (GtkWidget  *label,
                          const char *text);
void       rh_label_head (GtkWidget  *label);

void       rh_label_fit  (GtkWidget           *label,
                          const GtkAllocation *place);

G_END_DECLS
