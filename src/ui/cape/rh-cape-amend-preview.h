/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-outlook.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_AMEND_PREVIEW (rh_cape_amend_preview_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeAmendPreview, rh_cape_amend_preview, RH, CAPE_AMEND_PREVIEW, AdwBin)

/* What would change if a correction were applied. */
GtkWidget *rh_cape_amend_preview_new (RhSession           *session);
void       rh_cape_amend_preview_set (RhCapeAmendPreview  *self,
                                      const RhCapeOutlook *outlook,
                                      const char          *first_cut);

G_END_DECLS
