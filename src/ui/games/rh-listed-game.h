/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game-totals.h"

G_BEGIN_DECLS

/**
 * RhListedGame:
 * @colours: (nullable) (array zero-terminated=1): the players' colours
 * @players: (nullable) (array zero-terminated=1): their names; none where they aren't known
 * @amounts: (nullable) (array zero-terminated=1): what each of them has
 * @order: (nullable): their seats, in the order in which they are told; %NULL for that in which they sit
 * @winners: a bit for each of them who has won
 * @line: how the game stands
 * @note: (nullable): what people have written about it
 *
 * What a list says of a game.
 */
typedef struct {
  const char *const *colours;
  const char *const *players;
  const char *const *amounts;
  const guint       *order;
  guint              winners;
  const char        *line;
  const char        *note;
} RhListedGame;

GtkActionable *rh_listed_game_add        (GtkBox             *rows,
                                          const RhListedGame *what);
GtkActionable *rh_listed_game_add_stored (GtkBox             *rows,
                                          RhStore            *store,
                                          const RhGameRow    *row,
                                          const GArray       *bidding,
                                          RhGameTotals       *totals,
                                          gboolean            picture);
void           rh_listed_game_set_stored (GtkActionable      *button,
                                          RhStore            *store,
                                          const RhGameRow    *row,
                                          const GArray       *bidding,
                                          RhGameTotals       *totals);

G_END_DECLS
