/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rh_zug_number_new (guint      seat);
void       rh_zug_number_set (GtkWidget *number,
                              guint      seat);

G_END_DECLS
