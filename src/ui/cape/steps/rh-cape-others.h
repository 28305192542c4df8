/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_OTHERS (rh_cape_others_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeOthers, rh_cape_others, RH, CAPE_OTHERS, AdwBin)

/* What a build would cost each of the others now, in quiet words. */
void rh_cape_others_set (RhCapeOthers      *self,
                         const RhSetup     *setup,
                         const RhCapeState *state,
                         guint              seat);

G_END_DECLS
