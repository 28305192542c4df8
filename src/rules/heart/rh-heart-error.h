/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-rules-error.h"

G_BEGIN_DECLS

/**
 * RhHeartError:
 * @RH_HEART_ERROR_SEAT: a seat that there isn't
 * @RH_HEART_ERROR_TRAINS: a route longer than the trains left (H1)
 * @RH_HEART_ERROR_TERRAIN: more terrain cards of a type than there are (H2)
 * @RH_HEART_ERROR_LEVEL: doubled, while somebody else has more cards of the type (H4, H5)
 * @RH_HEART_ERROR_CARDS: doubled, with too few cards to play (H4, H5)
 * @RH_HEART_ERROR_TICKETS: tickets of a seat that has told its own (H8)
 *
 * What can be wrong with a move of The Heart of Africa beside its form and its
 * phase: codes of %RH_RULES_ERROR.
 */
typedef enum {
  RH_HEART_ERROR_SEAT = RH_RULES_ERROR_GAME,
  RH_HEART_ERROR_TRAINS,
  RH_HEART_ERROR_TERRAIN,
  RH_HEART_ERROR_LEVEL,
  RH_HEART_ERROR_CARDS,
  RH_HEART_ERROR_TICKETS,
} RhHeartError;

G_END_DECLS
