/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_TRACK (rh_cape_track_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeTrack, rh_cape_track, RH, CAPE_TRACK, GtkWidget)

/* A player's line from the Cape to Cairo: eight places, and the train on the
 * card it crossed last. */
GtkWidget *rh_cape_track_new       (const char         *colour);
void       rh_cape_track_set       (RhCapeTrack        *self,
                                    const RhCapePlayer *player);
void       rh_cape_track_describe  (RhCapeTrack        *self,
                                    const RhCapePlayer *player,
                                    GtkWidget          *button);
void       rh_cape_track_set_large (RhCapeTrack        *self);

G_END_DECLS
