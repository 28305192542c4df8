/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_shape_polygon    (cairo_t      *cr,
                          const double  points[][2],
                          guint         n);
void rh_shape_round_rect (cairo_t      *cr,
                          double        x,
                          double        y,
                          double        width,
                          double        height,
                          double        radius);

G_END_DECLS
