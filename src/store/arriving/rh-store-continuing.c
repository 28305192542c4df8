/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that are there and go on in a record that is on its way in.
 *
 * The moves that follow are stored behind those that are played, and all that reads these stops before them; undone moves make
 * room for them, and are read where they are then. To show what follows is to say how the game stands, which was worked out
 * before: of thousands of games that takes no longer than a move waits. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

/* The last that is there, whoever has stored it; 0 where there is none. */
gboolean
rh_continuing_find_last (RhDatabase *database, gint64 *last, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT ifnull (max (id), 0) FROM continuing");

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;
  *last = rh_statement_get_int (statement, 0, 0, G_MAXINT64);

  return rh_statement_check (statement, error);
}

/* Where the game stands once it has gone on, and how it is until then. */
static gboolean
insert_row (RhDatabase *database, const RhStoredGame *stored, RhStand *next, const RhFold *fold, gint64 now, GError **error)
{
  const RhStand *stand = &stored->stand;
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "INSERT INTO continuing (game, first, seen, was, status, winners, touched, played, amended, digest)"
                          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", stand->game);
  guint winners = 0;
  RhGameStatus status = rh_fold_get_end (fold, &winners) ? RH_GAME_WON : RH_GAME_PLAYING;

  if (status != RH_GAME_WON)
    winners = 0;
  rh_chain_make_seal (next, status, winners, now);
  rh_statement_bind_int (statement, 2, (gint64) stand->n_played + 1);
  rh_statement_bind_digest (statement, 3, &stand->seal);
  rh_statement_bind_text (statement, 4, rh_game_status_to_string (stored->status));
  rh_statement_bind_text (statement, 5, rh_game_status_to_string (status));
  rh_statement_bind_int (statement, 6, winners);
  rh_statement_bind_int (statement, 7, now);
  rh_statement_bind_int (statement, 8, next->n_played);
  rh_statement_bind_digest (statement, 9, &next->amended);
  rh_statement_bind_digest (statement, 10, &next->seal);

  return rh_statement_run (statement, error) &&
         (winners == 0 || rh_result_foresee (database, stand->game, winners, error));
}

/* Whether undone moves of the game have made room. Whoever can't be told doesn't read on either. */
gboolean
rh_continuing_has_undone (RhDatabase *database, gint64 game)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT 1 FROM continuing_undone WHERE game = ? LIMIT 1", game);

  return rh_statement_step (statement, NULL) == RH_STEP_ROW;
}

/* The places behind the moves that are played are free, and nobody has seen anything of it. */
static gboolean
make_room (RhDatabase *database, RhStand *next, gint64 now, GError **error)
{
  if (next->n_moves == next->n_played && next->undone.n == 0)
    return TRUE;

  return rh_statement_run_for_one (database,
                                   "INSERT INTO continuing_undone (game, seq, text, time, digest)"
                                   " SELECT game, seq, text, time, digest FROM move JOIN chain USING (game, seq)"
                                   " WHERE game = ? AND undone = 1", next->game, error) &&
         rh_statement_run_for_one (database, "DELETE FROM move WHERE game = ? AND undone = 1", next->game, error) &&
         rh_chain_cut (database, next, next->n_played, error) &&
         rh_chain_foresee_amended (database, next->game, now, &next->amended, error);
}

/* A game of an older schema has a seal to know it by, and stays as it is. */
static gboolean
seal (RhDatabase *database, RhStoredGame *stored, GError **error)
{
  return rh_digest_is_set (&stored->stand.seal) ||
         (rh_chain_seal_as_it_is (database, &stored->stand, error) && rh_store_keep_draft (database, stored, error));
}

/* The game goes on to where the fold is, and nobody sees it. Inside the caller's transaction. */
gboolean
rh_continuing_add (RhDatabase *database, gint64 game, const char *const *moves, const RhFold *fold, GError **error)
{
  g_autoptr (RhStoredGame) stored = NULL;
  gint64 now = rh_store_now ();
  RhStand next;
  guint first;

  if (!rh_continuing_discard (database, game, error))
    return FALSE;
  stored = rh_store_read_game (database, game, error);
  if (stored == NULL || !seal (database, stored, error))
    return FALSE;

  next = stored->stand;
  first = next.n_played;
  if (!make_room (database, &next, now, error))
    return FALSE;
  next.n_played = rh_fold_get_n_moves (fold);

  return rh_store_insert_moves (database, &next, moves + first, next.n_played - first, error) &&
         rh_store_insert_entries (database, game, first + 1, fold, error) &&
         insert_row (database, stored, &next, fold, now, error);
}

/* The first move that isn't seen; 0 where all are. */
static gboolean
find_first (RhDatabase *database, gint64 game, gint64 *first, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "SELECT first FROM continuing WHERE game = ?", game);
  RhStep step = rh_statement_step (statement, error);

  *first = 0;
  if (step == RH_STEP_ROW)
    *first = rh_statement_get_int (statement, 0, 1, G_MAXINT64);

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
}

/* Undone moves are at their places again. */
static gboolean
put_back (RhDatabase *database, gint64 game, GError **error)
{
  return rh_statement_run_for_one (database,
                                   "INSERT INTO move (game, seq, text, time, undone)"
                                   " SELECT game, seq, text, time, 1 FROM continuing_undone WHERE game = ?", game, error) &&
         rh_statement_run_for_one (database,
                                   "INSERT INTO chain (game, seq, digest)"
                                   " SELECT game, seq, digest FROM continuing_undone WHERE game = ?", game, error) &&
         rh_statement_run_for_one (database, "DELETE FROM continuing_undone WHERE game = ?", game, error);
}

/* The game doesn't go on: it has been changed meanwhile, or whoever had it go on was stopped. */
gboolean
rh_continuing_discard (RhDatabase *database, gint64 game, GError **error)
{
  gint64 first;

  if (!find_first (database, game, &first, error))
    return FALSE;

  return first == 0 ||
         (rh_statement_run_for (database, "DELETE FROM entry WHERE game = ?1 AND move >= ?2", game, first, error) &&
          rh_statement_run_for (database, "DELETE FROM chain WHERE game = ?1 AND seq >= ?2", game, first, error) &&
          rh_statement_run_for (database, "DELETE FROM move WHERE game = ?1 AND seq >= ?2", game, first, error) &&
          put_back (database, game, error) &&
          rh_statement_run_for_one (database, "DELETE FROM continuing_result WHERE game = ?", game, error) &&
          rh_statement_run_for_one (database, "DELETE FROM continuing WHERE game = ?", game, error));
}

/* The game goes on to where the fold is at once, for everybody to see. Inside the caller's transaction. */
gboolean
rh_continuing_play_on (RhDatabase *database, gint64 game, const char *const *moves, const RhFold *fold, GError **error)
{
  g_autoptr (RhStoredGame) stored = rh_store_read_game (database, game, error);
  RhStand next;

  if (stored == NULL)
    return FALSE;

  next = stored->stand;

  return (rh_digest_is_set (&next.seal) || rh_chain_begin (database, &next, error)) &&
         rh_store_append_all (database, &next, moves, fold, error);
}

/* Those after a number that can be shown: their games are as they were. A set of the games' numbers. */
GHashTable *
rh_continuing_list (RhDatabase *database, gint64 last, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "SELECT continuing.game FROM continuing JOIN seal ON seal.game = continuing.game"
                          " WHERE continuing.id > ? AND seal.digest = seen ORDER BY continuing.id", last);
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 game = rh_statement_get_int (statement, 0, 1, G_MAXINT64);

    if (!rh_statement_check (statement, error))
      return NULL;
    g_hash_table_add (games, g_memdup2 (&game, sizeof game));
  }

  return step == RH_STEP_DONE ? g_steal_pointer (&games) : NULL;
}

#define SHOWN "SELECT game FROM continuing WHERE id > ?1"
#define OTHERWISE SHOWN " AND status <> was"

/* All after a number are seen from here on. Inside the caller's transaction, which nobody should have to wait for: most games
 * have the status that they had, and then as little as can be is written of them. */
gboolean
rh_continuing_show (RhDatabase *database, gint64 last, GError **error)
{
  static const char *const statements[] = {
    "UPDATE game SET touched = continuing.touched FROM continuing"
    " WHERE continuing.game = game.id AND continuing.id > ?1 AND continuing.status = was",
    "UPDATE game SET touched = continuing.touched, status = continuing.status, winners = continuing.winners FROM continuing"
    " WHERE continuing.game = game.id AND continuing.id > ?1 AND continuing.status <> was",
    "UPDATE seal SET played = continuing.played, amended = continuing.amended, digest = continuing.digest FROM continuing"
    " WHERE continuing.game = seal.game AND continuing.id > ?1",
    "INSERT INTO amendment (game, seq, text, time, replaced, reason)"
    " SELECT game, seq, text, time, touched, 'undone' FROM continuing_undone JOIN continuing USING (game)"
    " WHERE continuing.id > ?1 ORDER BY game, seq",
    "DELETE FROM continuing_undone WHERE game IN (" SHOWN ")",
    "DELETE FROM correction WHERE undone = 1 AND game IN (" SHOWN ")",
    "DELETE FROM result WHERE game IN (" OTHERWISE ")",
    "INSERT INTO result (game, seat, total, won) SELECT game, seat, total, won FROM continuing_result"
    " WHERE game IN (" OTHERWISE ")",
    "DELETE FROM continuing_result WHERE game IN (" OTHERWISE ")",
  };

  for (guint i = 0; i < G_N_ELEMENTS (statements); i++) {
    if (!rh_statement_run_for_one (database, statements[i], last, error))
      return FALSE;
  }

  /* All at once is quicker than one by one. */
  return last == 0 ? rh_database_run (database, "DELETE FROM continuing", error)
                   : rh_statement_run_for_one (database, "DELETE FROM continuing WHERE id > ?", last, error);
}

/* The next game, whoever had it go on; 0 where there is none. */
static gboolean
find_next (RhDatabase *database, gint64 *game, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT game FROM continuing LIMIT 1");
  RhStep step = rh_statement_step (statement, error);

  *game = 0;
  if (step == RH_STEP_ROW)
    *game = rh_statement_get_int (statement, 0, 1, G_MAXINT64);

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
}

/* Some games don't go on. Inside the caller's transaction. */
gboolean
rh_continuing_clear (RhDatabase *database, guint n, gboolean *more, GError **error)
{
  gint64 game;

  if (!find_next (database, &game, error))
    return FALSE;

  for (guint i = 0; i < n && game != 0; i++) {
    if (!rh_continuing_discard (database, game, error) || !find_next (database, &game, error))
      return FALSE;
  }
  *more = game != 0;

  return TRUE;
}
