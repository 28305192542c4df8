/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-draft.h"

G_BEGIN_DECLS

RhHeartDraft rh_heart_turn_begin     (const RhHeartDraft *before,
                                      RhHeartMoveKind     kind);
RhHeartDraft rh_heart_turn_go_to     (const RhHeartDraft *before,
                                      const RhHeartState *state,
                                      guint               seat);
RhHeartDraft rh_heart_turn_draw      (const RhHeartDraft *before,
                                      const RhHeartState *state);
RhHeartDraft rh_heart_turn_go_back   (const RhHeartDraft *before);
RhHeartDraft rh_heart_turn_open_tickets (const RhHeartDraft *before,
                                         const RhHeartState *state);
RhHeartDraft rh_heart_turn_go_to_tickets (const RhHeartDraft *before,
                                          guint               seat);
RhHeartDraft rh_heart_turn_leave_tickets (const RhHeartDraft *before,
                                          const RhHeartState *state);
int          rh_heart_turn_get_seat  (const RhHeartDraft *draft,
                                      const RhHeartState *state);
int          rh_heart_turn_get_passed (const RhHeartDraft *draft,
                                       const RhHeartState *state);
gboolean     rh_heart_turn_take_back (RhHeartDraft       *draft);
gboolean     rh_heart_turn_drop      (RhHeartDraft       *draft);
gboolean     rh_heart_turn_is_open   (const RhHeartDraft *draft);
gboolean     rh_heart_turn_is_untold (const RhHeartDraft *draft);
gboolean     rh_heart_turn_has_card  (const RhHeartDraft *draft);
RhHeartMove  rh_heart_turn_get_cards (const RhHeartDraft *draft,
                                      guint               seat);
gboolean     rh_heart_turn_has_route (const RhHeartDraft *draft);
gboolean     rh_heart_turn_is_after_last (const RhHeartDraft *draft,
                                          const RhHeartState *state);

G_END_DECLS
