/* SPDX-License-Identifier: GPL-3.0-or-later
 * Routes as small bars. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-bars.h"
#include "rh-heart-style.h"
#include "rh-heart-text.h"

static void
test_bar (void)
{
  /* A bar is longer the longer the route, and its letter tells its colour where colours can't be seen. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *one = rh_heart_bar_new (RH_HEART_WHITE, 1);
  GtkWidget *six = rh_heart_bar_new (RH_HEART_WHITE, 6);
  GtkWidget *other = rh_heart_bar_new (RH_HEART_BLACK, 1);
  g_autoptr (GBytes) white = NULL;
  g_autoptr (GBytes) black = NULL;

  gtk_box_append (GTK_BOX (box), one);
  gtk_box_append (GTK_BOX (box), six);
  gtk_box_append (GTK_BOX (box), other);
  board_show (&board, box, 300, 40);
  g_assert_cmpint (gtk_widget_get_width (six), ==, 6 * gtk_widget_get_width (one));
  white = board_picture (one);
  black = board_picture (other);
  g_assert_false (g_bytes_equal (white, black));
  board_close (&board);
}

static gboolean
is_dark (const guchar *pixel)
{
  return pixel[0] < 0x60 && pixel[1] < 0x60 && pixel[2] < 0x60;
}

static void
test_wide_letter (void)
{
  /* The widest letter, a dark W on white, stays off the frame of its bar on both sides. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *bar = rh_heart_bar_new (RH_HEART_WHITE, 1);
  g_autoptr (GBytes) picture = NULL;
  const guchar *pixels;
  guint dark = 0;
  int width;

  gtk_box_append (GTK_BOX (box), bar);
  board_show (&board, box, 300, 40);
  picture = board_picture (bar);
  pixels = g_bytes_get_data (picture, NULL);
  width = gtk_widget_get_width (bar);
  for (int y = 0; y < gtk_widget_get_height (bar); y++) {
    for (int x = 0; x < width; x++) {
      const guchar *pixel = pixels + 4 * (y * width + x);

      dark += is_dark (pixel);
      g_assert_true (!is_dark (pixel) || pixel[3] < 0xff || (x >= 2 && x < width - 2));
    }
  }
  g_assert_cmpuint (dark, >, 0);
  board_close (&board);
}

static void
test_letters (void)
{
  /* The letters are as high as the bar lets them, and no two colours have the same. */
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (""));
  g_autoptr (PangoLayout) small = rh_heart_bar_make_letter (widget, 18);
  g_autoptr (PangoLayout) large = rh_heart_bar_make_letter (widget, 30);

  g_assert_cmpint (pango_font_description_get_size (pango_layout_get_font_description (small)), <,
                   pango_font_description_get_size (pango_layout_get_font_description (large)));
  for (RhHeartColour i = 0; i < RH_HEART_COLOURS; i++) {
    for (RhHeartColour j = 0; j < i; j++)
      g_assert_cmpstr (rh_heart_text_colour_key (i), !=, rh_heart_text_colour_key (j));
  }
  g_object_unref (widget);
}

#define CELL 34
#define HIGH 24

static GBytes *
draw_doubled (GtkWidget *widget, const char *text)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CELL, HIGH);
  cairo_t *cr = cairo_create (surface);
  GBytes *bytes;

  rh_heart_bar_draw_doubled (widget, cr, text, CELL, HIGH, &(GdkRGBA) { 0, 0, 0, 1 });
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface) * HIGH);
  cairo_surface_destroy (surface);

  return bytes;
}

static void
test_doubled (void)
{
  /* The sign of doubled points says what it is about, and is a ring: no space of a train, and no louder than a colour. */
  Board board = { 0 };
  GtkWidget *label = gtk_label_new ("");
  g_autoptr (GBytes) alone = NULL;
  g_autoptr (GBytes) six = NULL;
  const guint32 *pixels;

  rh_heart_style_load ();
  board_show (&board, label, 100, HIGH);
  alone = draw_doubled (label, "×2");
  six = draw_doubled (label, "6×2");
  g_assert_false (g_bytes_equal (alone, six));
  pixels = g_bytes_get_data (alone, NULL);
  g_assert_cmphex (pixels[CELL + 1], ==, 0);
  g_assert_cmphex (pixels[HIGH / 2 * CELL + 1], !=, 0);
  g_assert_cmphex (pixels[HIGH / 2 * CELL + 3], ==, 0);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-bars/bar", test_bar);
  g_test_add_func ("/heart-bars/letters", test_letters);
  g_test_add_func ("/heart-bars/doubled", test_doubled);
  g_test_add_func ("/heart-bars/wide-letter", test_wide_letter);

  return g_test_run ();
}
