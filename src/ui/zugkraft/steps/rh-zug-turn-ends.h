/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"

#include "rh-zug-refusal.h"

G_BEGIN_DECLS

/**
 * RhZugTurnEnds:
 * @stop: ends it with the train
 * @shortage: with a shortage
 * @wreck: with a wreck
 * @advice: asks for advice before it does
 *
 * The buttons below a turn; all are borrowed.
 */
typedef struct {
  RhButton *stop;
  RhButton *shortage;
  RhButton *wreck;
  RhButton *advice;
} RhZugTurnEnds;

void          rh_zug_turn_ends_set_up   (const RhZugTurnEnds *self);
void          rh_zug_turn_ends_show     (const RhZugTurnEnds *self,
                                         const RhZugTurn     *turn,
                                         const RhZugRefusal  *refusal);
void          rh_zug_turn_ends_answer   (const RhZugTurnEnds *self,
                                         RhZugMoveKind        kind,
                                         gboolean             replay);
void          rh_zug_turn_ends_ask      (const RhZugTurnEnds *self,
                                         gboolean             asked,
                                         gboolean             page);
RhZugMoveKind rh_zug_turn_ends_get_kind (const RhZugTurnEnds *self,
                                         RhButton            *button);

G_END_DECLS
