/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that come with their moves, from a record: known by their id, stored at once. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

static gboolean
insert_moves (RhDatabase *database, gint64 game, const char *const *moves, guint n_moves, GError **error)
{
  for (guint i = 0; i < n_moves; i++) {
    if (!rh_store_insert_move (database, game, i + 1, moves[i], error))
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_store_find_game:
 * @self: the store
 * @uuid: a game's id, in lower case
 * @game: (out): its number in the store, or 0 if it isn't there
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Looks for the game of that id.
 *
 * Returns: whether that could be told
 */
gboolean
rh_store_find_game (RhStore *self, const char *uuid, gint64 *game, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (rh_store_get_database (self), "SELECT id FROM game WHERE uuid = ?", error);
  RhStep step;

  *game = 0;
  if (statement == NULL)
    return FALSE;

  rh_statement_bind_text (statement, 1, uuid);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW)
    *game = rh_statement_get_int (statement, 0);

  return step != RH_STEP_ERROR;
}

/**
 * rh_store_import_game:
 * @self: the store
 * @setup: a complete setup; id and start are made up where they are missing
 * @moves: (array length=n_moves): its move lines, all played
 * @n_moves: how many they are
 * @entries: the whole ledger after them
 * @won: whether the last move ends the game
 * @winners: a bit for each seat that has won; 0 unless @won
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when a game of that id is stored already
 *
 * Stores a game with all its moves.
 *
 * Returns: its number in the store, or 0 with @error set and nothing changed
 */
gint64
rh_store_import_game (RhStore            *self,
                      const RhSetup      *setup,
                      const char *const  *moves,
                      guint               n_moves,
                      const RhEntries    *entries,
                      gboolean            won,
                      guint               winners,
                      GError            **error)
{
  RhDatabase *database = rh_store_get_database (self);
  g_autoptr (RhSetup) whole = rh_store_setup_dup_whole (setup);
  gint64 game;
  gboolean ok;

  g_return_val_if_fail (rh_setup_check (setup, NULL), 0);

  if (!rh_database_begin_write (database, error))
    return 0;

  game = rh_store_setup_insert (database, whole, rh_store_now (), error);
  ok = game != 0 &&
       insert_moves (database, game, moves, n_moves, error) &&
       rh_store_insert_entries_from (database, game, 0, entries, error) &&
       rh_store_set_status (database, game, won ? RH_GAME_WON : RH_GAME_PLAYING, winners, error);

  return rh_database_end (database, ok, error) ? game : 0;
}
