/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

double rh_text_size_get          (GtkWidget *widget);
void   rh_text_size_wrap         (GtkLabel  *label);
void   rh_text_size_wrap_buttons (GtkWidget *root);

G_END_DECLS
