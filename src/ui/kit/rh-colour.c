/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of players: what they are called, and the shapes that go with them. */

#include "config.h"

#include "rh-colour.h"

#include "rh-style.h"

#include <glib/gi18n.h>

#define RH_COLOUR_FONT "DejaVu Sans"

enum { RED, BLUE, GREEN, YELLOW, NONE };

/* The tones can be told from a light and from a dark ground (3 : 1). */
static const struct {
  const char *colour;
  const char *name;
  const char *word;
  const char *shape;
  const char *tone;
} list[] = {
  /* Translators: the colour of a player’s train: where it stands alone, and within a phrase, as in “Anna, red” */
  [RED] = { "red", NC_("train colour", "Red"), NC_("train colour in a phrase", "red"), "▲", "#e0383f" },
  [BLUE] = { "blue", NC_("train colour", "Blue"), NC_("train colour in a phrase", "blue"), "■", "#3584e4" },
  [GREEN] = { "green", NC_("train colour", "Green"), NC_("train colour in a phrase", "green"), "●", "#2b9a54" },
  [YELLOW] = { "yellow", NC_("train colour", "Yellow"), NC_("train colour in a phrase", "yellow"), "◆", "#b5820a" },
  [NONE] = { "-", NULL, NULL, "●", NULL }, /* of a game without colours */
};

static gsize
find (const char *colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (list); i++) {
    if (g_str_equal (list[i].colour, colour))
      return i;
  }

  g_return_val_if_reached (0);
}

/**
 * rh_colour_name:
 * @colour: a colour, as a record has it; “-” for none
 *
 * Returns: (transfer none) (nullable): what it is called in the user’s language where it stands alone, such as
 *   “Red”; %NULL for none
 */
const char *
rh_colour_name (const char *colour)
{
  const char *name = list[find (colour)].name;

  return name != NULL ? g_dpgettext2 (NULL, "train colour", name) : NULL;
}

/**
 * rh_colour_word:
 * @colour: a colour, as a record has it; “-” for none
 *
 * Returns: (transfer none) (nullable): what it is called within a phrase, such as “red”; %NULL for none
 */
const char *
rh_colour_word (const char *colour)
{
  const char *word = list[find (colour)].word;

  return word != NULL ? g_dpgettext2 (NULL, "train colour in a phrase", word) : NULL;
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

/* A shape must not part from its name at a line's end, hence the no-break space. The font has all
 * four in one size; those that text is written in may have only the circle, and a small one. */
static void
append_shape (GString *markup, gsize entry)
{
  g_string_append_printf (markup,
                          "<span foreground=\"%s\" font_family=\"" RH_COLOUR_FONT "\">%s</span>\302\240",
                          list[entry].tone,
                          list[entry].shape);
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
    if (list[entry].tone != NULL)
      append_shape (markup, entry);
    g_string_append (markup, name);
  }

  return g_string_free (markup, FALSE);
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
  default:
    g_return_if_reached ();
  }
}

/**
 * rh_colour_get:
 * @widget: a widget
 * @colour: a colour, as a record has it; “-” for none
 * @fill: whether an area is to be filled; a line needs a darker tone
 * @rgba: (out): the tone on the widget's ground, light or dark
 *
 * Looks up what to draw a player's things in; without a colour that is the text's.
 */
void
rh_colour_get (GtkWidget *widget, const char *colour, gboolean fill, GdkRGBA *rgba)
{
  g_autofree char *name = g_strconcat ("rh_", colour, fill ? "_fill" : "", NULL);

  if (find (colour) == NONE)
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), rgba);
  else
    rh_style_get (widget, name, rgba);
}
