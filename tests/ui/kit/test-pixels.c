/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was drawn once is put in its place from then on, where nobody sees that it is. */

#include "config.h"

#include "ui-screen.h"

#include "rh-pixels.h"

static guint n_drawn;

/* In the text's colour, which is another by night. */
static void
draw_ring (const RhPixels *self, cairo_t *cr)
{
  GdkRGBA rgba;

  n_drawn++;
  gtk_style_context_get_color (gtk_widget_get_style_context (self->widget), &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_arc (cr, self->width / 2.0, self->height / 2.0, self->height / 3.0 + (double) self->look, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static void
draw_disc (const RhPixels *self, cairo_t *cr)
{
  n_drawn++;
  cairo_arc (cr, self->width / 2.0, self->height / 2.0, self->height / 3.0, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* How often it was drawn for a picture of it, of which the pixels are given back if they are asked for. */
static guint
count_drawn (const RhPixels *self, GBytes **picture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width, self->height);
  cairo_t *cr = cairo_create (surface);
  guint before = n_drawn;

  rh_pixels_draw (self, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  if (picture != NULL)
    *picture = g_bytes_new (cairo_image_surface_get_data (surface),
                            (gsize) cairo_image_surface_get_stride (surface) * (gsize) self->height);
  cairo_surface_destroy (surface);

  return n_drawn - before;
}

static void
test_kept (void)
{
  /* It is drawn once in each size and look; a picture of something else is another one. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);

  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 30, 20, 1, draw_ring, NULL }, NULL), ==, 1);
  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 30, 20, 1, draw_ring, NULL }, NULL), ==, 0);
  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 30, 20, 2, draw_ring, NULL }, NULL), ==, 1);
  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 20, 30, 1, draw_ring, NULL }, NULL), ==, 1);
  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 30, 20, 1, draw_disc, NULL }, NULL), ==, 1);
  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 30, 20, 1, draw_ring, NULL }, NULL), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_same (void)
{
  /* To the pixel what it is as lines, as which a widget has it that isn't in a window. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);
  GtkWidget *alone = g_object_ref_sink (gtk_image_new ());
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GBytes) lines = NULL;

  count_drawn (&(RhPixels) { shown, 41, 23, 0, draw_disc, NULL }, &first);
  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 41, 23, 0, draw_disc, NULL }, &again), ==, 0);
  for (guint i = 0; i < 2; i++) {
    g_clear_pointer (&lines, g_bytes_unref);
    g_assert_cmpuint (count_drawn (&(RhPixels) { alone, 41, 23, 0, draw_disc, NULL }, &lines), ==, 1);
  }
  g_assert_true (g_bytes_equal (first, again));
  g_assert_true (g_bytes_equal (first, lines));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (alone);
}

static void
test_dark (void)
{
  /* What was drawn by day isn't shown by night. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);
  g_autoptr (GBytes) day = NULL;
  g_autoptr (GBytes) night = NULL;

  count_drawn (&(RhPixels) { shown, 50, 20, 0, draw_ring, NULL }, &day);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  ui_screen_settle (shown);
  g_assert_cmpuint (count_drawn (&(RhPixels) { shown, 50, 20, 0, draw_ring, NULL }, &night), ==, 1);
  g_assert_false (g_bytes_equal (day, night));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether it is drawn anew at each time, in a widget that is drawn like that. */
static gboolean
is_drawn (GskTransform *transform)
{
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window;
  guint n = 0;

  gtk_fixed_put (GTK_FIXED (fixed), shown, 0, 0);
  gtk_fixed_set_child_transform (GTK_FIXED (fixed), shown, transform);
  gsk_transform_unref (transform);
  window = ui_screen_window (fixed);
  ui_screen_settle (shown);
  for (guint i = 0; i < 2; i++)
    n += count_drawn (&(RhPixels) { shown, 33, 44, 0, draw_ring, NULL }, NULL);
  gtk_window_destroy (GTK_WINDOW (window));

  return n == 2;
}

static void
test_lines (void)
{
  /* Where all of the page is drawn larger, or it lies between two pixels, it is drawn as lines. */
  g_assert_true (is_drawn (gsk_transform_scale (NULL, 1.5f, 1.5f)));
  g_assert_true (is_drawn (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (.5f, 0))));
  g_assert_false (is_drawn (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (5, 0))));
}

static void
test_most (void)
{
  /* Not without end: a window that is made larger bit by bit has them in each size. */
  GtkWidget *shown = gtk_image_new ();
  GtkWidget *window = ui_screen_window (shown);

  for (int width = 30; width < 300; width += 3)
    count_drawn (&(RhPixels) { shown, width, width * 4 / 3, 0, draw_ring, NULL }, NULL);
  g_assert_cmpuint (rh_pixels_count (), <, 30);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/pixels/kept", test_kept);
  g_test_add_func ("/pixels/same", test_same);
  g_test_add_func ("/pixels/dark", test_dark);
  g_test_add_func ("/pixels/lines", test_lines);
  g_test_add_func ("/pixels/most", test_most);

  return g_test_run ();
}
