/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-draft.h"
#include "rh-step.h"

G_BEGIN_DECLS

/* The cards on offer, as they are entered, or given anew while they are bid on: @bid_on. */
RhCapeDraft rh_cape_offered_get     (RhStep            *step,
                                     gboolean           bid_on);
int         rh_cape_offered_find_next (const RhCapeDraft *draft,
                                     guint              n);
gboolean    rh_cape_offered_step_back (RhCapeDraft     *draft,
                                     guint              n);
int         rh_cape_offered_find_entered (const RhCapeDraft *before,
                                     const RhCapeDraft *draft,
                                     guint              n);
void        rh_cape_offered_enter   (RhStep            *step,
                                     const RhCapeDraft *draft,
                                     gboolean           bid_on);
gboolean    rh_cape_offered_play    (RhStep            *step,
                                     const RhCapeDraft *draft,
                                     guint              n);
gboolean    rh_cape_offered_correct (RhStep            *step,
                                     const RhCapeDraft *draft,
                                     guint              n);

G_END_DECLS
