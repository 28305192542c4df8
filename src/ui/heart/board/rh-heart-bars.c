/* SPDX-License-Identifier: GPL-3.0-or-later
 * A route as a small bar: a space a train, in its colour, and the letter of that colour: the one that enters it. And the sign of
 * doubled points, which is round: no space of a train. */

#include "config.h"

#include "rh-heart-bars.h"

#include "rh-heart-art.h"
#include "rh-heart-style.h"
#include "rh-heart-text.h"

#include "rh-shape.h"
#include "rh-style.h"

#define LETTER .66 /* of the height */
#define DOUBLED_SIZE 1.06 /* the figures, than a letter in as high a bar */
#define DOUBLED_RING 1.5
#define DOUBLED_EDGE 4
#define LETTER_EDGE 2 /* beside the letter, to the frame and to the next space */
#define CELL 20
#define PART_ALPHA .5f /* between the spaces; what can be read on the colour can be seen there */
#define HEIGHT 26

/**
 * rh_heart_bar_make_letter:
 * @widget: where it is drawn
 * @height: how high a route is there
 *
 * Returns: (transfer full): what the letters are written with
 */
PangoLayout *
rh_heart_bar_make_letter (GtkWidget *widget, double height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, NULL);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, height * LETTER * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  return layout;
}

/* One that is wider than its space, as a W is, is made narrower and stays as high. */
static void
draw_letter (cairo_t *cr, PangoLayout *letter, RhHeartColour colour, double cell, double height)
{
  g_autofree char *text = g_utf8_strup (rh_heart_text_colour_key (colour), -1);
  PangoRectangle ink;
  double narrow;

  pango_layout_set_text (letter, text, -1);
  pango_layout_get_pixel_extents (letter, &ink, NULL);
  narrow = MIN (1, (cell - 2 * LETTER_EDGE) / MAX (ink.width, 1));
  cairo_save (cr);
  cairo_translate (cr, cell / 2, (height - ink.height) / 2 - ink.y);
  cairo_scale (cr, narrow, 1);
  cairo_move_to (cr, -ink.width / 2.0 - ink.x, 0);
  pango_cairo_show_layout (cr, letter);
  cairo_restore (cr);
}

/**
 * rh_heart_bar_draw_doubled:
 * @widget: where it is drawn
 * @cr: from its upper left corner
 * @text: what it says: “×2”, alone or behind a figure
 * @width: its width
 * @height: its height
 * @colour: of what is written there
 *
 * Draws the sign of doubled points: on any route's colour and beside it the same one, a ring. Filled it would be louder than
 * the colours around it.
 */
void
rh_heart_bar_draw_doubled (GtkWidget     *widget,
                           cairo_t       *cr,
                           const char    *text,
                           double         width,
                           double         height,
                           const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = rh_heart_bar_make_letter (widget, height * DOUBLED_SIZE);
  PangoRectangle ink;
  double narrow;

  cairo_save (cr);
  cairo_new_path (cr);
  rh_shape_round_rect (cr, .75, .75, width - 1.5, height - 1.5, height / 2 - .75);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, DOUBLED_RING);
  cairo_stroke (cr);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  narrow = MIN (1, (width - 2 * DOUBLED_EDGE) / MAX (ink.width, 1));
  cairo_translate (cr, width / 2, (height - ink.height) / 2 - ink.y);
  cairo_scale (cr, narrow, 1);
  cairo_move_to (cr, -ink.width / 2.0 - ink.x, 0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/**
 * rh_heart_bar_draw:
 * @widget: where it is drawn
 * @cr: from its upper left corner
 * @letter: see rh_heart_bar_make_letter()
 * @colour: of the route
 * @length: of the route
 * @cell: the width of the space of a train
 * @height: of the route
 *
 * Draws a route; its letter stands in the first space.
 */
void
rh_heart_bar_draw (GtkWidget     *widget,
                   cairo_t       *cr,
                   PangoLayout   *letter,
                   RhHeartColour  colour,
                   guint          length,
                   double         cell,
                   double         height)
{
  GdkRGBA fill, text, line, part;

  rh_heart_style_get_colour (widget, colour, &fill, &text);
  rh_style_get (widget, "heart_line", &line);
  part = text;
  part.alpha = PART_ALPHA;
  rh_heart_art_route (cr, length, cell, height, &fill, &line, &part);
  gdk_cairo_set_source_rgba (cr, &text);
  draw_letter (cr, letter, colour, cell, height);
}

typedef struct {
  RhHeartColour colour;
  guint         length;
} Bar;

static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Bar *bar = data;
  g_autoptr (PangoLayout) letter = rh_heart_bar_make_letter (GTK_WIDGET (area), height);

  rh_heart_bar_draw (GTK_WIDGET (area), cr, letter, bar->colour, bar->length, (double) width / bar->length, height);
}

/**
 * rh_heart_bar_new:
 * @colour: of a route
 * @length: of the route
 *
 * Returns: (transfer floating): the route; what it is stands beside it
 */
GtkWidget *
rh_heart_bar_new (RhHeartColour colour, guint length)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "content-width", CELL * (int) length,
                                  "content-height", HEIGHT,
                                  "valign", GTK_ALIGN_CENTER,
                                  NULL);
  Bar *bar = g_new (Bar, 1);

  rh_heart_style_load ();
  *bar = (Bar) { colour, length };
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, bar, g_free);

  return area;
}
