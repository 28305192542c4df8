/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_ring_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot);

G_END_DECLS
