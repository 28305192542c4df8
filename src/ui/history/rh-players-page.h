/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_PLAYERS_PAGE (rh_players_page_get_type ())
G_DECLARE_FINAL_TYPE (RhPlayersPage, rh_players_page, RH, PLAYERS_PAGE, AdwBin)

/* How many players are shown, and added by Show More. */
#define RH_PLAYERS_PAGE_ROWS 50

GtkWidget *rh_players_page_new (RhStore *store);

G_END_DECLS
