/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-games-source.h"

G_BEGIN_DECLS

#define RH_TYPE_GAMES_VIEW (rh_games_view_get_type ())
G_DECLARE_FINAL_TYPE (RhGamesView, rh_games_view, RH, GAMES_VIEW, AdwBin)

/* How many games are shown at first, and added by Show More. */
#define RH_GAMES_VIEW_FIRST 10
#define RH_GAMES_VIEW_PAGE 20

void           rh_games_view_show_picture (RhGamesView  *self,
                                           const GArray *bidding);
void           rh_games_view_show_months (RhGamesView *self);
void           rh_games_view_set_above (RhGamesView    *self,
                                        guint           n);
gboolean       rh_games_view_load    (RhGamesView       *self,
                                      RhStore           *store,
                                      gboolean           unfinished,
                                      const GArray      *without,
                                      const char        *title);
void           rh_games_view_search  (RhGamesView         *self,
                                      const RhGamesFilter *filter,
                                      guint                n);
guint          rh_games_view_get_n   (RhGamesView       *self);
gboolean       rh_games_view_has_more (RhGamesView      *self);
gboolean       rh_games_view_is_looking (RhGamesView    *self);
gboolean       rh_games_view_focus_game (RhGamesView *self,
                                         gint64       game);
gboolean       rh_games_view_show_more (RhGamesView *self);

G_END_DECLS
