/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that come to the store, new ones or with their moves from a record: known by their id, stored at once. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

/* One number that is found by a text; where there is none, it stays what it was. */
gboolean
rh_store_look_up (RhDatabase *database, const char *sql, const char *text, gint64 *number, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql);
  RhStep step;

  rh_statement_bind_text (statement, 1, text);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW)
    *number = rh_statement_get_int (statement, 0, G_MININT64, G_MAXINT64);

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
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
  *game = 0;

  return rh_store_look_up (self, "SELECT id FROM game WHERE uuid = ? AND " RH_STORE_IS_HERE, uuid, game, error);
}

/* A game with its moves, inside the caller's transaction; 0 with error set where it can't be stored. */
gint64
rh_store_insert_game (RhDatabase        *database,
                      const RhSetup     *setup,
                      const char *const *moves,
                      const RhFold      *fold,
                      gint64             touched,
                      GError           **error)
{
  RhStand stand = { .game = rh_store_setup_insert (database, setup, touched, error) };

  if (stand.game == 0 ||
      !rh_chain_begin (database, &stand, error) ||
      !rh_store_insert_moves (database, &stand, moves, rh_fold_get_n_moves (fold), error) ||
      !rh_store_insert_entries (database, stand.game, 0, fold, error) ||
      !rh_store_settle (database, &stand, fold, error))
    return 0;

  return stand.game;
}

/**
 * rh_store_import_game:
 * @self: the store
 * @setup: a complete setup; id and start are made up where they are missing
 * @moves: (nullable): its move lines, all played: as many as @fold has
 * @fold: the game after them
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when a game of that id is stored already
 *
 * Stores a game with all its moves.
 *
 * Returns: its number in the store, or 0 with @error set and nothing changed
 */
gint64
rh_store_import_game (RhStore             *self,
                      const RhSetup       *setup,
                      const char *const   *moves,
                      const RhFold        *fold,
                      GError             **error)
{
  g_autoptr (RhSetup) whole = rh_store_setup_dup_whole (setup);
  gint64 game;

  g_return_val_if_fail (rh_setup_check (setup, NULL), 0);

  game = rh_database_begin_write (self, error) ? rh_store_insert_game (self, whole, moves, fold, rh_store_now (), error) : 0;

  return rh_database_end (self, game != 0, error) ? game : 0;
}

/**
 * rh_store_add_game:
 * @self: the store
 * @setup: a complete setup; id and start are made up where they are missing
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when a game of that id is stored already
 *
 * Stores a new game with its start entries.
 *
 * Returns: its number in the store, or 0 with @error set
 */
gint64
rh_store_add_game (RhStore *self, const RhSetup *setup, GError **error)
{
  g_autoptr (RhFold) fold = NULL;

  g_return_val_if_fail (rh_setup_check (setup, NULL), 0);

  fold = rh_fold_new (setup);

  return rh_store_import_game (self, setup, NULL, fold, error);
}

/* A game, whole or damaged, with all that is about it. */
gboolean
rh_store_delete_rows (RhDatabase *database, gint64 game, GError **error)
{
  static const char *const statements[] = {
    "DELETE FROM arriving WHERE game = ?1", "DELETE FROM content WHERE game = ?1",
    "DELETE FROM continuing WHERE game = ?1", "DELETE FROM continuing_result WHERE game = ?1",
    "DELETE FROM continuing_undone WHERE game = ?1",
    "DELETE FROM result WHERE game = ?1",
    "DELETE FROM note WHERE game = ?1", "DELETE FROM draft WHERE game = ?1",
    "DELETE FROM waiting WHERE game = ?1", "DELETE FROM way WHERE game = ?1",
    "DELETE FROM correction WHERE game = ?1",
    "DELETE FROM amendment WHERE game = ?1", "DELETE FROM seal WHERE game = ?1",
    "DELETE FROM chain WHERE game = ?1", "DELETE FROM entry WHERE game = ?1",
    "DELETE FROM move WHERE game = ?1", "DELETE FROM seat WHERE game = ?1",
    "DELETE FROM game WHERE id = ?1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (statements); i++) {
    g_autoptr (RhStatement) statement = rh_statement_new_for (database, statements[i], game);

    if (!rh_statement_run (statement, error))
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_store_delete_game:
 * @self: the store
 * @game: a game's number
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_NOT_FOUND where it isn't there
 *
 * Deletes a game for good, whatever state it is in, and the players who have played nothing else.
 *
 * Returns: whether it is gone; if not, nothing has changed
 */
gboolean
rh_store_delete_game (RhStore *self, gint64 game, GError **error)
{
  gboolean ok = rh_database_begin_write (self, error) &&
                rh_store_find (self, game, error) &&
                rh_store_delete_rows (self, game, error) &&
                rh_renaming_forget (self, error);

  return rh_database_end (self, ok, error);
}
