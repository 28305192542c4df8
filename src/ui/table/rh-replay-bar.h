/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

#define RH_TYPE_REPLAY_BAR (rh_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (RhReplayBar, rh_replay_bar, RH, REPLAY_BAR, AdwBin)

/* Below a game that is looked at: goes through its moves, and by its rounds. */
GtkWidget *rh_replay_bar_new    (const RhTelling *telling,
                                 RhSession       *session);
void       rh_replay_bar_teach  (RhReplayBar     *self);
void       rh_replay_bar_update (RhReplayBar     *self);
gboolean   rh_replay_bar_key    (RhReplayBar     *self,
                                 guint            keyval,
                                 GdkModifierType  modifiers);
void       rh_replay_bar_focus  (RhReplayBar     *self);

G_END_DECLS
