/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-draft.h"
#include "rh-cape-rails-keys.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_CARD_ENTRY (rh_cape_card_entry_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeCardEntry, rh_cape_card_entry, RH, CAPE_CARD_ENTRY, AdwBin)

/* A card in three taps or three keys. Emits "part" when a part was told or taken back, and
 * "card" (terrain, rails, value) when it is whole, or was whole and a part was told anew. */
GtkWidget  *rh_cape_card_entry_new     (void);
void        rh_cape_card_entry_lend_rails (RhCapeCardEntry *self,
                                           RhCapeRailsKeys *keys);
void        rh_cape_card_entry_give_rails (RhCapeCardEntry *self,
                                           guint            rails);
void        rh_cape_card_entry_reset   (RhCapeCardEntry *self);
void        rh_cape_card_entry_set     (RhCapeCardEntry *self,
                                        RhCapeParts      parts);
RhCapeParts rh_cape_card_entry_get     (RhCapeCardEntry *self);
gboolean    rh_cape_card_entry_key     (RhCapeCardEntry *self,
                                        guint            keyval,
                                        GdkModifierType  modifiers);
gboolean    rh_cape_card_entry_key_alone (RhCapeCardEntry *self,
                                          guint            keyval,
                                          GdkModifierType  modifiers);
gboolean    rh_cape_card_entry_gave_value (RhCapeCardEntry *self);
gboolean    rh_cape_card_entry_gave_terrain (RhCapeCardEntry *self);
gboolean    rh_cape_card_entry_key_anew (RhCapeCardEntry *self,
                                        guint            keyval,
                                        GdkModifierType  modifiers);
void        rh_cape_card_entry_focus   (RhCapeCardEntry *self);

G_END_DECLS
