/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_HISTORY_PAGE (rh_history_page_get_type ())
G_DECLARE_FINAL_TYPE (RhHistoryPage, rh_history_page, RH, HISTORY_PAGE, AdwBin)

GtkWidget *rh_history_page_new        (RhStore               *store,
                                       const GArray          *without,
                                       GVariant              *place);
void       rh_history_page_search     (RhHistoryPage         *self);
gboolean   rh_history_page_take_key   (RhHistoryPage         *self,
                                       GtkEventControllerKey *controller,
                                       guint                  keyval,
                                       GdkModifierType        modifiers);
GVariant  *rh_history_page_dup_place  (RhHistoryPage         *self);
gboolean   rh_history_page_focus_game (RhHistoryPage         *self,
                                       gint64                 game);

G_END_DECLS
