/* SPDX-License-Identifier: GPL-3.0-or-later
 * The chart of capital by round. */

#include "config.h"

#include "rh-cape-chart.h"

#include "rh-cape-art.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-join.h"
#include "rh-colour.h"
#include "rh-style.h"

#include "cape/rh-cape.h"

#include <glib/gi18n.h>

#define LEFT 48.0
#define RIGHT 18.0
#define TOP 12.0
#define BOTTOM 26.0
#define STEP 50 /* pounds between two lines of the grid */

struct _RhCapeChart {
  GtkWidget parent_instance;

  guint n_seats;
  guint n_rounds;
  int most; /* the top of the grid, in pounds */
  const char *colours[RH_CAPE_SEATS_MAX]; /* interned */
  int capital[RH_CAPE_SEATS_MAX][RH_CAPE_ROUNDS + 1]; /* after each round; 0 is the start */
};

G_DEFINE_FINAL_TYPE (RhCapeChart, rh_cape_chart, GTK_TYPE_WIDGET)

typedef struct {
  double width;
  double height;
} Area;

static double
x_of (RhCapeChart *self, const Area *area, guint round)
{
  double x = LEFT + (area->width - LEFT - RIGHT) * round / MAX (self->n_rounds, 1);

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? area->width - x : x;
}

static double
y_of (RhCapeChart *self, const Area *area, int pounds)
{
  return area->height - BOTTOM - (area->height - TOP - BOTTOM) * pounds / self->most;
}

static void
draw_text (RhCapeChart *self, cairo_t *cr, const char *text, double x, double y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_grid (RhCapeChart *self, cairo_t *cr, const Area *area)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkRGBA rgba;

  rh_style_get (GTK_WIDGET (self), "rh_dim", &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  for (int pounds = 0; pounds <= self->most; pounds += STEP) {
    g_autofree char *text = rh_cape_text_pounds (pounds);

    draw_text (self, cr, text, mirrored ? area->width - LEFT / 2 : LEFT / 2, y_of (self, area, pounds));
  }
  for (guint round = 0; round <= self->n_rounds; round++) {
    g_autofree char *text = g_strdup_printf ("%u", round);

    draw_text (self, cr, text, x_of (self, area, round), area->height - BOTTOM / 2 + 2);
  }

  rh_style_get (GTK_WIDGET (self), "rh_line", &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, 1);
  for (int pounds = 0; pounds <= self->most; pounds += STEP) {
    cairo_move_to (cr, x_of (self, area, 0), y_of (self, area, pounds));
    cairo_line_to (cr, x_of (self, area, self->n_rounds), y_of (self, area, pounds));
    cairo_stroke (cr);
  }
}

static void
draw_seat (RhCapeChart *self, cairo_t *cr, const Area *area, guint seat)
{
  /* A style of line each: colour is never the only sign. */
  static const double dashes[RH_CAPE_SEATS_MAX][2] = { { 1, 0 }, { 9, 4 }, { 3, 4 }, { 14, 6 } };
  GdkRGBA rgba;

  rh_colour_get (GTK_WIDGET (self), self->colours[seat], FALSE, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, 2.5);
  cairo_set_dash (cr, dashes[seat], dashes[seat][1] > 0 ? 2 : 0, 0);
  for (guint round = 0; round <= self->n_rounds; round++)
    cairo_line_to (cr, x_of (self, area, round), y_of (self, area, self->capital[seat][round]));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  for (guint round = 0; round <= self->n_rounds; round++) {
    cairo_save (cr);
    cairo_translate (cr, x_of (self, area, round) - 6, y_of (self, area, self->capital[seat][round]) - 6);
    cairo_scale (cr, .75, .75);
    rh_colour_add_shape (cr, self->colours[seat]);
    cairo_fill (cr);
    cairo_restore (cr);
  }
}

static void
rh_cape_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhCapeChart *self = RH_CAPE_CHART (widget);
  Area area = { gtk_widget_get_width (widget), gtk_widget_get_height (widget) };
  cairo_t *cr;

  if (self->n_seats == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) area.width, (float) area.height));
  draw_grid (self, cr, &area);
  for (guint seat = 0; seat < self->n_seats; seat++)
    draw_seat (self, cr, &area, seat);
  cairo_destroy (cr);
}

static void
rh_cape_chart_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 110;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 200;
}

static void
rh_cape_chart_class_init (RhCapeChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rh_cape_chart_measure;
  widget_class->snapshot = rh_cape_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cape-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rh_cape_chart_init (RhCapeChart *self)
{
  rh_cape_style_load ();
}

/* A player's bids count the rounds: everybody bids once in each (rule A2). */
static void
collect (RhCapeChart *self, const RhEntries *entries)
{
  guint round[RH_CAPE_SEATS_MAX] = { 0 };

  self->n_rounds = 0;
  self->most = 2 * STEP;
  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    if (entry->kind == RH_CAPE_ENTRY_BID && round[entry->seat] < RH_CAPE_ROUNDS)
      round[entry->seat]++;
    self->capital[entry->seat][round[entry->seat]] = entry->balance;
    self->n_rounds = MAX (self->n_rounds, round[entry->seat]);
    while (entry->balance > self->most)
      self->most += STEP;
  }
}

static char *
describe_seat (RhCapeChart *self, const char *name, guint seat)
{
  g_auto (GStrv) figures = g_new0 (char *, self->n_rounds + 2);
  g_autofree char *list = NULL;

  for (guint round = 0; round <= self->n_rounds; round++)
    figures[round] = rh_cape_text_pounds (self->capital[seat][round]);
  list = rh_join_items ((const char *const *) figures);

  /* Translators: a player, and that player’s capital at the end of each round */
  return g_strdup_printf (C_("chart", "%1$s: %2$s"), name, list);
}

static char *
describe (RhCapeChart *self, const RhSetup *setup)
{
  g_auto (GStrv) lines = g_new0 (char *, self->n_seats + 1);

  for (guint seat = 0; seat < self->n_seats; seat++)
    lines[seat] = describe_seat (self, setup->seats[seat].name, seat);

  return rh_join_phrases ((const char *const *) lines);
}

/**
 * rh_cape_chart_new:
 *
 * Returns: (transfer full): an empty chart
 */
GtkWidget *
rh_cape_chart_new (void)
{
  return g_object_new (RH_TYPE_CAPE_CHART, NULL);
}

/**
 * rh_cape_chart_set:
 * @self: a chart
 * @setup: the players
 * @entries: the ledger
 *
 * Shows everybody's capital at the end of each round; to screen readers the
 * same in figures.
 */
void
rh_cape_chart_set (RhCapeChart *self, const RhSetup *setup, const RhEntries *entries)
{
  g_autofree char *text = NULL;

  self->n_seats = setup->n_seats;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    self->colours[seat] = g_intern_string (setup->seats[seat].colour);
  collect (self, entries);
  text = describe (self, setup);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Capital by round"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
