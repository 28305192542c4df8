/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_ROW (rh_row_get_type ())
G_DECLARE_FINAL_TYPE (RhRow, rh_row, RH, ROW, GtkWidget)

/* Lays its children side by side; text takes as many lines as the width leaves it. */

G_END_DECLS
