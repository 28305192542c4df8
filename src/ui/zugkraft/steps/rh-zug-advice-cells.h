/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Figures of advice side by side, each below what it is. */
GtkWidget *rh_zug_advice_cells_new (void);
void       rh_zug_advice_cells_set (GtkWidget  *cells,
                                    const char *rows);

G_END_DECLS
