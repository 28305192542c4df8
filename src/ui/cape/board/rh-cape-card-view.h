/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape-draft.h"
#include "rh-cape.h"

G_BEGIN_DECLS

/**
 * RhCapeCardLook:
 * @RH_CAPE_CARD_EMPTY: a place without a card, an outline
 * @RH_CAPE_CARD_BEGUN: a card of which only a part is known
 * @RH_CAPE_CARD_OPEN: a card that lies open
 * @RH_CAPE_CARD_AHEAD: the card directly ahead of a train
 * @RH_CAPE_CARD_CROSSED: a card turned over, rails across it
 */
typedef enum {
  RH_CAPE_CARD_EMPTY,
  RH_CAPE_CARD_BEGUN,
  RH_CAPE_CARD_OPEN,
  RH_CAPE_CARD_AHEAD,
  RH_CAPE_CARD_CROSSED,
} RhCapeCardLook;

#define RH_TYPE_CAPE_CARD_VIEW (rh_cape_card_view_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeCardView, rh_cape_card_view, RH, CAPE_CARD_VIEW, GtkWidget)

/* A card as it lies on the table: terrain picture, rails needed, rails, value.
 * A card of unknown terrain (RH_CAPE_UNKNOWN) shows its rails, or its value, alone. */
GtkWidget *rh_cape_card_view_new (void);
void       rh_cape_card_view_set (RhCapeCardView *self,
                                  RhCapeCard      card,
                                  RhCapeCardLook  look);
void       rh_cape_card_view_set_parts (RhCapeCardView *self,
                                        RhCapeParts     parts);
void       rh_cape_card_view_set_large (RhCapeCardView *self);
void       rh_cape_card_view_set_width (RhCapeCardView *self,
                                        int             width);

G_END_DECLS
