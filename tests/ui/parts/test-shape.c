/* SPDX-License-Identifier: GPL-3.0-or-later
 * Shapes that drawings are made of. */

#include "config.h"

#include "rh-shape.h"

#define WIDTH 72
#define HEIGHT 50

/* The path is what it is asked for, and nothing of it is drawn yet. */
static void
assert_path (cairo_t *cr, double x, double y, double width, double height)
{
  double left, top, right, bottom;

  cairo_path_extents (cr, &left, &top, &right, &bottom);
  g_assert_cmpfloat_with_epsilon (left, x, .01);
  g_assert_cmpfloat_with_epsilon (top, y, .01);
  g_assert_cmpfloat_with_epsilon (right, x + width, .01);
  g_assert_cmpfloat_with_epsilon (bottom, y + height, .01);
}

static void
test_polygon (void)
{
  /* A polygon is closed, and added to the path that there is. */
  static const double points[][2] = { { 10, 10 }, { 30, 10 }, { 10, 40 } };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_rectangle (cr, 40, 5, 10, 10);
  rh_shape_polygon (cr, points, G_N_ELEMENTS (points));
  assert_path (cr, 10, 5, 40, 35);
  g_assert_true (cairo_in_fill (cr, 12, 30));
  g_assert_false (cairo_in_fill (cr, 28, 30));
  g_assert_false (cairo_in_fill (cr, 35, 10));
  g_assert_true (cairo_in_stroke (cr, 10, 25));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_round_rect (void)
{
  /* All of the rectangle but its corners; a radius that is too large makes a half circle of its ends. */
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  rh_shape_round_rect (cr, 10, 10, 40, 20, 4);
  assert_path (cr, 10, 10, 40, 20);
  g_assert_false (cairo_in_fill (cr, 10.5, 10.5));
  g_assert_false (cairo_in_fill (cr, 49.5, 29.5));
  g_assert_true (cairo_in_fill (cr, 12, 12));
  g_assert_true (cairo_in_fill (cr, 10.5, 20));

  cairo_new_path (cr);
  rh_shape_round_rect (cr, 10, 10, 40, 20, 100);
  assert_path (cr, 10, 10, 40, 20);
  g_assert_false (cairo_in_fill (cr, 12, 12));
  g_assert_true (cairo_in_fill (cr, 10.5, 20));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shape/polygon", test_polygon);
  g_test_add_func ("/shape/round-rect", test_round_rect);

  return g_test_run ();
}
