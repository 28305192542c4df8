/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of players: never the only sign. */

#include "config.h"

#include "contrast.h"
#include "rh-colour.h"

#include <string.h>

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
  static const char *const pink[] = { "pink", NULL };
  static const char *const names[] = { "Anna", NULL };
  g_autofree char *markup = rh_colour_markup (pink, names);
  g_autofree char *css_class = rh_colour_css_class ("pink");
  g_autofree char *shape = g_strconcat (">", rh_colour_shape ("pink"), "</span>", NULL);

  g_assert_cmpstr (rh_colour_name ("pink"), ==, "pink");
  g_assert_cmpstr (rh_colour_shape ("pink"), ==, "○");
  g_assert_cmpstr (css_class, ==, "rh-colour-pink");
  g_assert_nonnull (strstr (markup, shape));
  g_assert_null (strstr (markup, "foreground"));
  g_assert_true (pango_parse_markup (markup, -1, 0, NULL, NULL, NULL, NULL));
}

/* Within a text every known one can be seen on a light ground, and on a dark one. */
static void
test_tones (void)
{
  static const char *const names[] = { "Anna", NULL };
  const GdkRGBA light = { .98f, .98f, .98f, 1 };
  const GdkRGBA dark = { .14f, .14f, .14f, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (colours) - 1; i++) {
    const char *const one[] = { colours[i], NULL };
    g_autofree char *markup = rh_colour_markup (one, names);
    const char *found = strstr (markup, "foreground=\"");
    g_autofree char *tone = NULL;
    GdkRGBA rgba;

    g_assert_nonnull (found);
    tone = g_strndup (found + strlen ("foreground=\""), strlen ("#rrggbb"));
    g_assert_true (gdk_rgba_parse (&rgba, tone));
    g_assert_cmpfloat (contrast_of (&rgba, &light), >=, 3);
    g_assert_cmpfloat (contrast_of (&rgba, &dark), >=, 3);
  }
}

/* In a game without colours there is a mark all the same, and names stand alone. */
static void
test_none (void)
{
  static const char *const none[] = { "-", "-", NULL };
  static const char *const both[] = { "red", "-", NULL };
  static const char *const names[] = { "Anna", "Bram & Cleo", NULL };
  g_autofree char *plain = rh_colour_markup (none, names);
  g_autofree char *mixed = rh_colour_markup (both, names);

  g_assert_null (rh_colour_name ("-"));
  g_assert_null (rh_colour_word ("-"));
  g_assert_cmpstr (rh_colour_shape ("-"), ==, "●");
  g_assert_cmpstr (plain, ==, "Anna   Bram &amp; Cleo");
  g_assert_nonnull (strstr (mixed, "▲"));
  g_assert_true (g_str_has_suffix (mixed, "Anna   Bram &amp; Cleo"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/colour/distinct", test_distinct);
  g_test_add_func ("/colour/shapes", test_shapes);
  g_test_add_func ("/colour/unknown", test_unknown);
  g_test_add_func ("/colour/tones", test_tones);
  g_test_add_func ("/colour/none", test_none);

  return g_test_run ();
}
