/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the cards on offer lie: a place each, with as much of its card as has been told. */

#include "config.h"

#include "rh-cape-places.h"

#include "rh-button.h"
#include "rh-cape-card-view.h"
#include "rh-cape-style.h"
#include "rh-cape-text-card.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define WIDTH 44 /* four of them stand side by side on a phone, and what is asked for below them */
#define SPACING 8

struct _RhCapePlaces {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhButton       *buttons[RH_CAPE_SEATS_MAX];
  RhCapeCardView *views[RH_CAPE_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (RhCapePlaces, rh_cape_places, ADW_TYPE_BIN)

/* Where all are given, one that was wrong is chosen by its number. */
static const char *const keys[] = { "1", "2", "3", "4" };

G_STATIC_ASSERT (G_N_ELEMENTS (keys) == RH_CAPE_SEATS_MAX);

static void
on_clicked_cb (RhCapePlaces *self, RhButton *button)
{
  guint i = 0;

  while (self->buttons[i] != button)
    i++;
  g_signal_emit_by_name (self, "picked", i);
}

static void
rh_cape_places_class_init (RhCapePlacesClass *klass)
{
  g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  rh_cape_style_load ();
}

static void
rh_cape_places_init (RhCapePlaces *self)
{
  GtkWidget *wrap = rh_wrap_new (SPACING, TRUE);

  gtk_widget_add_css_class (wrap, "cape-places");
  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards on offer"), -1);
  adw_bin_set_child (ADW_BIN (self), wrap);

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    self->buttons[i] = RH_BUTTON (rh_button_new ());
    self->views[i] = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
    rh_cape_card_view_set_width (self->views[i], WIDTH);
    rh_button_set_picture (self->buttons[i], GTK_WIDGET (self->views[i]));
    gtk_widget_add_css_class (GTK_WIDGET (self->buttons[i]), "picture");
    g_signal_connect_object (self->buttons[i], "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);
    rh_wrap_append (RH_WRAP (wrap), GTK_WIDGET (self->buttons[i]));
  }
}

/**
 * rh_cape_places_set_n:
 * @self: places
 * @n: how many cards are on offer
 *
 * Shows as many of them.
 */
void
rh_cape_places_set_n (RhCapePlaces *self, guint n)
{
  g_return_if_fail (RH_IS_CAPE_PLACES (self));

  rh_cape_style_set_class (adw_bin_get_child (ADW_BIN (self)), "three", n == 3);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), i < n);
}

/**
 * rh_cape_places_show:
 * @self: places
 * @i: which of them, from 0
 * @place: what there is
 *
 * Shows that.
 */
void
rh_cape_places_show (RhCapePlaces *self, guint i, const RhCapePlace *place)
{
  gboolean whole = rh_cape_parts_are_whole (place->parts);
  RhCapeCard card = whole ? rh_cape_parts_to_card (place->parts) : (RhCapeCard) { 0 };
  g_autofree char *name = rh_cape_text_card_place (i, whole ? &card : NULL);

  g_return_if_fail (RH_IS_CAPE_PLACES (self));

  rh_cape_card_view_set_parts (self->views[i], place->parts);
  rh_button_set_chosen (self->buttons[i], place->asked);
  rh_cape_style_set_class (GTK_WIDGET (self->buttons[i]), "given", place->given);
  rh_button_set_key (self->buttons[i], place->keyed ? keys[i] : NULL);
  rh_button_set_name (self->buttons[i], name);
}

/**
 * rh_cape_places_take_key:
 * @self: places
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the number of one that has it for its key
 */
gboolean
rh_cape_places_take_key (RhCapePlaces *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_CAPE_PLACES (self), FALSE);

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    if (gtk_widget_get_visible (GTK_WIDGET (self->buttons[i])) && rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_cape_places_focus:
 * @self: places
 *
 * Puts the focus on the first.
 */
void
rh_cape_places_focus (RhCapePlaces *self)
{
  g_return_if_fail (RH_IS_CAPE_PLACES (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->buttons[0]));
}
