/* SPDX-License-Identifier: GPL-3.0-or-later
 * A value of ten, typed as it is written: the 1 has made the move already, and the 0 corrects that. */

#include "config.h"

#include "rh-cape-ten.h"

#include "rh-cape-step.h"
#include "rh-keys.h"

/**
 * rh_cape_ten_await:
 * @self: a value that may go on
 * @place: which one of the last move, from 0
 *
 * From now on a 0 belongs to that, for a while.
 */
void
rh_cape_ten_await (RhCapeTen *self, guint place)
{
  self->place = place;
  self->until = g_get_monotonic_time () + RH_CAPE_TEN_US;
}

/**
 * rh_cape_ten_end:
 * @self: a value that may go on
 *
 * Something else was told since: a 0 belongs to nothing any more.
 */
void
rh_cape_ten_end (RhCapeTen *self)
{
  self->until = 0;
}

/* The move that was played last, if it gives values. */
static RhCapeMove
get_last (RhSession *session)
{
  guint n = rh_session_get_n_played (session);
  RhCapeMove move = rh_cape_move_read (n > 0 ? rh_session_get_move (session, n - 1) : NULL);

  if (move.kind == RH_CAPE_MOVE_REVEAL || move.kind == RH_CAPE_MOVE_TIE)
    return move;

  return (RhCapeMove) { .kind = RH_CAPE_MOVE_NONE };
}

/**
 * rh_cape_ten_update:
 * @self: a value that may go on
 * @step: the step that asks for what comes after it
 *
 * Where another move is asked for than before, the last value of the one before is what may go on.
 */
void
rh_cape_ten_update (RhCapeTen *self, RhStep *step)
{
  RhSession *session = rh_step_get_session (step);
  guint asked = rh_session_get_n_played (session) + 1;

  if (asked != self->asked)
    rh_cape_ten_await (self, MAX (get_last (session).n, 1) - 1);
  self->asked = asked;
}

/**
 * rh_cape_ten_key:
 * @self: a value that may go on
 * @step: the step that asks for what comes after it
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * On the table it says 10, so a 1 and a 0 are typed for it.
 *
 * Returns: whether it was that 0
 */
gboolean
rh_cape_ten_key (RhCapeTen *self, RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhSession *session = rh_step_get_session (step);
  RhCapeMove move;

  if (!rh_key_is_plain (modifiers) || !rh_key_is (keyval, "0") || g_get_monotonic_time () >= self->until)
    return FALSE;

  move = get_last (session);
  if (self->place >= move.n || move.cards[self->place].value != 1)
    return FALSE;

  rh_cape_ten_end (self);
  move.cards[self->place].value = RH_CAPE_VALUE_MAX;
  rh_cape_step_correct (step, rh_session_get_n_played (session) - 1, &move);

  return TRUE;
}
