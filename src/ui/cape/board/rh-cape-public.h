/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-stage.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_PUBLIC (rh_cape_public_get_type ())
G_DECLARE_FINAL_TYPE (RhCapePublic, rh_cape_public, RH, CAPE_PUBLIC, RhStage)

/* The open table, to be read from afar. It is told what everybody may know, and
 * has no way to ask for more. */
GtkWidget *rh_cape_public_new    (const RhSetup     *setup);
void       rh_cape_public_update (RhCapePublic      *self,
                                  const RhSetup     *setup,
                                  const RhCapeState *state,
                                  const char        *draft,
                                  guint              sealed,
                                  gboolean           ended);

G_END_DECLS
