/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games and their moves: what a session needs. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* The time, in Unix seconds, or the nearest that our calendar has. */
gint64
rh_store_now (void)
{
  return CLAMP (g_get_real_time () / G_USEC_PER_SEC, RH_TIME_MIN, RH_TIME_MAX);
}

static gboolean
insert_entry (RhStatement *statement, const RhGame *kind, const RhEntry *entry, guint n, GError **error)
{
  rh_statement_bind_int (statement, 2, entry->move);
  rh_statement_bind_int (statement, 3, n);
  rh_statement_bind_int (statement, 4, entry->seat);
  rh_statement_bind_text (statement, 5, rh_game_get_entry_word (kind, entry->kind));
  rh_statement_bind_int (statement, 6, entry->amount);
  rh_statement_bind_int (statement, 7, entry->balance);

  return rh_statement_run (statement, error);
}

/* The entries of the moves from @seq on, those of each move in the order they happened. */
gboolean
rh_store_insert_entries (RhDatabase *database, gint64 game, guint seq, const RhFold *fold, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "INSERT INTO entry (game, move, n, seat, kind, amount, balance) VALUES (?, ?, ?, ?, ?, ?, ?)",
                          game);
  const RhEntries *entries = rh_fold_get_entries (fold);
  guint first = rh_entries_get_n (entries);
  guint n = 0;

  while (first > 0 && rh_entries_get (entries, first - 1)->move >= seq)
    first--;

  for (guint i = first; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    n = i > first && rh_entries_get (entries, i - 1)->move == entry->move ? n + 1 : 0;
    if (!insert_entry (statement, rh_fold_get_game (fold), entry, n, error))
      return FALSE;
  }

  return rh_statement_check (statement, error);
}

/* The game is there. */
gboolean
rh_store_find (RhDatabase *database, gint64 game, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "SELECT 1 FROM game WHERE id = ?", game);
  RhStep step = rh_statement_step (statement, error);

  if (step == RH_STEP_DONE)
    rh_database_file_refuse (rh_database_get_path (database), RH_STORE_ERROR_NOT_FOUND, NULL, error);

  return step == RH_STEP_ROW;
}

/* The game is there, and is the one that the caller knows: if not, another program
 * has changed it, however many moves it has now. One without a seal has an older schema. */
gboolean
rh_store_check_same (RhDatabase *database, const RhStand *stand, GError **error)
{
  RhSeal seal;

  if (!rh_chain_read_seal (database, stand->game, &seal, error))
    return FALSE;

  if (rh_digest_is_set (&seal.digest) && rh_digest_equal (&seal.digest, &stand->seal))
    return TRUE;
  if (!rh_store_find (database, stand->game, error))
    return FALSE;
  if (!rh_digest_is_set (&seal.digest) && !rh_digest_is_set (&stand->seal))
    return TRUE;

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED,
                    _("Another program has changed this game, so nothing was saved. "
                      "Reload it to continue from there."));
}

/* Begins a change of a game; @next is where it will stand. Also one that can't be begun is ended. Of a record that would have
 * it go on from where it was before nothing is left. */
gboolean
rh_store_begin_change (RhDatabase *database, const RhStand *stand, RhStand *next, GError **error)
{
  *next = *stand;

  return rh_database_begin_write (database, error) &&
         rh_store_check_same (database, stand, error) &&
         rh_continuing_discard (database, stand->game, error) &&
         (rh_digest_is_set (&stand->seal) || rh_chain_begin (database, next, error));
}

/* Ends it: from here on it stands there, or where it stood. */
gboolean
rh_store_end_change (RhDatabase *database, gboolean ok, RhStand *stand, const RhStand *next, GError **error)
{
  if (!rh_database_end (database, ok, error))
    return FALSE;

  *stand = *next;

  return TRUE;
}

/* When somebody last played, corrected or ended it. */
static gboolean
read_touched (RhDatabase *database, gint64 game, gint64 *touched, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "SELECT touched FROM game WHERE id = ?", game);

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  *touched = rh_statement_get_int (statement, 0, RH_TIME_MIN, RH_TIME_MAX);

  return rh_statement_check (statement, error);
}

/* What has become of the game, and when. */
static gboolean
set_status (RhDatabase *database, RhStand *next, RhGameStatus status, guint winners, gint64 touched, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "UPDATE game SET touched = ?2, status = ?3, winners = ?4 WHERE id = ?1", next->game);

  rh_statement_bind_int (statement, 2, touched);
  rh_statement_bind_text (statement, 3, rh_game_status_to_string (status));
  rh_statement_bind_int (statement, 4, winners);

  return rh_statement_run (statement, error) &&
         rh_result_renew (database, next->game, error) &&
         rh_chain_set_seal (database, next, status, winners, touched, error);
}

/* The game stands where the fold does. */
static gboolean
settle (RhDatabase *database, RhStand *next, const RhFold *fold, gint64 touched, GError **error)
{
  guint winners;
  gboolean won = rh_fold_get_end (fold, &winners);

  next->n_played = rh_fold_get_n_moves (fold);

  return set_status (database, next, won ? RH_GAME_WON : RH_GAME_PLAYING, won ? winners : 0, touched, error);
}

/* It does after going back or forth: the last of a redo, and of a correction undone or redone. Its time stays as it
 * was, so that it stays at its place in the lists. */
gboolean
rh_store_settle (RhDatabase *database, RhStand *next, const RhFold *fold, GError **error)
{
  gint64 touched;

  return read_touched (database, next->game, &touched, error) && settle (database, next, fold, touched, error);
}

/* The same, after something new: it was played just now. */
static gboolean
settle_now (RhDatabase *database, RhStand *next, const RhFold *fold, GError **error)
{
  return settle (database, next, fold, rh_store_now (), error);
}

/* The same, after a correction: in a game that was over it isn't play, and the game keeps its day, be it that of years ago. */
gboolean
rh_store_settle_corrected (RhDatabase *database, RhStand *next, const RhFold *fold, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT status = 'playing' FROM game WHERE id = ?", next->game);
  gboolean playing;

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  playing = rh_statement_get_int (statement, 0, 0, 1) == 1;

  return rh_statement_check (statement, error) &&
         (playing ? settle_now (database, next, fold, error) : rh_store_settle (database, next, fold, error));
}

/* The undone moves are replaced for good; what they were stays on record. */
static gboolean
amend_undone (RhDatabase *database, RhStand *next, GError **error)
{
  return next->n_moves == next->n_played ||
         (rh_statement_run_for (database,
                                "INSERT INTO amendment (game, seq, text, time, replaced, reason)"
                                " SELECT game, seq, text, time, ?2, 'undone' FROM move"
                                " WHERE game = ?1 AND undone = 1 ORDER BY seq",
                                next->game, rh_store_now (), error) &&
          rh_statement_run_for (database, "DELETE FROM move WHERE game = ?1 AND undone = ?2", next->game, 1, error) &&
          rh_chain_cut (database, next, next->n_played, error));
}

/* Whatever could be redone gives way to something new. */
static gboolean
forget_undone (RhDatabase *database, RhStand *next, GError **error)
{
  if (next->n_moves == next->n_played && next->undone.n == 0)
    return TRUE;

  return amend_undone (database, next, error) &&
         rh_corrections_forget (database, next, error) &&
         rh_chain_digest_amended (database, next->game, &next->amended, error);
}

/* A move played now at the end, and its link; its entries go in by themselves. */
static gboolean
insert_move (RhDatabase *database, RhStand *next, const char *text, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "INSERT INTO move (game, seq, text, time) VALUES (?, ?, ?, ?)", next->game);
  gint64 now = rh_store_now ();

  rh_statement_bind_int (statement, 2, (gint64) next->n_moves + 1);
  rh_statement_bind_text (statement, 3, text);
  rh_statement_bind_int (statement, 4, now);

  return rh_statement_run (statement, error) && rh_chain_add (database, next, text, now, error);
}

/* Moves after the last one. */
gboolean
rh_store_insert_moves (RhDatabase *database, RhStand *next, const char *const *texts, guint n, GError **error)
{
  for (guint i = 0; i < n; i++) {
    if (!insert_move (database, next, texts[i], error))
      return FALSE;
  }

  return TRUE;
}

/* Marks the move undone or played; an error where it isn't there or is so already. */
static gboolean
mark_move (RhDatabase *database, gint64 game, guint seq, gboolean undone, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "UPDATE move SET undone = ?3 WHERE game = ?1 AND seq = ?2 AND undone <> ?3 RETURNING seq",
                          game);
  RhStep step;

  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_int (statement, 3, undone ? 1 : 0);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_DONE)
    g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED,
                         undone ? _("There is no move to undo.") : _("There is no move to redo."));

  return step == RH_STEP_ROW;
}

/* The last move played is one that was undone; the game is yet to be settled. */
static gboolean
undo_last (RhDatabase *database, RhStand *next, GError **error)
{
  guint seq = next->n_played--;

  return mark_move (database, next->game, seq, TRUE, error) &&
         rh_statement_run_for (database, "DELETE FROM entry WHERE game = ?1 AND move = ?2", next->game, seq, error);
}

/* The move that is the last of the fold follows, and all that could be redone gives way to it. */
static gboolean
append (RhDatabase *database, RhStand *next, const char *text, const RhFold *fold, GError **error)
{
  return forget_undone (database, next, error) &&
         insert_move (database, next, text, error) &&
         rh_store_insert_entries (database, next->game, rh_fold_get_n_moves (fold), fold, error) &&
         settle_now (database, next, fold, error);
}

/* Several moves at once, the last of which are those of the fold. */
gboolean
rh_store_append_all (RhDatabase *database, RhStand *next, const char *const *texts, const RhFold *fold, GError **error)
{
  guint first = next->n_played;

  return forget_undone (database, next, error) &&
         rh_store_insert_moves (database, next, texts + first, rh_fold_get_n_moves (fold) - first, error) &&
         rh_store_insert_entries (database, next->game, first + 1, fold, error) &&
         settle_now (database, next, fold, error);
}

/**
 * rh_store_append_move:
 * @self: the store
 * @stand: where the game stands; brought up to date
 * @text: the move line
 * @fold: the game after that move
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED
 *   when another program has changed the game
 *
 * Plays a move. Moves that were undone go to the amendments.
 *
 * Returns: whether the move is on disk; if not, nothing has changed
 */
gboolean
rh_store_append_move (RhStore *self, RhStand *stand, const char *text, const RhFold *fold, GError **error)
{
  RhStand next;
  gboolean ok = rh_store_begin_change (self, stand, &next, error) && append (self, &next, text, fold, error);

  return rh_store_end_change (self, ok, stand, &next, error);
}

/**
 * rh_store_replace_move:
 * @self: the store
 * @stand: where the game stands; brought up to date
 * @text: the move line that the last one played gives way to
 * @fold: the game after that move
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED
 *   when another program has changed the game, %RH_STORE_ERROR_FAILED also when
 *   there is no move to undo
 *
 * rh_store_undo() and rh_store_append_move() as one.
 *
 * Returns: whether the move is on disk; if not, nothing has changed
 */
gboolean
rh_store_replace_move (RhStore *self, RhStand *stand, const char *text, const RhFold *fold, GError **error)
{
  RhStand next;
  gboolean ok;

  g_return_val_if_fail (stand->done.n == 0 || stand->done.from < stand->n_played, FALSE);

  ok = rh_store_begin_change (self, stand, &next, error) &&
       undo_last (self, &next, error) &&
       append (self, &next, text, fold, error);

  return rh_store_end_change (self, ok, stand, &next, error);
}

/**
 * rh_store_undo:
 * @self: the store
 * @stand: where the game stands; brought up to date
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED when
 *   another program has changed the game, %RH_STORE_ERROR_FAILED also when
 *   there is no move to undo
 *
 * Marks the last played move as undone and drops its entries. A game that was
 * over is being played again. It mustn't stand at a correction: that is undone first.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_undo (RhStore *self, RhStand *stand, GError **error)
{
  RhStand next;
  gint64 touched;
  gboolean ok;

  g_return_val_if_fail (stand->done.n == 0 || stand->done.from < stand->n_played, FALSE);

  ok = rh_store_begin_change (self, stand, &next, error) &&
       undo_last (self, &next, error) &&
       read_touched (self, next.game, &touched, error) &&
       set_status (self, &next, RH_GAME_PLAYING, 0, touched, error);

  return rh_store_end_change (self, ok, stand, &next, error);
}

/**
 * rh_store_redo:
 * @self: the store
 * @stand: where the game stands; brought up to date
 * @fold: the game after the first of the undone moves
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED when
 *   another program has changed the game, %RH_STORE_ERROR_FAILED also when
 *   there is no move to redo
 *
 * Plays the first of the undone moves again.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_redo (RhStore *self, RhStand *stand, const RhFold *fold, GError **error)
{
  RhStand next;
  gboolean ok = rh_store_begin_change (self, stand, &next, error) &&
                mark_move (self, next.game, next.n_played + 1, FALSE, error) &&
                rh_store_insert_entries (self, next.game, rh_fold_get_n_moves (fold), fold, error) &&
                rh_store_settle (self, &next, fold, error);

  return rh_store_end_change (self, ok, stand, &next, error);
}

/**
 * rh_store_set_ended:
 * @self: the store
 * @stand: where the game stands; brought up to date
 * @ended: whether it has ended without a winner, or is taken up again
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED when
 *   another program has changed the game
 *
 * Ends a game without a winner, or takes that back. It hasn't been won, as its fold says: only undoing its last move opens
 * one again that was.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_set_ended (RhStore *self, RhStand *stand, gboolean ended, GError **error)
{
  RhStand next;
  gboolean ok = rh_store_begin_change (self, stand, &next, error) &&
                set_status (self, &next, ended ? RH_GAME_ENDED : RH_GAME_PLAYING, 0, rh_store_now (), error);

  return rh_store_end_change (self, ok, stand, &next, error);
}
