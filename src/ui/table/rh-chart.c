/* SPDX-License-Identifier: GPL-3.0-or-later
 * The chart of what everybody has by round; where nothing adds up, of what each round brought and of the highest so far. */

#include "config.h"

#include "rh-chart.h"

#include "rh-colour.h"
#include "rh-rounds.h"
#include "rh-style.h"

#include <glib/gi18n.h>
#include <math.h>

#define LEFT 48.0 /* at the least, for what amounts there are */
#define GAP 12.0  /* between them and the first points, which are wide */
#define RIGHT 18.0 /* beside the names */
#define NAMES_MAX .3 /* of the width */
#define TOP 12.0
#define BOTTOM 26.0
#define LEAST 88  /* where little room is left at the end of a game, on a phone: the last name is still above the fold */
#define LINES_MAX 12 /* of the grid; more would be a hatching */
#define ROUNDS_MAX 16 /* with a number each */
#define NUMBERS_GAP 8 /* between two of these */
#define SHAPES_GAP 12 /* between the middles of two shapes of a line */

struct _RhChart {
  GtkWidget parent_instance;

  const RhTelling *telling;

  int step;  /* between two lines of the grid */
  int least; /* the bottom */
  int most;  /* and the top; neither need be a line of the grid */
  const char *colours[RH_SEATS_MAX]; /* interned */

  int names_width; /* of the widest, or what there is for it */
  double left;     /* what the amounts need beside the chart */

  /* Owned */
  char *names[RH_SEATS_MAX + 1]; /* behind those of the seats that of the mark, if there is one */
  RhRounds *rounds; /* NULL while it is empty */
};

G_DEFINE_FINAL_TYPE (RhChart, rh_chart, GTK_TYPE_WIDGET)

/* Of a single round the figures stand at the end, where the names are. */
static guint
get_first (RhChart *self)
{
  return self->rounds->n_rounds > 1 ? self->rounds->first : 0;
}

static double
x_of (RhChart *self, guint round)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  guint first = get_first (self);
  double share = (double) (MAX (round, first) - first) / (MAX (self->rounds->n_rounds, first + 1) - first);
  double x = self->left + (width - self->left - RIGHT - self->names_width) * share;

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? width - x : x;
}

static double
y_of (RhChart *self, int balance)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return height - BOTTOM - (height - TOP - BOTTOM) * (balance - self->least) / (self->most - self->least);
}

static void
draw_text (RhChart *self, cairo_t *cr, const char *text, double x, double y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

/* Every so many of what stands @distance apart are shown, so that there is room for each. */
static int
thin_out (double distance, double room)
{
  return MAX ((int) ceil (room / MAX (distance, .01)), 1);
}

/* How much room a figure needs. */
static void
measure_text (RhChart *self, const char *text, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_get_pixel_size (layout, width, height);
}

/* Between two amounts that are shown. A whole number of steps, so that zero is one of them. */
static int
get_shown_step (RhChart *self)
{
  double distance = y_of (self, self->least) - y_of (self, self->least + self->step);
  int height;

  measure_text (self, "0", NULL, &height);

  return self->step * thin_out (distance, height);
}

/* Between two rounds that have a number: a step that one counts in. */
static guint
get_shown_rounds (RhChart *self)
{
  static const guint steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500 };
  g_autofree char *last = g_strdup_printf ("%u", self->rounds->n_rounds);
  guint least, i = 0;
  int width;

  measure_text (self, last, &width, NULL);
  least = (guint) thin_out (fabs (x_of (self, get_first (self) + 1) - x_of (self, 0)), width + NUMBERS_GAP);
  while (i + 1 < G_N_ELEMENTS (steps) && (steps[i] < least || self->rounds->n_rounds / steps[i] >= ROUNDS_MAX))
    i++;

  return MAX (steps[i], least);
}

static void
draw_grid (RhChart *self, cairo_t *cr)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double middle = (self->left - GAP) / 2;
  int step = get_shown_step (self);
  int least = self->least / step * step; /* towards zero */
  GdkRGBA rgba;

  rh_style_get (GTK_WIDGET (self), "rh_dim", &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  for (int balance = least; balance <= self->most; balance += step) {
    g_autofree char *text = self->telling->amount (balance);

    draw_text (self, cr, text, mirrored ? width - middle : middle, y_of (self, balance));
  }
  for (guint round = self->rounds->first; round <= self->rounds->n_rounds; round += get_shown_rounds (self)) {
    g_autofree char *text = g_strdup_printf ("%u", round);

    draw_text (self, cr, text, x_of (self, round), height - BOTTOM / 2 + 2);
  }

  cairo_set_line_width (cr, 1);
  for (int balance = least; balance <= self->most; balance += step) {
    /* Where balances go below it, zero is what one looks for. */
    rh_style_get (GTK_WIDGET (self), balance == 0 && least < 0 ? "rh_dim" : "rh_line", &rgba);
    gdk_cairo_set_source_rgba (cr, &rgba);
    cairo_move_to (cr, x_of (self, 0), y_of (self, balance));
    cairo_line_to (cr, x_of (self, self->rounds->n_rounds), y_of (self, balance));
    cairo_stroke (cr);
  }
}

/* It rises half-way between two rounds. */
static void
draw_mark (RhChart *self, cairo_t *cr)
{
  guint n = self->rounds->n_rounds;
  GdkRGBA rgba;

  rh_style_get (GTK_WIDGET (self), "rh_dim", &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, 1);
  for (guint round = 1; round <= n; round++) {
    double y = y_of (self, rh_rounds_get (self->rounds, self->rounds->n_seats, round));

    cairo_line_to (cr, (x_of (self, round - 1) + x_of (self, round)) / 2, y);
    cairo_line_to (cr, (x_of (self, round) + x_of (self, MIN (round + 1, n))) / 2, y);
  }
  cairo_stroke (cr);
}

static void
draw_seat (RhChart *self, cairo_t *cr, guint seat)
{
  /* A style of line each: colour is never the only sign. */
  static const double dashes[RH_SEATS_MAX][2] = {
    { 1, 0 }, { 9, 4 }, { 3, 4 }, { 14, 6 }, { 6, 2 }, { 3, 9 }, { 20, 4 }, { 9, 9 },
  };
  const double *dash = dashes[seat];
  guint every = (guint) thin_out (fabs (x_of (self, get_first (self) + 1) - x_of (self, 0)), SHAPES_GAP);
  GdkRGBA rgba;

  rh_colour_get (GTK_WIDGET (self), self->colours[seat], FALSE, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, 2.5);
  cairo_set_dash (cr, dash, dash[1] > 0 ? 2 : 0, 0);
  for (guint round = self->rounds->first; round <= self->rounds->last[seat]; round++)
    cairo_line_to (cr, x_of (self, round), y_of (self, rh_rounds_get (self->rounds, seat, round)));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  /* From the end, where the name is. */
  for (guint i = self->rounds->first; i <= self->rounds->last[seat]; i += every) {
    guint round = self->rounds->last[seat] + self->rounds->first - i;

    cairo_save (cr);
    cairo_translate (cr, x_of (self, round) - 6, y_of (self, rh_rounds_get (self->rounds, seat, round)) - 6);
    cairo_scale (cr, .75, .75);
    rh_colour_add_shape (cr, self->colours[seat]);
    cairo_fill (cr);
    cairo_restore (cr);
  }
}

static PangoLayout *
make_name (RhChart *self, guint seat)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->names[seat]);
  int most = (int) (gtk_widget_get_width (GTK_WIDGET (self)) * NAMES_MAX);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (width > most) {
    pango_layout_set_width (layout, most * PANGO_SCALE);
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  }

  return layout;
}

/* The mark has one, too. */
static guint
count_names (RhChart *self)
{
  return self->rounds->n_seats + (self->rounds->mark != NULL ? 1 : 0);
}

static guint
get_end (RhChart *self, guint i)
{
  return i < self->rounds->n_seats ? self->rounds->last[i] : self->rounds->n_rounds;
}

static void
set_name_colour (RhChart *self, cairo_t *cr, guint i)
{
  GdkRGBA rgba;

  if (i < self->rounds->n_seats)
    rh_colour_get (GTK_WIDGET (self), self->colours[i], FALSE, &rgba);
  else
    rh_style_get (GTK_WIDGET (self), "rh_dim", &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

/* How high a name is; what all of them need beside the chart is kept. */
static int
measure_names (RhChart *self)
{
  int highest = 0;

  self->names_width = 0;
  for (guint seat = 0; seat < count_names (self); seat++) {
    g_autoptr (PangoLayout) layout = make_name (self, seat);
    int width;
    int height;

    pango_layout_get_pixel_size (layout, &width, &height);
    self->names_width = MAX (self->names_width, width);
    highest = MAX (highest, height);
  }

  return highest;
}

/* The amounts stand beside the first points, not under them. */
static void
measure_amounts (RhChart *self)
{
  self->left = LEFT;
  for (int balance = self->least / self->step * self->step; balance <= self->most; balance += self->step) {
    g_autofree char *text = self->telling->amount (balance);
    int width;

    measure_text (self, text, &width, NULL);
    self->left = MAX (self->left, width + GAP);
  }
}

/* The middles of the names, each at the end of its line, or as near as the others allow; the highest first. */
static void
place_names (RhChart *self, int height, guint order[], double y[])
{
  double bottom = gtk_widget_get_height (GTK_WIDGET (self)) - height / 2.0;
  guint n = 0;

  for (guint seat = 0; seat < count_names (self); seat++) {
    double middle = y_of (self, rh_rounds_get (self->rounds, seat, get_end (self, seat)));
    guint i = n++;

    for (; i > 0 && y[i - 1] > middle; i--) {
      y[i] = y[i - 1];
      order[i] = order[i - 1];
    }
    y[i] = middle;
    order[i] = seat;
  }
  for (guint i = 0; i < n; i++)
    y[i] = MAX (y[i], i > 0 ? y[i - 1] + height : height / 2.0);
  for (guint i = n; i > 0; i--)
    y[i - 1] = MIN (y[i - 1], i < n ? y[i] - height : bottom);
}

static void
draw_names (RhChart *self, cairo_t *cr, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double end = x_of (self, self->rounds->n_rounds);
  guint order[RH_SEATS_MAX + 1];
  double y[RH_SEATS_MAX + 1];

  place_names (self, height, order, y);
  for (guint i = 0; i < count_names (self); i++) {
    g_autoptr (PangoLayout) layout = make_name (self, order[i]);
    int width;

    set_name_colour (self, cr, order[i]);
    pango_layout_get_pixel_size (layout, &width, NULL);
    cairo_move_to (cr, mirrored ? end - RIGHT / 2 - 4 - width : end + RIGHT / 2 + 4, y[i] - height / 2.0);
    pango_cairo_show_layout (cr, layout);
  }
}

static void
rh_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhChart *self = RH_CHART (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int name_height;
  cairo_t *cr;

  if (self->rounds == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  name_height = measure_names (self);
  measure_amounts (self);
  draw_grid (self, cr);
  if (self->rounds->mark != NULL)
    draw_mark (self, cr);
  for (guint seat = 0; seat < self->rounds->n_seats; seat++)
    draw_seat (self, cr, seat);
  draw_names (self, cr, name_height);
  cairo_destroy (cr);
}

static void
rh_chart_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  RhChart *self = RH_CHART (widget);
  int height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = 240;
    *natural = 480;
    return;
  }

  /* All names find room, each below the other. */
  measure_text (self, "Ég", NULL, &height);
  *minimum = MAX (LEAST, self->rounds != NULL ? (int) count_names (self) * height : 0);
  *natural = MAX (136, *minimum);
}

static void
rh_chart_finalize (GObject *object)
{
  RhChart *self = RH_CHART (object);

  g_clear_pointer (&self->rounds, rh_rounds_free);
  for (guint seat = 0; seat < G_N_ELEMENTS (self->names); seat++)
    g_free (self->names[seat]);

  G_OBJECT_CLASS (rh_chart_parent_class)->finalize (object);
}

static void
rh_chart_class_init (RhChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_chart_finalize;

  widget_class->measure = rh_chart_measure;
  widget_class->snapshot = rh_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "rh-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rh_chart_init (RhChart *self)
{
}

/* From 0, or below it, to the most that is shown, so that no room stays empty; at least two steps. */
static void
find_range (RhChart *self)
{
  self->step = self->telling->chart_step;
  self->least = 0;
  self->most = 2 * self->step;
  for (guint i = 0; i < count_names (self); i++) {
    for (guint round = self->rounds->first; round <= get_end (self, i); round++) {
      int balance = rh_rounds_get (self->rounds, i, round);

      self->most = MAX (self->most, balance);
      self->least = MIN (self->least, balance);
    }
  }
  while ((self->most - self->least) / self->step > LINES_MAX)
    self->step *= 2;
}

/**
 * rh_chart_set:
 * @self: a chart
 * @telling: what is said of the game
 * @session: the game
 *
 * Shows what everybody had at the end of each round; to screen readers the
 * same in figures.
 */
void
rh_chart_set (RhChart *self, const RhTelling *telling, RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhEntries *entries = rh_session_get_entries (session);
  g_autofree char *text = NULL;

  self->telling = telling;
  g_clear_pointer (&self->rounds, rh_rounds_free);
  self->rounds = rh_rounds_new (telling, setup, rh_session_get_moves (session), rh_session_get_n_played (session), entries);
  for (guint seat = 0; seat < setup->n_seats; seat++) {
    self->colours[seat] = rh_colour_of_seat (setup->seats[seat].colour, seat);
    g_free (self->names[seat]);
    self->names[seat] = g_strdup (setup->seats[seat].name);
  }
  g_free (self->names[setup->n_seats]);
  self->names[setup->n_seats] = g_strdup (self->rounds->mark != NULL ? _(self->rounds->mark) : NULL);
  find_range (self);
  text = rh_rounds_to_text (self->rounds, telling, setup);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(telling->chart),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text,
                                  -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
