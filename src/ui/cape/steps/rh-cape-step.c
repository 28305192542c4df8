/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the steps of From Cape to Cairo share. */

#include "config.h"

#include "rh-cape-step.h"

/**
 * rh_cape_step_play:
 * @step: a step
 * @move: a move
 *
 * Plays a move; where it is refused, says why.
 *
 * Returns: whether it was played
 */
gboolean
rh_cape_step_play (RhStep *step, const RhCapeMove *move)
{
  g_autofree char *line = rh_cape_move_to_text (move);

  return rh_step_play (step, line);
}
