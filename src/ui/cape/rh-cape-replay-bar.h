/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_REPLAY_BAR (rh_cape_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeReplayBar, rh_cape_replay_bar, RH, CAPE_REPLAY_BAR, AdwBin)

/* Steps through a game that is looked at. */
GtkWidget *rh_cape_replay_bar_new    (RhSession       *session);
void       rh_cape_replay_bar_update (RhCapeReplayBar *self);
gboolean   rh_cape_replay_bar_key    (RhCapeReplayBar *self,
                                      guint            keyval);
void       rh_cape_replay_bar_focus  (RhCapeReplayBar *self);

G_END_DECLS
