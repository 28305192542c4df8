/* SPDX-License-Identifier: GPL-3.0-or-later
 * Correcting an old slip. */

#include "config.h"

#include "rh-session-private.h"

/* The moves played, with one of them changed, and others after them. */
static GPtrArray *
dup_amended (RhSession *self, guint i, const char *text, const char *const *added)
{
  GPtrArray *moves = g_ptr_array_new_full (self->stand.n_played, g_free);

  for (guint k = 0; k < self->stand.n_played; k++)
    g_ptr_array_add (moves, g_strdup (k == i ? text : rh_session_get_move (self, k)));
  for (guint k = 0; added != NULL && added[k] != NULL; k++)
    g_ptr_array_add (moves, g_strdup (added[k]));

  return moves;
}

/* Puts it on disk; what is beyond the moves played is added to them. */
static gboolean
store_amended (RhSession *self, guint i, GPtrArray *moves, const RhFold *fold, GError **error)
{
  const char *const *lines = (const char *const *) moves->pdata;
  guint n_left = MIN (moves->len, self->stand.n_played);
  RhAmendment amendment = { .seq = i + 1, .text = lines[i], .n_kept = n_left, .added = lines + n_left };

  return rh_store_amend (self->store, &self->stand, &amendment, fold, error);
}

/**
 * rh_session_amend:
 * @self: a session
 * @i: which of the moves played, from 0
 * @text: the line it becomes
 * @added: (nullable) (array zero-terminated=1): lines that follow the last one,
 *   as they were looked at
 * @n_kept: how many moves there are then, the changed one and those added
 *   included: as many as fit
 * @error: return location; any of %RH_SESSION_ERROR, %RH_RULES_ERROR or %RH_STORE_ERROR
 *
 * Changes a line, and cuts the game back to where the lines still fit, or adds
 * those that do. What was there before stays on record. Where anything fails, nothing has changed.
 *
 * Returns: whether it was changed
 */
gboolean
rh_session_amend (RhSession          *self,
                  guint               i,
                  const char         *text,
                  const char *const  *added,
                  guint               n_kept,
                  GError            **error)
{
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (RhFold) fold = NULL;

  if (!rh_session_check_playable (self, error))
    return FALSE;

  moves = dup_amended (self, i, text, added);
  g_return_val_if_fail (i < n_kept && n_kept <= moves->len, FALSE);

  g_ptr_array_set_size (moves, (int) n_kept);
  fold = rh_fold_new_moves (self->setup, (const char *const *) moves->pdata, n_kept, NULL, error);
  if (fold == NULL || !store_amended (self, i, moves, fold, error))
    return FALSE;

  g_ptr_array_unref (self->moves);
  self->moves = g_steal_pointer (&moves);
  rh_session_stand_at (self, g_steal_pointer (&fold), n_kept);

  return TRUE;
}

/**
 * rh_session_list_former:
 * @self: a session
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable) (element-type RhFormerLine): what the
 *   moves that were corrected were before, by move, the latest of each first;
 *   none in a replay
 */
GPtrArray *
rh_session_list_former (RhSession *self, GError **error)
{
  GPtrArray *lines;

  if (self->store == NULL)
    return g_ptr_array_new ();

  /* Those that were undone can be done again; until then nobody asks what they were. */
  lines = rh_store_list_former (self->store, self->stand.game, error);
  while (lines != NULL && lines->len > 0 && ((RhFormerLine *) lines->pdata[lines->len - 1])->seq > self->stand.n_played)
    g_ptr_array_remove_index (lines, lines->len - 1);

  return lines;
}

/**
 * rh_session_find_former:
 * @self: a session
 * @i: which move, from 0
 * @text: a line it was before
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable): that line, the latest where it was so more than once; %NULL with no
 *   @error where it never was
 */
RhFormerLine *
rh_session_find_former (RhSession *self, guint i, const char *text, GError **error)
{
  g_autoptr (GPtrArray) lines = rh_session_list_former (self, error);

  for (guint k = 0; lines != NULL && k < lines->len; k++) {
    const RhFormerLine *line = lines->pdata[k];

    if (line->seq == i + 1 && g_str_equal (line->text, text))
      return g_ptr_array_steal_index (lines, k);
  }

  return NULL;
}
