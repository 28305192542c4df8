/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: who leads by points, and these. */

#include "config.h"

#include "rh-heart-picture.h"

#include "rh-heart-art.h"
#include "rh-heart-style.h"
#include "rh-heart-text.h"

#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-style.h"
#include "rh-text-size.h"

#define LINE_WIDTH 64 /* at least */
#define LINE_HEIGHT 20
#define POINTS 100 /* the line is as long as so many, or the most that anybody has */
#define EMBLEM_WIDTH 88
#define EMBLEM_HEIGHT 48

typedef struct {
  const char *colour; /* interned */
  double      share; /* of the line */
} Line;

static void
draw_track (GtkWidget *area, cairo_t *cr, int width, int height)
{
  GdkRGBA rgba;

  rh_style_get (area, "heart_line", &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_rectangle (cr, 0, height - 3, width, 1.5);
  cairo_fill (cr);
}

/* Who has more points is further on. From right to left it is its own mirror image. */
static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  const Line *line = data;
  double scale = (height - 3) / RH_HEART_ART_TRAIN_HEIGHT;
  double room = width - RH_HEART_ART_TRAIN_WIDTH * scale;
  GdkRGBA fill, edge;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
  draw_track (widget, cr, width, height);
  rh_colour_get (widget, line->colour, TRUE, &fill);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &edge);
  cairo_translate (cr, room * line->share, 0);
  cairo_scale (cr, scale, scale);
  rh_heart_art_train (cr, &fill, &edge);
}

static double
get_share (const RhHeartState *state, guint seat)
{
  int most = POINTS;

  for (guint i = 0; i < state->n_seats; i++)
    most = MAX (most, state->players[i].points);

  return (double) MAX (state->players[seat].points, 0) / most;
}

static GtkWidget *
make_line (const char *colour, double share)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  Line *line = g_new (Line, 1);

  *line = (Line) { g_intern_string (colour), share };
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), LINE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), LINE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, line, g_free);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER); /* no larger where a name takes two lines */

  return area;
}

static GtkWidget *
make_label (const char *text, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);

  return label;
}

/**
 * rh_heart_picture_new:
 * @setup: the players
 * @data: a #RhHeartState, where the game stands
 *
 * Returns: (transfer floating): the picture
 */
GtkWidget *
rh_heart_picture_new (const RhSetup *setup, gconstpointer data)
{
  const RhHeartState *state = data;
  GtkWidget *grid = gtk_grid_new ();

  rh_heart_style_load ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < setup->n_seats; i++) {
    g_autofree char *figure = rh_heart_text_points (state->players[i].points);
    GtkWidget *name = make_label (setup->seats[i].name, 0);
    GtkWidget *points = make_label (figure, 1);

    rh_text_size_wrap (GTK_LABEL (name));
    gtk_widget_add_css_class (points, "numeric");
    gtk_widget_add_css_class (points, "heading");
    gtk_grid_attach (GTK_GRID (grid), rh_mark_new (setup->seats[i].colour), 0, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), name, 1, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), make_line (setup->seats[i].colour, get_share (state, i)), 2, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), points, 3, (int) i, 1, 1);
  }

  return grid;
}

/* A train on a route of the map. */
static void
draw_emblem_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  double scale = (height - 4) / RH_HEART_ART_TRAIN_HEIGHT;
  GdkRGBA fill, line;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
  rh_style_get (widget, "heart_line", &line);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_rectangle (cr, 0, height - 3, width, 2);
  cairo_fill (cr);
  rh_colour_get (widget, "green", TRUE, &fill);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &line);
  cairo_translate (cr, (width - RH_HEART_ART_TRAIN_WIDTH * scale) / 2, 1);
  cairo_scale (cr, scale, scale);
  rh_heart_art_train (cr, &fill, &line);
}

/**
 * rh_heart_emblem_new:
 *
 * Returns: (transfer floating): what stands for the game where one is chosen
 */
GtkWidget *
rh_heart_emblem_new (void)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", EMBLEM_WIDTH,
                                  "content-height", EMBLEM_HEIGHT,
                                  "halign", GTK_ALIGN_CENTER,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  rh_heart_style_load ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_emblem_cb, NULL, NULL);

  return area;
}
