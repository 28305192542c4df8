/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_COMMON (rh_cape_common_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeCommon, rh_cape_common, RH, CAPE_COMMON, AdwBin)

/* The common row: the rails of each card turned up. */
GtkWidget *rh_cape_common_new (void);
void       rh_cape_common_set (RhCapeCommon      *self,
                               const RhCapeState *state);

G_END_DECLS
