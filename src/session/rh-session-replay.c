/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that is only looked at. */

#include "config.h"

#include "rh-session-private.h"

/* How much is asked for at once for the text of a replay's moves, in bytes. */
#define TEXT_BLOCK 4096

/**
 * rh_session_new_replay:
 * @setup: a complete setup; copied
 * @moves: (array length=n_moves): its moves
 * @n_moves: how many there are
 * @position: how many of them are played at first
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Puts a game on the table to be looked at: it can be stepped through, not
 * played, and nothing of it is stored.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if a move doesn't fit
 */
RhSession *
rh_session_new_replay (const RhSetup *setup, const char *const *moves, guint n_moves, guint position, GError **error)
{
  RhFold *whole = rh_fold_new_moves (setup, moves, n_moves, NULL, error);
  GStringChunk *text;
  GPtrArray *copies;
  RhSession *self;

  g_return_val_if_fail (position <= n_moves, NULL);

  if (whole == NULL)
    return NULL;

  text = g_string_chunk_new (TEXT_BLOCK);
  copies = g_ptr_array_sized_new (n_moves);
  for (guint i = 0; i < n_moves; i++)
    g_ptr_array_add (copies, g_string_chunk_insert (text, moves[i]));
  self = rh_session_take_replay (rh_setup_copy (setup), copies, text, whole);
  if (position < n_moves)
    rh_session_stand_at (self, NULL, rh_session_fold_to (self, position, NULL), RH_DONE_UNDONE);

  return self;
}

/**
 * rh_session_take_replay:
 * @setup: (transfer full): a complete setup
 * @moves: (transfer full) (element-type utf8): its moves
 * @text: (transfer full): what the lines of @moves are in
 * @fold: (transfer full): the game after all of them
 *
 * rh_session_new_replay() of a game that was played while it was read: nothing
 * is copied. It stands at its end.
 *
 * Returns: (transfer full): the game
 */
RhSession *
rh_session_take_replay (RhSetup *setup, GPtrArray *moves, GStringChunk *text, RhFold *fold)
{
  RhSession *self = g_object_new (RH_TYPE_SESSION, NULL);

  self->setup = setup;
  g_ptr_array_unref (self->moves);
  self->moves = moves;
  self->text = text;
  rh_session_stand_at (self, NULL, fold, RH_DONE_PLAYED);

  return self;
}
