/* SPDX-License-Identifier: GPL-3.0-or-later
 * Correcting an old slip: one line changed, the ledger written anew from there, and
 * what the line was kept. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

/* What the line was, and all lines that go, stay on record, in this order: that is
 * how it is known later which correction cut a line. */
static gboolean
keep_lines (RhDatabase *database, gint64 game, guint seq, guint n_kept, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "INSERT INTO amendment (game, seq, text, time, replaced, reason)"
                          " SELECT game, seq, text, time, ?4, iif (seq = ?2, 'corrected', 'cut') FROM move"
                          " WHERE game = ?1 AND (seq = ?2 OR seq > ?3) ORDER BY seq", game);

  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_int (statement, 3, n_kept);
  rh_statement_bind_int (statement, 4, rh_store_now ());

  return rh_statement_run (statement, error);
}

static gboolean
change_line (RhDatabase *database, gint64 game, guint seq, const char *text, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "UPDATE move SET text = ?3, time = ?4 WHERE game = ?1 AND seq = ?2", game);

  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_text (statement, 3, text);
  rh_statement_bind_int (statement, 4, rh_store_now ());

  return rh_statement_run (statement, error);
}

/**
 * rh_store_amend:
 * @self: the store
 * @stand: where the game stands; brought up to date
 * @amendment: what is changed
 * @fold: the game after that
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED
 *   when another program has changed the game
 *
 * Changes a line. What it was before, the lines that go and the lines that
 * were undone all move to the amendments.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_amend (RhStore *self, RhStand *stand, const RhAmendment *amendment, const RhFold *fold, GError **error)
{
  guint seq = amendment->seq;
  guint n_kept = amendment->n_kept;
  guint n_moves = rh_fold_get_n_moves (fold);
  RhStand next;
  gboolean ok;

  g_return_val_if_fail (seq >= 1 && seq <= n_kept && n_kept <= stand->n_played && n_kept <= n_moves, FALSE);

  ok = rh_store_begin_change (self, stand, &next, error) &&
       rh_store_amend_undone (self, &next, error) &&
       keep_lines (self, next.game, seq, n_kept, error) &&
       rh_statement_run_for (self, "DELETE FROM move WHERE game = ?1 AND seq > ?2", next.game, n_kept, error) &&
       change_line (self, next.game, seq, amendment->text, error) &&
       rh_chain_cut (self, &next, n_kept, error) &&
       rh_chain_renew (self, &next, seq, error) &&
       rh_chain_digest_amended (self, next.game, &next.amended, error) &&
       rh_store_insert_moves (self, &next, amendment->added, n_moves - n_kept, error) &&
       rh_statement_run_for (self, "DELETE FROM entry WHERE game = ?1 AND move >= ?2", next.game, seq, error) &&
       rh_store_insert_entries (self, next.game, seq, fold, error) &&
       rh_store_settle_now (self, &next, fold, error);

  return rh_store_end_change (self, ok, stand, &next, error);
}

static int
compare_seq (gconstpointer a, gconstpointer b)
{
  const RhFormerLine *one = *(const RhFormerLine *const *) a;
  const RhFormerLine *other = *(const RhFormerLine *const *) b;

  return (one->seq > other->seq) - (one->seq < other->seq);
}

/* What now stands at that place never was one of these. */
static void
forget (GPtrArray *lines, guint seq)
{
  for (guint i = lines->len; i > 0; i--) {
    if (((const RhFormerLine *) lines->pdata[i - 1])->seq == seq)
      g_ptr_array_remove_index (lines, i - 1);
  }
}

static RhFormerLine *
add_former (GPtrArray *lines, guint seq, const char *text, gint64 replaced)
{
  RhFormerLine *former = g_new0 (RhFormerLine, 1);

  former->seq = seq;
  former->text = g_strdup (text);
  former->replaced = replaced;
  former->cut = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  g_ptr_array_insert (lines, 0, former);

  return former;
}

/* One amendment after the other, the oldest first. */
static gboolean
read_former (RhStatement *statement, GPtrArray *lines, GError **error)
{
  RhFormerLine *last = NULL;
  gint64 id = G_MININT64;
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    guint seq = (guint) rh_statement_get_int (statement, 0, 1, G_MAXUINT);
    const char *text = rh_statement_get_text (statement, 1);
    gint64 replaced = rh_statement_get_int (statement, 2, RH_TIME_MIN, RH_TIME_MAX);
    const char *reason = rh_statement_get_text (statement, 3);

    /* They are in order, or they would never end. */
    id = rh_statement_get_int (statement, 4, id + 1, G_MAXINT64);
    if (!rh_statement_check (statement, error))
      return FALSE;

    if (g_strcmp0 (reason, "corrected") == 0) {
      last = add_former (lines, seq, text, replaced);
      continue;
    }

    if (last != NULL && (seq <= last->seq || g_strcmp0 (reason, "cut") != 0))
      last = NULL;
    forget (lines, seq);
    if (last != NULL) {
      last->cut_from = last->cut->len == 0 ? seq : last->cut_from;
      g_ptr_array_add (last->cut, g_strdup (text));
    }
  }

  return step == RH_STEP_DONE;
}

/**
 * rh_store_list_former:
 * @self: the store
 * @game: a game's number
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Lists what corrected lines were before. A line that came to its place in
 * another way after that, since the game was cut back or something else was
 * played, isn't a corrected one any more.
 *
 * Returns: (transfer full) (nullable) (element-type RhFormerLine): the former
 *   lines by their place, the latest of each place first
 */
GPtrArray *
rh_store_list_former (RhStore *self, gint64 game, GError **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_former_line_free);
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (self,
                          "SELECT seq, text, replaced, reason, id FROM amendment WHERE game = ? ORDER BY id", game);

  if (!read_former (statement, lines, error))
    return NULL;

  g_ptr_array_sort (lines, compare_seq);

  return g_steal_pointer (&lines);
}

/**
 * rh_former_line_free:
 * @self: (transfer full): a former line
 *
 * Frees it.
 */
void
rh_former_line_free (RhFormerLine *self)
{
  g_free (self->text);
  g_ptr_array_unref (self->cut);
  g_free (self);
}
