/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games there are, asked for. */

#include "rh-games.h"

/**
 * rh_game_list:
 *
 * Returns: (array zero-terminated=1) (transfer none): all games, in the order they are offered
 */
const RhGame *const *
rh_game_list (void)
{
  return rh_games;
}

/**
 * rh_game_find:
 * @id: the name of a game in a record
 *
 * Returns: (nullable) (transfer none): the game, or %NULL if there is none of that name
 */
const RhGame *
rh_game_find (const char *id)
{
  for (gsize i = 0; rh_games[i] != NULL; i++) {
    if (g_strcmp0 (rh_games[i]->id, id) == 0)
      return rh_games[i];
  }

  return NULL;
}

/**
 * rh_game_is_later:
 * @id: the name of a game in a record
 *
 * Returns: whether the record format has the game, but this version doesn't
 */
gboolean
rh_game_is_later (const char *id)
{
  for (gsize i = 0; rh_later_games[i].id != NULL; i++) {
    if (g_strcmp0 (rh_later_games[i].id, id) == 0)
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_game_knows_move:
 * @word: the first word of a line
 *
 * Returns: whether it begins a move of any game of the record format, also of one this version doesn't have
 */
gboolean
rh_game_knows_move (const RhWord *word)
{
  for (gsize i = 0; rh_games[i] != NULL; i++) {
    if (rh_word_in (word, rh_games[i]->moves))
      return TRUE;
  }
  for (gsize i = 0; rh_later_games[i].id != NULL; i++) {
    if (rh_word_in (word, rh_later_games[i].moves))
      return TRUE;
  }

  return FALSE;
}
