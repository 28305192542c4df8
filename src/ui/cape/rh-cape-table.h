/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_TABLE (rh_cape_table_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeTable, rh_cape_table, RH, CAPE_TABLE, GtkBox)

/* A box in which Tab comes to one of the children last, wherever it stands. */
void rh_cape_table_set_last (RhCapeTable *self,
                             GtkWidget   *last);

G_END_DECLS
