/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_HEART_TRACK (rh_heart_track_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartTrack, rh_heart_track, RH, HEART_TRACK, GtkWidget)

GtkWidget *rh_heart_track_new (const char   *colour);
void       rh_heart_track_set (RhHeartTrack *self,
                               int           left);

G_END_DECLS
