/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rh_children_first (GtkWidget *parent);
GtkWidget *rh_children_next  (GtkWidget *child);
GtkWidget *rh_children_nth   (GtkWidget *parent,
                              int        i);
void       rh_children_clear (GtkWidget *parent);

G_END_DECLS
