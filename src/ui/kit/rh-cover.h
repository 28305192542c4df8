/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What covers the table for a while: of a box's children, only the last is shown. */
void rh_cover_put  (GtkBox    *box,
                    GtkWidget *child);
void rh_cover_take (GtkBox    *box);

G_END_DECLS
