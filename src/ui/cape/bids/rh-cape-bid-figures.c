/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a bid is drawn with, whatever it is. */

#include "config.h"

#include "rh-cape-bid-figures.h"

#include <glib/gi18n.h>

static PangoLayout *
make_layout (GtkWidget *widget, const char *text)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);

  pango_attr_list_insert (attributes, pango_attr_scale_new (1.9));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);

  return layout;
}

/* On which side the sign stands is the language's; how far away, nothing that is typed decides. */
static void
lay_out_pound (RhCapeBidFigures *self, GtkWidget *widget)
{
  /* Translators: a hidden bid: the sign of the pound before or behind the digits, which take the place of %s; a space
   * between them makes no difference */
  g_auto (GStrv) sides = g_strsplit (C_("hidden bid", "£%s"), "%s", 2);

  self->pound_behind = *sides[0] == '\0';
  self->pound = make_layout (widget, g_strstrip (sides[self->pound_behind ? 1 : 0]));
}

/**
 * rh_cape_bid_figures_lay_out:
 * @self: figures
 * @widget: what they are drawn in
 *
 * Lays them out in the widget's font, unless they are.
 */
void
rh_cape_bid_figures_lay_out (RhCapeBidFigures *self, GtkWidget *widget)
{
  if (self->pound != NULL)
    return;

  lay_out_pound (self, widget);
  for (guint i = 0; i < G_N_ELEMENTS (self->digits); i++) {
    const char text[] = { (char) ('0' + i), '\0' };

    self->digits[i] = make_layout (widget, text);
  }
}

/**
 * rh_cape_bid_figures_clear:
 * @self: figures
 *
 * Drops the layouts, as after a change of the font.
 */
void
rh_cape_bid_figures_clear (RhCapeBidFigures *self)
{
  g_clear_object (&self->pound);
  for (guint i = 0; i < G_N_ELEMENTS (self->digits); i++)
    g_clear_object (&self->digits[i]);
}
