/* SPDX-License-Identifier: GPL-3.0-or-later
 * What asks for the next move: a step, or what says why nothing can be asked. */

#include "config.h"

#include "rh-asked.h"

#include "rh-replay-step.h"

#include <glib/gi18n.h>

/**
 * rh_asked_find_type:
 * @ui: what the game shows
 * @session: where it stands
 * @dead_end: (nullable): why it can't go on
 *
 * Returns: the step that asks there; %G_TYPE_NONE where it can't go on
 */
GType
rh_asked_find_type (const RhGameUi *ui, RhSession *session, const RhDeadEnd *dead_end)
{
  if (rh_session_is_replay (session))
    return RH_TYPE_REPLAY_STEP;

  if (rh_session_get_status (session) == RH_GAME_ENDED)
    return ui->ended ();

  if (dead_end != NULL)
    return G_TYPE_NONE;

  return ui->step (rh_session_get_state (session), rh_session_get_begun (session));
}

/**
 * rh_asked_new:
 * @ui: what the game shows
 * @session: where it stands
 * @type: what rh_asked_find_type() says
 * @dead_end: (nullable): why it can't go on
 *
 * Returns: (transfer floating): that step, or what says why there is none
 */
GtkWidget *
rh_asked_new (const RhGameUi *ui, RhSession *session, GType type, const RhDeadEnd *dead_end)
{
  if (type == RH_TYPE_REPLAY_STEP)
    return rh_replay_step_new (ui, session);
  if (dead_end == NULL)
    return g_object_new (type, "session", session, "telling", ui->telling, NULL);

  return rh_game_error_new_dead_end (_(dead_end->title), _(dead_end->text));
}
