/* SPDX-License-Identifier: GPL-3.0-or-later
 * The key that has just ended a turn, pressed once more: one press too many, or the next player's. */

#include "config.h"

#include "rh-heart-brake.h"

#include "rh-heart-step.h"
#include "rh-heart-text-ask.h"

#include "rh-announce.h"
#include "rh-keys.h"
#include "rh-step-frame.h"

/* Of which turn @what would be, now. */
static RhHeartBrake
find (RhStep *step, int what)
{
  RhSession *session = rh_step_get_session (step);
  RhHeartDraft draft;

  rh_heart_step_get_draft (step, &draft);

  return (RhHeartBrake) { what, rh_session_get_n_played (session), rh_heart_step_get_seat (&draft, rh_session_get_state (session)),
                          g_get_monotonic_time () };
}

/**
 * rh_heart_brake_end:
 * @self: a brake
 * @step: the step of a turn
 * @what: a terrain card, or %RH_HEART_BRAKE_DRAW
 * @typed: whether that was typed: of clicks the panel knows where the one before was
 *
 * That has ended a turn, and the next one has begun.
 */
void
rh_heart_brake_end (RhHeartBrake *self, RhStep *step, int what, gboolean typed)
{
  *self = typed ? find (step, what) : (RhHeartBrake) { 0 };
}

/**
 * rh_heart_brake_holds:
 * @self: a brake
 * @step: the step of a turn
 * @what: a terrain card, or %RH_HEART_BRAKE_DRAW
 * @typed: whether that was typed
 *
 * Whoever presses a key again so soon after it ended a turn that both may have been meant as one hears that, and how it is meant.
 *
 * Returns: whether that isn't taken before it is typed once more
 */
gboolean
rh_heart_brake_holds (RhHeartBrake *self, RhStep *step, int what, gboolean typed)
{
  RhHeartBrake now = find (step, what);
  gboolean soon = typed && now.begun - self->begun < RH_TAP_MEANT * G_TIME_SPAN_MILLISECOND;
  gboolean same = self->begun != 0 && self->what == now.what && self->n_moves == now.n_moves && self->seat == now.seat;
  g_autofree char *text = NULL;

  *self = (RhHeartBrake) { 0 };
  if (!soon || !same)
    return FALSE;

  text = rh_heart_text_ask_soon (rh_session_get_setup (rh_step_get_session (step))->seats[now.seat].name);
  rh_announce_refusal (GTK_WIDGET (step));
  rh_step_frame_refuse (GTK_WIDGET (step), text);

  return TRUE;
}
