/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _RhPixels RhPixels;

/**
 * RhPixels:
 * @widget: what is drawn in
 * @width: its width
 * @height: its height
 * @look: everything that makes @draw draw something else, but for the desktop's colours
 * @draw: draws it as lines
 * @data: for @draw
 *
 * What looks the same whenever it is drawn.
 */
struct _RhPixels {
  GtkWidget    *widget;
  int           width;
  int           height;
  guint64       look;
  void        (*draw) (const RhPixels *self, cairo_t *cr);
  gconstpointer data;
};

gboolean rh_pixels_fit   (GtkWidget      *widget);
void     rh_pixels_draw  (const RhPixels *self,
                          cairo_t        *cr);
guint    rh_pixels_count (void);

G_END_DECLS
