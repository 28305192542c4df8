/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawings: the signs of the terrains, trains, routes, and the star of who has most.
 * Lines and areas alone must tell the signs apart. */

#include "config.h"

#include "rh-heart-art.h"

#include "rh-shape.h"

/* The sun over two dunes, between which the ground shows. */
static void
draw_desert (cairo_t *cr)
{
  cairo_arc (cr, 23, 6.5, 4.5, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_move_to (cr, 1, 17);
  cairo_curve_to (cr, 6, 9, 12, 8, 17, 15);
  cairo_curve_to (cr, 20, 18, 26, 17, 31, 14);
  cairo_line_to (cr, 31, 17);
  cairo_curve_to (cr, 22, 20, 10, 16, 1, 20);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_move_to (cr, 1, 23);
  cairo_curve_to (cr, 10, 18.5, 22, 23, 31, 20);
  cairo_line_to (cr, 31, 23);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A leaf of a palm, from the end of its stalk. */
static void
draw_leaf (cairo_t *cr, double angle, double length)
{
  cairo_save (cr);
  cairo_translate (cr, 16, 10);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, length * .3, -length * .5, length * .8, -length * .35, length, length * .22);
  cairo_curve_to (cr, length * .7, -length * .05, length * .35, -length * .05, 0, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* A palm with five leaves, and what grows at its foot. */
static void
draw_jungle (cairo_t *cr)
{
  cairo_save (cr);
  draw_leaf (cr, 0.25, 13);
  draw_leaf (cr, -.6, 12);
  cairo_translate (cr, 32, 0);
  cairo_scale (cr, -1, 1);
  draw_leaf (cr, 0.25, 13);
  draw_leaf (cr, -.6, 12);
  cairo_restore (cr);
  cairo_move_to (cr, 14.8, 10);
  cairo_line_to (cr, 17.2, 10);
  cairo_curve_to (cr, 17, 15, 17.6, 19, 19, 23);
  cairo_line_to (cr, 13.6, 23);
  cairo_curve_to (cr, 14.8, 19, 15.2, 15, 14.8, 10);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_arc (cr, 7, 23, 4.6, G_PI, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, 25, 23, 4.6, G_PI, 2 * G_PI);
  cairo_fill (cr);
}

/* Two peaks; the snow on the higher is left out. */
static void
draw_mountain (cairo_t *cr)
{
  static const double rock[][2] = { { 1, 23 }, { 12, 3 }, { 18.5, 14 }, { 22, 9 }, { 31, 23 } };
  static const double snow[][2] = { { 12, 5.8 }, { 9, 11.3 }, { 11.2, 10 }, { 12.8, 12.2 }, { 15.2, 11.2 } };

  rh_shape_polygon (cr, rock, G_N_ELEMENTS (rock));
  rh_shape_polygon (cr, snow, G_N_ELEMENTS (snow));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
}

/**
 * rh_heart_art_sign:
 * @cr: where to draw, in a space of 32 by 24
 * @terrain: a terrain
 *
 * Draws the sign of a terrain, in the colour that is set.
 */
void
rh_heart_art_sign (cairo_t *cr, RhHeartTerrain terrain)
{
  static void (*const signs[]) (cairo_t *) = {
    [RH_HEART_DESERT] = draw_desert,
    [RH_HEART_JUNGLE] = draw_jungle,
    [RH_HEART_MOUNTAIN] = draw_mountain,
  };

  g_return_if_fail ((guint) terrain < G_N_ELEMENTS (signs));

  cairo_save (cr);
  cairo_new_path (cr);
  signs[terrain] (cr);
  cairo_restore (cr);
}

/* From the back of the cab, clockwise. */
static void
add_engine (cairo_t *cr)
{
  static const double body[][2] = { { 3, 21 },  { 3, 7 },  { 1, 7 },   { 1, 3 },   { 16, 3 },  { 16, 7 },  { 14, 7 },
                                    { 14, 11 }, { 26, 11 }, { 26, 5 }, { 24, 5 },  { 24, 2 },  { 32, 2 },  { 32, 5 },
                                    { 30, 5 },  { 30, 11 }, { 34, 11 }, { 36, 14 }, { 36, 19 }, { 39, 23 }, { 3, 23 } };

  rh_shape_polygon (cr, body, G_N_ELEMENTS (body));
}

/**
 * rh_heart_art_train:
 * @cr: where to draw, in a space of 40 by 28; the rail is its lower edge
 * @fill: the colour of the train
 * @line: the colour of its outline and wheels
 *
 * Draws an engine, going to the right.
 */
void
rh_heart_art_train (cairo_t *cr, const GdkRGBA *fill, const GdkRGBA *line)
{
  static const double wheels[] = { 10, 21, 31 };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 1.4);
  add_engine (cr);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_stroke (cr);
  for (guint i = 0; i < G_N_ELEMENTS (wheels); i++) {
    cairo_arc (cr, wheels[i], 23.3, 4.3, 0, 2 * G_PI);
    cairo_fill (cr);
  }
  cairo_restore (cr);
}

/**
 * rh_heart_art_star:
 * @cr: where to draw, in a space of 16 by 16
 *
 * Draws the star of who has most cards of a type, in the colour that is set.
 */
void
rh_heart_art_star (cairo_t *cr)
{
  static const double star[][2] = { { 8, .3 },  { 10.2, 5.6 }, { 15.9, 6 },  { 11.5, 9.7 }, { 12.9, 15.4 },
                                    { 8, 12.2 }, { 3.1, 15.4 }, { 4.5, 9.7 }, { .1, 6 },     { 5.8, 5.6 } };

  cairo_new_path (cr);
  rh_shape_polygon (cr, star, G_N_ELEMENTS (star));
  cairo_fill (cr);
}

/**
 * rh_heart_art_route:
 * @cr: where to draw, from its upper left corner
 * @length: of the route, in trains
 * @cell: the width of the space of a train
 * @height: its height
 * @fill: the colour of the route
 * @line: that of its outline
 * @part: that of the lines between the spaces
 *
 * Draws a route: a space for each train.
 */
void
rh_heart_art_route (cairo_t       *cr,
                    guint          length,
                    double         cell,
                    double         height,
                    const GdkRGBA *fill,
                    const GdkRGBA *line,
                    const GdkRGBA *part)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_width (cr, 1);
  rh_shape_round_rect (cr, .5, .5, length * cell - 1, height - 1, 3);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, part);
  for (guint i = 1; i < length; i++) {
    cairo_move_to (cr, i * cell, 1);
    cairo_line_to (cr, i * cell, height - 1);
  }
  cairo_stroke (cr);
  cairo_restore (cr);
}
