/* SPDX-License-Identifier: GPL-3.0-or-later
 * Shapes that drawings are made of. Each is added to the path. */

#include "config.h"

#include "rh-shape.h"

/**
 * rh_shape_polygon:
 * @cr: where to draw
 * @points: (array length=n): its corners, x and y
 * @n: how many
 *
 * Adds a polygon to the path.
 */
void
rh_shape_polygon (cairo_t *cr, const double points[][2], guint n)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
}

/**
 * rh_shape_round_rect:
 * @cr: where to draw
 * @x: left
 * @y: top
 * @width: width
 * @height: height
 * @radius: of the corners
 *
 * Adds a rectangle with round corners to the path.
 */
void
rh_shape_round_rect (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  radius = MIN (radius, MIN (width, height) / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}
