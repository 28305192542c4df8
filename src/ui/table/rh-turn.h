/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     rh_turn_guard (GtkWidget *window);
void     rh_turn_page  (GtkWidget *widget);
gboolean rh_turn_press (GtkWidget *window,
                        double     x,
                        double     y,
                        guint32    time);

G_END_DECLS
