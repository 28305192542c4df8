/* SPDX-License-Identifier: GPL-3.0-or-later
 * Corrections as steps, each undone and redone as a whole.
 *
 * What a correction takes off the list of moves goes to the amendments, and so does what is taken
 * off it when the correction is undone, or redone: nothing is ever lost, and each time the lines
 * that come back are the amendments of the time before. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/**
 * Lines:
 * @seq: the line that was changed
 * @kept: how many moves were left where they are
 * @first: the first of the amendments that come back
 * @last: the last one
 */
typedef struct {
  guint  seq;
  guint  kept;
  gint64 first;
  gint64 last;
} Lines;

static gboolean
read_step (RhDatabase *database, const char *sql, gint64 game, RhCorrectionStep *step, GError **error)
{
  static const RhCorrectionStep none;
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, sql, game);
  RhStep row = rh_statement_step (statement, error);

  *step = none;
  if (row != RH_STEP_ROW)
    return row == RH_STEP_DONE;

  step->n = (guint) rh_statement_get_int (statement, 0, 1, G_MAXUINT);
  step->seq = (guint) rh_statement_get_int (statement, 1, 1, G_MAXUINT);
  step->from = (guint) rh_statement_get_int (statement, 2, 1, G_MAXUINT);
  step->to = (guint) rh_statement_get_int (statement, 3, 1, G_MAXUINT);

  return rh_statement_check (statement, error);
}

/* Which corrections can be undone and redone next. */
gboolean
rh_corrections_read (RhDatabase *database, RhStand *stand, GError **error)
{
  if (rh_database_get_version (database) < RH_VERSION_CORRECTION)
    return TRUE;

  return read_step (database,
                    "SELECT n, seq, after, before FROM correction WHERE game = ? AND undone = 0 ORDER BY n DESC LIMIT 1",
                    stand->game, &stand->done, error) &&
         read_step (database,
                    "SELECT n, seq, before, after FROM correction WHERE game = ? AND undone = 1 ORDER BY n LIMIT 1",
                    stand->game, &stand->undone, error);
}

/* All of them, or without those undone; none leave the digest as it was before there were any. */
gboolean
rh_corrections_digest (RhDatabase *database, gint64 game, gboolean only_done, RhDigester *digester, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  gint64 n = 0;
  RhStep step;

  if (rh_database_get_version (database) < RH_VERSION_CORRECTION)
    return TRUE;

  statement = rh_statement_new_for (database,
                                    "SELECT n, seq, kept, before, after, first, last, undone FROM correction"
                                    " WHERE game = ? AND undone <= ? ORDER BY n", game);
  rh_statement_bind_int (statement, 2, only_done ? 0 : 1);
  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    n = rh_statement_get_int (statement, 0, n + 1, G_MAXUINT);
    rh_digester_add_int (digester, n);
    for (int i = 1; i < 8; i++)
      rh_digester_add_int (digester, rh_statement_get_int (statement, i, 0, G_MAXINT64));
    if (!rh_statement_check (statement, error))
      return FALSE;
  }

  return step == RH_STEP_DONE;
}

/* The number that the next amendment gets. */
static gboolean
read_next (RhDatabase *database, gint64 *next, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, "SELECT coalesce (max (id), 0) + 1 FROM amendment");

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  *next = rh_statement_get_int (statement, 0, 1, G_MAXINT64);

  return rh_statement_check (statement, error);
}

static gboolean
keep (RhDatabase *database, const char *sql, gint64 game, guint seq, guint n_kept, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, sql, game);

  rh_statement_bind_int (statement, 2, rh_store_now ());
  rh_statement_bind_int (statement, 3, seq);
  rh_statement_bind_int (statement, 4, n_kept);

  return rh_statement_run (statement, error);
}

/* What a line was that is corrected, and all lines that go, stay on record, in this order: that is
 * how it is known later which correction cut a line. @first is the first of these amendments. */
gboolean
rh_corrections_keep_lines (RhDatabase *database, gint64 game, guint seq, guint n_kept, gint64 *first, GError **error)
{
  return read_next (database, first, error) &&
         keep (database,
               "INSERT INTO amendment (game, seq, text, time, replaced, reason)"
               " SELECT game, seq, text, time, ?2,"
               " iif (seq = ?3, 'corrected', iif (undone = 1, 'undone', 'cut')) FROM move"
               " WHERE game = ?1 AND (seq = ?3 OR seq > ?4) ORDER BY seq",
               game, seq, n_kept, error);
}

/* Likewise the lines that there were with a correction which is undone: all from that one on. */
static gboolean
keep_undone (RhDatabase *database, gint64 game, guint seq, gint64 *first, GError **error)
{
  return read_next (database, first, error) &&
         keep (database,
               "INSERT INTO amendment (game, seq, text, time, replaced, reason)"
               " SELECT game, seq, text, time, ?2, 'undone' FROM move WHERE game = ?1 AND (seq = ?3 OR seq > ?4)"
               " ORDER BY seq",
               game, seq, seq, error);
}

/* The correction that was made of @stand, all else of which is stored; @first is the first of its amendments. */
gboolean
rh_corrections_add (RhDatabase         *database,
                    const RhStand      *stand,
                    RhStand            *next,
                    const RhAmendment  *amendment,
                    gint64              first,
                    GError            **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "INSERT INTO correction (game, n, seq, kept, before, after, first, last)"
                          " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, max (id) FROM amendment", next->game);

  rh_statement_bind_int (statement, 2, (gint64) next->done.n + 1);
  rh_statement_bind_int (statement, 3, amendment->seq);
  rh_statement_bind_int (statement, 4, amendment->n_kept);
  rh_statement_bind_int (statement, 5, stand->n_played);
  rh_statement_bind_int (statement, 6, next->n_moves);
  rh_statement_bind_int (statement, 7, first);

  return rh_statement_run (statement, error) && rh_corrections_read (database, next, error);
}

/* Something new is done: what was undone can't be redone any more. Its lines stay on record. */
gboolean
rh_corrections_forget (RhDatabase *database, RhStand *next, GError **error)
{
  return next->undone.n == 0 ||
         (rh_statement_run_for (database, "DELETE FROM correction WHERE game = ?1 AND undone = ?2", next->game, 1, error) &&
          rh_corrections_read (database, next, error));
}

/* A game that is still the same has all that its seal is of. */
static gboolean
refuse_damaged (GError **error)
{
  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME, _("This game is damaged."));
}

static gboolean
read_lines (RhDatabase *database, gint64 game, guint n, Lines *lines, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT seq, kept, first, last FROM correction WHERE game = ? AND n = ?", game);
  RhStep step;

  rh_statement_bind_int (statement, 2, n);
  step = rh_statement_step (statement, error);
  if (step != RH_STEP_ROW)
    return step == RH_STEP_DONE && refuse_damaged (error);

  lines->seq = (guint) rh_statement_get_int (statement, 0, 1, G_MAXUINT);
  lines->kept = (guint) rh_statement_get_int (statement, 1, 1, G_MAXUINT);
  lines->first = rh_statement_get_int (statement, 2, 1, G_MAXINT64);
  lines->last = rh_statement_get_int (statement, 3, 1, G_MAXINT64);

  return rh_statement_check (statement, error);
}

static const RhCorrectionStep *
get_step (const RhStand *stand, gboolean redo)
{
  return redo ? &stand->undone : &stand->done;
}

/* Those that stay, and then those that come back, each at its place. */
static gboolean
list_stepped (RhDatabase *database, gint64 game, const Lines *lines, GPtrArray *moves, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "SELECT seq, text FROM " RH_STORE_SEEN_MOVES " WHERE seq <= ?2 AND seq NOT IN"
                          " (SELECT seq FROM amendment WHERE game = ?1 AND id BETWEEN ?3 AND ?4)"
                          " UNION ALL"
                          " SELECT seq, text FROM amendment WHERE game = ?1 AND id BETWEEN ?3 AND ?4 ORDER BY seq",
                          game);
  RhStep step;

  rh_statement_bind_int (statement, 2, lines->kept);
  rh_statement_bind_int (statement, 3, lines->first);
  rh_statement_bind_int (statement, 4, lines->last);
  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    rh_statement_get_int (statement, 0, moves->len + 1, moves->len + 1);
    if (!rh_statement_check (statement, error))
      return FALSE;
    g_ptr_array_add (moves, g_strdup (rh_statement_get_text (statement, 1)));
  }

  return step == RH_STEP_DONE;
}

/**
 * rh_store_list_stepped:
 * @self: the store
 * @stand: where a game stands
 * @redo: whether its first correction undone is redone, or its last one undone; there must be one
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED
 *   when another program has changed the game
 *
 * Returns: (transfer full) (nullable) (element-type utf8): the moves as they are after that, those that can be
 *   redone then included; no fewer than are played then
 */
GPtrArray *
rh_store_list_stepped (RhStore *self, const RhStand *stand, gboolean redo, GError **error)
{
  const RhCorrectionStep *step = get_step (stand, redo);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  Lines lines;
  gboolean ok;

  g_return_val_if_fail (step->n > 0, NULL);

  ok = rh_database_begin_read (self, error) &&
       rh_store_check_same (self, stand, error) &&
       read_lines (self, stand->game, step->n, &lines, error) &&
       list_stepped (self, stand->game, &lines, moves, error) &&
       (step->to <= moves->len || refuse_damaged (error));

  return rh_database_end (self, ok, error) ? g_steal_pointer (&moves) : NULL;
}

/* The amendments become moves again, those undone as they were. */
static gboolean
bring_back (RhDatabase *database, gint64 game, const Lines *lines, guint n_played, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "INSERT OR REPLACE INTO move (game, seq, text, time, undone)"
                          " SELECT game, seq, text, time, seq > ?4 FROM amendment"
                          " WHERE game = ?1 AND id BETWEEN ?2 AND ?3 ORDER BY seq", game);

  rh_statement_bind_int (statement, 2, lines->first);
  rh_statement_bind_int (statement, 3, lines->last);
  rh_statement_bind_int (statement, 4, n_played);

  return rh_statement_run_for (database, "DELETE FROM move WHERE game = ?1 AND seq > ?2", game, lines->kept, error) &&
         rh_statement_run (statement, error);
}

/* It is undone now, or done, and what was taken off the list is what the next step brings back. */
static gboolean
mark (RhDatabase *database, gint64 game, guint n, gboolean undone, gint64 first, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "UPDATE correction SET undone = ?3, first = ?4, last = (SELECT max (id) FROM amendment)"
                          " WHERE game = ?1 AND n = ?2", game);

  rh_statement_bind_int (statement, 2, n);
  rh_statement_bind_int (statement, 3, undone ? 1 : 0);
  rh_statement_bind_int (statement, 4, first);

  return rh_statement_run (statement, error);
}

static gboolean
take_off (RhDatabase *database, gint64 game, const Lines *lines, gboolean redo, gint64 *first, GError **error)
{
  return redo ? rh_corrections_keep_lines (database, game, lines->seq, lines->kept, first, error)
              : keep_undone (database, game, lines->seq, first, error);
}

/**
 * rh_store_step_correction:
 * @self: the store
 * @stand: where the game stands: where that correction is the next step; brought up to date
 * @redo: whether the first correction undone is redone, or the last one undone
 * @fold: the game after that
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED
 *   when another program has changed the game
 *
 * Undoes or redoes a correction, as one step: the line, and all moves that it cut or added, are
 * as they were before, those that were undone then too.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_step_correction (RhStore *self, RhStand *stand, gboolean redo, const RhFold *fold, GError **error)
{
  const RhCorrectionStep step = *get_step (stand, redo);
  gint64 game = stand->game;
  gint64 first;
  Lines lines;
  RhStand next;
  gboolean ok;

  g_return_val_if_fail (step.n > 0 && step.from == stand->n_played && step.to == rh_fold_get_n_moves (fold), FALSE);

  ok = rh_store_begin_change (self, stand, &next, error) &&
       read_lines (self, game, step.n, &lines, error) &&
       take_off (self, game, &lines, redo, &first, error) &&
       bring_back (self, game, &lines, step.to, error) &&
       mark (self, game, step.n, !redo, first, error) &&
       rh_corrections_read (self, &next, error) &&
       rh_chain_cut (self, &next, lines.seq - 1, error) &&
       rh_chain_renew (self, &next, lines.seq, error) &&
       rh_chain_digest_amended (self, game, &next.amended, error) &&
       rh_statement_run_for (self, "DELETE FROM entry WHERE game = ?1 AND move >= ?2", game, lines.seq, error) &&
       rh_store_insert_entries (self, game, lines.seq, fold, error) &&
       rh_store_settle (self, &next, fold, error);

  return rh_store_end_change (self, ok, stand, &next, error);
}
