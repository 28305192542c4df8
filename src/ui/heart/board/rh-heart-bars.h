/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-route.h"

G_BEGIN_DECLS

PangoLayout *rh_heart_bar_make_letter (GtkWidget     *widget,
                                       double         height);
void         rh_heart_bar_draw        (GtkWidget     *widget,
                                       cairo_t       *cr,
                                       PangoLayout   *letter,
                                       RhHeartColour  colour,
                                       guint          length,
                                       double         cell,
                                       double         height);
void         rh_heart_bar_draw_doubled (GtkWidget *widget,
                                       cairo_t       *cr,
                                       const char    *text,
                                       double         width,
                                       double         height,
                                       const GdkRGBA *colour);
GtkWidget   *rh_heart_bar_new         (RhHeartColour  colour,
                                       guint          length);

G_END_DECLS
