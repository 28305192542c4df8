/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

#define PAINTED_MARGIN 8 /* around the space of a drawing, to see what is drawn outside */

typedef void (*PaintedFunc) (cairo_t       *cr,
                             gconstpointer  data);

cairo_surface_t *painted_new   (PaintedFunc      draw,
                                gconstpointer    data,
                                int              width,
                                int              height);
guint32          painted_pixel (cairo_surface_t *surface,
                                int              x,
                                int              y);

G_END_DECLS
