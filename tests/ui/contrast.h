/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

double luminance_of     (const GdkRGBA *rgba);
double contrast_of      (const GdkRGBA *a,
                         const GdkRGBA *b);
double contrast_of_text (GtkWidget     *window,
                         GtkWidget     *label);

G_END_DECLS
