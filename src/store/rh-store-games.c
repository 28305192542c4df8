/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games and their moves: what a session needs. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* The time, in Unix seconds. */
gint64
rh_store_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* The entries of one move, in the order they happened. */
gboolean
rh_store_insert_entries (RhDatabase     *database,
                         gint64          game,
                         guint           move,
                         const RhEntry  *entries,
                         guint           n_entries,
                         GError        **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "INSERT INTO entry (game, move, n, seat, kind, amount, balance) VALUES (?, ?, ?, ?, ?, ?, ?)",
                      error);

  for (guint i = 0; statement != NULL && i < n_entries; i++) {
    rh_statement_bind_int (statement, 1, game);
    rh_statement_bind_int (statement, 2, move);
    rh_statement_bind_int (statement, 3, i);
    rh_statement_bind_int (statement, 4, entries[i].seat);
    rh_statement_bind_text (statement, 5, rh_entry_kind_to_string (entries[i].kind));
    rh_statement_bind_int (statement, 6, entries[i].amount);
    rh_statement_bind_int (statement, 7, entries[i].balance);
    if (!rh_statement_run (statement, error))
      return FALSE;
  }

  return statement != NULL;
}

/* The game is there, and stands where the caller thinks it stands: if not,
 * another program has played on. */
gboolean
rh_store_check_played (RhDatabase *database, gint64 game, guint n_played, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "SELECT (SELECT count(*) FROM move WHERE game = game.id AND undone = 0) FROM game WHERE id = ?",
                      error);
  RhStep step;

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW && rh_statement_get_int (statement, 0) == n_played)
    return TRUE;

  if (step == RH_STEP_ROW)
    g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED,
                         _("Another program has changed this game. Close it and open it again to go on."));
  else if (step == RH_STEP_DONE)
    rh_database_file_set_error (rh_database_get_path (database), RH_STORE_ERROR_NOT_FOUND, NULL, error);

  return FALSE;
}

/* What has become of the game; it was touched just now. */
gboolean
rh_store_set_status (RhDatabase *database, gint64 game, RhGameStatus status, guint winners, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "UPDATE game SET touched = ?, status = ?, winners = ? WHERE id = ?", error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, rh_store_now ());
  rh_statement_bind_text (statement, 2, rh_game_status_to_string (status));
  rh_statement_bind_int (statement, 3, winners);
  rh_statement_bind_int (statement, 4, game);

  return rh_statement_run (statement, error);
}

/* A statement of the form "… game = ?1 …, ?2 …", run. */
gboolean
rh_store_run_on_game (RhDatabase *database, const char *sql, gint64 game, gint64 value, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql, error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  rh_statement_bind_int (statement, 2, value);

  return rh_statement_run (statement, error);
}

/* The undone moves are replaced for good; what they were stays on record. */
gboolean
rh_store_amend_undone (RhDatabase *database, gint64 game, GError **error)
{
  return rh_store_run_on_game (database,
                               "INSERT INTO amendment (game, seq, text, time, replaced, reason)"
                               " SELECT game, seq, text, time, ?2, 'undone' FROM move"
                               " WHERE game = ?1 AND undone = 1 ORDER BY seq",
                               game, rh_store_now (), error) &&
         rh_store_run_on_game (database, "DELETE FROM move WHERE game = ?1 AND undone = ?2", game, 1, error);
}

/* A move played now; its entries go in by themselves. */
gboolean
rh_store_insert_move (RhDatabase *database, gint64 game, guint seq, const char *text, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "INSERT INTO move (game, seq, text, time) VALUES (?, ?, ?, ?)", error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_text (statement, 3, text);
  rh_statement_bind_int (statement, 4, rh_store_now ());

  return rh_statement_run (statement, error);
}

/* Marks the move undone or played; an error where it isn't there or is so already. */
static gboolean
mark_move (RhDatabase *database, gint64 game, guint seq, gboolean undone, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "UPDATE move SET undone = ?3 WHERE game = ?1 AND seq = ?2 AND undone <> ?3 RETURNING seq",
                      error);
  RhStep step;

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_int (statement, 3, undone ? 1 : 0);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_DONE)
    g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED,
                         undone ? _("There is no move to undo.") : _("There is no move to redo."));

  return step == RH_STEP_ROW;
}

static gint64
add_game (RhDatabase *database, const RhSetup *setup, GError **error)
{
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  const RhEntry *entries;
  gint64 game;
  guint n;

  game = rh_store_setup_insert (database, setup, rh_store_now (), error);
  entries = rh_fold_get_last_entries (fold, &n);

  return game != 0 && rh_store_insert_entries (database, game, 0, entries, n, error) ? game : 0;
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
  RhDatabase *database = rh_store_get_database (self);
  g_autoptr (RhSetup) whole = rh_store_setup_dup_whole (setup);
  gint64 game;

  g_return_val_if_fail (rh_setup_check (setup, NULL), 0);

  if (!rh_database_begin_write (database, error))
    return 0;

  game = add_game (database, whole, error);

  return rh_database_end (database, game != 0, error) ? game : 0;
}

/**
 * rh_store_append_move:
 * @self: the store
 * @game: a game's number
 * @n_played: how many of its moves are played before this one
 * @text: the move line
 * @entries: (array length=n_entries): the entries it gives
 * @n_entries: how many they are
 * @won: whether the move ends the game
 * @winners: a bit for each seat that has won; 0 unless @won
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when another program has played on
 *
 * Plays a move. Moves that were undone go to the amendments.
 *
 * Returns: whether the move is on disk; if not, nothing has changed
 */
gboolean
rh_store_append_move (RhStore        *self,
                      gint64          game,
                      guint           n_played,
                      const char     *text,
                      const RhEntry  *entries,
                      guint           n_entries,
                      gboolean        won,
                      guint           winners,
                      GError        **error)
{
  RhDatabase *database = rh_store_get_database (self);
  gboolean ok;

  if (!rh_database_begin_write (database, error))
    return FALSE;

  ok = rh_store_check_played (database, game, n_played, error) &&
       rh_store_amend_undone (database, game, error) &&
       rh_store_insert_move (database, game, n_played + 1, text, error) &&
       rh_store_insert_entries (database, game, n_played + 1, entries, n_entries, error) &&
       rh_store_set_status (database, game, won ? RH_GAME_WON : RH_GAME_PLAYING, winners, error);

  return rh_database_end (database, ok, error);
}

/**
 * rh_store_undo:
 * @self: the store
 * @game: a game's number
 * @n_played: how many of its moves are played
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when another program has played on, or there is no move to undo
 *
 * Marks the last played move as undone and drops its entries. A game that was
 * over is being played again.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_undo (RhStore *self, gint64 game, guint n_played, GError **error)
{
  RhDatabase *database = rh_store_get_database (self);
  gboolean ok;

  if (!rh_database_begin_write (database, error))
    return FALSE;

  ok = rh_store_check_played (database, game, n_played, error) &&
       mark_move (database, game, n_played, TRUE, error) &&
       rh_store_run_on_game (database, "DELETE FROM entry WHERE game = ?1 AND move = ?2", game, n_played, error) &&
       rh_store_set_status (database, game, RH_GAME_PLAYING, 0, error);

  return rh_database_end (database, ok, error);
}

/**
 * rh_store_redo:
 * @self: the store
 * @game: a game's number
 * @n_played: how many of its moves are played
 * @entries: (array length=n_entries): the entries the next move gives
 * @n_entries: how many they are
 * @won: whether that move ends the game
 * @winners: a bit for each seat that has won; 0 unless @won
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when another program has played on, or there is no move to redo
 *
 * Plays the first of the undone moves again.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_redo (RhStore        *self,
               gint64          game,
               guint           n_played,
               const RhEntry  *entries,
               guint           n_entries,
               gboolean        won,
               guint           winners,
               GError        **error)
{
  RhDatabase *database = rh_store_get_database (self);
  gboolean ok;

  if (!rh_database_begin_write (database, error))
    return FALSE;

  ok = rh_store_check_played (database, game, n_played, error) &&
       mark_move (database, game, n_played + 1, FALSE, error) &&
       rh_store_insert_entries (database, game, n_played + 1, entries, n_entries, error) &&
       rh_store_set_status (database, game, won ? RH_GAME_WON : RH_GAME_PLAYING, winners, error);

  return rh_database_end (database, ok, error);
}

/* A game that was won stays so: only undoing its last move opens it again. */
static gboolean
check_not_won (RhDatabase *database, gint64 game, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT status = 'won' FROM game WHERE id = ?", error);
  RhStep step;

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_DONE)
    rh_database_file_set_error (rh_database_get_path (database), RH_STORE_ERROR_NOT_FOUND, NULL, error);
  if (step != RH_STEP_ROW)
    return FALSE;

  if (rh_statement_get_int (statement, 0) != 0) {
    g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED, _("The game has been won already."));
    return FALSE;
  }

  return TRUE;
}

/**
 * rh_store_set_ended:
 * @self: the store
 * @game: a game's number
 * @ended: whether it has ended without a winner (rules D3, D4), or is taken up again
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when the game has been won
 *
 * Ends a game without a winner, or takes that back.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_set_ended (RhStore *self, gint64 game, gboolean ended, GError **error)
{
  RhDatabase *database = rh_store_get_database (self);
  gboolean ok;

  if (!rh_database_begin_write (database, error))
    return FALSE;

  ok = check_not_won (database, game, error) &&
       rh_store_set_status (database, game, ended ? RH_GAME_ENDED : RH_GAME_PLAYING, 0, error);

  return rh_database_end (database, ok, error);
}
