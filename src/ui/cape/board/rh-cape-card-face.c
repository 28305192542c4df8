/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is drawn on a terrain card: all but the figures.
 *
 * Cards are alike, and most lie where they lay: what was drawn once in some size is kept as pixels, and a frame puts
 * these in their place. It isn't a texture: GTK 4.8 copies one pixel by pixel for each frame. Where it would not lie on whole pixels, as in a lane, or on a screen that has all of the page
 * larger, it is drawn as lines, which are sharp there. */

#include "config.h"

#include "rh-cape-card-face.h"

#include "rh-cape-art.h"
#include "rh-cape-style.h"
#include "rh-shape.h"

#include <adwaita.h>
#include <math.h>

#define WIDTH RH_CAPE_CARD_FACE_WIDTH
#define HEIGHT RH_CAPE_CARD_FACE_HEIGHT
#define ART_LEAST 14     /* pixels: what is narrower than that has a colour alone */
#define TOLERANCE .25      /* pixels: how far a curve may be from what is drawn; less isn't seen, and takes longer */
#define BADGE_USUAL 15     /* at most, but for those who are far away */
#define KEPT_MOST (1 << 20) /* bytes: some dozens of cards; with more, all that isn't in sight is given up */

/* What was drawn, by what it looks like, and how many bytes of pixels that is. */
static GHashTable *kept;
static gsize kept_size;

static void
draw_outline (const RhCapeCardFace *self, cairo_t *cr)
{
  static const double dashes[] = { 4, 4 };
  gboolean ahead = self->look == RH_CAPE_CARD_AHEAD;
  double line = ahead ? 4 : 1.5;

  rh_shape_round_rect (cr, line / 2, line / 2, self->width - line, HEIGHT - line, 9);
  cairo_set_line_width (cr, line);
  if (self->look == RH_CAPE_CARD_EMPTY || self->look == RH_CAPE_CARD_BEGUN) {
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    /* A place where a card will lie is there to be seen, not to be looked at. */
    rh_cape_style_set_source (self->widget, cr, self->look == RH_CAPE_CARD_EMPTY ? "cape_card_place" : "cape_card_line");
  } else {
    rh_cape_style_set_source (self->widget, cr, "cape_card_bg");
    cairo_fill_preserve (cr);
    rh_cape_style_set_source (self->widget, cr, ahead ? rh_cape_style_ink (self->card.terrain) : "cape_card_line");
  }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_picture (const RhCapeCardFace *self, cairo_t *cr)
{
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_tint (self->card.terrain));
  rh_shape_round_rect (cr, 4, 4, 64, 42, 6);
  cairo_fill (cr);
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_ink (self->card.terrain));
  cairo_save (cr);
  /* Mirrored with the badge, so that it covers what it was drawn for. */
  cairo_translate (cr, self->mirrored ? WIDTH - 4 : 4, 4);
  if (self->mirrored)
    cairo_scale (cr, -1, 1);
  rh_cape_art_terrain (cr, self->card.terrain);
  cairo_restore (cr);
}

static void
draw_badge (const RhCapeCardFace *self, cairo_t *cr)
{
  double radius = self->badge;
  double x = self->mirrored ? radius + 3 : WIDTH - radius - 3;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, radius + 3, radius, 0, 2 * G_PI);
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_ink (self->card.terrain));
  cairo_fill_preserve (cr);
  rh_cape_style_set_source (self->widget, cr, "cape_card_bg");
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

static void
draw_rails (const RhCapeCardFace *self, cairo_t *cr, double y)
{
  double step = 21.5;

  rh_cape_style_set_source (self->widget, cr, "cape_card_fg");
  for (guint i = 0; i < self->card.rails; i++) {
    double x = 7 + step * i;

    /* In a row of unknown cards the rails stand in the middle. */
    if (self->card.terrain == RH_CAPE_UNKNOWN)
      x += (3 - self->card.rails) * step / 2;
    else if (self->mirrored)
      x = WIDTH - x - 15;
    cairo_save (cr);
    cairo_translate (cr, x, y);
    rh_cape_art_rail (cr, 15, 15);
    cairo_restore (cr);
  }
}

/* A card turned over: the terrain it was, with a railway across. */
static void
draw_crossed (const RhCapeCardFace *self, cairo_t *cr)
{
  rh_shape_round_rect (cr, 0, 16, self->width, 62, 8);
  cairo_clip (cr);
  rh_cape_style_set_source (self->widget, cr, rh_cape_style_tint (self->card.terrain));
  cairo_paint (cr);
  if (self->width * self->scale >= ART_LEAST) {
    double scale = MIN (1, (self->width - 8) / 56);

    cairo_save (cr);
    cairo_translate (cr, (self->width - 56 * scale) / 2, 20 + 15 * (1 - scale));
    cairo_scale (cr, .875 * scale, .7 * scale);
    rh_cape_style_set_source (self->widget, cr, rh_cape_style_ink (self->card.terrain));
    rh_cape_art_terrain (cr, self->card.terrain);
    cairo_restore (cr);
  }
  rh_cape_style_set_source (self->widget, cr, "cape_card_fg");
  for (int i = 0; i < 4; i++) {
    cairo_save (cr);
    cairo_translate (cr, i * 18, 56);
    rh_cape_art_rail (cr, 18, 14);
    cairo_restore (cr);
  }
  cairo_reset_clip (cr);
}

/* What is known of a card that was begun has the place that it has on the whole one. */
static void
draw_card (const RhCapeCardFace *self, cairo_t *cr)
{
  if (self->look == RH_CAPE_CARD_CROSSED) {
    draw_crossed (self, cr);
    return;
  }

  draw_outline (self, cr);
  if (self->look == RH_CAPE_CARD_EMPTY)
    return;

  if (self->card.terrain != RH_CAPE_UNKNOWN) {
    draw_picture (self, cr);
    draw_badge (self, cr);
    draw_rails (self, cr, 50);
  } else if (self->look == RH_CAPE_CARD_BEGUN || self->card.value == 0) {
    draw_rails (self, cr, self->look == RH_CAPE_CARD_BEGUN ? 50 : 70);
  }
}

/* Everything that it looks different for; a value is no more than whether it is known. */
static gint64
get_key (const RhCapeCardFace *self, int width, int height, int factor)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (self->widget));
  gint64 key = self->card.terrain;

  key = key << 2 | self->card.rails;
  key = key << 3 | self->look;
  key = key << 1 | (self->card.value > 0);
  key = key << 1 | self->mirrored;
  key = key << 1 | (self->badge > BADGE_USUAL);
  key = key << 1 | adw_style_manager_get_dark (manager);
  key = key << 1 | adw_style_manager_get_high_contrast (manager);
  key = key << 4 | factor;
  key = key << 16 | width;

  return key << 16 | height;
}

static void
draw (const RhCapeCardFace *self, cairo_t *cr)
{
  cairo_translate (cr, self->x, self->y);
  cairo_scale (cr, self->scale, self->scale);
  cairo_set_tolerance (cr, TOLERANCE);
  draw_card (self, cr);
}

static cairo_surface_t *
make_pixels (const RhCapeCardFace *self, int width, int height, int factor)
{
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * factor, height * factor);
  cairo_t *cr;

  cairo_surface_set_device_scale (pixels, factor, factor);
  cr = cairo_create (pixels);
  draw (self, cr);
  cairo_destroy (cr);
  cairo_surface_flush (pixels);

  return pixels;
}

static cairo_surface_t *
get_pixels (const RhCapeCardFace *self, int width, int height, int factor)
{
  gint64 key = get_key (self, width, height, factor);
  gsize size = (gsize) (width * height * factor * factor) * 4;
  cairo_surface_t *pixels;

  if (kept == NULL)
    kept = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) cairo_surface_destroy);
  pixels = g_hash_table_lookup (kept, &key);
  if (pixels != NULL)
    return pixels;

  if (kept_size + size > KEPT_MOST) {
    g_hash_table_remove_all (kept);
    kept_size = 0;
  }
  pixels = make_pixels (self, width, height, factor);
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

/* Whether it is drawn as large as it is, and begins with a whole pixel. */
static gboolean
fits_pixels (GtkWidget *widget, int factor)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_matrix_t matrix;
  double xx, yx, xy, yy, x, y;

  if (native == NULL || get_density (native, factor) != factor ||
      !gtk_widget_compute_transform (widget, GTK_WIDGET (native), &matrix) ||
      !graphene_matrix_to_2d (&matrix, &xx, &yx, &xy, &yy, &x, &y))
    return FALSE;

  return xx == 1 && yy == 1 && xy == 0 && yx == 0 && is_whole (x) && is_whole (y);
}

/**
 * rh_cape_card_face_append:
 * @self: what lies there
 * @snapshot: what it is drawn on
 * @width: the width of its widget
 * @height: the height of its widget
 *
 * Draws it, or puts what was drawn before in its place.
 */
void
rh_cape_card_face_append (const RhCapeCardFace *self, GtkSnapshot *snapshot, int width, int height)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  int factor = gtk_widget_get_scale_factor (self->widget);
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &place);
  if (fits_pixels (self->widget, factor)) {
    cairo_set_source_surface (cr, get_pixels (self, width, height, factor), 0, 0);
    cairo_paint (cr);
  } else {
    draw (self, cr);
  }
  cairo_destroy (cr);
}

/**
 * rh_cape_card_face_count:
 *
 * Returns: how many of those that were drawn are kept
 */
guint
rh_cape_card_face_count (void)
{
  return kept != NULL ? g_hash_table_size (kept) : 0;
}
