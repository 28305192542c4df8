/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer, side by side. They take the focus together, and are described then. */

#include "config.h"

#include "rh-cape-offer-view.h"

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
};

G_DEFINE_FINAL_TYPE (RhCapeOfferView, rh_cape_offer_view, ADW_TYPE_BIN)

static void
rh_cape_offer_view_class_init (RhCapeOfferViewClass *klass)
{
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

  for (guint i = 0; i < state->n_seats; i++) {
    if (self->views[i] == NULL) {
      self->views[i] = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
      rh_cape_card_view_set_width (self->views[i], card_width);
      rh_wrap_append (self->wrap, GTK_WIDGET (self->views[i]));
    }
    rh_cape_card_view_set (self->views[i], state->offer[i], RH_CAPE_CARD_OPEN);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
