/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean    rh_tooltip_set  (GtkWidget  *widget,
                             const char *text);
const char *rh_tooltip_get  (GtkWidget  *widget);

/* What a control without a label does. */
void        rh_tooltip_name (GtkWidget  *control,
                             const char *text);

void        rh_tooltip_hold (GtkWindow  *window);

G_END_DECLS
