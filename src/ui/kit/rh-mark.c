/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's mark: the shape that goes with the colour, in that colour. */

#include "config.h"

#include "rh-mark.h"

#include "rh-colour.h"
#include "rh-style.h"

#define NUMBER 11.0 /* the size of its letters, where the shape is 16 high */

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

/* In the middle of the shape, in a space of 16 by 16. */
static void
draw_number (GtkWidget *widget, cairo_t *cr, const char *number)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, number);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  PangoRectangle ink;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, NUMBER * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_extents (layout, &ink, NULL);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_move_to (cr, 8 - (ink.x + ink.width / 2.0) / PANGO_SCALE, 8 - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/**
 * rh_mark_draw:
 * @widget: on whose ground, light or dark
 * @cr: where to draw
 * @colour: one of the game's colours
 * @x: the middle of the mark
 * @y: likewise
 * @size: of the mark with its outline
 *
 * Draws a player's mark; for what can't have one beside it.
 */
void
rh_mark_draw (GtkWidget *widget, cairo_t *cr, const char *colour, double x, double y, double size)
{
  GdkRGBA rgba;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 18, size / 18);
  cairo_translate (cr, -8, -8);
  rh_colour_add_shape (cr, colour);
  rh_colour_get (widget, colour, TRUE, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_fill_preserve (cr);
  /* The outline is darker where the fill alone is too light to be seen. */
  rh_colour_get (widget, colour, FALSE, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  if (rh_colour_seat_number (colour) != NULL)
    draw_number (widget, cr, rh_colour_seat_number (colour));
  cairo_restore (cr);
}

static void
rh_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  rh_mark_draw (widget, cr, RH_MARK (widget)->colour, width / 2.0, height / 2.0, MIN (width, height));
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
