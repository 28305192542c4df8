/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_REPLAY_STEP (rh_replay_step_get_type ())
G_DECLARE_FINAL_TYPE (RhReplayStep, rh_replay_step, RH, REPLAY_STEP, RhStep)

/* The step that stands where a game is looked at: around that which stood there when it was played. */
GtkWidget *rh_replay_step_new (const RhGameUi *ui,
                               RhSession      *session);

G_END_DECLS
