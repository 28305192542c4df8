/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawings: within their space, and told apart by shape alone. */

#include "config.h"

#include "heart-desk.h"
#include "painted.h"

#include "rh-heart-art.h"

#define MARGIN PAINTED_MARGIN
#define SIDE (184 + 2 * MARGIN)

static void
draw_sign (cairo_t *cr, gconstpointer i)
{
  rh_heart_art_sign (cr, GPOINTER_TO_UINT (i));
}

static void
draw_star (cairo_t *cr, gconstpointer i)
{
  rh_heart_art_star (cr);
}

static void
draw_train (cairo_t *cr, gconstpointer i)
{
  static const GdkRGBA fill = { 1, 0, 0, 1 };

  rh_heart_art_train (cr, &fill, &fill);
}

static void
draw_route (cairo_t *cr, gconstpointer i)
{
  static const GdkRGBA fill = { 1, 0, 0, 1 };
  static const GdkRGBA line = { 0, 1, 0, 1 };

  rh_heart_art_route (cr, GPOINTER_TO_UINT (i), 20, 26, &fill, &line, &line);
}

static cairo_surface_t *
paint (PaintedFunc draw, guint i)
{
  return painted_new (draw, GUINT_TO_POINTER (i), SIDE - 2 * MARGIN, SIDE - 2 * MARGIN);
}

/* How many pixels are drawn, all of them within that space. */
static guint
count_drawn (cairo_surface_t *surface, double width, double height)
{
  guint n = 0;

  for (int y = 0; y < SIDE; y++) {
    for (int x = 0; x < SIDE; x++) {
      if (painted_pixel (surface, x, y) == 0)
        continue;
      g_assert_true (x >= MARGIN && x < MARGIN + width && y >= MARGIN && y < MARGIN + height);
      n++;
    }
  }

  return n;
}

static guint
count_differing (cairo_surface_t *a, cairo_surface_t *b)
{
  guint n = 0;

  for (int y = 0; y < SIDE; y++) {
    for (int x = 0; x < SIDE; x++)
      n += painted_pixel (a, x, y) != painted_pixel (b, x, y);
  }

  return n;
}

static void
test_signs (void)
{
  /* Each terrain has a sign of its own, within its space; in one colour, a good part of it tells it from any other. */
  cairo_surface_t *signs[RH_HEART_TERRAINS];

  for (guint i = 0; i < RH_HEART_TERRAINS; i++) {
    signs[i] = paint (draw_sign, i);
    g_assert_cmpuint (count_drawn (signs[i], RH_HEART_ART_SIGN_WIDTH, RH_HEART_ART_SIGN_HEIGHT), >, 150);
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (count_differing (signs[i], signs[j]), >, 150);
  }
  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    cairo_surface_destroy (signs[i]);
}

static void
test_train (void)
{
  /* It stands within its space, on the rail. */
  cairo_surface_t *surface = paint (draw_train, 0);

  g_assert_cmpuint (count_drawn (surface, RH_HEART_ART_TRAIN_WIDTH, RH_HEART_ART_TRAIN_HEIGHT), >, 300);
  cairo_surface_destroy (surface);
}

static void
test_star (void)
{
  cairo_surface_t *surface = paint (draw_star, 0);

  g_assert_cmpuint (count_drawn (surface, RH_HEART_ART_STAR, RH_HEART_ART_STAR), >, 50);
  cairo_surface_destroy (surface);
}

static void
test_routes (void)
{
  /* A space for each train, parted by lines. */
  for (guint length = 1; length <= RH_HEART_LENGTH_MAX; length++) {
    cairo_surface_t *surface = paint (draw_route, length);
    guint lines = 0;

    count_drawn (surface, 20.0 * length, 26);
    for (guint i = 1; i < RH_HEART_LENGTH_MAX; i++)
      lines += (painted_pixel (surface, MARGIN + 20 * (int) i, MARGIN + 13) >> 8 & 0xff) > 0x40;
    g_assert_cmpuint (lines, ==, length - 1);
    cairo_surface_destroy (surface);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-art/signs", test_signs);
  g_test_add_func ("/heart-art/train", test_train);
  g_test_add_func ("/heart-art/star", test_star);
  g_test_add_func ("/heart-art/routes", test_routes);

  return g_test_run ();
}
