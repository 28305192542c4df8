/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-correction.h"

G_BEGIN_DECLS

#define RH_TYPE_AMEND_PREVIEW (rh_amend_preview_get_type ())
G_DECLARE_FINAL_TYPE (RhAmendPreview, rh_amend_preview, RH, AMEND_PREVIEW, AdwBin)

/* What would change if a correction were applied. */
GtkWidget *rh_amend_preview_new    (const RhTelling    *telling,
                                    const RhSetup      *setup);
void       rh_amend_preview_update (RhAmendPreview     *self,
                                    const RhCorrection *correction,
                                    const char         *first_cut);

G_END_DECLS
