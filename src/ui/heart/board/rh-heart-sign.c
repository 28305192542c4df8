/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sign of a terrain as a widget; its size comes from the style sheet. */

#include "config.h"

#include "rh-heart-sign.h"

#include "rh-heart-art.h"
#include "rh-heart-style.h"

static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  RhHeartTerrain terrain = GPOINTER_TO_UINT (data);
  double scale = MIN (width / RH_HEART_ART_SIGN_WIDTH, height / RH_HEART_ART_SIGN_HEIGHT);
  GdkRGBA ink;

  rh_heart_style_get_terrain (GTK_WIDGET (area), terrain, &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_translate (cr, (width - RH_HEART_ART_SIGN_WIDTH * scale) / 2, (height - RH_HEART_ART_SIGN_HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);
  rh_heart_art_sign (cr, terrain);
}

/**
 * rh_heart_sign_new:
 * @terrain: a terrain
 *
 * Returns: (transfer floating): its sign, of which screen readers say nothing: its name stands beside it
 */
GtkWidget *
rh_heart_sign_new (RhHeartTerrain terrain)
{
  GtkWidget *area;

  rh_heart_style_load ();
  area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (area, "heart-sign");
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, GUINT_TO_POINTER (terrain), NULL);

  return area;
}
