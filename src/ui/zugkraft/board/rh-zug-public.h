/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-stage.h"
#include "rh-zug-state.h"

G_BEGIN_DECLS

#define RH_TYPE_ZUG_PUBLIC (rh_zug_public_get_type ())
G_DECLARE_FINAL_TYPE (RhZugPublic, rh_zug_public, RH, ZUG_PUBLIC, RhStage)

/* The lanes, to be read from three metres. */
GtkWidget *rh_zug_public_new    (const RhSetup    *setup);
void       rh_zug_public_update (RhZugPublic      *self,
                                 const RhSetup    *setup,
                                 const RhZugState *state,
                                 const char       *draft,
                                 gboolean          ended);

G_END_DECLS
