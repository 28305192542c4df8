/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_LANE (rh_cape_lane_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeLane, rh_cape_lane, RH, CAPE_LANE, GtkWidget)

/* What lies before one player: name, capital, bonus rails, and the line with its cards. */
GtkWidget *rh_cape_lane_new    (const RhSetup     *setup,
                                guint              seat);
void       rh_cape_lane_update (RhCapeLane        *self,
                                const RhCapeState *state);
void       rh_cape_lane_ask    (RhCapeLane        *self,
                                const RhCapeState *state,
                                gboolean           asked);
gboolean   rh_cape_lane_fits_beside (RhCapeLane   *self,
                                     int           width,
                                     int           height);
void       rh_cape_lane_set_beside (RhCapeLane    *self,
                                    gboolean       beside);
void       rh_cape_lane_set_large (RhCapeLane     *self);
void       rh_cape_lane_set_asked (RhCapeLane     *self);

G_END_DECLS
