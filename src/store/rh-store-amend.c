/* SPDX-License-Identifier: GPL-3.0-or-later
 * Correcting an old slip: one line changed, and the ledger written anew from there. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

/* What the line was, and all lines that go, stay on record. */
static gboolean
keep_lines (RhDatabase *database, gint64 game, guint seq, guint n_kept, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "INSERT INTO amendment (game, seq, text, time, replaced)"
                      " SELECT game, seq, text, time, ?4 FROM move"
                      " WHERE game = ?1 AND (seq = ?2 OR seq > ?3) ORDER BY seq",
                      error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_int (statement, 3, n_kept);
  rh_statement_bind_int (statement, 4, rh_store_now ());

  return rh_statement_run (statement, error);
}

static gboolean
change_line (RhDatabase *database, gint64 game, guint seq, const char *text, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "UPDATE move SET text = ?3, time = ?4 WHERE game = ?1 AND seq = ?2", error);

  if (statement == NULL)
    return FALSE;

  rh_statement_bind_int (statement, 1, game);
  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_text (statement, 3, text);
  rh_statement_bind_int (statement, 4, rh_store_now ());

  return rh_statement_run (statement, error);
}

/* The entries of the moves from @seq on, a move at a time. */
static gboolean
insert_from (RhDatabase *database, gint64 game, guint seq, const RhEntries *entries, GError **error)
{
  guint n = rh_entries_get_n (entries);
  guint first = 0;

  while (first < n && rh_entries_get (entries, first)->move < seq)
    first++;

  while (first < n) {
    const RhEntry *entry = rh_entries_get (entries, first);
    guint end = first + 1;

    while (end < n && rh_entries_get (entries, end)->move == entry->move)
      end++;
    if (!rh_store_insert_entries (database, game, entry->move, entry, end - first, error))
      return FALSE;
    first = end;
  }

  return TRUE;
}

/**
 * rh_store_amend:
 * @self: the store
 * @game: a game's number
 * @n_played: how many of its moves are played
 * @seq: which of them is changed, from 1
 * @text: the line it becomes
 * @n_kept: how many moves are left, the changed one included; those after go
 * @entries: the whole ledger after that
 * @won: whether the last move left ends the game
 * @winners: a bit for each seat that has won; 0 unless @won
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_FAILED also
 *   when another program has played on
 *
 * Changes a line. What it was before, the lines that go and the lines that
 * were undone all move to the amendments.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_amend (RhStore          *self,
                gint64            game,
                guint             n_played,
                guint             seq,
                const char       *text,
                guint             n_kept,
                const RhEntries  *entries,
                gboolean          won,
                guint             winners,
                GError          **error)
{
  RhDatabase *database = rh_store_get_database (self);
  gboolean ok;

  g_return_val_if_fail (seq >= 1 && seq <= n_kept && n_kept <= n_played, FALSE);

  if (!rh_database_begin_write (database, error))
    return FALSE;

  ok = rh_store_check_played (database, game, n_played, error) &&
       rh_store_amend_undone (database, game, error) &&
       keep_lines (database, game, seq, n_kept, error) &&
       rh_store_run_on_game (database, "DELETE FROM move WHERE game = ?1 AND seq > ?2", game, n_kept, error) &&
       change_line (database, game, seq, text, error) &&
       rh_store_run_on_game (database, "DELETE FROM entry WHERE game = ?1 AND move >= ?2", game, seq, error) &&
       insert_from (database, game, seq, entries, error) &&
       rh_store_set_status (database, game, won ? RH_GAME_WON : RH_GAME_PLAYING, winners, error);

  return rh_database_end (database, ok, error);
}
