/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moments of a long replay, kept so that stepping needn't begin at its start each time. */

#include "config.h"

#include "rh-session-private.h"

/* From one moment that is kept to the next, in moves: folded faster than a frame is drawn. */
#define EVERY 32768

/* More entries than any mark should hold: every mark has a copy. */
#define ENTRIES_MAX 4096

static void
add_mark (RhSession *self, const RhFold *fold)
{
  guint n = rh_fold_get_n_moves (fold);

  if (n == EVERY * (self->marks->len + 1) && rh_entries_get_n (rh_fold_get_entries (fold)) <= ENTRIES_MAX)
    g_ptr_array_add (self->marks, rh_fold_copy (fold));
}

/* The game at the last mark that isn't beyond the position, or at its start. */
static RhFold *
fold_to_mark (RhSession *self, guint position)
{
  guint n = MIN (position / EVERY, self->marks->len);

  return n > 0 ? rh_fold_copy (self->marks->pdata[n - 1]) : rh_fold_new (self->setup);
}

/**
 * rh_session_fold_by_marks:
 * @self: a replay with marks
 * @position: a number of its moves
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Returns: (transfer full) (nullable): the game after so many moves, or %NULL with @error set
 */
RhFold *
rh_session_fold_by_marks (RhSession *self, guint position, GError **error)
{
  g_autoptr (RhFold) fold = fold_to_mark (self, position);

  for (guint i = rh_fold_get_n_moves (fold); i < position; i++) {
    if (!rh_fold_play_text (fold, self->moves->pdata[i], error))
      return NULL;
    add_mark (self, fold);
  }

  return g_steal_pointer (&fold);
}

/**
 * rh_session_mark:
 * @self: a replay, whose moves never change
 *
 * Keeps moments of a long game; of a short one there is no need to. All of it is
 * folded for that: where it might be long, not in the main loop.
 */
void
rh_session_mark (RhSession *self)
{
  RhFold *fold;

  if (self->moves->len < EVERY)
    return;

  self->marks = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_fold_free);
  fold = rh_session_fold_by_marks (self, self->moves->len, NULL);
  g_clear_pointer (&fold, rh_fold_free);
}
