/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawings on cards: the five terrains, and rails.
 * Each draws in the colour that is set; lines and areas alone must tell them apart. */

#include "config.h"

#include "rh-cape-art.h"

#include "rh-shape.h"

static void
draw_river (cairo_t *cr)
{
  cairo_set_line_width (cr, 3.4);
  for (int i = 0; i < 3; i++) {
    double y = 11 + 10.5 * i;

    /* The first line leaves room for the badge. */
    cairo_move_to (cr, 6, y);
    for (int wave = 0; wave < (i == 0 ? 2 : 3); wave++) {
      cairo_rel_curve_to (cr, 4, -7, 5, -7, 8.7, 0);
      cairo_rel_curve_to (cr, 3.7, 7, 4.7, 7, 8.7, 0);
    }
    cairo_stroke (cr);
  }
}

static void
draw_mountain (cairo_t *cr)
{
  static const double rock[][2] = { { 3, 38 }, { 22, 9 }, { 33, 26 }, { 41, 16 }, { 60, 38 } };
  static const double snow[][2] = { { 22, 13 }, { 16, 22 }, { 20, 20 }, { 23, 23.5 }, { 28, 21.5 } };

  rh_shape_polygon (cr, rock, G_N_ELEMENTS (rock));
  /* Left out of the area. */
  rh_shape_polygon (cr, snow, G_N_ELEMENTS (snow));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
}

static void
draw_desert (cairo_t *cr)
{
  /* The sun, two dunes and the line of a third. */
  cairo_arc (cr, 16, 11, 6, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_move_to (cr, 3, 38);
  cairo_curve_to (cr, 16, 30, 22, 20, 33, 21);
  cairo_curve_to (cr, 30, 27, 36, 33, 42, 38);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 2.6);
  cairo_move_to (cr, 33, 21);
  cairo_curve_to (cr, 44, 23, 52, 34, 61, 37);
  cairo_stroke (cr);
}

static void
draw_hut (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + size * .62, y + size * .62);
  cairo_line_to (cr, x - size * .62, y + size * .62);
  cairo_close_path (cr);
  cairo_fill (cr);
  /* The wall, with a door left out. */
  cairo_rectangle (cr, x - size * .42, y + size * .72, size * .84, size * .62);
  cairo_rectangle (cr, x - size * .12, y + size * .9, size * .24, size * .44);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
}

static void
draw_village (cairo_t *cr)
{
  draw_hut (cr, 19, 8, 22);
  draw_hut (cr, 45, 14, 17.5);
}

static void
draw_savanna (cairo_t *cr)
{
  /* An umbrella thorn on a plain with grass. */
  cairo_save (cr);
  cairo_translate (cr, 28, 12);
  cairo_scale (cr, 20, 6.5);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 3.4);
  cairo_move_to (cr, 28, 36);
  cairo_line_to (cr, 28, 14);
  cairo_move_to (cr, 28, 27);
  cairo_line_to (cr, 38, 15);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 2.6);
  cairo_move_to (cr, 5, 36.5);
  cairo_line_to (cr, 59, 36.5);
  for (int i = 0; i < 3; i++) {
    cairo_move_to (cr, 44 + 5 * i, 36);
    cairo_rel_line_to (cr, 2.2, -7 - (i == 1 ? 3 : 0));
  }
  cairo_stroke (cr);
}

/**
 * rh_cape_art_terrain:
 * @cr: where to draw, in a space of 64 by 42
 * @terrain: a known terrain
 *
 * Draws the picture of a terrain.
 */
void
rh_cape_art_terrain (cairo_t *cr, RhCapeTerrain terrain)
{
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  switch (terrain) {
  case RH_CAPE_RIVER:
    draw_river (cr);
    break;
  case RH_CAPE_MOUNTAIN:
    draw_mountain (cr);
    break;
  case RH_CAPE_DESERT:
    draw_desert (cr);
    break;
  case RH_CAPE_VILLAGE:
    draw_village (cr);
    break;
  case RH_CAPE_SAVANNA:
    draw_savanna (cr);
    break;
  case RH_CAPE_UNKNOWN:
  default:
    break;
  }

  cairo_restore (cr);
}

/**
 * rh_cape_art_rail:
 * @cr: where to draw
 * @width: the length of the piece
 * @height: the length of its ties
 *
 * Draws one piece of railway: two rails on three ties.
 */
void
rh_cape_art_rail (cairo_t *cr, double width, double height)
{
  cairo_save (cr);
  cairo_set_line_width (cr, height / 6.5);
  for (int i = 0; i < 3; i++) {
    double x = width * (1 + 2 * i) / 6;

    cairo_move_to (cr, x, 0);
    cairo_line_to (cr, x, height);
  }
  cairo_stroke (cr);
  cairo_set_line_width (cr, height / 5.5);
  for (int i = 0; i < 2; i++) {
    double y = height * (i == 0 ? .28 : .72);

    cairo_move_to (cr, 0, y);
    cairo_line_to (cr, width, y);
  }
  cairo_stroke (cr);
  cairo_restore (cr);
}
