/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_scroll_margin_follow (GtkWidget         *below,
                              GtkScrolledWindow *above);

G_END_DECLS
