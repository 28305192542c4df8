/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody had when a game was over, kept so that a game is found by it. */

#include "config.h"

#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* As many games are looked at in a call, most of which have their results: those that were imported, too. */
#define PART "2000"

/* What each seat of a game came to by the ledger, of which all entries count that @seen says; nobody to anything while it is
 * played. */
#define RESULTS(seen) \
  "SELECT seat.game AS game, seat.seat AS seat," TOTAL (seen) ", (game.winners >> seat.seat) & 1 AS won" \
  " FROM seat JOIN game ON game.id = seat.game WHERE seat.game = ?1 AND game.status <> 'playing'"
#define TOTAL(seen) \
  " (SELECT balance FROM entry WHERE entry.game = seat.game AND entry.seat = seat.seat" seen \
  " ORDER BY move DESC, n DESC LIMIT 1) AS total"
#define SEEN " AND " RH_STORE_IS_SEEN ("entry.move", "seat.game")

/* What is kept of a game, in the same columns. */
#define KEPT "SELECT game, seat, total, won FROM result WHERE game = ?1"

/* The results of a game as it is now, instead of those that were kept. */
gboolean
rh_result_renew (RhDatabase *database, gint64 game, GError **error)
{
  g_autoptr (RhStatement) gone = rh_statement_new_for (database, "DELETE FROM result WHERE game = ?1", game);
  g_autoptr (RhStatement) made =
    rh_statement_new_for (database, "INSERT INTO result (game, seat, total, won) " RESULTS (SEEN), game);

  return rh_statement_run (gone, error) && rh_statement_run (made, error);
}

/* Those that a game will have once it has gone on to where those have won: all entries count. */
gboolean
rh_result_foresee (RhDatabase *database, gint64 game, guint winners, GError **error)
{
  return rh_statement_run_for (database,
                               "INSERT INTO continuing_result (game, seat, total, won)"
                               " SELECT seat.game, seat.seat," TOTAL ("") ", (?2 >> seat.seat) & 1"
                               " FROM seat WHERE seat.game = ?1",
                               game, winners, error);
}

#define IS_WRONG(seen) \
  "SELECT EXISTS (" KEPT ") AND (EXISTS (" KEPT " EXCEPT " RESULTS (seen) ") OR" \
  " EXISTS (" RESULTS (seen) " EXCEPT " KEPT "))"

/* Those that are kept are right; a game of an older schema may have none yet. */
gboolean
rh_result_check (RhDatabase *database, const RhStoredGame *stored, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          rh_database_get_version (database) < RH_VERSION_CONTINUING ? IS_WRONG ("") : IS_WRONG (SEEN),
                          stored->stand.game);
  gboolean wrong;

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  wrong = rh_statement_get_int (statement, 0, 0, 1) != 0;
  if (!rh_statement_check (statement, error))
    return FALSE;

  return !wrong || rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                              _("what was kept of its result isn’t what the ledger says"));
}

/* The last of the next games after a number, as many as one call looks at; the number where there is none. */
static gboolean
find_end (RhDatabase *database, gint64 last, gint64 *end, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "SELECT coalesce (max (id), ?1) FROM (SELECT id FROM game WHERE id > ?1 ORDER BY id LIMIT " PART ")",
                          last);

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  *end = rh_statement_get_int (statement, 0, last, G_MAXINT64);

  return rh_statement_check (statement, error);
}

/* The next game after @last, up to @end, that is over and has no results; DONE where there is none. */
static RhStep
find_next (RhDatabase *database, gint64 *last, gint64 end, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "SELECT id FROM game WHERE id > ?1 AND id <= ?2 AND status <> 'playing'"
                          " AND NOT EXISTS (SELECT 1 FROM result WHERE result.game = game.id) ORDER BY id LIMIT 1",
                          *last);
  RhStep step;

  rh_statement_bind_int (statement, 2, end);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW) {
    *last = rh_statement_get_int (statement, 0, *last + 1, end);
    if (!rh_statement_check (statement, error))
      return RH_STEP_ERROR;
  }

  return step;
}

/* One whose ledger lacks somebody is damaged, which is told where it is opened; it is passed over here. */
static gboolean
sum_up_game (RhDatabase *database, gint64 game, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "INSERT OR IGNORE INTO result (game, seat, total, won) " RESULTS (SEEN), game);

  return rh_statement_run (statement, error);
}

/* Up to which game that was done. */
static gboolean
read_last (RhDatabase *database, gint64 *last, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT last FROM summed");

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  *last = rh_statement_get_int (statement, 0, 0, G_MAXINT64);

  return rh_statement_check (statement, error);
}

/* Whether there is a game after those that have theirs. */
static gboolean
is_more (RhDatabase *database, gboolean *more, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT EXISTS (SELECT 1 FROM game WHERE id > (SELECT last FROM summed))");

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  *more = rh_statement_get_int (statement, 0, 0, 1) != 0;

  return rh_statement_check (statement, error);
}

static gboolean
sum_up (RhDatabase *database, guint n, gboolean *more, GError **error)
{
  gint64 last = 0;
  gint64 end = 0;
  RhStep step = RH_STEP_ROW;

  if (!read_last (database, &last, error) || !find_end (database, last, &end, error))
    return FALSE;

  for (guint i = 0; i < n && step == RH_STEP_ROW; i++) {
    step = find_next (database, &last, end, error);
    if (step == RH_STEP_ERROR || (step == RH_STEP_ROW && !sum_up_game (database, last, error)))
      return FALSE;
  }

  return rh_statement_run_for (database, "UPDATE summed SET last = ?2 WHERE id = ?1", 1,
                               step == RH_STEP_ROW ? last : end, error) &&
         is_more (database, more, error);
}

/**
 * rh_store_sum_up:
 * @self: the store
 * @n: how many games to give results
 * @more: (out): whether there may be more
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Games that were over before their results were kept get them, in the order of their numbers. Each call goes on where
 * the one before has stopped, whichever program called.
 *
 * Returns: whether it could; if not, nothing has changed
 */
gboolean
rh_store_sum_up (RhStore *self, guint n, gboolean *more, GError **error)
{
  gboolean ok;

  /* Nothing is written where there is nothing to do. */
  if (!is_more (self, more, error))
    return FALSE;
  if (!*more)
    return TRUE;

  ok = rh_database_begin_write (self, error) && sum_up (self, n, more, error);

  return rh_database_end (self, ok, error);
}
