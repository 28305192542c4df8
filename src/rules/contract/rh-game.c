/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the program knows of a game, asked for. */

#include "rh-game.h"

#include <string.h>

/**
 * rh_game_get_entry_word:
 * @self: a game
 * @kind: one of its kinds of entries
 *
 * Returns: its word in the ledger of a record and in the store; never translated
 */
const char *
rh_game_get_entry_word (const RhGame *self, guint kind)
{
  for (guint i = 0; self->entry_words[i] != NULL; i++) {
    if (i == kind)
      return self->entry_words[i];
  }

  g_assert_not_reached ();
}

/**
 * rh_game_asks_same:
 * @self: a game
 * @state: a state of it
 * @other: another one
 *
 * Returns: whether both ask for the same of the same people, so that what has been told of it in one of them is worth
 *   the same in the other
 */
gboolean
rh_game_asks_same (const RhGame *self, gconstpointer state, gconstpointer other)
{
  if (strcmp (self->phase (state), self->phase (other)) != 0 || self->seat (state) != self->seat (other))
    return FALSE;

  return self->asks_same == NULL || self->asks_same (state, other);
}

/**
 * rh_game_is_settling:
 * @self: a game
 * @line: a move of it
 *
 * Returns: whether nobody decides anything by it: see #RhGame, settling
 */
gboolean
rh_game_is_settling (const RhGame *self, const char *line)
{
  gsize length = self->settling != NULL ? strlen (self->settling) : 0;

  return length > 0 && strncmp (line, self->settling, length) == 0 && line[length] == ' ';
}

/**
 * rh_game_is_dearer:
 * @self: a game
 * @line: a move of it
 * @adapted: the one that means the same where the game stands now
 *
 * Returns: whether that takes more of what its player has: see #RhGame, dearer
 */
gboolean
rh_game_is_dearer (const RhGame *self, const char *line, const char *adapted)
{
  RhWords words, others;

  return self->dearer != NULL && rh_words_split (&words, line, strlen (line)) &&
         rh_words_split (&others, adapted, strlen (adapted)) && self->dearer (&words, &others);
}

/**
 * rh_game_can_strike:
 * @self: a game
 * @line: a move of it
 *
 * Returns: whether it may be struck out, as if it had never been made: see #RhGame, struck
 */
gboolean
rh_game_can_strike (const RhGame *self, const char *line)
{
  gsize length = strcspn (line, " ");

  for (guint i = 0; self->struck != NULL && self->struck[i] != NULL; i++) {
    if (strlen (self->struck[i]) == length && strncmp (line, self->struck[i], length) == 0)
      return TRUE;
  }

  return FALSE;
}
