/* SPDX-License-Identifier: GPL-3.0-or-later
 * The trains that a player has left, as many cars on a track with room for all; its height comes from the style sheet. */

#include "config.h"

#include "rh-heart-track.h"

#include "rh-heart-state.h"
#include "rh-heart-style.h"

#include "rh-colour.h"
#include "rh-style.h"

#define TOGETHER 5   /* cars, and a gap behind them, so that they can be counted */
#define GAP .45      /* of a car's room */
#define BETWEEN .18  /* of a car's room, between two cars */
#define CARS_LEAST 3 /* the room of a car, below which they are one bar */
#define RAIL 2.0     /* the height of the track itself */

struct _RhHeartTrack {
  GtkWidget parent_instance;

  const char *colour; /* interned */
  int         left;
};

G_DEFINE_FINAL_TYPE (RhHeartTrack, rh_heart_track, GTK_TYPE_WIDGET)

/* Where a car begins, in the room of one. */
static double
get_place (int i)
{
  return i + i / TOGETHER * GAP;
}

static void
draw_cars (const RhHeartTrack *self, cairo_t *cr, double unit, double height)
{
  for (int i = 0; i < self->left; i++)
    cairo_rectangle (cr, get_place (i) * unit + .5, .5, (1 - BETWEEN) * unit - 1, height - 1);
}

/* The line around is darker than what it is filled with, which can be as light as the ground. */
static void
draw (RhHeartTrack *self, cairo_t *cr, double width, double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double unit = width / (get_place (RH_HEART_TRAINS - 1) + 1 - BETWEEN);
  GdkRGBA fill, line, rail;

  rh_colour_get (widget, self->colour, TRUE, &fill);
  rh_colour_get (widget, self->colour, FALSE, &line);
  rh_style_get (widget, "heart_line", &rail);
  rail.alpha = .45f;
  gdk_cairo_set_source_rgba (cr, &rail);
  cairo_rectangle (cr, 0, height - RAIL, width, RAIL);
  cairo_fill (cr);

  if (unit >= CARS_LEAST)
    draw_cars (self, cr, unit, height);
  else if (self->left > 0)
    cairo_rectangle (cr, .5, .5, MAX (width * self->left / RH_HEART_TRAINS - 1, 1), height - 1);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
rh_heart_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
  draw (RH_HEART_TRACK (widget), cr, width, height);
  cairo_destroy (cr);
}

static void
rh_heart_track_class_init (RhHeartTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rh_heart_track_snapshot;

  rh_heart_style_load ();
  gtk_widget_class_set_css_name (widget_class, "heart-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rh_heart_track_init (RhHeartTrack *self)
{
}

/**
 * rh_heart_track_new:
 * @colour: that of a player
 *
 * Returns: (transfer floating): the track of that player's trains; how many there are stands beside it
 */
GtkWidget *
rh_heart_track_new (const char *colour)
{
  RhHeartTrack *self = g_object_new (RH_TYPE_HEART_TRACK, NULL);

  self->colour = g_intern_string (colour);

  return GTK_WIDGET (self);
}

/**
 * rh_heart_track_set:
 * @self: a track
 * @left: how many trains there are left, up to 45
 *
 * Shows as many.
 */
void
rh_heart_track_set (RhHeartTrack *self, int left)
{
  g_return_if_fail (RH_IS_HEART_TRACK (self));

  self->left = left;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
