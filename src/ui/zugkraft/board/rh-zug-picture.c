/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: how far everybody has come, and the points. */

#include "config.h"

#include "rh-zug-picture.h"

#include "rh-glance.h"
#include "rh-style.h"
#include "rh-zug-art.h"
#include "rh-zug-number.h"
#include "rh-zug-style.h"
#include "rh-zug-text-lane.h"
#include "rh-zug-track.h"


static GtkWidget *
make_number (guint seat)
{
  GtkWidget *number = rh_zug_number_new (seat);

  gtk_widget_add_css_class (number, "small");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER); /* a disc, not an oval */

  return number;
}

static GtkWidget *
make_track (const RhZugState *state, guint seat)
{
  GtkWidget *track = rh_zug_track_new ();

  rh_zug_track_set (RH_ZUG_TRACK (track), state, seat);
  gtk_widget_add_css_class (track, "small");

  return track;
}

/**
 * rh_zug_picture_new:
 * @setup: the players
 * @data: a #RhZugState, where the game stands
 *
 * Returns: (transfer floating): the picture
 */
GtkWidget *
rh_zug_picture_new (const RhSetup *setup, gconstpointer data)
{
  const RhZugState *state = data;
  GtkWidget *glance = rh_glance_new ();

  rh_zug_style_load ();
  for (guint i = 0; i < setup->n_seats; i++) {
    g_autofree char *points = rh_zug_text_lane_figure (state, i);

    rh_glance_add (GTK_GRID (glance), make_number (i), setup->seats[i].name, make_track (state, i), points);
  }

  return glance;
}

/* The engine and a car: as drawn, they go to the left. */
static void
draw_emblem_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const RhZugPart parts[] = { RH_ZUG_ENGINE, RH_ZUG_TANK };
  GtkWidget *widget = GTK_WIDGET (area);
  double scale = width / 2 / RH_ZUG_ART_WIDTH;
  GdkRGBA fill, line;

  rh_glance_mirror (widget, cr, width);
  rh_style_get (widget, "zug_bed", &line);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_rectangle (cr, 0, height - 3, width, 2);
  cairo_fill (cr);
  rh_style_get (widget, "zug_line", &line);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    rh_style_get (widget, rh_zug_style_fill (parts[i]), &fill);
    cairo_save (cr);
    cairo_translate (cr, i * width / 2.0, height - 3 - RH_ZUG_ART_HEIGHT * scale);
    cairo_scale (cr, scale, scale);
    rh_zug_art_part (cr, parts[i], &fill, &line);
    cairo_restore (cr);
  }
}

/**
 * rh_zug_emblem_new:
 *
 * Returns: (transfer floating): what stands for the game where one is chosen
 */
GtkWidget *
rh_zug_emblem_new (void)
{
  rh_zug_style_load ();

  return rh_glance_emblem (draw_emblem_cb);
}
