/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is drawn on a card, once as lines and from then on as pixels that are kept: nobody sees which of both it is. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-cape-card-face.h"
#include "rh-cape-style.h"
#include "rh-pixels.h"
#include "rh-style.h"

#include <string.h>

/* As a card would have it that has all of that room. */
static RhCapeCardFace
make_face (GtkWidget *widget, RhCapeCard card, RhCapeCardLook look, int width)
{
  double scale = width / RH_CAPE_CARD_FACE_WIDTH;

  return (RhCapeCardFace) {
    .widget = widget, .card = card, .look = look, .badge = 14, .scale = scale, .width = RH_CAPE_CARD_FACE_WIDTH,
  };
}

static GskRenderNode *
append (const RhCapeCardFace *face, int width)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  rh_cape_card_face_append (face, snapshot, width, width * 4 / 3);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);

  return node;
}

/* Its pixels. */
static cairo_surface_t *
render (GskRenderNode *node, int width)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, width * 4 / 3);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* By how much a colour of a pixel differs at most, of 255. */
static int
compare (cairo_surface_t *a, cairo_surface_t *b)
{
  const guchar *one = cairo_image_surface_get_data (a);
  const guchar *other = cairo_image_surface_get_data (b);
  gsize n = (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);
  int most = 0;

  for (gsize i = 0; i < n; i++)
    most = MAX (most, ABS ((int) one[i] - (int) other[i]));

  return most;
}

/* A widget that isn't in a window has no pixels, so it is drawn as lines. */
static void
check_same (GtkWidget *shown, GtkWidget *alone, RhCapeCard card, RhCapeCardLook look, int width)
{
  RhCapeCardFace pixels = make_face (shown, card, look, width);
  RhCapeCardFace lines = make_face (alone, card, look, width);
  g_autoptr (GskRenderNode) kept = append (&pixels, width);
  g_autoptr (GskRenderNode) drawn = append (&lines, width);
  cairo_surface_t *a = render (kept, width);
  cairo_surface_t *b = render (drawn, width);

  g_assert_cmpint (compare (a, b), ==, 0);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

static void
test_same (void)
{
  /* Whatever lies there, to the pixel. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);
  GtkWidget *alone = g_object_ref_sink (gtk_image_new ());

  for (RhCapeTerrain terrain = RH_CAPE_UNKNOWN; terrain <= RH_CAPE_TERRAIN_LAST; terrain++) {
    for (RhCapeCardLook look = RH_CAPE_CARD_EMPTY; look <= RH_CAPE_CARD_CROSSED; look++) {
      RhCapeCard card = { terrain, terrain % 4, terrain % 2 };

      check_same (shown, alone, card, look, 72);
      check_same (shown, alone, card, look, 45);
    }
  }
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (alone);
}

/* How many more are kept once it was drawn. */
static guint
count_new (GtkWidget *widget, RhCapeCard card, int width)
{
  guint before = rh_pixels_count ();
  RhCapeCardFace face = make_face (widget, card, RH_CAPE_CARD_OPEN, width);
  g_autoptr (GskRenderNode) node = append (&face, width);

  return rh_pixels_count () - before;
}

static void
test_kept (void)
{
  /* It is drawn once, whatever it is worth, and once in each size. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);

  g_assert_cmpuint (count_new (shown, (RhCapeCard) { RH_CAPE_RIVER, 2, 7 }, 60), ==, 1);
  g_assert_cmpuint (count_new (shown, (RhCapeCard) { RH_CAPE_RIVER, 2, 7 }, 60), ==, 0);
  g_assert_cmpuint (count_new (shown, (RhCapeCard) { RH_CAPE_RIVER, 2, 3 }, 60), ==, 0);
  g_assert_cmpuint (count_new (shown, (RhCapeCard) { RH_CAPE_RIVER, 1, 7 }, 60), ==, 1);
  g_assert_cmpuint (count_new (shown, (RhCapeCard) { RH_CAPE_RIVER, 2, 7 }, 63), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where on the badge there is ink of the figure, a letter for each pixel. */
static char *
read_badge (GtkWidget *widget, RhCapeTerrain terrain, gboolean mirrored)
{
  RhCapeCardFace face = make_face (widget, (RhCapeCard) { terrain, 0, 1 }, RH_CAPE_CARD_OPEN, 2 * (int) RH_CAPE_CARD_FACE_WIDTH);
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface;
  GString *ink = g_string_new (NULL);
  GdkRGBA colour;

  face.mirrored = mirrored;
  node = append (&face, 2 * (int) RH_CAPE_CARD_FACE_WIDTH);
  surface = render (node, 2 * (int) RH_CAPE_CARD_FACE_WIDTH);
  rh_style_get (widget, "cape_badge_fg", &colour);
  for (int y = 18; y < 50; y++) {
    const guchar *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

    for (int x = mirrored ? 18 : 94; x < (mirrored ? 50 : 126); x++)
      g_string_append_c (ink, ABS (row[4 * x + 1] - colour.green * 255) < 60 ? '#' : '.');
  }
  cairo_surface_destroy (surface);

  return g_string_free (ink, FALSE);
}

static void
test_need (void)
{
  /* How many rails each terrain needs stands on its badge: another figure on each, wherever the badge is. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);
  char *figures[RH_CAPE_TERRAIN_LAST + 1] = { NULL };

  for (RhCapeTerrain terrain = RH_CAPE_RIVER; terrain <= RH_CAPE_TERRAIN_LAST; terrain++) {
    g_autofree char *mirrored = read_badge (shown, terrain, TRUE);

    figures[terrain] = read_badge (shown, terrain, FALSE);
    g_assert_nonnull (strchr (figures[terrain], '#'));
    g_assert_cmpstr (mirrored, ==, figures[terrain]);
    for (RhCapeTerrain other = RH_CAPE_RIVER; other < terrain; other++)
      g_assert_cmpstr (figures[terrain], !=, figures[other]);
  }
  for (RhCapeTerrain terrain = RH_CAPE_RIVER; terrain <= RH_CAPE_TERRAIN_LAST; terrain++)
    g_free (figures[terrain]);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_letters (void)
{
  /* In other letters it is another picture. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);
  PangoFontDescription *letters = pango_font_description_from_string ("Cantarell");

  count_new (shown, (RhCapeCard) { RH_CAPE_DESERT, 2, 7 }, 66);
  g_assert_cmpuint (count_new (shown, (RhCapeCard) { RH_CAPE_DESERT, 2, 7 }, 66), ==, 0);
  pango_context_set_font_description (gtk_widget_get_pango_context (shown), letters);
  g_assert_cmpuint (count_new (shown, (RhCapeCard) { RH_CAPE_DESERT, 2, 7 }, 66), ==, 1);
  pango_font_description_free (letters);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  rh_cape_style_load ();

  g_test_add_func ("/cape-card-face/same", test_same);
  g_test_add_func ("/cape-card-face/kept", test_kept);
  g_test_add_func ("/cape-card-face/need", test_need);
  g_test_add_func ("/cape-card-face/letters", test_letters);

  return g_test_run ();
}
