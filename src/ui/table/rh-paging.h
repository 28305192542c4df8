/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean rh_paging_key (GtkScrolledWindow *scroller,
                        const GPtrArray   *lines,
                        GtkWidget         *line,
                        guint              keyval,
                        GdkModifierType    modifiers);

G_END_DECLS
