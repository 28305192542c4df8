/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     rh_zug_barred_set (GtkWidget  *button,
                            const char *why);
gboolean rh_zug_barred_get (GtkWidget  *button);

G_END_DECLS
