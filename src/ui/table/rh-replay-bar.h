/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_REPLAY_BAR (rh_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (RhReplayBar, rh_replay_bar, RH, REPLAY_BAR, RhStep)

/* Steps through a game that is looked at: the step that stands where nothing is asked. */
GtkWidget *rh_replay_bar_new (const RhGameUi *ui,
                              RhSession      *session);

G_END_DECLS
