/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

char *rh_summary_text (const RhTelling *telling,
                       const RhSetup   *setup,
                       gconstpointer    state,
                       const RhEntries *entries,
                       RhGameStatus     status);

G_END_DECLS
