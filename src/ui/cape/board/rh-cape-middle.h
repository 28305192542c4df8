/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_MIDDLE (rh_cape_middle_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeMiddle, rh_cape_middle, RH, CAPE_MIDDLE, AdwBin)

/* What lies in the middle of the public table: the cards on offer, or the common row. */
GtkWidget *rh_cape_middle_new    (void);
void       rh_cape_middle_update (RhCapeMiddle      *self,
                                  const RhSetup     *setup,
                                  const RhCapeState *state,
                                  guint              sealed);

G_END_DECLS
