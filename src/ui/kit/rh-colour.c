/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of players: what they are called, and the shapes that go with them. */

#include "config.h"

#include "rh-colour.h"

#include "rh-style.h"

#include <glib/gi18n.h>

#define RH_COLOUR_FONT "DejaVu Sans"

enum { RED, BLUE, GREEN, YELLOW, BLACK, WHITE, PURPLE, ORANGE, NONE, OTHER };

/* The tones can be told from a light and from a dark ground (3 : 1); hence black and white are greys, but for
 * what has an outline. */
static const struct {
  const char *colour;
  const char *name;
  const char *word;
  const char *shape;
  const char *tone;
} list[] = {
  /* Translators: the colour of a player: where it stands alone, and within a phrase, as in “Anna, red” */
  [RED] = { "red", NC_("colour", "Red"), NC_("colour in a phrase", "red"), "▲", "#e0383f" },
  [BLUE] = { "blue", NC_("colour", "Blue"), NC_("colour in a phrase", "blue"), "■", "#3584e4" },
  [GREEN] = { "green", NC_("colour", "Green"), NC_("colour in a phrase", "green"), "●", "#2b9a54" },
  [YELLOW] = { "yellow", NC_("colour", "Yellow"), NC_("colour in a phrase", "yellow"), "◆", "#b5820a" },
  [BLACK] = { "black", NC_("colour", "Black"), NC_("colour in a phrase", "black"), "▼", "#707070" },
  [WHITE] = { "white", NC_("colour", "White"), NC_("colour in a phrase", "white"), "✚", "#909090" },
  [PURPLE] = { "purple", NC_("colour", "Purple"), NC_("colour in a phrase", "purple"), "★", "#a85bc2" },
  [ORANGE] = { "orange", NC_("colour", "Orange"), NC_("colour in a phrase", "orange"), "⬟", "#d9660f" },
  [NONE] = { "-", NULL, NULL, "●", NULL }, /* of a game without colours */
  [OTHER] = { NULL, NULL, NULL, "○", NULL }, /* all that aren't known: in the text's colour */
};

static gsize
find (const char *colour)
{
  for (gsize i = 0; i < OTHER; i++) {
    if (g_str_equal (list[i].colour, colour))
      return i;
  }

  return OTHER;
}

/**
 * rh_colour_name:
 * @colour: a colour, as a record has it; “-” for none
 *
 * Returns: (transfer none) (nullable): what it is called in the user’s language where it stands alone, such as
 *   “Red”, or @colour itself if it isn't known here; %NULL for none
 */
const char *
rh_colour_name (const char *colour)
{
  gsize entry = find (colour);

  if (entry == OTHER)
    return g_intern_string (colour);

  return list[entry].name != NULL ? g_dpgettext2 (NULL, "colour", list[entry].name) : NULL;
}

/**
 * rh_colour_word:
 * @colour: a colour, as a record has it; “-” for none
 *
 * Returns: (transfer none) (nullable): what it is called within a phrase, such as “red”, or @colour itself if it isn't known
 *   here; %NULL for none
 */
const char *
rh_colour_word (const char *colour)
{
  gsize entry = find (colour);

  if (entry == OTHER)
    return g_intern_string (colour);

  return list[entry].word != NULL ? g_dpgettext2 (NULL, "colour in a phrase", list[entry].word) : NULL;
}

/**
 * rh_colour_shape:
 * @colour: a colour, as a record has it; “-” for none
 *
 * Returns: (transfer none): the shape that goes with it, a character; colour is never the only sign
 */
const char *
rh_colour_shape (const char *colour)
{
  return list[find (colour)].shape;
}

/**
 * rh_colour_css_class:
 * @colour: a colour, as a record has it
 *
 * Returns: (transfer full): the style class that draws a widget’s text in it
 */
char *
rh_colour_css_class (const char *colour)
{
  return g_strconcat ("rh-colour-", colour, NULL);
}

/* A shape must not part from its name at a line's end, hence the no-break space. The font has
 * all in one size; those that text is written in may have only the circle, and a small one. */
static void
append_shape (GString *markup, gsize entry)
{
  g_string_append (markup, "<span ");
  if (list[entry].tone != NULL)
    g_string_append_printf (markup, "foreground=\"%s\" ", list[entry].tone);
  g_string_append_printf (markup, "font_family=\"" RH_COLOUR_FONT "\">%s</span>\302\240", list[entry].shape);
}

/**
 * rh_colour_markup:
 * @colours: (array zero-terminated=1): colours
 * @names: (array zero-terminated=1): as many names
 *
 * Returns: (transfer full): Pango markup of the names, each after its coloured shape, if it has a colour
 */
char *
rh_colour_markup (const char *const *colours, const char *const *names)
{
  GString *markup = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++) {
    gsize entry = find (colours[i]);
    g_autofree char *name = g_markup_escape_text (names[i], -1);

    if (i > 0)
      g_string_append (markup, "   ");
    if (entry != NONE)
      append_shape (markup, entry);
    g_string_append (markup, name);
  }

  return g_string_free (markup, FALSE);
}

static void
add_ring (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 8, 8, 6.8, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 8, 8, 4, 2 * G_PI, 0);
  cairo_close_path (cr);
}

static void
add_polygon (cairo_t *cr, const double (*points)[2], guint n)
{
  cairo_move_to (cr, points[0][0], points[0][1]);
  for (guint i = 1; i < n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
}

/**
 * rh_colour_add_shape:
 * @cr: where to draw, in a space of 16 by 16
 * @colour: a colour, as a record has it; “-” for none
 *
 * Adds the shape that goes with a colour to the path.
 */
void
rh_colour_add_shape (cairo_t *cr, const char *colour)
{
  static const double diamond[][2] = { { 8, 0 }, { 15.5, 8 }, { 8, 16 }, { .5, 8 } };
  static const double triangle[][2] = { { 8, 1 }, { 15.5, 14.5 }, { .5, 14.5 } };
  static const double downwards[][2] = { { 8, 15 }, { .5, 1.5 }, { 15.5, 1.5 } };
  static const double cross[][2] = { { 5.5, 1 }, { 10.5, 1 }, { 10.5, 5.5 }, { 15, 5.5 }, { 15, 10.5 }, { 10.5, 10.5 },
                                     { 10.5, 15 }, { 5.5, 15 }, { 5.5, 10.5 }, { 1, 10.5 }, { 1, 5.5 }, { 5.5, 5.5 } };
  static const double star[][2] = { { 8, .3 }, { 9.9, 6 }, { 15.9, 6 }, { 11, 9.6 }, { 12.9, 15.4 },
                                    { 8, 11.8 }, { 3.1, 15.4 }, { 5, 9.6 }, { .1, 6 }, { 6.1, 6 } };
  static const double pentagon[][2] = { { 8, .5 }, { 15.6, 6 }, { 12.7, 15 }, { 3.3, 15 }, { .4, 6 } };

  switch (find (colour)) {
  case RED:
    add_polygon (cr, triangle, G_N_ELEMENTS (triangle));
    break;
  case BLUE:
    cairo_rectangle (cr, 2, 2, 12, 12);
    break;
  case GREEN:
  case NONE:
    cairo_new_sub_path (cr);
    cairo_arc (cr, 8, 8, 6.8, 0, 2 * G_PI);
    break;
  case YELLOW:
    add_polygon (cr, diamond, G_N_ELEMENTS (diamond));
    break;
  case BLACK:
    add_polygon (cr, downwards, G_N_ELEMENTS (downwards));
    break;
  case WHITE:
    add_polygon (cr, cross, G_N_ELEMENTS (cross));
    break;
  case PURPLE:
    add_polygon (cr, star, G_N_ELEMENTS (star));
    break;
  case ORANGE:
    add_polygon (cr, pentagon, G_N_ELEMENTS (pentagon));
    break;
  default:
    add_ring (cr);
    break;
  }
}

/**
 * rh_colour_get:
 * @widget: a widget
 * @colour: a colour, as a record has it; “-” for none
 * @fill: whether an area is to be filled; a line needs a darker tone
 * @rgba: (out): the tone on the widget's ground, light or dark
 *
 * Looks up what to draw a player's things in; without a colour that is known here, that is the text's.
 */
void
rh_colour_get (GtkWidget *widget, const char *colour, gboolean fill, GdkRGBA *rgba)
{
  g_autofree char *name = g_strconcat ("rh_", colour, fill ? "_fill" : "", NULL);

  if (find (colour) >= NONE)
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), rgba);
  else
    rh_style_get (widget, name, rgba);
}
