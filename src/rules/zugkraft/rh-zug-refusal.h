/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-turn.h"

G_BEGIN_DECLS

/**
 * RhZugRefusal:
 * @part: the part that was refused last, if any was
 * @bar: why; %RH_ZUG_BAR_NONE where it was only that nothing is taken for now
 * @n_parts: how many were
 * @kind: how the turn may not end, though somebody wanted it; %RH_ZUG_MOVE_NONE where nobody did
 * @begun: whether a key that has ended the turn before came twice
 * @typed: whether it was refused to who typed, and perhaps looked at the table: it stays, whatever is typed next
 * @held: whether no part that is typed is taken: somebody believes that the turn has ended
 * @asked: whether the turn ends when that is wanted once more
 *
 * What wasn't taken in a turn, until somebody has seen it. All zeros where all was.
 */
typedef struct {
  RhZugPart     part;
  RhZugBar      bar;
  guint         n_parts;
  RhZugMoveKind kind;
  gboolean      begun;
  gboolean      typed;
  gboolean      held;
  gboolean      asked;
} RhZugRefusal;

gboolean rh_zug_refusal_is_any (const RhZugRefusal *self);
void     rh_zug_refusal_part   (RhZugRefusal       *self,
                                const RhZugTurn    *turn,
                                RhZugPart           part,
                                gboolean            typed);
gboolean rh_zug_refusal_end    (RhZugRefusal       *self,
                                const RhZugTurn    *turn,
                                RhZugMoveKind       kind);
void     rh_zug_refusal_begun  (RhZugRefusal       *self);
void     rh_zug_refusal_taken  (RhZugRefusal       *self,
                                gboolean            typed);

G_END_DECLS
