/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game.h"

G_BEGIN_DECLS

/* The games there are. What asks for them is part of the rules; the list itself, rh-games-list.c,
 * is a library of its own (games_dep), which only programs are linked with, no layer. A test can
 * so link a list of its own in its place: a file with the two tables below. */

/**
 * RhLaterGame:
 * @id: its name in a record; %NULL ends a list of these
 * @moves: (array zero-terminated=1): the first words of its moves
 *
 * A game of the record format that this version doesn't have.
 */
typedef struct {
  const char        *id;
  const char *const *moves;
} RhLaterGame;

/* rh-games-list.c, or a test's own: all games, %NULL after the last, and those still to come */
extern const RhGame *const  rh_games[];
extern const RhLaterGame    rh_later_games[];

/* rh-games.c */
const RhGame *const *rh_game_list       (void);
const RhGame        *rh_game_find       (const char   *id);
gboolean             rh_game_is_later   (const char   *id);
gboolean             rh_game_knows_move (const RhWord *word);

G_END_DECLS
