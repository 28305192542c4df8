/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

const char  *written_get_text (GtkWidget *widget);
PangoLayout *written_lay_out  (GtkWidget *widget);

G_END_DECLS
