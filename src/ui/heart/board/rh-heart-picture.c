/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: who leads by points, and these. */

#include "config.h"

#include "rh-heart-picture.h"

#include "rh-heart-art.h"
#include "rh-heart-style.h"
#include "rh-heart-text.h"

#include "rh-colour.h"
#include "rh-glance.h"
#include "rh-mark.h"
#include "rh-style.h"

#define LINE_HEIGHT 20
#define POINTS 100 /* the line is as long as so many, or the most that anybody has */

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

  rh_glance_mirror (widget, cr, width);
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
  Line *line = g_new (Line, 1);

  *line = (Line) { g_intern_string (colour), share };

  return rh_glance_course (LINE_HEIGHT, on_draw_cb, line, g_free);
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
  GtkWidget *glance = rh_glance_new ();

  rh_heart_style_load ();
  for (guint i = 0; i < setup->n_seats; i++) {
    g_autofree char *points = rh_heart_text_points (state->players[i].points);

    rh_glance_add (GTK_GRID (glance), rh_mark_new (setup->seats[i].colour), setup->seats[i].name,
                   make_line (setup->seats[i].colour, get_share (state, i)), points);
  }

  return glance;
}

/* A train on a route of the map. */
static void
draw_emblem_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GtkWidget *widget = GTK_WIDGET (area);
  double scale = (height - 4) / RH_HEART_ART_TRAIN_HEIGHT;
  GdkRGBA fill, line;

  rh_glance_mirror (widget, cr, width);
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
  rh_heart_style_load ();

  return rh_glance_emblem (draw_emblem_cb);
}
