/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: how far everybody has come, and the points. */

#include "config.h"

#include "rh-zug-picture.h"

#include "rh-style.h"
#include "rh-text-size.h"
#include "rh-zug-art.h"
#include "rh-zug-number.h"
#include "rh-zug-style.h"
#include "rh-zug-text-lane.h"
#include "rh-zug-track.h"

#define EMBLEM_WIDTH 88
#define EMBLEM_HEIGHT 48

static GtkWidget *
make_track (const RhZugState *state, guint seat)
{
  GtkWidget *track = rh_zug_track_new ();

  rh_zug_track_set (RH_ZUG_TRACK (track), state, seat);
  gtk_widget_add_css_class (track, "small");
  gtk_widget_set_hexpand (track, TRUE);
  gtk_widget_set_valign (track, GTK_ALIGN_CENTER); /* no larger where a name takes two lines */

  return track;
}

static void
add_player (GtkGrid *grid, const RhSetup *setup, const RhZugState *state, guint seat)
{
  g_autofree char *points = rh_zug_text_lane_figure (state, seat, NULL);
  GtkWidget *number = rh_zug_number_new (seat);
  GtkWidget *name = gtk_label_new (setup->seats[seat].name);
  GtkWidget *figure = gtk_label_new (points);

  gtk_widget_add_css_class (number, "small");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER); /* a disc, not an oval */
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  rh_text_size_wrap (GTK_LABEL (name));
  gtk_label_set_xalign (GTK_LABEL (figure), 1);
  gtk_widget_add_css_class (figure, "numeric");
  gtk_widget_add_css_class (figure, "heading");
  gtk_grid_attach (grid, number, 0, (int) seat, 1, 1);
  gtk_grid_attach (grid, name, 1, (int) seat, 1, 1);
  gtk_grid_attach (grid, make_track (state, seat), 2, (int) seat, 1, 1);
  gtk_grid_attach (grid, figure, 3, (int) seat, 1, 1);
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
  GtkWidget *grid = gtk_grid_new ();

  rh_zug_style_load ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < setup->n_seats; i++)
    add_player (GTK_GRID (grid), setup, data, i);

  return grid;
}

/* The engine and a car: as drawn, they go to the left. */
static void
draw_emblem_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const RhZugPart parts[] = { RH_ZUG_ENGINE, RH_ZUG_TANK };
  GtkWidget *widget = GTK_WIDGET (area);
  double scale = width / 2 / RH_ZUG_ART_WIDTH;
  GdkRGBA fill, line;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
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
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", EMBLEM_WIDTH,
                                  "content-height", EMBLEM_HEIGHT,
                                  "halign", GTK_ALIGN_CENTER,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  rh_zug_style_load ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_emblem_cb, NULL, NULL);

  return area;
}
