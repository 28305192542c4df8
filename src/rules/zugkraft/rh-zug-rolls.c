/* SPDX-License-Identifier: GPL-3.0-or-later
 * How many rolls were made in a turn, as far as it is known.
 *
 * Nobody enters rolls: only what is set down is seen, and when. To roll, and to choose, takes longer than to set down the next
 * part of the same roll. Rolls of which nothing is set down aren't seen, so that of a number below three nothing follows. What
 * is put right is no roll: a part in the place of another, and one where another was taken off, however long that takes. */

#include "config.h"

#include "rh-zug-rolls.h"

#include <string.h>

static gboolean
is_at_a_stretch (const RhZugRolls *self, gint64 now)
{
  return self->since != 0 && now - self->since < RH_ZUG_ROLL_MS * G_TIME_SPAN_MILLISECOND;
}

/**
 * rh_zug_rolls_tell:
 * @self: the rolls of a turn
 * @rolls: how many were made, 3 for three or more
 * @now: when, in microseconds
 *
 * Somebody tells. What is set down next comes from a further one; but for who tells it in the middle of setting down, and goes on.
 */
void
rh_zug_rolls_tell (RhZugRolls *self, guint rolls, gint64 now)
{
  g_return_if_fail (rolls >= 1);

  self->told = MIN (rolls, RH_ZUG_ROLLS_SAFE);
  self->went_on = FALSE;
  self->since = is_at_a_stretch (self, now) ? now : 0;
}

static gboolean
is_same (const RhZugTrain *a, const RhZugTrain *b)
{
  return a->n == b->n && memcmp (a->parts, b->parts, a->n * sizeof a->parts[0]) == 0;
}

static void
count (RhZugRolls *self, gint64 now)
{
  if (is_at_a_stretch (self, now))
    return;

  self->seen++;
  if (self->told == 0)
    return;

  self->went_on = self->went_on || self->told < RH_ZUG_ROLLS_SAFE;
  self->told = MIN (self->told + 1, RH_ZUG_ROLLS_SAFE);
}

/**
 * rh_zug_rolls_follow:
 * @self: the rolls of a turn
 * @train: the parts that stand there now
 * @now: when, in microseconds
 *
 * Counts a roll where the train is longer than it has ever been in the turn, and that is no part of the last roll. Where all was
 * taken off, none is seen; what was told holds.
 */
void
rh_zug_rolls_follow (RhZugRolls *self, const RhZugTrain *train, gint64 now)
{
  if (is_same (&self->train, train))
    return;

  self->train = *train;
  if (train->n == 0) {
    self->seen = 0;
    self->most = 0;
    self->since = 0;
    return;
  }
  if (train->n > self->most)
    count (self, now);
  self->most = MAX (self->most, train->n);
  self->since = now;
}

/**
 * rh_zug_rolls_least:
 * @train: what is set down
 *
 * Six dice are rolled, and three again each time all are down (Z8): more parts than that come from further rolls.
 *
 * Returns: how many rolls have been made at least, 3 for three or more
 */
guint
rh_zug_rolls_least (const RhZugTrain *train)
{
  guint more = train->n > RH_ZUG_DICE ? train->n - RH_ZUG_DICE : 0;

  return MIN (1 + (more + RH_ZUG_FREIGHT_CARS - 1) / RH_ZUG_FREIGHT_CARS, RH_ZUG_ROLLS_SAFE);
}

/**
 * rh_zug_rolls_get:
 * @self: the rolls of a turn
 *
 * What was told may have been before others were made that weren't seen, or wrong.
 *
 * Returns: how many were made, 3 for three or more; 0 where that isn't known
 */
guint
rh_zug_rolls_get (const RhZugRolls *self)
{
  guint least = rh_zug_rolls_least (&self->train);

  if (self->told > 0)
    return MAX (self->told, least);

  return MAX (self->seen, least) >= RH_ZUG_ROLLS_SAFE ? RH_ZUG_ROLLS_SAFE : 0;
}

/**
 * rh_zug_rolls_is_counted:
 * @self: the rolls of a turn
 *
 * Returns: whether rh_zug_rolls_get() is known from what was set down, and isn't what somebody told
 */
gboolean
rh_zug_rolls_is_counted (const RhZugRolls *self)
{
  guint rolls = rh_zug_rolls_get (self);

  return rolls > 0 && (self->went_on || rolls != self->told);
}
