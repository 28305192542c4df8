/* SPDX-License-Identifier: GPL-3.0-or-later
 * A place for what seldom changes, which is drawn as one. */

#include "config.h"

#include "rh-still.h"

#include "rh-pixels.h"

/**
 * RhStill:
 *
 * Without a graphics processor, GTK goes through all that a window shows for each frame, whatever has changed: of an icon it
 * has each pixel coloured, and of a text each letter placed, before it turns out that nothing of it is drawn. What stands in
 * here is one picture to it, which it goes past in one step; when something in it changes, all of it is drawn.
 */
struct _RhStill {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (RhStill, rh_still, ADW_TYPE_BIN)

/* Those that draw by a graphics processor know by themselves what needn't be drawn. */
static gboolean
is_slow (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static cairo_surface_t *
draw (GskRenderNode *node, const graphene_rect_t *bounds, int factor)
{
  int width = (int) bounds->size.width * factor;
  int height = (int) bounds->size.height * factor;
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr;

  cairo_surface_set_device_scale (pixels, factor, factor);
  cr = cairo_create (pixels);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);

  return pixels;
}

static void
append (GtkSnapshot *snapshot, GskRenderNode *node, int factor)
{
  cairo_surface_t *pixels;
  graphene_rect_t bounds;
  cairo_t *cr;

  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  pixels = draw (node, &bounds, factor);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_set_source_surface (cr, pixels, bounds.origin.x, bounds.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (pixels);
}

static void
rh_still_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot *own;

  if (!is_slow (widget) || !rh_pixels_fit (widget)) {
    GTK_WIDGET_CLASS (rh_still_parent_class)->snapshot (widget, snapshot);
    return;
  }

  own = gtk_snapshot_new ();
  GTK_WIDGET_CLASS (rh_still_parent_class)->snapshot (widget, own);
  node = gtk_snapshot_free_to_node (own);
  if (node != NULL)
    append (snapshot, node, gtk_widget_get_scale_factor (widget));
}

static void
rh_still_class_init (RhStillClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = rh_still_snapshot;
}

static void
rh_still_init (RhStill *self)
{
}
