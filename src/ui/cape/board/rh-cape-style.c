/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of the table: its style sheets. */

#include "config.h"

#include "rh-cape-style.h"

#include "rh-cape-resources.h"
#include "rh-parts-style.h"
#include "rh-style.h"
#include "rh-table-page.h"

#define PATH "/io/github/railhead/Railhead/cape/"

/**
 * rh_cape_style_load:
 *
 * Makes the resources and style sheets of the table known, once. Needs a display.
 */
void
rh_cape_style_load (void)
{
  rh_parts_style_load ();
  rh_style_add (rh_cape_get_resource (), PATH);
}

/**
 * rh_cape_style_ink:
 * @terrain: a terrain
 *
 * Returns: the name of the colour its picture is drawn in
 */
const char *
rh_cape_style_ink (RhCapeTerrain terrain)
{
  static const char *const inks[] = {
    [RH_CAPE_UNKNOWN] = "cape_card_line",
    [RH_CAPE_RIVER] = "cape_river_ink",
    [RH_CAPE_MOUNTAIN] = "cape_mountain_ink",
    [RH_CAPE_DESERT] = "cape_desert_ink",
    [RH_CAPE_VILLAGE] = "cape_village_ink",
    [RH_CAPE_SAVANNA] = "cape_savanna_ink",
  };

  return inks[terrain];
}

/**
 * rh_cape_style_tint:
 * @terrain: a terrain
 *
 * Returns: the name of the colour behind its picture
 */
const char *
rh_cape_style_tint (RhCapeTerrain terrain)
{
  static const char *const tints[] = {
    [RH_CAPE_UNKNOWN] = "cape_card_bg",
    [RH_CAPE_RIVER] = "cape_river_tint",
    [RH_CAPE_MOUNTAIN] = "cape_mountain_tint",
    [RH_CAPE_DESERT] = "cape_desert_tint",
    [RH_CAPE_VILLAGE] = "cape_village_tint",
    [RH_CAPE_SAVANNA] = "cape_savanna_tint",
  };

  return tints[terrain];
}

/**
 * rh_cape_style_set_source:
 * @widget: a widget
 * @cr: what it is drawn on
 * @colour: the name of a colour in its style sheets
 *
 * Draws in that colour from now on.
 */
void
rh_cape_style_set_source (GtkWidget *widget, cairo_t *cr, const char *colour)
{
  GdkRGBA rgba;

  rh_style_get (widget, colour, &rgba);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

/**
 * rh_cape_style_set_class:
 * @widget: a widget
 * @css_class: a class of the style sheets
 * @has: whether the widget is of that class
 */
void
rh_cape_style_set_class (GtkWidget *widget, const char *css_class, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
on_root_cb (GtkWidget *widget, GParamSpec *pspec, gpointer func)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, RH_TYPE_TABLE_PAGE);

  if (table == NULL)
    return;

  g_signal_handlers_disconnect_by_func (table, func, widget);
  g_signal_connect_object (table, "notify::css-classes", G_CALLBACK (func), widget, G_CONNECT_SWAPPED);
  ((RhCapeStyleFunc) func) (widget);
}

/**
 * rh_cape_style_follow_table:
 * @widget: a widget that hasn't been placed yet
 * @func: called with it once it stands on a table, and whenever that is of another size
 *
 * For what the style sheet alone can't do.
 */
void
rh_cape_style_follow_table (GtkWidget *widget, RhCapeStyleFunc func)
{
  g_signal_connect (widget, "notify::root", G_CALLBACK (on_root_cb), func);
}

static gboolean
is_on (GtkWidget *widget, const char *css_class)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, RH_TYPE_TABLE_PAGE);

  return table != NULL && gtk_widget_has_css_class (table, css_class);
}

/**
 * rh_cape_style_is_narrow:
 * @widget: a widget
 *
 * Returns: whether it stands on a table as narrow as on a phone
 */
gboolean
rh_cape_style_is_narrow (GtkWidget *widget)
{
  return is_on (widget, "narrow");
}

/**
 * rh_cape_style_is_low:
 * @widget: a widget
 *
 * Returns: whether it stands on a table as low as on a small laptop, which isn't narrow
 */
gboolean
rh_cape_style_is_low (GtkWidget *widget)
{
  return is_on (widget, "low") && !is_on (widget, "narrow");
}

/**
 * rh_cape_style_is_short:
 * @widget: a widget
 *
 * Returns: whether it stands on a table with less air than on a desktop, such as one as high as a laptop's screen but for a bar
 */
gboolean
rh_cape_style_is_short (GtkWidget *widget)
{
  return is_on (widget, "laptop");
}
