/* SPDX-License-Identifier: GPL-3.0-or-later
 * The moves of a game in words: what each did when it was played. */

#include "config.h"

#include "rh-log.h"

#include "rh-fold.h"

static void
free_line (gpointer data)
{
  RhLogLine *line = data;

  g_free (line->text);
  g_free (line->came_of);
  g_free (line);
}

/**
 * rh_log_new:
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array length=n_moves): its moves
 * @n_moves: how many
 *
 * Folds the game once, and keeps the sentences alone.
 *
 * Returns: (transfer full) (element-type RhLogLine): the moves, the oldest first
 */
GPtrArray *
rh_log_new (const RhTelling *telling, const RhSetup *setup, const char *const *moves, guint n_moves)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  for (guint i = 0; i < n_moves && rh_fold_play_text (fold, moves[i], NULL); i++) {
    RhLogLine *line = g_new0 (RhLogLine, 1);

    line->round = telling->round (rh_fold_get_state (fold));
    line->text = telling->last (setup, rh_fold_get_state (fold));
    line->came_of = telling->came_of != NULL ? telling->came_of (setup, rh_fold_get_state (fold)) : NULL;
    g_ptr_array_add (lines, line);
  }

  return lines;
}
