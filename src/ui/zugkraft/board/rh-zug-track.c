/* SPDX-License-Identifier: GPL-3.0-or-later
 * How far a player's train has come on its way to the goal, or to the mark: a line with its miles. */

#include "config.h"

#include "rh-zug-track.h"

#include "rh-style.h"
#include "rh-zug-art.h"
#include "rh-zug-style.h"

#define BED 7            /* rails and ties */
#define RAIL 2.5
#define TIE 4.0
#define TIES 11.0        /* from one to the next */
#define ENGINE_LEAST 26  /* how high an engine is at least before there are figures below the line */
#define TICK 7           /* how far the line is marked above them */
#define WENT .85         /* how opaque the way is that lies behind an engine, */
#define WENT_HIGH 4      /* and how high */
#define ENGINE_MAX 2.3   /* how high an engine is at most, in lines of text: it says where the total stands, which is read first; */
#define ENGINE_SHARE .55 /* or of a line that has more height, so that little of it is empty */
#define FLAG 1.2         /* how much higher a flag is, so that it is seen above an engine */
#define FIGURE_ROOM 3.4  /* from one figure to the next, in its own heights */
#define MARK_SCALE 40    /* what a line shows at least where there is no goal, */
#define BEYOND 15        /* and beyond one, which the last turn may pass: no engine goes back then */

struct _RhZugTrack {
  GtkWidget parent_instance;

  int      value;
  int      goal; /* 0 where there is none */
  int      top;
  guint    seat;
  gboolean out;
};

G_DEFINE_FINAL_TYPE (RhZugTrack, rh_zug_track, GTK_TYPE_WIDGET)

/* Where everything is. */
typedef struct {
  double engine; /* its height */
  double left;   /* of the nought */
  double right;  /* of the last point */
  double rail;
  double mirror; /* the width, where it is its own mirror image; else 0 */
  gboolean figures;
} Places;

static int
line_height (RhZugTrack *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = PANGO_PIXELS (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics));

  pango_font_metrics_unref (metrics);

  return height;
}

static double
engine_width (double height)
{
  return height * RH_ZUG_ART_WIDTH / RH_ZUG_ART_HEIGHT;
}

/* Where the height leaves room, with figures below the line. */
static Places
find_places (RhZugTrack *self, int width, int height)
{
  Places places;
  int text = line_height (self);

  places.figures = height >= BED + text + ENGINE_LEAST * FLAG;
  places.engine = CLAMP ((height - BED - (places.figures ? text : 0)) / FLAG, 8, MAX (text * ENGINE_MAX, height * ENGINE_SHARE));
  places.engine = MIN (places.engine, width * .3);
  places.rail = (height - places.engine * FLAG - BED - (places.figures ? text : 0)) / 2 + places.engine * FLAG;
  places.left = engine_width (places.engine) + 2;
  places.right = MAX (places.left + 1, width - (places.figures ? text : 6));
  places.mirror = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? width : 0;

  return places;
}

static double
find_x (RhZugTrack *self, const Places *places, int value)
{
  return places->left + (places->right - places->left) * value / MAX (self->top, 1);
}

static void
set_source (RhZugTrack *self, cairo_t *cr, const char *colour)
{
  GdkRGBA rgba;

  rh_style_get (GTK_WIDGET (self), colour, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

/* What lies before the engine, and what is left of the nought. */
static void
draw_bed (RhZugTrack *self, cairo_t *cr, const Places *places)
{
  double begin = places->left - engine_width (places->engine) - 1;
  double came = self->out ? places->left : find_x (self, places, self->value);

  set_source (self, cr, "zug_bed");
  for (double x = begin + 2; x < places->right; x += TIES) {
    if (x + TIE < places->left || x > came)
      cairo_rectangle (cr, x, places->rail + RAIL, TIE, BED - RAIL);
  }
  cairo_fill (cr);
  cairo_rectangle (cr, begin, places->rail, places->left - begin, RAIL);
  cairo_rectangle (cr, came, places->rail, places->right + 4 - came, RAIL);
  cairo_fill (cr);
}

/* What lies behind the engine, in its own tone: one line, from the nought. */
static void
draw_went (RhZugTrack *self, cairo_t *cr, const Places *places)
{
  GdkRGBA tone;

  rh_style_get (GTK_WIDGET (self), rh_zug_style_seat (self->seat), &tone);
  tone.alpha = WENT;
  gdk_cairo_set_source_rgba (cr, &tone);
  cairo_rectangle (cr, places->left, places->rail, find_x (self, places, self->value) - places->left, WENT_HIGH);
  cairo_fill (cr);
}

/* The nearest round number from which figures don't stand on each other. */
static int
find_step (RhZugTrack *self, const Places *places)
{
  static const int round[] = { 1, 2, 5 };
  double room = (places->right - places->left) / (FIGURE_ROOM * line_height (self));
  double least = self->top / MAX (room, 1);

  if (self->goal > 0 && self->goal % 100 == 0 && self->goal / 4 >= least && room < 10)
    return self->goal / 4;
  for (int power = 1; power <= 1000 * 1000; power *= 10) {
    for (guint i = 0; i < G_N_ELEMENTS (round); i++) {
      if (round[i] * power >= least)
        return round[i] * power;
    }
  }

  return self->top;
}

/* Below its place on the line; a long one is as near to it as it is whole. */
static void
draw_figure (RhZugTrack *self, cairo_t *cr, const Places *places, int value, gboolean bold)
{
  g_autofree char *text = g_strdup_printf ("%d", value);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  double along = find_x (self, places, value);
  double x = places->mirror > 0 ? places->mirror - along : along;
  int room = gtk_widget_get_width (GTK_WIDGET (self)) - 1;
  int width;

  if (bold) {
    g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
    pango_layout_set_attributes (layout, attributes);
  }
  pango_layout_get_pixel_size (layout, &width, NULL);
  cairo_rectangle (cr, x - 1, places->rail - TICK, 2, TICK);
  cairo_fill (cr);
  cairo_move_to (cr, CLAMP (x - width / 2.0, 1, MAX (room - width, 1)), places->rail + BED);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/* None stands where that of the goal does. */
static void
draw_figures (RhZugTrack *self, cairo_t *cr, const Places *places)
{
  int step = find_step (self, places);
  double room = line_height (self) * FIGURE_ROOM / 2;

  set_source (self, cr, "rh_dim");
  for (int value = 0; value <= self->top; value += step) {
    if (self->goal == 0 || ABS (find_x (self, places, value) - find_x (self, places, self->goal)) >= room)
      draw_figure (self, cr, places, value, FALSE);
  }
  if (self->goal > 0)
    draw_figure (self, cr, places, self->goal, TRUE);
}

static void
draw_engine (RhZugTrack *self, cairo_t *cr, const Places *places)
{
  double scale = places->engine / RH_ZUG_ART_HEIGHT;
  GdkRGBA fill;
  GdkRGBA line;

  rh_style_get (GTK_WIDGET (self), rh_zug_style_seat (self->seat), &fill);
  rh_style_get (GTK_WIDGET (self), "zug_line", &line);
  cairo_save (cr);
  cairo_translate (cr, find_x (self, places, self->value), places->rail - places->engine);
  cairo_scale (cr, -scale, scale); /* it goes to the right */
  rh_zug_art_part (cr, RH_ZUG_ENGINE, &fill, &line);
  cairo_restore (cr);
}

/* It flies away from the engines, where the line goes on far enough. */
static void
draw_flag (RhZugTrack *self, cairo_t *cr, const Places *places)
{
  double x = find_x (self, places, self->goal);
  double height = places->engine * FLAG;

  cairo_save (cr);
  set_source (self, cr, "zug_line");
  cairo_translate (cr, x, places->rail);
  if (x + height < places->right)
    cairo_scale (cr, -1, 1);
  rh_zug_art_flag (cr, height);
  cairo_restore (cr);
}

static void
draw (RhZugTrack *self, cairo_t *cr, const Places *places)
{
  if (!self->out)
    draw_went (self, cr, places);
  draw_bed (self, cr, places);
  if (self->goal > 0)
    draw_flag (self, cr, places);
  if (self->out)
    cairo_push_group (cr);
  draw_engine (self, cr, places);
  if (self->out) {
    cairo_pop_group_to_source (cr);
    cairo_paint_with_alpha (cr, .35);
  }
}

/* From right to left it is its own mirror image, but for the figures. */
static void
rh_zug_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhZugTrack *self = RH_ZUG_TRACK (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  Places places;
  cairo_t *cr;

  if (width < 1 || height < 1)
    return;

  places = find_places (self, width, height);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_save (cr);
  if (places.mirror > 0) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }
  draw (self, cr, &places);
  cairo_restore (cr);
  if (places.figures)
    draw_figures (self, cr, &places);
  cairo_destroy (cr);
}

static void
rh_zug_track_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
rh_zug_track_class_init (RhZugTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rh_zug_track_measure;
  widget_class->snapshot = rh_zug_track_snapshot;

  rh_zug_style_load ();
  gtk_widget_class_set_css_name (widget_class, "zug-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rh_zug_track_init (RhZugTrack *self)
{
  self->top = 1;
}

/**
 * rh_zug_track_new:
 *
 * How far the train has come is told beside it, to those who don't see it, too.
 *
 * Returns: (transfer floating): an empty line
 */
GtkWidget *
rh_zug_track_new (void)
{
  return g_object_new (RH_TYPE_ZUG_TRACK, NULL);
}

/* The knock-out has the best train of all, and some room behind it; a goal has room behind it from the begin on. */
static int
find_top (const RhZugState *state)
{
  int top = state->victory == RH_ZUG_POINTS ? MAX (state->goal + BEYOND, rh_zug_state_get_best_total (state)) : MARK_SCALE;

  for (guint i = 0; i < state->n_seats && state->victory == RH_ZUG_KNOCKOUT; i++)
    top = MAX (top, state->players[i].points + 5);

  return top;
}

/**
 * rh_zug_track_set:
 * @self: a line
 * @state: where the game stands
 * @seat: whose line it is, from 0
 *
 * Shows the player's total on the way to the goal; in the knock-out, the train of the last turn on its way to the mark.
 * All lines of a game have the same length.
 */
void
rh_zug_track_set (RhZugTrack *self, const RhZugState *state, guint seat)
{
  const RhZugPlayer *player = &state->players[seat];
  gboolean points = state->victory == RH_ZUG_POINTS;

  g_return_if_fail (RH_IS_ZUG_TRACK (self));

  self->value = points ? player->total : player->points;
  self->goal = points ? state->goal : state->mark;
  self->top = find_top (state);
  self->seat = seat;
  self->out = !rh_zug_state_is_in (state, seat);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
