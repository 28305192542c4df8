/* SPDX-License-Identifier: GPL-3.0-or-later
 * Drawings on nothing, to look at each pixel of them. */

#include "config.h"

#include "painted.h"

/* Draws in red, as a card or a track does, which goes on drawing afterwards as before. */
cairo_surface_t *
painted_new (PaintedFunc draw, gconstpointer data, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width + 2 * PAINTED_MARGIN,
                                                         height + 2 * PAINTED_MARGIN);
  cairo_t *cr = cairo_create (surface);
  double x = 0;
  double y = 0;

  cairo_translate (cr, PAINTED_MARGIN, PAINTED_MARGIN);
  cairo_set_source_rgb (cr, 1, 0, 0);
  draw (cr, data);
  cairo_user_to_device (cr, &x, &y);
  g_assert_cmpfloat (x, ==, PAINTED_MARGIN);
  g_assert_cmpfloat (y, ==, PAINTED_MARGIN);
  g_assert_false (cairo_has_current_point (cr));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

guint32
painted_pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x];
}
