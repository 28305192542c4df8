/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of players: what they are called, and the shapes that go with them. */

#include "config.h"

#include "rh-colour.h"

#include "rh-style.h"

#include <glib/gi18n.h>
#include <string.h>

enum { RED, BLUE, GREEN, YELLOW, BLACK, WHITE, PURPLE, ORANGE, NONE, SEAT, OTHER };

static const struct {
  const char *colour;
  const char *name;
  const char *word;
  const char *shape;
} list[] = {
  /* Translators: the colour of a player: where it stands alone, and within a phrase, as in “Anna, red” */
  [RED] = { "red", NC_("colour", "Red"), NC_("colour in a phrase", "red"), "▲" },
  [BLUE] = { "blue", NC_("colour", "Blue"), NC_("colour in a phrase", "blue"), "■" },
  [GREEN] = { "green", NC_("colour", "Green"), NC_("colour in a phrase", "green"), "●" },
  [YELLOW] = { "yellow", NC_("colour", "Yellow"), NC_("colour in a phrase", "yellow"), "◆" },
  [BLACK] = { "black", NC_("colour", "Black"), NC_("colour in a phrase", "black"), "▼" },
  [WHITE] = { "white", NC_("colour", "White"), NC_("colour in a phrase", "white"), "✚" },
  [PURPLE] = { "purple", NC_("colour", "Purple"), NC_("colour in a phrase", "purple"), "★" },
  [ORANGE] = { "orange", NC_("colour", "Orange"), NC_("colour in a phrase", "orange"), "⬟" },
  [NONE] = { "-", NULL, NULL, "●" }, /* of a game without colours */
  [SEAT] = { "seat_", NULL, NULL, "●" }, /* in such a one: with the number behind it */
  [OTHER] = { NULL, NULL, NULL, "○" }, /* all that aren't known: in the text's colour */
};

static gsize
find (const char *colour)
{
  if (g_str_has_prefix (colour, list[SEAT].colour))
    return SEAT;

  for (gsize i = 0; i < OTHER; i++) {
    if (g_str_equal (list[i].colour, colour))
      return i;
  }

  return OTHER;
}

/**
 * rh_colour_of_seat:
 * @colour: a player's colour, as a record has it; “-” for none
 * @seat: where the player sits, from 0 to 7
 *
 * Returns: (transfer none): what to draw the player's things in: the colour, or where there is none a tone that isn't named,
 *   with the number of the seat
 */
const char *
rh_colour_of_seat (const char *colour, guint seat)
{
  g_autofree char *tone = g_strdup_printf ("%s%u", list[SEAT].colour, seat + 1);

  return g_intern_string (find (colour) == NONE ? tone : colour);
}

/**
 * rh_colour_seat_number:
 * @colour: what to draw a player's things in
 *
 * Returns: (transfer none) (nullable): the number of the seat, where that is what tells players apart
 */
const char *
rh_colour_seat_number (const char *colour)
{
  return find (colour) == SEAT ? colour + strlen (list[SEAT].colour) : NULL;
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
  case SEAT:
    cairo_new_sub_path (cr);
    cairo_arc (cr, 8, 8, 7.4, 0, 2 * G_PI);
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
  gsize entry = find (colour);
  g_autofree char *name = g_strconcat ("rh_", colour, fill && entry != SEAT ? "_fill" : "", NULL);

  if (entry == NONE || entry == OTHER)
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), rgba);
  else
    rh_style_get (widget, name, rgba);
}
