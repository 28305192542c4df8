/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawings of a train: engine, tender and the cars, going to the left. Their outlines alone tell them apart. */

#include "config.h"

#include "rh-zug-art.h"

#include "rh-shape.h"

#define RAIL 44.0
#define LINE 2.0

/* What is on the path, filled and outlined. */
static void
paint (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_stroke (cr);
}

static void
paint_wheel (cairo_t *cr, double x, double radius, const GdkRGBA *fill, const GdkRGBA *line)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, RAIL - radius, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_fill (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, RAIL - radius, radius * .4, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill (cr);
}

/* What every car stands on, with the couplings at its ends. */
static void
paint_frame (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  gdk_cairo_set_source_rgba (cr, line);
  cairo_rectangle (cr, 0, 33, 64, 3.4);
  cairo_fill (cr);
  paint_wheel (cr, 15, 6, fill, line);
  paint_wheel (cr, 49, 6, fill, line);
}

static void
draw_engine (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  /* From the front, clockwise: cow-catcher, nose, chimney, boiler, cab. */
  cairo_move_to (cr, 1.5, 38);
  cairo_line_to (cr, 7, 28);
  cairo_curve_to (cr, 5, 20, 6, 16, 11, 15);
  cairo_line_to (cr, 10, 3);
  cairo_line_to (cr, 22, 3);
  cairo_line_to (cr, 20, 15);
  cairo_line_to (cr, 26, 15);
  cairo_curve_to (cr, 26, 8, 35, 8, 35, 15);
  cairo_line_to (cr, 41, 15);
  cairo_line_to (cr, 41, 9);
  cairo_line_to (cr, 38, 9);
  cairo_line_to (cr, 38, 4);
  cairo_line_to (cr, 62.5, 4);
  cairo_line_to (cr, 62.5, 9);
  cairo_line_to (cr, 60, 9);
  cairo_line_to (cr, 60, 38);
  cairo_close_path (cr);
  paint (cr, fill, line);

  cairo_rectangle (cr, 46, 13, 9, 9); /* the cab's window */
  gdk_cairo_set_source_rgba (cr, line);
  cairo_fill (cr);
  paint_wheel (cr, 49, 9, fill, line);
  paint_wheel (cr, 29, 6, fill, line);
  paint_wheel (cr, 15, 6, fill, line);
}

static void
draw_tender (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  static const double coal[][2] = { { 12, 18 }, { 18, 9 }, { 24, 13 }, { 32, 5 }, { 41, 12 }, { 46, 9 }, { 53, 18 } };
  static const double box[][2] = { { 3, 16 }, { 61, 16 }, { 57, 22 }, { 57, 34 }, { 7, 34 }, { 7, 22 } };

  rh_shape_polygon (cr, coal, G_N_ELEMENTS (coal));
  gdk_cairo_set_source_rgba (cr, line);
  cairo_fill (cr);
  rh_shape_polygon (cr, box, G_N_ELEMENTS (box));
  paint (cr, fill, line);
}

static void
draw_tank (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  rh_shape_round_rect (cr, 26, 3, 12, 10, 3);
  paint (cr, fill, line);
  rh_shape_round_rect (cr, 2, 9, 60, 25, 12);
  paint (cr, fill, line);
}

static void
draw_ore (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  static const double heap[][2] = { { 8, 14 }, { 20, 5 }, { 30, 9 }, { 42, 3 }, { 56, 14 } };
  static const double hopper[][2] = { { 2, 12 }, { 62, 12 }, { 50, 34 }, { 14, 34 } };

  rh_shape_polygon (cr, heap, G_N_ELEMENTS (heap));
  gdk_cairo_set_source_rgba (cr, line);
  cairo_fill (cr);
  rh_shape_polygon (cr, hopper, G_N_ELEMENTS (hopper));
  paint (cr, fill, line);
}

/* The door's posts stand left and right of the figure. */
static void
draw_box (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  cairo_rectangle (cr, 4, 7, 56, 27);
  paint (cr, fill, line);
  cairo_rectangle (cr, 1, 3, 62, 5);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_fill (cr);
  cairo_move_to (cr, 17, 8);
  cairo_line_to (cr, 17, 34);
  cairo_move_to (cr, 47, 8);
  cairo_line_to (cr, 47, 34);
  cairo_stroke (cr);
}

/* With a look-out on the roof, and railings on the platforms at its ends. */
static void
draw_caboose (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  cairo_rectangle (cr, 22, 2, 20, 10);
  paint (cr, fill, line);
  cairo_rectangle (cr, 11, 12, 42, 22);
  paint (cr, fill, line);
  cairo_rectangle (cr, 5, 10, 54, 4);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_fill (cr);
  for (int side = 0; side < 2; side++) {
    double x = side == 0 ? 2 : 62;

    cairo_move_to (cr, x, 34);
    cairo_line_to (cr, x, 22);
    cairo_line_to (cr, side == 0 ? 11 : 53, 22);
    cairo_stroke (cr);
  }
}

/**
 * rh_zug_art_part:
 * @cr: where to draw, in a space of 64 by 44; the rail is its lower edge
 * @part: what to draw
 * @fill: the colour of its sides
 * @line: that of its outline and wheels
 *
 * Draws a part of a train, without its points, for which there is room in the middle.
 */
void
rh_zug_art_part (cairo_t *cr, RhZugPart part, const GdkRGBA *fill, const GdkRGBA *line)
{
  static void (*const draw[]) (cairo_t *, const GdkRGBA *, const GdkRGBA *) = {
    [RH_ZUG_ENGINE] = draw_engine, [RH_ZUG_TENDER] = draw_tender, [RH_ZUG_TANK] = draw_tank,
    [RH_ZUG_ORE] = draw_ore,       [RH_ZUG_BOX] = draw_box,       [RH_ZUG_CABOOSE] = draw_caboose,
  };

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, LINE);
  draw[part](cr, fill, line);
  if (part != RH_ZUG_ENGINE)
    paint_frame (cr, fill, line);
  cairo_restore (cr);
}

/**
 * rh_zug_art_flag:
 * @cr: where to draw, in the colour that is set; the foot of its pole is the origin
 * @height: how high it is
 *
 * Draws the flag at a goal.
 */
void
rh_zug_art_flag (cairo_t *cr, double height)
{
  cairo_rectangle (cr, -1, -height, 2, height);
  cairo_fill (cr);
  cairo_move_to (cr, -1, -height);
  cairo_line_to (cr, -1 - height * .4, -height * .87);
  cairo_line_to (cr, -1, -height * .74);
  cairo_close_path (cr);
  cairo_fill (cr);
}
