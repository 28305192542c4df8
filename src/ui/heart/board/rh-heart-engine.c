/* SPDX-License-Identifier: GPL-3.0-or-later
 * A small train in a player's colour; its size comes from the style sheet. */

#include "config.h"

#include "rh-heart-engine.h"

#include "rh-heart-art.h"
#include "rh-heart-style.h"

#include "rh-colour.h"

/* From right to left it is its own mirror image. */
static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  double scale = MIN (width / RH_HEART_ART_TRAIN_WIDTH, height / RH_HEART_ART_TRAIN_HEIGHT);
  GdkRGBA fill, line;

  rh_colour_get (widget, data, TRUE, &fill);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &line);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
  cairo_translate (cr, (width - RH_HEART_ART_TRAIN_WIDTH * scale) / 2, (height - RH_HEART_ART_TRAIN_HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);
  rh_heart_art_train (cr, &fill, &line);
}

/**
 * rh_heart_engine_new:
 * @colour: that of a player
 *
 * Returns: (transfer floating): a train of that player's; how many there are stands beside it
 */
GtkWidget *
rh_heart_engine_new (const char *colour)
{
  GtkWidget *area;

  rh_heart_style_load ();
  area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (area, "heart-engine");
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, (gpointer) g_intern_string (colour), NULL);

  return area;
}
