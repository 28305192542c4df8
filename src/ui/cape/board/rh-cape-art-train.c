/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawings along a track: the train, and the two ends of the line. */

#include "config.h"

#include "rh-cape-art.h"
#include "rh-colour.h"
#include "rh-shape.h"

static void
add_body (cairo_t *cr)
{
  /* From the back, clockwise: cab, dome, chimney, nose. */
  cairo_move_to (cr, 5, 33);
  cairo_line_to (cr, 5, 10);
  cairo_line_to (cr, 2, 10);
  cairo_line_to (cr, 2, 5);
  cairo_line_to (cr, 25, 5);
  cairo_line_to (cr, 25, 10);
  cairo_line_to (cr, 22, 10);
  cairo_line_to (cr, 22, 15);
  cairo_line_to (cr, 30, 15);
  cairo_curve_to (cr, 30, 9, 38, 9, 38, 15);
  cairo_line_to (cr, 44, 15);
  cairo_line_to (cr, 43, 3);
  cairo_line_to (cr, 54, 3);
  cairo_line_to (cr, 53, 15);
  cairo_curve_to (cr, 58, 16, 59, 20, 58, 25);
  cairo_line_to (cr, 63, 36);
  cairo_line_to (cr, 5, 36);
  cairo_close_path (cr);
}

static void
draw_wheel (cairo_t *cr, double x, double radius, const GdkRGBA *fill, const GdkRGBA *line)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, 44 - radius, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_fill (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, 44 - radius, radius * .35, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill (cr);
}

/**
 * rh_cape_art_train:
 * @cr: where to draw, in a space of 64 by 44; the rail is its lower edge
 * @colour: the player's colour, for the shape on the boiler
 * @fill: the colour of the train
 * @line: the colour of its outline and wheels
 *
 * Draws a player's train, going to the right.
 */
void
rh_cape_art_train (cairo_t *cr, const char *colour, const GdkRGBA *fill, const GdkRGBA *line)
{
  static const GdkRGBA sign = { 1, 1, 1, 1 };
  static const GdkRGBA dark = { .14f, .12f, .19f, 1 };

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2);
  add_body (cr);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_stroke (cr);

  draw_wheel (cr, 15, 8, fill, line);
  draw_wheel (cr, 34, 6, fill, line);
  draw_wheel (cr, 49, 6, fill, line);

  cairo_translate (cr, 29.5, 15.5);
  rh_colour_add_shape (cr, colour);
  /* On yellow, white can't be seen. */
  gdk_cairo_set_source_rgba (cr, g_str_equal (colour, "yellow") ? &dark : &sign);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * rh_cape_art_pyramids:
 * @cr: where to draw, in a space of 40 by 24
 *
 * Draws Cairo's end of the line.
 */
void
rh_cape_art_pyramids (cairo_t *cr)
{
  static const double near[][2] = { { 15, 2 }, { 30, 24 }, { 0, 24 } };
  static const double far[][2] = { { 30, 10 }, { 40, 24 }, { 32.5, 24 }, { 26.5, 15 } };

  rh_shape_polygon (cr, near, G_N_ELEMENTS (near));
  rh_shape_polygon (cr, far, G_N_ELEMENTS (far));
  cairo_fill (cr);
}

/**
 * rh_cape_art_headland:
 * @cr: where to draw, in a space of 40 by 24
 *
 * Draws the Cape's end of the line: a table mountain by the sea.
 */
void
rh_cape_art_headland (cairo_t *cr)
{
  static const double rock[][2] = { { 0, 19 }, { 5, 16 }, { 10, 6 }, { 29, 6 }, { 33, 14 }, { 40, 19 } };

  rh_shape_polygon (cr, rock, G_N_ELEMENTS (rock));
  cairo_fill (cr);
  cairo_rectangle (cr, 0, 21, 40, 2);
  cairo_fill (cr);
}
