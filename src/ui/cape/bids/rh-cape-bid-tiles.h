/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-text-bids.h"
#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_TILES (rh_cape_bid_tiles_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidTiles, rh_cape_bid_tiles, RH, CAPE_BID_TILES, AdwBin)

/* A large button for each player, all of one size. Emits "picked" with the seat, from 0. */
void       rh_cape_bid_tiles_set_players (RhCapeBidTiles  *self,
                                          const RhSetup   *setup,
                                          gboolean         told);
void       rh_cape_bid_tiles_set_compact (RhCapeBidTiles     *self,
                                          gboolean            compact);
void       rh_cape_bid_tiles_set_states  (RhCapeBidTiles  *self,
                                          const char *const *words);
void       rh_cape_bid_tiles_show        (RhCapeBidTiles  *self,
                                          guint            seat,
                                          const char      *state,
                                          const char      *spoken);
void       rh_cape_bid_tiles_show_sealed (RhCapeBidTiles  *self,
                                          guint            seat,
                                          const RhCapeBidding *bidding);
void       rh_cape_bid_tiles_show_bid    (RhCapeBidTiles  *self,
                                          guint            seat,
                                          int              bid);
GtkWidget *rh_cape_bid_tiles_get         (RhCapeBidTiles  *self,
                                          guint            seat);

G_END_DECLS
