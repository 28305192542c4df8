/* SPDX-License-Identifier: GPL-3.0-or-later
 * The moves of a game in words: what each did when it was played. */

#include "config.h"

#include "rh-log.h"

#include "rh-fold.h"

#include <string.h>

static void
free_line (gpointer data)
{
  RhLogLine *line = data;

  g_free (line->text);
  g_free (line->came_of);
  g_free (line->between);
  g_free (line);
}

static RhLogLine *
make_line (const RhTelling *telling, const RhSetup *setup, gconstpointer before, gconstpointer state)
{
  RhLogLine *line = g_new0 (RhLogLine, 1);
  int seat = setup->game->seat (before);

  line->round = telling->round (state);
  line->colour = seat >= 0 && setup->game->colours != NULL ? setup->seats[seat].colour : NULL;
  line->text = telling->last (setup, state);
  line->came_of = telling->came_of != NULL ? telling->came_of (setup, state) : NULL;
  line->between = telling->between != NULL ? telling->between (setup, before, state) : NULL;

  return line;
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
  g_autofree gpointer before = g_malloc (setup->game->state_size);

  for (guint i = 0; i < n_moves; i++) {
    memcpy (before, rh_fold_get_state (fold), setup->game->state_size);
    if (!rh_fold_play_text (fold, moves[i], NULL))
      break;
    g_ptr_array_add (lines, make_line (telling, setup, before, rh_fold_get_state (fold)));
  }

  return lines;
}
