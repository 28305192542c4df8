/* SPDX-License-Identifier: GPL-3.0-or-later
 * A terrain as it is on cards, for what it is chosen by. */

#include "config.h"

#include "rh-cape-terrain-picture.h"

#include "rh-cape-art.h"
#include "rh-cape-style.h"
#include "rh-pixels.h"

#define ART_WIDTH 64.0 /* the space it is drawn in */
#define ART_HEIGHT 42.0

static void
draw (const RhPixels *pixels, cairo_t *cr)
{
  RhCapeTerrain terrain = (RhCapeTerrain) pixels->look;

  rh_cape_style_set_source (pixels->widget, cr, rh_cape_style_ink (terrain));
  cairo_scale (cr, pixels->width / ART_WIDTH, pixels->height / ART_HEIGHT);
  rh_cape_art_terrain (cr, terrain);
}

/* At each tap there are two to draw: that of what was chosen, and of what is. */
static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer terrain)
{
  const RhPixels pixels = { GTK_WIDGET (area), width, height, GPOINTER_TO_UINT (terrain), draw, NULL };

  rh_pixels_draw (&pixels, cr);
}

/**
 * rh_cape_terrain_picture_new:
 * @terrain: a terrain
 *
 * Returns: (transfer floating): its picture, which says nothing: what it is for has a name
 */
GtkWidget *
rh_cape_terrain_picture_new (RhCapeTerrain terrain)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", 22,
                                  "content-height", 16,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  rh_cape_style_load ();
  gtk_widget_add_css_class (area, "cape-terrain");
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, GUINT_TO_POINTER (terrain), NULL);

  return area;
}
