/* SPDX-License-Identifier: GPL-3.0-or-later
 * How well two colours can be told from each other. */

#include "contrast.h"

#include "board.h"

#include <math.h>

static double
channel (float value)
{
  return value <= 0.04045f ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

double
luminance_of (const GdkRGBA *rgba)
{
  return 0.2126 * channel (rgba->red) + 0.7152 * channel (rgba->green) + 0.0722 * channel (rgba->blue);
}

/* As accessibility guidelines count it, 1 to 21. */
double
contrast_of (const GdkRGBA *a, const GdkRGBA *b)
{
  double light = MAX (luminance_of (a), luminance_of (b));
  double dark = MIN (luminance_of (a), luminance_of (b));

  return (light + .05) / (dark + .05);
}

/* How well what stands there can be told from the ground around it: of all its pixels, from the one that comes most often. */
double
contrast_of_text (GtkWidget *window, GtkWidget *label)
{
  g_autoptr (GBytes) picture = board_picture (window);
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  const guint32 *pixels = g_bytes_get_data (picture, NULL);
  guint32 ground = 0;
  double most = 0;
  graphene_rect_t at;
  GHashTableIter iter;
  gpointer pixel;

  g_assert_true (gtk_widget_compute_bounds (label, window, &at));
  for (int y = (int) at.origin.y; y < (int) (at.origin.y + at.size.height); y++) {
    for (int x = (int) at.origin.x; x < (int) (at.origin.x + at.size.width); x++) {
      gpointer key = GUINT_TO_POINTER (pixels[y * gtk_widget_get_width (window) + x]);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1;

      g_hash_table_insert (counts, key, GUINT_TO_POINTER (n));
      if (n > GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (ground))))
        ground = GPOINTER_TO_UINT (key);
    }
  }

#define RGBA(p) { (float) ((p) >> 16 & 255) / 255, (float) ((p) >> 8 & 255) / 255, (float) ((p) & 255) / 255, 1 }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &pixel, NULL)) {
    const GdkRGBA a = RGBA (GPOINTER_TO_UINT (pixel));
    const GdkRGBA b = RGBA (ground);

    most = MAX (most, contrast_of (&a, &b));
  }
#undef RGBA

  return most;
}
