/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-turn.h"

G_BEGIN_DECLS

#define RH_ZUG_TAPPED 0            /* in the place of the time at which something was typed */
#define RH_ZUG_REFUSAL_PAUSE_MS 1500 /* what comes so long after a key isn't typed at a stretch with it */
#define RH_ZUG_REFUSAL_MEANT_MS 1000 /* two presses of one button, so far apart, weren't meant as one */

/**
 * RhZugRefusal:
 * @part: the part that was refused last, if any was
 * @bar: why; %RH_ZUG_BAR_NONE where it was only that nothing is taken for now
 * @n_parts: how many were
 * @kind: how the turn may not end, though somebody wanted it; %RH_ZUG_MOVE_NONE where nobody did
 * @wanted: how the turn was to end though nothing is set down, too soon to be more than the second half of the press that ended the
 *   turn before: it ends so when that is wanted once more; %RH_ZUG_MOVE_NONE where nobody wanted it
 * @typed: whether it was refused to who typed, and perhaps looked at the table: it stays, whatever is typed next
 * @held: whether no engine is taken that is typed: somebody may believe that the turn has ended
 * @next: whether one was typed then, with which the next player's train may begin: no part is taken
 * @asked: whether the turn ends when that is wanted once more
 * @end: how, where that was wanted then
 * @since: when the last key came, in microseconds
 *
 * What wasn't taken in a turn, until somebody has seen it. All zeros where all was.
 */
typedef struct {
  RhZugPart     part;
  RhZugBar      bar;
  guint         n_parts;
  RhZugMoveKind kind;
  RhZugMoveKind wanted;
  gboolean      typed;
  gboolean      held;
  gboolean      next;
  gboolean      asked;
  RhZugMoveKind end;
  gint64        since;
} RhZugRefusal;

gboolean rh_zug_refusal_is_any (const RhZugRefusal *self);
gboolean rh_zug_refusal_asks   (const RhZugRefusal *self,
                                const RhZugTurn    *turn,
                                RhZugMoveKind       kind);
gboolean rh_zug_refusal_takes  (const RhZugRefusal *self,
                                RhZugPart           part,
                                gint64              typed);
void     rh_zug_refusal_part   (RhZugRefusal       *self,
                                const RhZugTurn    *turn,
                                RhZugPart           part,
                                gint64              typed);
gboolean rh_zug_refusal_end    (RhZugRefusal       *self,
                                const RhZugTurn    *turn,
                                RhZugMoveKind       kind,
                                gint64              now,
                                gint64              begun);
void     rh_zug_refusal_taken  (RhZugRefusal       *self,
                                gint64              typed);

G_END_DECLS
