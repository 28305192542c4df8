/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has a board that is scrolled come to rest where a player’s part of it begins. */
void rh_rest_on_parts (GtkScrolledWindow *scroller,
                       GtkWidget         *board);

G_END_DECLS
