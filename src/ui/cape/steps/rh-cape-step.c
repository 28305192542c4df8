/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the steps of From Cape to Cairo share. */

#include "config.h"

#include "rh-cape-step.h"

/**
 * rh_cape_step_get_draft:
 * @step: a step
 * @kind: the kind of move it asks for
 *
 * Returns: what has been entered of it; %RH_CAPE_MOVE_NONE where that's nothing
 */
RhCapeDraft
rh_cape_step_get_draft (RhStep *step, RhCapeMoveKind kind)
{
  return rh_cape_draft_parse (rh_session_get_draft (rh_step_get_session (step)), kind);
}

/**
 * rh_cape_step_enter:
 * @step: a step
 * @draft: all that has been entered of its move
 *
 * Keeps what has been entered; where it can't be kept, says why.
 *
 * Returns: whether it is kept
 */
gboolean
rh_cape_step_enter (RhStep *step, const RhCapeDraft *draft)
{
  g_autofree char *text = draft->kind != RH_CAPE_MOVE_NONE ? rh_cape_draft_to_text (draft) : g_strdup ("");

  return rh_step_enter (step, text);
}

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

/**
 * rh_cape_step_replace:
 * @step: a step
 * @move: a move
 *
 * Plays a move instead of the last one, which was a slip; where it is refused, says why, and
 * the last one is undone.
 *
 * Returns: whether it was played
 */
gboolean
rh_cape_step_replace (RhStep *step, const RhCapeMove *move)
{
  return rh_step_undo (step) && rh_cape_step_play (step, move);
}
