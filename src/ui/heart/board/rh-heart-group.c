/* SPDX-License-Identifier: GPL-3.0-or-later
 * Routes of one colour on a chip, mostly one alone: the letter of the colour, and a figure a route, its length. Two figures
 * side by side would be read as one number: each has a ground of its own. The sign of a doubled one parts it from others. */

#include "config.h"

#include "rh-heart-group.h"

#include "rh-heart-bars.h"
#include "rh-heart-style.h"
#include "rh-heart-text.h"

#include "rh-shape.h"
#include "rh-style.h"

/* All of the height. */
#define LARGER 1.12 /* the figures, than the letter of a bar */
#define LETTER .9
#define FIGURE .66
#define DOUBLED .84 /* the figure alone */
#define DOUBLED_SIGN 1.8
#define END .08
#define GAP .2
#define RADIUS 3
#define PART_ALPHA .5f

static double
get_cell (const RhHeartGroup *self, guint i, double height)
{
  double part = !self->doubled[i] ? FIGURE : self->sign ? DOUBLED_SIGN : DOUBLED;

  return part * height;
}

/* The first of those that stand on another ground than this one. */
static guint
find_next (const RhHeartGroup *self, guint i)
{
  do {
    i++;
  } while (i < self->n && (self->doubled[i - 1] || self->doubled[i]));

  return i;
}

/* How wide a ground is; the letter stands on the first. */
static double
get_ground (const RhHeartGroup *self, guint first, guint next, double height)
{
  double width = first == 0 ? (LETTER + END) * height : 0;

  for (guint i = first; i < next; i++)
    width += get_cell (self, i, height);

  return width;
}

/**
 * rh_heart_group_get_width:
 * @self: a group
 * @height: how high it is
 *
 * Returns: how wide it is
 */
double
rh_heart_group_get_width (const RhHeartGroup *self, double height)
{
  double width = 0;

  for (guint i = 0, next; i < self->n; i = next) {
    next = find_next (self, i);
    width += get_ground (self, i, next, height) + (next < self->n ? GAP * height : 0);
  }

  return width;
}

typedef struct {
  GtkWidget   *widget;
  cairo_t     *cr;
  PangoLayout *layout;
  double       height;
  GdkRGBA      fill;
  GdkRGBA      text;
} Drawing;

/* Between the letter and a figure. */
static void
draw_line (Drawing *drawing, double x)
{
  GdkRGBA part = drawing->text;

  part.alpha = PART_ALPHA;
  gdk_cairo_set_source_rgba (drawing->cr, &part);
  cairo_rectangle (drawing->cr, x - .5, 1, 1, drawing->height - 2);
  cairo_fill (drawing->cr);
}

static void
draw_text (Drawing *drawing, const char *text, double x, double cell, const GdkRGBA *colour)
{
  PangoRectangle ink;

  pango_layout_set_text (drawing->layout, text, -1);
  pango_layout_get_pixel_extents (drawing->layout, &ink, NULL);
  gdk_cairo_set_source_rgba (drawing->cr, colour);
  cairo_move_to (drawing->cr, x + (cell - ink.width) / 2 - ink.x, (drawing->height - ink.height) / 2 - ink.y);
  pango_cairo_show_layout (drawing->cr, drawing->layout);
}

/* A doubled one stands in the sign of that. */
static void
draw_route (Drawing *drawing, const RhHeartGroup *group, guint i, double x)
{
  double cell = get_cell (group, i, drawing->height);
  gboolean doubled = group->doubled[i];
  g_autofree char *text = g_strdup_printf (doubled && group->sign ? "%u×2" : "%u", group->lengths[i]);

  if (doubled) {
    cairo_save (drawing->cr);
    cairo_translate (drawing->cr, x + 1, 1);
    rh_heart_bar_draw_doubled (drawing->widget, drawing->cr, text, cell - 2, drawing->height - 2, &drawing->text);
    cairo_restore (drawing->cr);
    return;
  }
  if (i == 0)
    draw_line (drawing, x);
  draw_text (drawing, text, x, cell, &drawing->text);
}

/* Its edges are sharp. */
static void
draw_ground (Drawing *drawing, double x, double width)
{
  cairo_t *cr = drawing->cr;
  int left = (int) (x + .5);
  int right = (int) (x + width + .5);
  GdkRGBA line;

  rh_style_get (drawing->widget, "heart_line", &line);
  cairo_new_path (cr);
  rh_shape_round_rect (cr, left + .5, .5, right - left - 1, drawing->height - 1, RADIUS);
  gdk_cairo_set_source_rgba (cr, &drawing->fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/**
 * rh_heart_group_draw:
 * @self: a group
 * @widget: where it is drawn
 * @cr: from its upper left corner
 * @height: how high
 *
 * Draws it.
 */
void
rh_heart_group_draw (const RhHeartGroup *self, GtkWidget *widget, cairo_t *cr, double height)
{
  g_autoptr (PangoLayout) layout = rh_heart_bar_make_letter (widget, height * LARGER);
  g_autofree char *letter = g_utf8_strup (rh_heart_text_colour_key (self->colour), -1);
  Drawing drawing = { .widget = widget, .cr = cr, .layout = layout, .height = height };
  double x = 0;

  rh_heart_style_get_colour (widget, self->colour, &drawing.fill, &drawing.text);
  for (guint i = 0, next; i < self->n; x += GAP * height) {
    next = find_next (self, i);
    draw_ground (&drawing, x, get_ground (self, i, next, height));
    if (i == 0) {
      draw_text (&drawing, letter, 0, LETTER * height, &drawing.text);
      x += LETTER * height;
    }
    for (; i < next; i++) {
      draw_route (&drawing, self, i, x);
      x += get_cell (self, i, height);
    }
  }
}
