/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rh_children_first (GtkWidget *parent);
GtkWidget *rh_children_next  (GtkWidget *child);
GtkWidget *rh_children_nth   (GtkWidget *parent,
                              int        i);
void       rh_children_clear (GtkWidget *parent);
void       rh_children_stack (GtkWidget *parent);

int        rh_child_get_least   (GtkWidget      *child,
                                 GtkOrientation  orientation,
                                 int             for_size);
int        rh_child_get_natural (GtkWidget      *child,
                                 GtkOrientation  orientation,
                                 int             for_size);
void       rh_child_blank       (GtkWidget      *child,
                                 gboolean        blank);

G_END_DECLS
