/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a control without a label does. */
void rh_tooltip_name (GtkWidget  *control,
                      const char *text);

G_END_DECLS
