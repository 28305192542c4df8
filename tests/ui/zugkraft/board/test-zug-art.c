/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawings of a train: within their space, in the colours asked for, and told apart by shape alone. */

#include "config.h"

#include "board.h"
#include "painted.h"

#include "rh-zug-art.h"

#define MARGIN PAINTED_MARGIN
#define SIDE 64
#define HIGH 44
#define WIDTH (SIDE + 2 * MARGIN)
#define HEIGHT (HIGH + 2 * MARGIN)
#define SMALL 24.0

static const GdkRGBA fill = { 0, 0, 1, 1 };
static const GdkRGBA line = { 0, 1, 0, 1 };

static void
draw_part (cairo_t *cr, gconstpointer part)
{
  rh_zug_art_part (cr, GPOINTER_TO_UINT (part), &fill, &line);
}

static cairo_surface_t *
paint (RhZugPart part)
{
  return painted_new (draw_part, GUINT_TO_POINTER (part), SIDE, HIGH);
}

/* How many pixels of a colour there are, all of which are in the space and of the two colours. */
static guint
count (cairo_surface_t *surface, guint32 colour)
{
  guint n = 0;

  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++) {
      guint32 argb = painted_pixel (surface, x, y);

      if (argb == 0)
        continue;
      g_assert_cmphex (argb & 0xff0000, ==, 0);
      g_assert_true (x >= MARGIN - 1 && x <= WIDTH - MARGIN && y >= MARGIN && y < HEIGHT - MARGIN);
      n += argb == (0xff000000 | colour);
    }
  }

  return n;
}

/* How much of their outlines differs, in pixels. */
static guint
compare (cairo_surface_t *a, cairo_surface_t *b)
{
  guint n = 0;

  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++)
      n += (painted_pixel (a, x, y) == 0) != (painted_pixel (b, x, y) == 0);
  }

  return n;
}

static void
test_parts (void)
{
  /* Each part has sides and outline within 64 by 44; in black alone no two are the same. */
  cairo_surface_t *parts[RH_ZUG_N_PARTS];

  for (RhZugPart i = RH_ZUG_ENGINE; i <= RH_ZUG_PART_LAST; i++) {
    parts[i] = paint (i);
    g_assert_cmpuint (count (parts[i], 0xff), >, 300);
    g_assert_cmpuint (count (parts[i], 0xff00), >, 150);
    for (RhZugPart j = RH_ZUG_ENGINE; j < i; j++)
      g_assert_cmpuint (compare (parts[i], parts[j]), >, 100);
  }
  for (RhZugPart i = RH_ZUG_ENGINE; i <= RH_ZUG_PART_LAST; i++)
    cairo_surface_destroy (parts[i]);
}

static cairo_surface_t *
paint_small (RhZugPart part)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, SMALL / 44, SMALL / 44);
  rh_zug_art_part (cr, part, &fill, &line);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static void
test_small (void)
{
  /* 24 pixels high, the outlines alone tell all of them apart. */
  cairo_surface_t *parts[RH_ZUG_N_PARTS];

  for (RhZugPart i = RH_ZUG_ENGINE; i <= RH_ZUG_PART_LAST; i++) {
    parts[i] = paint_small (i);
    for (RhZugPart j = RH_ZUG_ENGINE; j < i; j++) {
      g_test_message ("%u and %u: %u", j, i, compare (parts[i], parts[j]));
      g_assert_cmpuint (compare (parts[i], parts[j]), >, 30);
    }
  }
  for (RhZugPart i = RH_ZUG_ENGINE; i <= RH_ZUG_PART_LAST; i++)
    cairo_surface_destroy (parts[i]);
}

static void
test_flag (void)
{
  /* The flag is as high as it is asked for, in the colour that is set, and stands before its pole. */
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0, 1, 0);
  cairo_translate (cr, 40, 50);
  rh_zug_art_flag (cr, 40);
  g_assert_false (cairo_has_current_point (cr));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_assert_cmphex (painted_pixel (surface, 39, 11), ==, 0xff00ff00);
  g_assert_cmphex (painted_pixel (surface, 40, 48), ==, 0xff00ff00);
  g_assert_cmphex (painted_pixel (surface, 36, 15), ==, 0xff00ff00);
  g_assert_cmphex (painted_pixel (surface, 40, 8), ==, 0);
  g_assert_cmphex (painted_pixel (surface, 44, 15), ==, 0);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-art/parts", test_parts);
  g_test_add_func ("/zug-art/small", test_small);
  g_test_add_func ("/zug-art/flag", test_flag);

  return g_test_run ();
}
