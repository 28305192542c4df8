/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-heart-draft.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_GRID (rh_heart_grid_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartGrid, rh_heart_grid, RH, HEART_GRID, AdwBin)

/* Emits "terrain" (an #RhHeartTerrain) and "colour" (an #RhHeartColour) when one is tapped, or its key is pressed. */
void     rh_heart_grid_show_words   (RhHeartGrid     *self,
                                       gboolean         words);
void     rh_heart_grid_set_colour   (RhHeartGrid     *self,
                                       int              chosen);
void     rh_heart_grid_set_terrains (RhHeartGrid        *self,
                                       const RhHeartDraft *draft,
                                       const RhHeartState *state);
void     rh_heart_grid_set_closed   (RhHeartGrid     *self,
                                       gboolean         terrains,
                                       gboolean         colours);
gboolean rh_heart_grid_key          (RhHeartGrid     *self,
                                       guint            keyval,
                                       GdkModifierType  modifiers);

G_END_DECLS
