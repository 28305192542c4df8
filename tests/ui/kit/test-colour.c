/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of players: never the only sign. */

#include "config.h"

#include "board.h"

#include "rh-colour.h"
#include "rh-style.h"

static const char *const colours[] = { "red", "blue", "green", "yellow", "black", "white", "purple", "orange", "pink" };

/* No two share a name or a shape. */
static void
test_distinct (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++) {
    for (guint j = 0; j < i; j++) {
      g_assert_cmpstr (rh_colour_name (colours[i]), !=, rh_colour_name (colours[j]));
      g_assert_cmpstr (rh_colour_shape (colours[i]), !=, rh_colour_shape (colours[j]));
    }
  }
  g_assert_cmpstr (rh_colour_name ("yellow"), ==, "Yellow");
  g_assert_cmpstr (rh_colour_word ("yellow"), ==, "yellow");
  g_assert_cmpstr (rh_colour_shape ("yellow"), ==, "◆");
}

/* What is drawn isn't the same either, and stays in its 16 by 16. */
static void
test_shapes (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++) {
    cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 16, 16);
    cairo_t *cr = cairo_create (surface);
    double left, top, right, bottom;
    char *sum;

    rh_colour_add_shape (cr, colours[i]);
    cairo_path_extents (cr, &left, &top, &right, &bottom);
    g_assert_cmpfloat (MIN (left, top), >=, 0);
    g_assert_cmpfloat (MAX (right, bottom), <=, 16);
    cairo_fill (cr);
    cairo_surface_flush (surface);
    sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, cairo_image_surface_get_data (surface), 16 * 16);
    g_assert_true (g_hash_table_add (seen, sum));
    cairo_destroy (cr);
    cairo_surface_destroy (surface);
  }
}

/* One that isn't known here has its word, a shape, and the colour of the text. */
static void
test_unknown (void)
{
  g_assert_cmpstr (rh_colour_name ("pink"), ==, "pink");
  g_assert_cmpstr (rh_colour_shape ("pink"), ==, "○");
}

/* In a game without colours there is a mark all the same. */
static void
test_none (void)
{
  g_assert_null (rh_colour_name ("-"));
  g_assert_null (rh_colour_word ("-"));
  g_assert_cmpstr (rh_colour_shape ("-"), ==, "●");
}

/* And there each seat has a tone and a number of its own, which have no name either. */
static void
test_seats (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));

  rh_style_load ();
  for (guint i = 0; i < 8; i++) {
    const char *tone = rh_colour_of_seat ("-", i);
    g_autofree char *number = g_strdup_printf ("%u", i + 1);
    GdkRGBA rgba, other;

    g_assert_null (rh_colour_name (tone));
    g_assert_null (rh_colour_word (tone));
    g_assert_cmpstr (rh_colour_seat_number (tone), ==, number);
    g_assert_cmpstr (rh_colour_of_seat ("red", i), ==, "red");
    rh_colour_get (widget, tone, TRUE, &rgba);
    for (guint j = 0; j < i; j++) {
      rh_colour_get (widget, rh_colour_of_seat ("-", j), TRUE, &other);
      g_assert_false (gdk_rgba_equal (&rgba, &other));
    }
    rh_colour_get (widget, "-", TRUE, &other);
    g_assert_false (gdk_rgba_equal (&rgba, &other));
  }
  g_assert_null (rh_colour_seat_number ("-"));
  g_assert_null (rh_colour_seat_number ("red"));
  g_object_unref (widget);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/colour/distinct", test_distinct);
  g_test_add_func ("/colour/shapes", test_shapes);
  g_test_add_func ("/colour/unknown", test_unknown);
  g_test_add_func ("/colour/none", test_none);
  g_test_add_func ("/colour/seats", test_seats);

  return g_test_run ();
}
