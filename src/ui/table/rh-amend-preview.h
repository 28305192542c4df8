/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-correction.h"
#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_AMEND_PREVIEW (rh_amend_preview_get_type ())
G_DECLARE_FINAL_TYPE (RhAmendPreview, rh_amend_preview, RH, AMEND_PREVIEW, AdwBin)

/* What would change if a correction were applied. */
GtkWidget *rh_amend_preview_new    (const RhTelling    *telling,
                                    const RhSetup      *setup);
void       rh_amend_preview_update (RhAmendPreview     *self,
                                    const RhCorrection *correction,
                                    const char         *first_cut);

/* What it shows, and what is said beside it. */
gboolean      rh_amend_preview_comes_in   (const RhTelling    *telling,
                                           RhSession          *session,
                                           guint               i,
                                           const RhFormerLine *former);
RhCorrection *rh_amend_preview_look       (const RhTelling    *telling,
                                           RhSession          *session,
                                           guint               i,
                                           const char         *line,
                                           const RhFormerLine *former);
char         *rh_amend_preview_tell_notes (RhSession          *session,
                                           const RhCorrection *correction,
                                           gboolean            filled);
gboolean      rh_amend_preview_is_safe    (RhSession          *session,
                                           const RhCorrection *correction);
char         *rh_amend_preview_tell_title (guint               i,
                                           guint               round,
                                           gboolean            comes_in);
void          rh_amend_preview_ask        (GtkWidget          *widget,
                                           const RhCorrection *correction,
                                           GPtrArray          *log,
                                           GCallback           on_response);

G_END_DECLS
