/* SPDX-License-Identifier: GPL-3.0-or-later
 * Correcting an old slip. */

#include "config.h"

#include "rh-session-private.h"

/* The moves that are left, with one of them changed, and those that follow them. */
static GPtrArray *
dup_amended (RhSession *self, guint i, const char *text, guint n_left, const char *const *added)
{
  GPtrArray *moves = g_ptr_array_new_full (n_left, g_free);

  for (guint k = 0; k < n_left; k++)
    g_ptr_array_add (moves, g_strdup (k == i ? text : rh_session_get_move (self, k)));
  for (guint k = 0; added != NULL && added[k] != NULL; k++)
    g_ptr_array_add (moves, g_strdup (added[k]));

  return moves;
}

/**
 * rh_session_amend:
 * @self: a session
 * @i: which of the moves played, from 0
 * @text: the line it becomes
 * @n_left: how many of the moves stay where they are, the changed one included
 * @added: (nullable) (array zero-terminated=1): the lines that follow them then, as they were looked at: later moves
 *   with other figures, and what an earlier correction had cut
 * @error: return location; any of %RH_SESSION_ERROR, %RH_RULES_ERROR or %RH_STORE_ERROR
 *
 * Changes a line, and cuts the game back to where the lines still fit, or goes on with others from there. What was there
 * before stays on record, and rh_session_undo() takes all of it back as one step. Where anything fails, nothing has
 * changed. Sealed bids stay sealed where they are asked for afterwards, too, and may be given.
 *
 * Returns: whether it was changed
 */
gboolean
rh_session_amend (RhSession          *self,
                  guint               i,
                  const char         *text,
                  guint               n_left,
                  const char *const  *added,
                  GError            **error)
{
  const RhAmendment amendment = { .seq = i + 1, .text = text, .n_kept = n_left, .added = added };
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (RhFold) fold = NULL;

  if (!rh_session_check_playable (self, error))
    return FALSE;
  g_return_val_if_fail (i < n_left && n_left <= self->stand.n_played, FALSE);

  moves = dup_amended (self, i, text, n_left, added);
  fold = rh_fold_new_moves (self->setup, (const char *const *) moves->pdata, moves->len, NULL, error);
  if (fold == NULL || !rh_store_amend (self->store, &self->stand, &amendment, fold, error))
    return FALSE;

  rh_session_stand_at (self, g_steal_pointer (&moves), g_steal_pointer (&fold), RH_DONE_CORRECTED);

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

/**
 * rh_session_dup_former_text:
 * @self: a session
 * @seq: which move, from 1
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable): the line the move was before it was corrected last; %NULL with no @error where it
 *   wasn't, or what stood there was another move
 */
char *
rh_session_dup_former_text (RhSession *self, guint seq, GError **error)
{
  g_autoptr (GPtrArray) lines = rh_session_list_former (self, error);

  for (guint k = 0; lines != NULL && k < lines->len; k++) {
    const RhFormerLine *line = lines->pdata[k];

    if (line->seq == seq)
      return g_strdup (line->text);
  }

  return NULL;
}

/* Whether all that has been played since the last correction is what it asked for anew: a decision, or what nobody decides. */
static gboolean
has_answered (RhSession *self)
{
  const RhCorrectionStep *done = &self->stand.done;

  if (done->n == 0 || done->from >= self->stand.n_played)
    return FALSE;
  if (self->stand.n_played == done->from + 1)
    return TRUE;
  for (guint i = done->from; i < self->stand.n_played; i++) {
    if (!rh_game_is_settling (self->setup->game, rh_session_get_move (self, i)))
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_session_list_waiting:
 * @self: a session
 * @seq: (out): which move was corrected, from 1
 * @from: (out): which move the first of the lines is when they come back, from 1
 * @line: (out) (transfer full): what the corrected move was before
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Looks for moves that wait for something to be settled that nobody decides, or for a decision that is asked for anew, since an
 * earlier move was corrected: the last correction has cut them, or brought back what came before them, and all that has been
 * played since is what settles it, or one move. Whether that is the decision meant is for whoever compares them to say.
 *
 * Returns: (transfer full) (nullable): the moves; %NULL with no @error where none wait, and then nothing else is set
 */
char **
rh_session_list_waiting (RhSession *self, guint *seq, guint *from, char **line, GError **error)
{
  g_autoptr (GPtrArray) formers = has_answered (self) ? rh_session_list_former (self, error) : NULL;

  for (guint k = 0; formers != NULL && k < formers->len; k++) {
    const RhFormerLine *former = formers->pdata[k];

    if (former->seq != self->stand.done.seq)
      continue;
    if (former->cut->len == 0)
      return NULL;
    *seq = former->seq;
    *from = former->cut_from;
    *line = g_strdup (former->text);
    return g_strdupv ((char **) former->cut->pdata);
  }

  return NULL;
}
