/* SPDX-License-Identifier: GPL-3.0-or-later
 * How many rolls were made in a turn, as far as it is known.
 *
 * Nobody enters rolls: only what is set down is seen, and when. To roll, and to choose, takes longer than to set down the next
 * part of the same roll. Rolls of which nothing is set down aren't seen, so that of a number below three nothing follows. */

#include "config.h"

#include "rh-zug-rolls.h"

/**
 * rh_zug_rolls_tell:
 * @self: the rolls of a turn
 * @rolls: how many were made, 3 for three or more
 *
 * Somebody tells. What is set down next comes from a further one.
 */
void
rh_zug_rolls_tell (RhZugRolls *self, guint rolls)
{
  g_return_if_fail (rolls >= 1);

  self->told = MIN (rolls, RH_ZUG_ROLLS_SAFE);
  self->since = 0;
}

/**
 * rh_zug_rolls_set_down:
 * @self: the rolls of a turn
 * @now: when, in microseconds
 *
 * A part is set down.
 */
void
rh_zug_rolls_set_down (RhZugRolls *self, gint64 now)
{
  if (self->since == 0 || now - self->since >= RH_ZUG_ROLL_MS * G_TIME_SPAN_MILLISECOND) {
    self->seen++;
    if (self->told > 0)
      self->told = MIN (self->told + 1, RH_ZUG_ROLLS_SAFE);
  }
  self->since = now;
}

/**
 * rh_zug_rolls_get:
 * @self: the rolls of a turn
 *
 * Returns: how many were made, 3 for three or more; 0 where that isn't known
 */
guint
rh_zug_rolls_get (const RhZugRolls *self)
{
  if (self->told > 0)
    return self->told;

  return self->seen >= RH_ZUG_ROLLS_SAFE ? RH_ZUG_ROLLS_SAFE : 0;
}
