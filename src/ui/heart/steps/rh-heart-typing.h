/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-draft.h"

G_BEGIN_DECLS

gboolean rh_heart_typing_is_next (const RhHeartDraft *draft,
                                  gboolean            closed,
                                  char                typed);
gboolean rh_heart_typing_type   (RhHeartDraft *draft,
                                 char          typed);
void     rh_heart_typing_drop   (RhHeartDraft *draft,
                                 guint         i);

G_END_DECLS
