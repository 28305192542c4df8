/* SPDX-License-Identifier: GPL-3.0-or-later
 * Correcting an old slip: one line changed, the ledger written anew from there, and
 * what the line was kept. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

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
 * were undone all move to the amendments. It can be undone as one step.
 *
 * Returns: whether that is on disk; if not, nothing has changed
 */
gboolean
rh_store_amend (RhStore *self, RhStand *stand, const RhAmendment *amendment, const RhFold *fold, GError **error)
{
  guint seq = amendment->seq;
  guint n_kept = amendment->n_kept;
  guint n_moves = rh_fold_get_n_moves (fold);
  gint64 first;
  RhStand next;
  gboolean ok;

  g_return_val_if_fail (seq >= 1 && seq <= n_kept && n_kept <= stand->n_played && n_kept <= n_moves, FALSE);

  ok = rh_store_begin_change (self, stand, &next, error) &&
       rh_corrections_forget (self, &next, error) &&
       rh_corrections_keep_lines (self, next.game, seq, n_kept, &first, error) &&
       rh_statement_run_for (self, "DELETE FROM move WHERE game = ?1 AND seq > ?2", next.game, n_kept, error) &&
       change_line (self, next.game, seq, amendment->text, error) &&
       rh_chain_cut (self, &next, n_kept, error) &&
       rh_chain_renew (self, &next, seq, error) &&
       rh_store_insert_moves (self, &next, amendment->added, n_moves - n_kept, error) &&
       rh_statement_run_for (self, "DELETE FROM entry WHERE game = ?1 AND move >= ?2", next.game, seq, error) &&
       rh_store_insert_entries (self, next.game, seq, fold, error) &&
       rh_corrections_add (self, stand, &next, amendment, first, error) &&
       rh_chain_digest_amended (self, next.game, &next.amended, error) &&
       rh_store_settle_corrected (self, &next, fold, error);

  return rh_store_end_change (self, ok, stand, &next, error);
}
