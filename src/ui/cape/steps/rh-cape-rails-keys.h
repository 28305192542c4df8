/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-button.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_RAILS_KEYS (rh_cape_rails_keys_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRailsKeys, rh_cape_rails_keys, RH, CAPE_RAILS_KEYS, AdwBin)

#define RH_CAPE_RAILS_NONE (-1)

/* The rails of the card that is turned up, below their caption. Emits "given" (their number). */
void       rh_cape_rails_keys_show        (RhCapeRailsKeys *self,
                                           int              chosen,
                                           gboolean         asked);
void       rh_cape_rails_keys_set_usable  (RhCapeRailsKeys *self,
                                           gboolean         usable);
RhButton  *rh_cape_rails_keys_get         (RhCapeRailsKeys *self,
                                           guint            rails);
GtkWidget *rh_cape_rails_keys_get_caption (RhCapeRailsKeys *self);
gboolean   rh_cape_rails_keys_take_key    (RhCapeRailsKeys *self,
                                           guint            keyval,
                                           GdkModifierType  modifiers);

G_END_DECLS
