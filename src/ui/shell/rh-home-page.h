/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_HOME_PAGE (rh_home_page_get_type ())
G_DECLARE_FINAL_TYPE (RhHomePage, rh_home_page, RH, HOME_PAGE, AdwBin)

GtkWidget *rh_home_page_new        (RhStore      *store,
                                    const GArray *without,
                                    const GArray *bidding);
gboolean   rh_home_page_focus_game (RhHomePage   *self,
                                    gint64        game);
AdwBin    *rh_home_page_get_above  (RhHomePage   *self);
int        rh_home_page_get_foot   (RhHomePage   *self);
void       rh_home_page_tell       (RhHomePage   *self,
                                    const char   *text);

G_END_DECLS
