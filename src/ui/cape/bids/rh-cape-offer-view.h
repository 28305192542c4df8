/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_OFFER_VIEW (rh_cape_offer_view_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeOfferView, rh_cape_offer_view, RH, CAPE_OFFER_VIEW, AdwBin)

GtkWidget *rh_cape_offer_view_new    (void);
void       rh_cape_offer_view_set_taps (RhCapeOfferView *self);
void       rh_cape_offer_view_update (RhCapeOfferView   *self,
                                      const RhCapeState *state,
                                      int                card_width);

G_END_DECLS
