/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of the game: its style sheets, and the colours in them. */

#include "config.h"

#include "rh-heart-style.h"

#include "rh-heart-resources.h"
#include "rh-style.h"
#include "rh-table-style.h"

#define PATH "/io/github/railhead/Railhead/heart/"

/**
 * rh_heart_style_load:
 *
 * Makes the resources and style sheets of the game known, once. Needs a display.
 */
void
rh_heart_style_load (void)
{
  rh_table_style_load ();
  rh_style_add (rh_heart_get_resource (), PATH);
}

/**
 * rh_heart_style_get_terrain:
 * @widget: a widget
 * @terrain: a terrain
 * @ink: (out): what its sign is drawn in there
 */
void
rh_heart_style_get_terrain (GtkWidget *widget, RhHeartTerrain terrain, GdkRGBA *ink)
{
  g_autofree char *name = g_strdup_printf ("heart_%s_ink", rh_heart_terrain_get_word (terrain));

  rh_style_get (widget, name, ink);
}

/**
 * rh_heart_style_get_colour:
 * @widget: a widget
 * @colour: the colour of a route
 * @fill: (out): what the route is filled with there
 * @letter: (out): what can be read on it
 */
void
rh_heart_style_get_colour (GtkWidget *widget, RhHeartColour colour, GdkRGBA *fill, GdkRGBA *letter)
{
  const char *word = rh_heart_colour_get_word (colour);
  g_autofree char *fill_name = g_strdup_printf ("heart_%s", word);
  g_autofree char *letter_name = g_strdup_printf ("heart_%s_letter", word);

  rh_style_get (widget, fill_name, fill);
  rh_style_get (widget, letter_name, letter);
}
