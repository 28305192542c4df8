/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the program knows of a game, asked for. */

#include "rh-game.h"

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
