/* SPDX-License-Identifier: GPL-3.0-or-later
 * What wasn't taken in a turn, and what that means for what is typed next.
 *
 * Who keeps the score looks at the dice and types. What is refused then isn't seen at once, and neither is that the turn hasn't
 * ended: what is meant for the next player must not come to this one. */

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
  return self->n_parts > 0 || self->kind != RH_ZUG_MOVE_NONE || self->begun || self->held;
}

/**
 * rh_zug_refusal_part:
 * @self: what was refused before
 * @turn: the turn as it was entered so far
 * @part: a part that may not follow, or isn't taken for now
 * @typed: whether it was typed; who taps sees what comes of it
 *
 * A part is refused. Whoever wants to end the turn then is asked once more.
 */
void
rh_zug_refusal_part (RhZugRefusal *self, const RhZugTurn *turn, RhZugPart part, gboolean typed)
{
  if (!typed || !self->typed)
    *self = (RhZugRefusal) { .typed = typed };

  self->part = part;
  self->bar = turn->bars[part];
  self->n_parts++;
  self->kind = RH_ZUG_MOVE_NONE;
  self->begun = FALSE;
  self->asked = FALSE;
}

/**
 * rh_zug_refusal_end:
 * @self: what was refused before
 * @turn: the turn as it was entered so far
 * @kind: how it is to end
 *
 * Somebody wants to end the turn. Where that can't be, or something wasn't taken that perhaps nobody has seen, it doesn't end, and
 * what is typed now may be meant for the next player: it isn't taken. An end too many, before anything was set down, means nothing.
 *
 * Returns: whether the turn ends
 */
gboolean
rh_zug_refusal_end (RhZugRefusal *self, const RhZugTurn *turn, RhZugMoveKind kind)
{
  if (turn->denials[kind] != RH_ZUG_DENIAL_NONE) {
    if (!self->typed)
      *self = (RhZugRefusal) { 0 };
    self->kind = kind;
    self->begun = FALSE;
    if (turn->train.n > 0)
      self->typed = self->held = self->asked = TRUE;
    return FALSE;
  }
  if (!self->typed || self->asked)
    return TRUE;

  self->held = self->asked = TRUE;
  self->begun = FALSE;

  return FALSE;
}

/**
 * rh_zug_refusal_begun:
 * @self: what was refused before
 *
 * A key that has just ended the turn before came twice. Whoever means it presses it once more.
 */
void
rh_zug_refusal_begun (RhZugRefusal *self)
{
  *self = (RhZugRefusal) { .begun = TRUE, .typed = TRUE, .asked = TRUE };
}

/**
 * rh_zug_refusal_taken:
 * @self: what was refused before
 * @typed: whether what was taken was typed; a tap, or what was taken off or undone, comes from who has seen it
 *
 * Something was taken.
 */
void
rh_zug_refusal_taken (RhZugRefusal *self, gboolean typed)
{
  if (typed && self->typed)
    self->asked = FALSE;
  else
    *self = (RhZugRefusal) { 0 };
}
