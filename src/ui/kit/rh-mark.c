/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's mark: the shape that goes with the colour, in that colour. */

#include "config.h"

#include "rh-mark.h"

#include "rh-colour.h"
#include "rh-style.h"

struct _RhMark {
  GtkWidget parent_instance;

  const char *colour; /* interned */
};

G_DEFINE_FINAL_TYPE (RhMark, rh_mark, GTK_TYPE_WIDGET)

static int
compute_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int size = PANGO_PIXELS (pango_font_metrics_get_ascent (metrics));

  pango_font_metrics_unref (metrics);

  return MAX (16, size);
}

static void
rh_mark_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  *minimum = *natural = compute_size (widget);
}

static void
rh_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhMark *self = RH_MARK (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double scale = MIN (width, height) / 18.0;
  GdkRGBA rgba;
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -8, -8);
  rh_colour_add_shape (cr, self->colour);
  rh_colour_get (widget, self->colour, TRUE, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_fill_preserve (cr);
  /* The outline is darker where the fill alone is too light to be seen. */
  rh_colour_get (widget, self->colour, FALSE, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
rh_mark_class_init (RhMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rh_mark_measure;
  widget_class->snapshot = rh_mark_snapshot;

  gtk_widget_class_set_css_name (widget_class, "rh-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rh_mark_init (RhMark *self)
{
  rh_style_load ();
}

/**
 * rh_mark_new:
 * @colour: one of the game's colours; “-” in a game without, where the mark tells screen readers nothing
 *
 * Returns: (transfer floating): the mark of that colour
 */
GtkWidget *
rh_mark_new (const char *colour)
{
  const char *name = rh_colour_name (colour);
  GtkAccessibleRole role = name != NULL ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_PRESENTATION;
  RhMark *self = g_object_new (RH_TYPE_MARK, "accessible-role", role, NULL);

  rh_mark_set (self, colour);

  return GTK_WIDGET (self);
}

/**
 * rh_mark_set:
 * @self: a mark
 * @colour: one of the game's colours
 *
 * Shows that colour, and its shape, from now on.
 */
void
rh_mark_set (RhMark *self, const char *colour)
{
  const char *name = rh_colour_name (colour);

  g_return_if_fail (RH_IS_MARK (self));

  self->colour = g_intern_string (colour);
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
