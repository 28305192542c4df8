/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-zug-state.h"

G_BEGIN_DECLS

#define RH_TYPE_ZUG_TRACK (rh_zug_track_get_type ())
G_DECLARE_FINAL_TYPE (RhZugTrack, rh_zug_track, RH, ZUG_TRACK, GtkWidget)

/* How far a player's train has come on its way to the goal, or to the mark. */
GtkWidget *rh_zug_track_new (void);
void       rh_zug_track_set (RhZugTrack       *self,
                             const RhZugState *state,
                             guint             seat);

G_END_DECLS
