/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_ROW (rh_cape_row_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRow, rh_cape_row, RH, CAPE_ROW, GtkWidget)

/* Lays its children side by side; text takes as many lines as the width leaves it. */
void rh_cape_row_prepend (RhCapeRow *self,
                          GtkWidget *child);

G_END_DECLS
