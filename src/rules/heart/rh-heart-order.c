/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whose turn comes when: around the table, though anybody may act at any time.
 *
 * Turns of train cards alone aren't written down (rule H3): who comes between two moves has taken them. Only a move made
 * out of turn says that it was somebody else's turn meanwhile, and whose: it is that player's still. Whether it was told late
 * or made early nobody knows, so it is no turn at all: who was early is asked once too often, which one key answers. */

#include "rh-heart-order.h"

#define BIT(seat) (1u << (seat))

static guint
find_from (const RhHeartState *state)
{
  return (state->actor == RH_HEART_NO_SEAT ? state->first : (guint) state->actor + 1) % state->n_seats;
}

/**
 * rh_heart_order_compute:
 * @state: a state, in which routes are claimed
 * @order: (out): who is due
 *
 * Works out whose turn comes next, and after that, were nothing but train cards taken: all around the table. In the last round,
 * who has that turn still, each once (rule H10); once it is over, whoever would be due without it.
 */
void
rh_heart_order_compute (const RhHeartState *state, RhHeartOrder *order)
{
  guint waiting = rh_heart_state_get_waiting (state);
  guint from = find_from (state);

  order->n = 0;
  for (guint i = 0; i < state->n_seats; i++) {
    guint seat = (from + i) % state->n_seats;

    if (waiting == 0 || waiting & BIT (seat))
      order->seats[order->n++] = seat;
  }
}

/**
 * rh_heart_order_find:
 * @self: who is due
 * @seat: a seat, from 0
 * @place: (out) (optional): its place, from 0
 *
 * Returns: whether it is among them
 */
gboolean
rh_heart_order_find (const RhHeartOrder *self, guint seat, guint *place)
{
  for (guint i = 0; i < self->n; i++) {
    if (self->seats[i] != seat)
      continue;
    if (place != NULL)
      *place = i;
    return TRUE;
  }

  return FALSE;
}

/**
 * rh_heart_order_get_first:
 * @self: who is due
 * @seat: a seat, from 0
 *
 * Returns: who is due before that one, a bit a seat; 0 for nobody, also where that one isn't due
 */
guint
rh_heart_order_get_first (const RhHeartOrder *self, guint seat)
{
  guint place = 0;
  guint seats = 0;

  rh_heart_order_find (self, seat, &place);
  for (guint i = 0; i < place; i++)
    seats |= BIT (self->seats[i]);

  return seats;
}

/* Who is due before that player has drawn cards. */
static void
pass_to (RhHeartState *state, guint seat)
{
  RhHeartOrder order;

  rh_heart_order_compute (state, &order);
  if (state->last_round != RH_HEART_NO_SEAT)
    state->acted |= rh_heart_order_get_first (&order, seat);
}

/* Who has had the last turn and acts all the same takes nobody's turn by that. */
static gboolean
is_done (const RhHeartState *state, guint seat)
{
  return state->last_round != RH_HEART_NO_SEAT && rh_heart_state_get_waiting (state) != 0 && state->acted & BIT (seat);
}

/**
 * rh_heart_order_take:
 * @state: the state
 * @move: a route, or terrain cards
 *
 * Whose turn that was, and whose comes next. In the last round it was the last one, unless it was made out of turn (rule H10).
 */
void
rh_heart_order_take (RhHeartState *state, const RhHeartMove *move)
{
  guint due = move->early ? move->before : move->seat;

  if (!move->early && is_done (state, due))
    return;

  pass_to (state, due);
  state->actor = (int) (move->early ? (due + state->n_seats - 1) % state->n_seats : due);
  if (state->last_round != RH_HEART_NO_SEAT && !move->early)
    state->acted |= BIT (move->seat);
}
