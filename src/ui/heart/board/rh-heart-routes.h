/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-state.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_ROUTES (rh_heart_routes_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartRoutes, rh_heart_routes, RH, HEART_ROUTES, GtkWidget)

GtkWidget *rh_heart_routes_new      (void);
void       rh_heart_routes_set      (RhHeartRoutes       *self,
                                     const RhHeartPlayer *player);
gboolean   rh_heart_routes_is_short (RhHeartRoutes       *self);

G_END_DECLS
