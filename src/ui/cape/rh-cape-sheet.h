/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "cape/rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_SHEET (rh_cape_sheet_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeSheet, rh_cape_sheet, RH, CAPE_SHEET, AdwBin)

/* One player's sheet of the ledger. */
GtkWidget *rh_cape_sheet_new    (const RhSetup  *setup,
                                 guint           seat);
void       rh_cape_sheet_clear  (RhCapeSheet    *self);
void       rh_cape_sheet_add    (RhCapeSheet    *self,
                                 const RhEntry  *entry,
                                 const char     *reason,
                                 gboolean        correctable);
void       rh_cape_sheet_set_bonus (RhCapeSheet       *self,
                                    const char *const *lines);
void       rh_cape_sheet_focus_bonus (RhCapeSheet *self);

G_END_DECLS
