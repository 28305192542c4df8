/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "rh-store.h"

G_BEGIN_DECLS

GtkActionable *rh_listed_game_add        (GtkBox            *rows,
                                          const char *const *colours,
                                          const char *const *players,
                                          guint              winners,
                                          const char        *line);
GtkActionable *rh_listed_game_add_stored (GtkBox            *rows,
                                          RhStore           *store,
                                          const RhGameRow   *row,
                                          const GArray      *bidding,
                                          gboolean           picture);

G_END_DECLS
