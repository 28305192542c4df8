/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-rules-error.h"

G_BEGIN_DECLS

/**
 * RhZugError:
 * @RH_ZUG_ERROR_PART: a part that may not follow those before it
 * @RH_ZUG_ERROR_RUNNABLE: a train that can't run: without a car or caboose
 * @RH_ZUG_ERROR_TOTAL: a total that can't be counted any more
 *
 * What can be wrong with a move of Zugkraft beside its form and its turn: codes of %RH_RULES_ERROR.
 */
typedef enum {
  RH_ZUG_ERROR_PART = RH_RULES_ERROR_GAME,
  RH_ZUG_ERROR_RUNNABLE,
  RH_ZUG_ERROR_TOTAL,
} RhZugError;

G_END_DECLS
