/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_SCENE (rh_cape_scene_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeScene, rh_cape_scene, RH, CAPE_SCENE, AdwBin)

/* What lies in the middle of the table: the cards on offer, or the common row and the sum. */
GtkWidget *rh_cape_scene_new (void);
void       rh_cape_scene_set (RhCapeScene       *self,
                              const RhSetup     *setup,
                              const RhCapeState *state);

G_END_DECLS
