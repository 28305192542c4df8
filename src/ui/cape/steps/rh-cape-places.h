/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-draft.h"

G_BEGIN_DECLS

/**
 * RhCapePlace:
 * @parts: what has been told of its card
 * @asked: whether that is asked for
 * @keyed: whether its number chooses it
 * @given: whether the card is looked at, in a game of the past
 *
 * A place for a card on offer.
 */
typedef struct {
  RhCapeParts parts;
  gboolean    asked;
  gboolean    keyed;
  gboolean    given;
} RhCapePlace;

#define RH_TYPE_CAPE_PLACES (rh_cape_places_get_type ())
G_DECLARE_FINAL_TYPE (RhCapePlaces, rh_cape_places, RH, CAPE_PLACES, AdwBin)

/* The places of the cards on offer, side by side. Emits "picked" (its number, from 0) when one is tapped. */
void     rh_cape_places_set_n    (RhCapePlaces      *self,
                                  guint              n);
void     rh_cape_places_show     (RhCapePlaces      *self,
                                  guint              i,
                                  const RhCapePlace *place);
gboolean rh_cape_places_take_key (RhCapePlaces      *self,
                                  guint              keyval,
                                  GdkModifierType    modifiers);
void     rh_cape_places_focus    (RhCapePlaces      *self);

G_END_DECLS
