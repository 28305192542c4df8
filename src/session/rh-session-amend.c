/* SPDX-License-Identifier: GPL-3.0-or-later
 * Correcting an old slip. */

#include "config.h"

#include "rh-session-private.h"

/* How many of the moves played stay, if all fit: what an earlier correction had cut takes the place of the others. */
static guint
count_stay (RhSession *self, const RhFormerLine *former)
{
  return former != NULL ? MIN (former->cut_from - 1, self->stand.n_played) : self->stand.n_played;
}

/* The moves played, with one of them changed, and what had been cut after them. */
static GPtrArray *
dup_amended (RhSession *self, guint i, const char *text, const RhFormerLine *former)
{
  guint n_stay = count_stay (self, former);
  GPtrArray *moves = g_ptr_array_new_full (n_stay, g_free);

  for (guint k = 0; k < n_stay; k++)
    g_ptr_array_add (moves, g_strdup (k == i ? text : rh_session_get_move (self, k)));
  for (guint k = 0; former != NULL && k < former->cut->len; k++)
    g_ptr_array_add (moves, g_strdup (former->cut->pdata[k]));

  return moves;
}

/* Puts it on disk; what is beyond the moves that stay is added to them. */
static gboolean
store_amended (RhSession *self, guint i, GPtrArray *moves, guint n_stay, const RhFold *fold, GError **error)
{
  const char *const *lines = (const char *const *) moves->pdata;
  guint n_left = MIN (moves->len, n_stay);
  RhAmendment amendment = { .seq = i + 1, .text = lines[i], .n_kept = n_left, .added = lines + n_left };

  return rh_store_amend (self->store, &self->stand, &amendment, fold, error);
}

/**
 * rh_session_amend:
 * @self: a session
 * @i: which of the moves played, from 0
 * @text: the line it becomes
 * @former: (nullable): what an earlier correction had cut, that comes back, as it
 *   was looked at; the moves played where it comes to stand go
 * @n_kept: how many moves there are then, the changed one and those that
 *   come back included: as many as fit
 * @error: return location; any of %RH_SESSION_ERROR, %RH_RULES_ERROR or %RH_STORE_ERROR
 *
 * Changes a line, and cuts the game back to where the lines still fit, or brings
 * back those that do. What was there before stays on record, and rh_session_undo()
 * takes all of it back as one step. Where anything fails, nothing has changed.
 *
 * Returns: whether it was changed
 */
gboolean
rh_session_amend (RhSession          *self,
                  guint               i,
                  const char         *text,
                  const RhFormerLine *former,
                  guint               n_kept,
                  GError            **error)
{
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (RhFold) fold = NULL;

  if (!rh_session_check_playable (self, error))
    return FALSE;

  moves = dup_amended (self, i, text, former);
  g_return_val_if_fail (i < n_kept && n_kept <= moves->len, FALSE);

  g_ptr_array_set_size (moves, (int) n_kept);
  fold = rh_fold_new_moves (self->setup, (const char *const *) moves->pdata, n_kept, NULL, error);
  if (fold == NULL || !store_amended (self, i, moves, count_stay (self, former), fold, error))
    return FALSE;

  g_ptr_array_unref (self->moves);
  self->moves = g_steal_pointer (&moves);
  rh_session_stand_at (self, g_steal_pointer (&fold), RH_DONE_CORRECTED);

  return TRUE;
}

/**
 * rh_session_list_former:
 * @self: a session
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_CHANGED
 *   when another program has changed the game: these are lines of the moves that are known here
 *
 * Returns: (transfer full) (nullable) (element-type RhFormerLine): what the
 *   moves that were corrected were before, and what was cut then, by move, the
 *   latest of each first; none in a replay
 */
GPtrArray *
rh_session_list_former (RhSession *self, GError **error)
{
  return self->store != NULL ? rh_store_list_former (self->store, &self->stand, error) : g_ptr_array_new ();
}

/**
 * rh_session_find_former:
 * @self: a session
 * @id: the number of a former line
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable): that line; %NULL with no @error where there is none any more
 */
RhFormerLine *
rh_session_find_former (RhSession *self, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) lines = rh_session_list_former (self, error);

  for (guint k = 0; lines != NULL && k < lines->len; k++) {
    if (((const RhFormerLine *) lines->pdata[k])->id == id)
      return g_ptr_array_steal_index (lines, k);
  }

  return NULL;
}
