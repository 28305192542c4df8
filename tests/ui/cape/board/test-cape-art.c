/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawings on cards and tracks: within their space, in the colour asked for, and told apart by shape alone. */

#include "config.h"

#include "board.h"
#include "painted.h"

#include "rh-cape-art.h"

#define MARGIN PAINTED_MARGIN
#define SIDE 64
#define HIGH 44
#define WIDTH (SIDE + 2 * MARGIN)
#define HEIGHT (HIGH + 2 * MARGIN)

static void
draw_terrain (cairo_t *cr, gconstpointer data)
{
  rh_cape_art_terrain (cr, GPOINTER_TO_UINT (data));
}

static void
draw_train (cairo_t *cr, gconstpointer data)
{
  static const GdkRGBA fill = { 0, 0, 1, 1 };
  static const GdkRGBA line = { 0, 1, 0, 1 };

  rh_cape_art_train (cr, data, &fill, &line);
}

static void
draw_end (cairo_t *cr, gconstpointer data)
{
  if (g_str_equal (data, "Cairo"))
    rh_cape_art_pyramids (cr);
  else
    rh_cape_art_headland (cr);
}

static void
draw_rail (cairo_t *cr, gconstpointer data)
{
  rh_cape_art_rail (cr, 36, 24);
}

static cairo_surface_t *
paint (PaintedFunc draw, gconstpointer data)
{
  return painted_new (draw, data, SIDE, HIGH);
}

/* How many pixels are drawn, all of which are in the space and have none but these colours. */
static guint
count_drawn (cairo_surface_t *surface, int width, int height, guint32 colours)
{
  guint n = 0;

  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++) {
      guint32 argb = painted_pixel (surface, x, y);

      if (argb == 0)
        continue;
      g_assert_cmphex (argb & 0xffffff & ~colours, ==, 0);
      g_assert_true (x >= MARGIN && x < MARGIN + width && y >= MARGIN && y < MARGIN + height);
      n++;
    }
  }

  return n;
}

static gboolean
is_same (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize size = (gsize) cairo_image_surface_get_stride (a) * HEIGHT;

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

/* None looks like another. */
static void
assert_apart (GPtrArray *surfaces)
{
  for (guint i = 0; i < surfaces->len; i++) {
    for (guint j = 0; j < i; j++)
      g_assert_false (is_same (surfaces->pdata[i], surfaces->pdata[j]));
  }
}

static void
test_terrains (void)
{
  /* Each terrain has a picture of its own within 64 by 42, in the colour that is set. */
  g_autoptr (GPtrArray) surfaces = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    g_ptr_array_add (surfaces, paint (draw_terrain, GUINT_TO_POINTER (i)));
    g_assert_cmpuint (count_drawn (surfaces->pdata[surfaces->len - 1], 64, 42, 0xff0000), >, 200);
  }
  g_assert_cmpuint (surfaces->len, ==, 5);
  assert_apart (surfaces);
}

static void
test_unknown (void)
{
  /* Of a card that isn't known there is nothing to draw. */
  cairo_surface_t *surface = paint (draw_terrain, GUINT_TO_POINTER (RH_CAPE_UNKNOWN));

  g_assert_cmpuint (count_drawn (surface, 64, 42, 0), ==, 0);
  cairo_surface_destroy (surface);
}

static void
test_rail (void)
{
  /* Two rails on three ties: they cross at six places, and the ground shows between. */
  cairo_surface_t *surface = paint (draw_rail, NULL);

  g_assert_cmpuint (count_drawn (surface, 36, 24, 0xff0000), >, 0);
  for (int i = 0; i < 3; i++) {
    int tie = MARGIN + 6 + 12 * i;

    g_assert_cmphex (painted_pixel (surface, tie, MARGIN + 1), !=, 0);
    g_assert_cmphex (painted_pixel (surface, tie, MARGIN + 12), !=, 0);
    g_assert_cmphex (painted_pixel (surface, tie, MARGIN + 22), !=, 0);
  }
  for (int x = 0; x < 36; x++) {
    g_assert_cmphex (painted_pixel (surface, MARGIN + x, MARGIN + 7), !=, 0);
    g_assert_cmphex (painted_pixel (surface, MARGIN + x, MARGIN + 17), !=, 0);
  }
  g_assert_cmphex (painted_pixel (surface, MARGIN + 12, MARGIN + 12), ==, 0);
  g_assert_cmphex (painted_pixel (surface, MARGIN + 12, MARGIN + 1), ==, 0);
  cairo_surface_destroy (surface);
}

static void
test_trains (void)
{
  /* The trains of two players are told apart without their colours, by the shape on the boiler. */
  g_autoptr (GPtrArray) surfaces = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  for (guint i = 0; rh_cape_game.colours[i] != NULL; i++) {
    g_ptr_array_add (surfaces, paint (draw_train, rh_cape_game.colours[i]));
    g_assert_cmpuint (count_drawn (surfaces->pdata[i], 64, 44, 0xffffff), >, 800);
  }
  g_assert_cmpuint (surfaces->len, >=, 4);
  assert_apart (surfaces);
}

static void
test_sign (void)
{
  /* The shape is white, and dark on yellow, where white can't be seen; the train has the colour asked for. */
  cairo_surface_t *red = paint (draw_train, "red");
  cairo_surface_t *yellow = paint (draw_train, "yellow");
  int x = MARGIN + 36;
  int y = MARGIN + 23;

  g_assert_cmphex (painted_pixel (red, x, y), ==, 0xffffffff);
  g_assert_cmphex (painted_pixel (yellow, x, y) & 0xffffff, !=, 0xffffff);
  g_assert_cmphex (painted_pixel (yellow, x, y) & 0xffffff, !=, 0x0000ff);
  g_assert_cmphex (painted_pixel (red, MARGIN + 12, MARGIN + 20), ==, 0xff0000ff);
  g_assert_cmphex (painted_pixel (red, MARGIN + 15, MARGIN + 42), ==, 0xff00ff00);
  cairo_surface_destroy (red);
  cairo_surface_destroy (yellow);
}

static void
test_ends (void)
{
  /* Either end of the line is within 40 by 24, in the colour that is set, and the Cape isn't Cairo. */
  g_autoptr (GPtrArray) surfaces = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  g_ptr_array_add (surfaces, paint (draw_end, "Cairo"));
  g_ptr_array_add (surfaces, paint (draw_end, "Cape"));
  for (guint i = 0; i < surfaces->len; i++)
    g_assert_cmpuint (count_drawn (surfaces->pdata[i], 40, 24, 0xff0000), >, 200);
  assert_apart (surfaces);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-art/terrains", test_terrains);
  g_test_add_func ("/cape-art/unknown", test_unknown);
  g_test_add_func ("/cape-art/rail", test_rail);
  g_test_add_func ("/cape-art/trains", test_trains);
  g_test_add_func ("/cape-art/sign", test_sign);
  g_test_add_func ("/cape-art/ends", test_ends);

  return g_test_run ();
}
