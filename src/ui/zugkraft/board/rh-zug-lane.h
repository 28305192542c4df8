/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-zug-state.h"

G_BEGIN_DECLS

#define RH_TYPE_ZUG_LANE (rh_zug_lane_get_type ())
G_DECLARE_FINAL_TYPE (RhZugLane, rh_zug_lane, RH, ZUG_LANE, GtkWidget)

/* What a player has, and how far it is to the goal. */
GtkWidget *rh_zug_lane_new       (const RhSetup    *setup,
                                  guint             seat);
void       rh_zug_lane_set_asked (RhZugLane        *self);
void       rh_zug_lane_update    (RhZugLane        *self,
                                  const RhZugState *state);

G_END_DECLS
