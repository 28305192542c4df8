/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     rh_held_guard   (GtkWidget *window);
gboolean rh_held_goes_on (guint      keycode);
void     rh_held_rest    (GtkWidget *widget,
                          guint      ms);
void     rh_held_count   (GtkWidget *widget,
                          gboolean   counts);

G_END_DECLS
