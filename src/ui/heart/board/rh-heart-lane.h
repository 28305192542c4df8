/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-draft.h"
#include "rh-heart.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_LANE (rh_heart_lane_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartLane, rh_heart_lane, RH, HEART_LANE, GtkWidget)

GtkWidget *rh_heart_lane_new       (const RhSetup      *setup,
                                    guint               seat);
void       rh_heart_lane_update    (RhHeartLane        *self,
                                    const RhHeartState *state);
void       rh_heart_lane_enter     (RhHeartLane        *self,
                                    const RhHeartState *state,
                                    const RhHeartDraft *draft);
void       rh_heart_lane_set_turn  (RhHeartLane        *self,
                                    gboolean            turn);
void       rh_heart_lane_set_asked (RhHeartLane        *self);

G_END_DECLS
