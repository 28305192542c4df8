/* SPDX-License-Identifier: GPL-3.0-or-later
 * The keys for a part of a card: its terrain, its rails or its value. */

#include "config.h"

#include "rh-cape-card-row.h"

#include "rh-cape-figures.h"
#include "rh-cape-second.h"
#include "rh-cape-style.h"
#include "rh-cape-terrain-picture.h"
#include "rh-cape-text-card.h"
#include "rh-cape-text.h"

#include <glib/gi18n.h>

#define GROW 26 /* how much higher a key may be where there is room */

static void
add (RhCapeCardRow *self, RhWrap *place, const char *caption, const char *css_class)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->chosen = RH_CAPE_CARD_ROW_OPEN;
  self->wrap = rh_wrap_new_keys (GROW);
  self->caption = gtk_label_new (caption);
  gtk_label_set_xalign (GTK_LABEL (self->caption), 0);
  gtk_widget_add_css_class (self->caption, "rh-row-caption");
  gtk_widget_add_css_class (self->caption, css_class);
  gtk_widget_set_hexpand (self->wrap, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, caption, -1);
  gtk_box_append (GTK_BOX (group), self->caption);
  gtk_box_append (GTK_BOX (group), self->wrap);
  rh_wrap_append (place, group);
}

static RhButton *
add_button (RhCapeCardRow *self, GCallback clicked, gpointer data)
{
  GtkWidget *button = rh_button_new_radio ();

  g_signal_connect (button, "clicked", clicked, data);
  rh_wrap_append (RH_WRAP (self->wrap), button);
  self->buttons[self->n++] = RH_BUTTON (button);

  return RH_BUTTON (button);
}

/**
 * rh_cape_card_row_add_terrains:
 * @self: (out): a row
 * @place: what it is added to
 * @clicked: what one of its keys does, which comes first
 * @data: given to that
 *
 * Adds the keys for a terrain.
 */
void
rh_cape_card_row_add_terrains (RhCapeCardRow *self, RhWrap *place, GCallback clicked, gpointer data)
{
  add (self, place, C_("card", "Terrain"), "above");
  for (RhCapeTerrain terrain = RH_CAPE_RIVER; terrain <= RH_CAPE_TERRAIN_LAST; terrain++) {
    RhButton *button = add_button (self, clicked, data);
    g_autofree char *needs = rh_cape_text_card_needs (terrain);

    rh_button_set (button, rh_cape_text_terrain_title (terrain), needs);
    rh_button_set_key (button, rh_cape_text_terrain_key (terrain));
    rh_button_set_picture_beside (button, rh_cape_terrain_picture_new (terrain));
    gtk_widget_add_css_class (GTK_WIDGET (button), "terrain");
  }
}

/**
 * rh_cape_card_row_add_rails:
 * @self: (out): a row
 * @place: what it is added to
 * @clicked: what one of its keys does, which comes first
 * @data: given to that
 *
 * Adds the keys for rails.
 */
void
rh_cape_card_row_add_rails (RhCapeCardRow *self, RhWrap *place, GCallback clicked, gpointer data)
{
  add (self, place, C_("card", "Rails"), "before");
  for (guint rails = 0; rails <= RH_CAPE_RAILS_MAX; rails++)
    rh_cape_figures_set_rails (add_button (self, clicked, data), rails);
}

/**
 * rh_cape_card_row_add_values:
 * @self: (out): a row
 * @place: what it is added to
 * @clicked: what one of its keys does, which comes first
 * @data: given to that
 *
 * Adds the keys for a value.
 */
void
rh_cape_card_row_add_values (RhCapeCardRow *self, RhWrap *place, GCallback clicked, gpointer data)
{
  add (self, place, C_("card", "Value"), "before");
  gtk_widget_add_css_class (self->wrap, "cape-ten");
  rh_cape_second_keep (self->wrap);
  for (guint value = 1; value <= RH_CAPE_VALUE_MAX; value++)
    rh_cape_figures_set_value (add_button (self, clicked, data), value, NULL);
}

/**
 * rh_cape_card_row_show:
 * @self: a row
 * @asked: whether it is what is asked for
 *
 * Shows that, and what is chosen.
 */
void
rh_cape_card_row_show (RhCapeCardRow *self, gboolean asked)
{
  for (guint i = 0; i < self->n; i++)
    rh_button_set_chosen (self->buttons[i], (int) i == self->chosen);
  rh_cape_style_set_class (self->caption, "current", asked);
}

/**
 * rh_cape_card_row_has_focus:
 * @self: a row
 *
 * Returns: whether one of its keys has the focus
 */
gboolean
rh_cape_card_row_has_focus (RhCapeCardRow *self)
{
  return gtk_widget_get_focus_child (self->wrap) != NULL;
}

/**
 * rh_cape_card_row_take_key:
 * @self: a row
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was one of its keys
 */
gboolean
rh_cape_card_row_take_key (RhCapeCardRow *self, guint keyval, GdkModifierType modifiers)
{
  for (guint i = 0; i < self->n; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
