/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of players: what they are called, and the shapes that go with them. */

#include "config.h"

#include "rh-colour.h"

#include <glib/gi18n.h>

#define RH_COLOUR_FONT "DejaVu Sans"

/* The tones can be told from a light and from a dark ground (3 : 1). */
static const struct {
  const char *colour;
  const char *name;
  const char *shape;
  const char *tone;
} list[] = {
  /* Translators: the colour of a player’s train */
  { "red", NC_("train colour", "Red"), "▲", "#e0383f" },
  { "blue", NC_("train colour", "Blue"), "■", "#3584e4" },
  { "green", NC_("train colour", "Green"), "●", "#2b9a54" },
  { "yellow", NC_("train colour", "Yellow"), "◆", "#b5820a" },
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
 * @colour: a colour, as a record has it
 *
 * Returns: (transfer none): what it is called in the user’s language, such as “Red”
 */
const char *
rh_colour_name (const char *colour)
{
  return g_dpgettext2 (NULL, "train colour", list[find (colour)].name);
}

/**
 * rh_colour_shape:
 * @colour: a colour, as a record has it
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

/**
 * rh_colour_markup:
 * @colours: (array zero-terminated=1): colours
 * @names: (array zero-terminated=1): as many names
 *
 * Returns: (transfer full): Pango markup of the names, each after its coloured shape
 */
char *
rh_colour_markup (const char *const *colours, const char *const *names)
{
  GString *markup = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++) {
    gsize entry = find (colours[i]);
    g_autofree char *name = g_markup_escape_text (names[i], -1);

    /* A shape must not part from its name at a line's end, hence the no-break space. The font has all
     * four in one size; those that text is written in may have only the circle, and a small one. */
    g_string_append_printf (markup,
                            "%s<span foreground=\"%s\" font_family=\"" RH_COLOUR_FONT "\">%s</span>\302\240%s",
                            i > 0 ? "   " : "",
                            list[entry].tone,
                            list[entry].shape,
                            name);
  }

  return g_string_free (markup, FALSE);
}
