/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-rules-error.h"

G_BEGIN_DECLS

/**
 * RhCapeError:
 * @RH_CAPE_ERROR_CAPITAL: more pounds than there are
 * @RH_CAPE_ERROR_PILE: the piles don't hold, or do hold, the cards the move speaks of
 * @RH_CAPE_ERROR_TIE: draws of other seats than those of the open tie
 * @RH_CAPE_ERROR_CARD: a card that isn't on offer
 * @RH_CAPE_ERROR_RAILS: too few rails, or more than are short
 *
 * What can be wrong with a move of From Cape to Cairo beside its form and its
 * turn: codes of %RH_RULES_ERROR.
 */
typedef enum {
  RH_CAPE_ERROR_CAPITAL = RH_RULES_ERROR_GAME,
  RH_CAPE_ERROR_PILE,
  RH_CAPE_ERROR_TIE,
  RH_CAPE_ERROR_CARD,
  RH_CAPE_ERROR_RAILS,
} RhCapeError;

G_END_DECLS
