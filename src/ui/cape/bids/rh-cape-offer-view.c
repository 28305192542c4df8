/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer, side by side. They take the focus together, and are described then. */

#include "config.h"

#include "rh-cape-offer-view.h"

#include "rh-button.h"
#include "rh-cape-card-view.h"
#include "rh-cape-style.h"
#include "rh-cape-text-card.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 8

struct _RhCapeOfferView {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhWrap         *wrap;
  RhCapeCardView *views[RH_CAPE_SEATS_MAX];
  RhButton       *buttons[RH_CAPE_SEATS_MAX]; /* around them, where they can be tapped */

  gboolean taps;
};

G_DEFINE_FINAL_TYPE (RhCapeOfferView, rh_cape_offer_view, ADW_TYPE_BIN)

static void
on_clicked_cb (RhCapeOfferView *self, RhButton *button)
{
  guint i = 0;

  while (self->buttons[i] != button)
    i++;
  g_signal_emit_by_name (self, "picked", i);
}

static GtkWidget *
add_button (RhCapeOfferView *self, guint i)
{
  GtkWidget *button = rh_button_new ();

  self->buttons[i] = RH_BUTTON (button);
  rh_button_set_picture (self->buttons[i], GTK_WIDGET (self->views[i]));
  gtk_widget_add_css_class (button, "offered");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static void
add_card (RhCapeOfferView *self, guint i, int card_width)
{
  self->views[i] = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
  rh_cape_card_view_set_width (self->views[i], card_width);
  rh_wrap_append (self->wrap, self->taps ? add_button (self, i) : GTK_WIDGET (self->views[i]));
}

static void
name_button (RhCapeOfferView *self, guint i, const RhCapeCard *card)
{
  g_autofree char *name = rh_cape_text_card_place (i, card);

  rh_button_set_name (self->buttons[i], name);
}

static void
rh_cape_offer_view_class_init (RhCapeOfferViewClass *klass)
{
  g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  rh_cape_style_load ();
}

static void
rh_cape_offer_view_init (RhCapeOfferView *self)
{
  self->wrap = RH_WRAP (rh_wrap_new (SPACING, TRUE));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->wrap));
  gtk_widget_set_focusable (GTK_WIDGET (self->wrap), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards on offer"), -1);
}

/**
 * rh_cape_offer_view_new:
 *
 * Returns: (transfer floating): an offer without cards
 */
GtkWidget *
rh_cape_offer_view_new (void)
{
  return g_object_new (RH_TYPE_CAPE_OFFER_VIEW, NULL);
}

/**
 * rh_cape_offer_view_set_taps:
 * @self: an offer without cards
 *
 * Has each card be a button, which emits "picked" with its place from 0.
 */
void
rh_cape_offer_view_set_taps (RhCapeOfferView *self)
{
  g_return_if_fail (RH_IS_CAPE_OFFER_VIEW (self));
  g_return_if_fail (self->views[0] == NULL);

  self->taps = TRUE;
  gtk_widget_set_focusable (GTK_WIDGET (self->wrap), FALSE);
}

/**
 * rh_cape_offer_view_update:
 * @self: an offer
 * @state: where the game stands
 * @card_width: how wide a card wants to be; what the style says may be more
 *
 * Shows what there is to bid for.
 */
void
rh_cape_offer_view_update (RhCapeOfferView *self, const RhCapeState *state, int card_width)
{
  g_autofree char *description = rh_cape_text_card_offer (state);

  g_return_if_fail (RH_IS_CAPE_OFFER_VIEW (self));

  rh_cape_style_set_class (GTK_WIDGET (self), "three", state->n_seats == 3);
  for (guint i = 0; i < state->n_seats; i++) {
    if (self->views[i] == NULL)
      add_card (self, i, card_width);
    rh_cape_card_view_set (self->views[i], state->offer[i], RH_CAPE_CARD_OPEN);
    if (self->taps)
      name_button (self, i, &state->offer[i]);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
