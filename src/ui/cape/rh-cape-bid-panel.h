/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_PANEL (rh_cape_bid_panel_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidPanel, rh_cape_bid_panel, RH, CAPE_BID_PANEL, AdwBin)

/* Where one player gives a bid. Emits "closed" (lost) when it is done with; whoever
 * shows it then destroys it. */
GtkWidget *rh_cape_bid_panel_new   (RhSession       *session,
                                    guint            seat);
gboolean   rh_cape_bid_panel_key   (RhCapeBidPanel  *self,
                                    guint            keyval,
                                    GdkModifierType  modifiers);
void       rh_cape_bid_panel_focus (RhCapeBidPanel  *self);

G_END_DECLS
