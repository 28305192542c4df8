/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was drawn once in some size is kept as pixels, and a frame puts these in their place.
 *
 * It isn't a texture: GTK 4.8 copies one pixel by pixel for each frame. Where it would not lie on whole pixels, or on a
 * screen that has all of the page larger, it is drawn as lines, which are sharp there. */

#include "config.h"

#include "rh-pixels.h"

#include <adwaita.h>
#include <math.h>

#define KEPT_MOST (1 << 20) /* bytes: some dozens of pictures; with more, all that isn't in sight is given up */

typedef struct {
  void   (*draw) (const RhPixels *self, cairo_t *cr);
  guint64  look;
  int      width;
  int      height;
  int      factor;
  gboolean dark;
  gboolean contrast;
} Key;

/* What was drawn, by what it looks like, and how many bytes of pixels that is. */
static GHashTable *kept;
static gsize kept_size;

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;

  return g_int64_hash (&key->look) * 31 + (guint) (key->width * 31 + key->height);
}

static gboolean
equal_keys (gconstpointer a, gconstpointer b)
{
  const Key *one = a;
  const Key *other = b;

  return one->draw == other->draw && one->look == other->look && one->width == other->width && one->height == other->height &&
         one->factor == other->factor && one->dark == other->dark && one->contrast == other->contrast;
}

static Key
make_key (const RhPixels *self, int factor)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (self->widget));

  return (Key) {
    self->draw, self->look, self->width, self->height, factor,
    adw_style_manager_get_dark (manager), adw_style_manager_get_high_contrast (manager),
  };
}

static cairo_surface_t *
make (const RhPixels *self, int factor)
{
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width * factor, self->height * factor);
  cairo_t *cr;

  cairo_surface_set_device_scale (pixels, factor, factor);
  cr = cairo_create (pixels);
  self->draw (self, cr);
  cairo_destroy (cr);
  cairo_surface_flush (pixels);

  return pixels;
}

static cairo_surface_t *
get (const RhPixels *self, int factor)
{
  Key key = make_key (self, factor);
  gsize size = (gsize) (self->width * self->height * factor * factor) * 4;
  cairo_surface_t *pixels;

  if (kept == NULL)
    kept = g_hash_table_new_full (hash_key, equal_keys, g_free, (GDestroyNotify) cairo_surface_destroy);
  pixels = g_hash_table_lookup (kept, &key);
  if (pixels != NULL)
    return pixels;

  if (kept_size + size > KEPT_MOST) {
    g_hash_table_remove_all (kept);
    kept_size = 0;
  }
  pixels = make (self, factor);
  g_hash_table_insert (kept, g_memdup2 (&key, sizeof key), pixels);
  kept_size += size;

  return pixels;
}

/* How many pixels a length of 1 has in the window: not always a whole number with newer versions of GTK. */
static double
get_density (GtkNative *native, int factor)
{
  GdkSurface *surface = gtk_native_get_surface (native);
  double density = factor;

  if (surface != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL)
    g_object_get (surface, "scale", &density, NULL);

  return density;
}

static gboolean
is_whole (double number)
{
  return fabs (number - (int) number) < 1e-4;
}

/**
 * rh_pixels_fit:
 * @widget: a widget
 *
 * Returns: whether it is drawn as large as it is, and begins with a whole pixel
 */
gboolean
rh_pixels_fit (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  int factor = gtk_widget_get_scale_factor (widget);
  graphene_matrix_t matrix;
  double xx, yx, xy, yy, x, y;

  if (native == NULL || get_density (native, factor) != factor ||
      !gtk_widget_compute_transform (widget, GTK_WIDGET (native), &matrix) ||
      !graphene_matrix_to_2d (&matrix, &xx, &yx, &xy, &yy, &x, &y))
    return FALSE;

  return xx == 1 && yy == 1 && xy == 0 && yx == 0 && is_whole (x) && is_whole (y);
}

/**
 * rh_pixels_draw:
 * @self: what is drawn
 * @cr: where to, as GTK has it for the widget; nothing else is drawn on it
 *
 * Draws it, or puts what was drawn before in its place.
 */
void
rh_pixels_draw (const RhPixels *self, cairo_t *cr)
{
  if (rh_pixels_fit (self->widget)) {
    cairo_set_source_surface (cr, get (self, gtk_widget_get_scale_factor (self->widget)), 0, 0);
    cairo_paint (cr);
  } else {
    self->draw (self, cr);
  }
}

/**
 * rh_pixels_count:
 *
 * Returns: how many of those that were drawn are kept
 */
guint
rh_pixels_count (void)
{
  return kept != NULL ? g_hash_table_size (kept) : 0;
}
