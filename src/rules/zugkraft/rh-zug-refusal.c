/* SPDX-License-Identifier: GPL-3.0-or-later
 * What wasn't taken in a turn, and what that means for what is typed next.
 *
 * Who keeps the score looks at the dice and types. What is refused then isn't seen at once, and neither is that the turn hasn't
 * ended: what is meant for the next player must not come to this one. The next player's train begins with an engine: no other part
 * that comes first is meant for it, but goes on with the turn, also for who is in the habit of pressing Enter after each roll.
 * Of a turn that fails nothing need be set down; but a key that bounces, or is pressed twice, fails one turn and not the next. */

#include "config.h"

#include "rh-zug-refusal.h"

/**
 * rh_zug_refusal_is_any:
 * @self: a refusal
 *
 * Returns: whether anything was refused
 */
gboolean
rh_zug_refusal_is_any (const RhZugRefusal *self)
{
  return self->n_parts > 0 || self->kind != RH_ZUG_MOVE_NONE || self->wanted != RH_ZUG_MOVE_NONE ||
         self->held;
}

/**
 * rh_zug_refusal_asks:
 * @self: a refusal
 * @turn: the turn as it was entered so far
 * @kind: how it may end
 *
 * Returns: whether it ends so when that is wanted once more, as the button for it shows
 */
gboolean
rh_zug_refusal_asks (const RhZugRefusal *self, const RhZugTurn *turn, RhZugMoveKind kind)
{
  if (self->wanted == kind && turn->train.n == 0)
    return TRUE;

  return (self->n_parts > 0 || self->kind == RH_ZUG_MOVE_NONE) && self->held && self->asked && self->end == kind &&
         turn->denials[kind] == RH_ZUG_DENIAL_NONE;
}

/* Whether what is typed then is typed at a stretch with what came before. */
static gboolean
is_at_a_stretch (const RhZugRefusal *self, gint64 typed)
{
  return typed - self->since < RH_ZUG_REFUSAL_PAUSE_MS * G_TIME_SPAN_MILLISECOND;
}

/**
 * rh_zug_refusal_takes:
 * @self: what was refused before
 * @part: a part
 * @typed: when it was typed, in microseconds; %RH_ZUG_TAPPED where it was tapped
 *
 * Returns: whether nothing that was refused before holds it back
 */
gboolean
rh_zug_refusal_takes (const RhZugRefusal *self, RhZugPart part, gint64 typed)
{
  if (!self->held || typed == RH_ZUG_TAPPED)
    return TRUE;

  return part != RH_ZUG_ENGINE && !self->next;
}

/**
 * rh_zug_refusal_part:
 * @self: what was refused before
 * @turn: the turn as it was entered so far
 * @part: a part that may not follow, or isn't taken for now
 * @typed: when it was typed, in microseconds; %RH_ZUG_TAPPED where it was tapped: who taps sees what comes of it
 *
 * A part is refused. Whoever wants to end the turn then is asked once more. Of parts that are held back one after the other, the
 * rules are the reason only for the first: what it wants may have been typed since.
 */
void
rh_zug_refusal_part (RhZugRefusal *self, const RhZugTurn *turn, RhZugPart part, gint64 typed)
{
  if (typed == RH_ZUG_TAPPED || !self->typed || (self->held && rh_zug_refusal_takes (self, part, typed)))
    *self = (RhZugRefusal) { .typed = typed != RH_ZUG_TAPPED };

  self->part = part;
  self->bar = self->held && self->n_parts > 0 ? RH_ZUG_BAR_NONE : turn->bars[part];
  self->n_parts++;
  self->next = self->next || (self->held && part == RH_ZUG_ENGINE);
  self->since = typed;
  self->kind = self->wanted = RH_ZUG_MOVE_NONE;
  self->asked = FALSE;
}

/* Whether an end without a train isn't the second half of the press that ended the turn before. */
static gboolean
is_meant (RhZugRefusal *self, RhZugMoveKind kind, gint64 now, gint64 begun)
{
  if (now - begun >= RH_ZUG_REFUSAL_MEANT_MS * G_TIME_SPAN_MILLISECOND)
    return TRUE;

  *self = (RhZugRefusal) { .wanted = kind, .typed = TRUE, .since = now };

  return FALSE;
}

/**
 * rh_zug_refusal_end:
 * @self: what was refused before
 * @turn: the turn as it was entered so far
 * @kind: how it is to end
 * @now: when that is, in microseconds
 * @begun: when the turn began, because the one before ended
 *
 * Somebody wants to end the turn. Where that can't be, or something wasn't taken that perhaps nobody has seen, it doesn't end, and
 * what is typed now may be meant for the next player: it isn't taken. A turn that fails with nothing set down ends at once, but not
 * by the second half of a double press; where that can't be, it means nothing.
 *
 * Returns: whether the turn ends
 */
gboolean
rh_zug_refusal_end (RhZugRefusal *self, const RhZugTurn *turn, RhZugMoveKind kind, gint64 now, gint64 begun)
{
  if (turn->denials[kind] != RH_ZUG_DENIAL_NONE) {
    if (!self->typed)
      *self = (RhZugRefusal) { 0 };
    self->kind = kind;
    self->wanted = RH_ZUG_MOVE_NONE;
    self->since = now;
    if (turn->train.n > 0) {
      self->typed = self->held = self->asked = TRUE;
      self->end = RH_ZUG_MOVE_TRAIN;
    }
    return FALSE;
  }
  if (turn->train.n == 0)
    return is_meant (self, kind, now, begun);
  if (!self->typed || self->asked)
    return TRUE;

  self->held = self->asked = TRUE;
  self->end = kind;
  self->wanted = RH_ZUG_MOVE_NONE;
  self->since = now;

  return FALSE;
}

/**
 * rh_zug_refusal_taken:
 * @self: what was refused before
 * @typed: when what was taken was typed, in microseconds; %RH_ZUG_TAPPED for a tap, or what was taken off or undone: that comes
 *   from who has seen it
 *
 * Something was taken. What was refused is forgotten, unless it was typed at a stretch with that: who has ended a turn without a
 * look is at the next player's.
 */
void
rh_zug_refusal_taken (RhZugRefusal *self, gint64 typed)
{
  if (typed == RH_ZUG_TAPPED || !self->typed || !is_at_a_stretch (self, typed)) {
    *self = (RhZugRefusal) { 0 };
    return;
  }

  if (self->held && self->n_parts == 0) {
    *self = (RhZugRefusal) { 0 };
    return;
  }

  self->held = FALSE;
  self->asked = FALSE;
  self->since = typed;
}
