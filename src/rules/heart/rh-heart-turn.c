/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is entered of a turn: a terrain card, or a route; whose it is; and how it is taken back, one thing after the
 * other. */

#include "config.h"

#include "rh-heart-turn.h"

#include "rh-heart-order.h"

static guint
get_asked (const RhHeartDraft *draft, const RhHeartState *state)
{
  gboolean chosen = draft->seat != RH_HEART_OPEN && rh_heart_state_may_act (state, (guint) draft->seat);

  return (guint) (chosen ? draft->seat : MAX (rh_heart_state_get_next (state), 0));
}

/**
 * rh_heart_turn_begin:
 * @before: what was entered
 * @kind: what is entered now
 *
 * Returns: the same as one of that kind: of another kind, nothing stays but whose it is, and that the last turns are over
 */
RhHeartDraft
rh_heart_turn_begin (const RhHeartDraft *before, RhHeartMoveKind kind)
{
  RhHeartDraft draft = *before;

  if (draft.kind != kind) {
    rh_heart_draft_init (&draft, kind);
    draft.seat = before->seat;
    draft.from = before->from;
    draft.over = before->over;
  }
  draft.doubling = FALSE;
  draft.engines = RH_HEART_OPEN;

  return draft;
}

/* Anybody may begin, and after the last turns nobody is due; who comes before whom is due had drawn cards by mistake. */
static gboolean
is_due (const RhHeartDraft *before, const RhHeartState *state, guint seat)
{
  RhHeartOrder order;
  guint place, due;

  if (state->actor == RH_HEART_NO_SEAT || rh_heart_draft_is_played_out (before, state))
    return TRUE;

  rh_heart_order_compute (state, &order);

  return rh_heart_order_find (&order, seat, &place) &&
         (!rh_heart_order_find (&order, rh_heart_draft_get_due (before, state), &due) || place <= due);
}

static RhHeartDraft
ask (const RhHeartDraft *before, guint seat)
{
  RhHeartMoveKind kind = before->kind == RH_HEART_MOVE_TERRAIN ? RH_HEART_MOVE_TERRAIN : RH_HEART_MOVE_CLAIM;
  RhHeartDraft draft = rh_heart_turn_begin (before, kind);

  draft.seat = (int) seat;
  draft.from = RH_HEART_OPEN;

  return draft;
}

/**
 * rh_heart_turn_go_to:
 * @before: what was entered
 * @state: where the game stands
 * @seat: who is asked now, from 0
 *
 * Whose turn it is stays so, where that is somebody before that player: what is told is told out of turn. What is told of a
 * turn already was somebody else's.
 *
 * Returns: the same for that player
 */
RhHeartDraft
rh_heart_turn_go_to (const RhHeartDraft *before, const RhHeartState *state, guint seat)
{
  RhHeartDraft draft = ask (before, seat);

  if (!is_due (before, state, seat))
    draft.from = (int) rh_heart_draft_get_due (before, state);

  return draft;
}

/**
 * rh_heart_turn_draw:
 * @before: whose turn it is, of which nothing is told
 * @state: where the game stands
 *
 * That player's turn was for train cards, and is over. When it was the last of the last turns, who comes after the player that
 * began them is asked (rule H10).
 *
 * Returns: the same for who is due then
 */
RhHeartDraft
rh_heart_turn_draw (const RhHeartDraft *before, const RhHeartState *state)
{
  guint due = rh_heart_draft_get_due (before, state);
  gboolean last = rh_heart_draft_get_waiting (before, state) == 1u << due;
  guint place = 0;
  RhHeartOrder order;
  RhHeartDraft draft;

  rh_heart_order_compute (state, &order);
  rh_heart_order_find (&order, due, &place);
  draft = ask (before, last ? ((guint) state->last_round + 1) % state->n_seats : order.seats[(place + 1) % order.n]);
  draft.over = draft.over || last;

  return draft;
}

/**
 * rh_heart_turn_go_back:
 * @before: what was entered out of turn
 *
 * Returns: whose turn it is, and nothing else
 */
RhHeartDraft
rh_heart_turn_go_back (const RhHeartDraft *before)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_CLAIM);
  draft.seat = before->from;
  draft.over = before->over;

  return draft;
}

/**
 * rh_heart_turn_open_tickets:
 * @before: what was entered of a turn
 * @state: where the game stands
 *
 * Turns of train cards alone are told by nothing but whose turn it is: it isn't forgotten meanwhile. Tickets are asked around
 * the table, whoever's turn it was (rule H8).
 *
 * Returns: the tickets of who begins, of which nothing is told
 */
RhHeartDraft
rh_heart_turn_open_tickets (const RhHeartDraft *before, const RhHeartState *state)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  draft.seat = (int) state->first;
  draft.from = rh_heart_draft_is_early (before) ? before->from : before->seat;
  draft.over = before->over && before->seat != RH_HEART_OPEN;

  return draft;
}

/**
 * rh_heart_turn_go_to_tickets:
 * @before: what was entered of somebody's tickets
 * @seat: who is asked now, from 0
 *
 * Returns: that player's, of which nothing is told
 */
RhHeartDraft
rh_heart_turn_go_to_tickets (const RhHeartDraft *before, guint seat)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  draft.seat = (int) seat;
  draft.from = before->from;
  draft.over = before->over;

  return draft;
}

/**
 * rh_heart_turn_leave_tickets:
 * @before: what was entered of the tickets, before any are counted
 * @state: where the game stands
 *
 * Where the first cards could have been told, they weren't: there was a turn to turn to the tickets from.
 *
 * Returns: what was entered when they were turned to: whose turn it was, and that the last turns are over
 */
RhHeartDraft
rh_heart_turn_leave_tickets (const RhHeartDraft *before, const RhHeartState *state)
{
  gboolean turn = before->from != RH_HEART_OPEN || rh_heart_state_may_deal (state);
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, turn ? RH_HEART_MOVE_CLAIM : RH_HEART_MOVE_NONE);
  draft.seat = before->from;
  draft.over = before->over;

  return draft;
}

/**
 * rh_heart_turn_get_seat:
 * @draft: what was entered
 * @state: where the game stands
 *
 * Returns: whose turn it is, from 0: who was chosen, or else who is offered; %RH_HEART_NO_SEAT once everybody has had the
 *   last turn (rule H10), or the game is over
 */
int
rh_heart_turn_get_seat (const RhHeartDraft *draft, const RhHeartState *state)
{
  if (state->phase == RH_HEART_OVER ||
      (draft->kind != RH_HEART_MOVE_TICKETS && rh_heart_turn_is_after_last (draft, state)))
    return RH_HEART_NO_SEAT;

  return (int) get_asked (draft, state);
}

/**
 * rh_heart_turn_get_passed:
 * @draft: what was entered of the next move
 * @state: where the game stands
 *
 * Before the first turn anybody may be chosen to begin.
 *
 * Returns: of whose turn nothing is written down (rule H3), from 0: who was due before whom is asked; or %RH_HEART_NO_SEAT
 */
int
rh_heart_turn_get_passed (const RhHeartDraft *draft, const RhHeartState *state)
{
  RhHeartOrder order;
  guint place;

  rh_heart_order_compute (state, &order);
  if (state->actor == RH_HEART_NO_SEAT || draft->seat == RH_HEART_OPEN || rh_heart_draft_is_early (draft) ||
      !rh_heart_order_find (&order, (guint) draft->seat, &place) || place == 0)
    return RH_HEART_NO_SEAT;

  return (int) order.seats[place - 1];
}

/**
 * rh_heart_turn_take_back:
 * @draft: what was entered
 *
 * Takes back the last that was told.
 *
 * Returns: whether there was any
 */
gboolean
rh_heart_turn_take_back (RhHeartDraft *draft)
{
  if (rh_heart_turn_is_open (draft))
    return FALSE;

  if (rh_heart_turn_has_card (draft))
    *draft = rh_heart_turn_begin (draft, RH_HEART_MOVE_CLAIM);
  else if (draft->length != RH_HEART_OPEN)
    draft->length = RH_HEART_OPEN;
  else if (draft->colour != RH_HEART_OPEN)
    draft->colour = RH_HEART_OPEN;
  else if (rh_heart_draft_is_early (draft))
    *draft = rh_heart_turn_go_back (draft);
  else
    draft->seat = RH_HEART_OPEN;
  draft->over = draft->over && draft->seat != RH_HEART_OPEN;
  draft->doubling = FALSE;
  draft->engines = RH_HEART_OPEN;

  return TRUE;
}

/**
 * rh_heart_turn_drop:
 * @draft: what was entered
 *
 * Takes back all that was told of a turn; whose it is stays, and is who is due again where it was told out of turn.
 *
 * Returns: whether there was any
 */
gboolean
rh_heart_turn_drop (RhHeartDraft *draft)
{
  RhHeartDraft before = *draft;
  gboolean early = rh_heart_draft_is_early (draft);

  if (rh_heart_turn_is_untold (draft) && !early)
    return FALSE;

  rh_heart_draft_init (draft, RH_HEART_MOVE_CLAIM);
  draft->seat = early ? before.from : before.seat;
  draft->over = before.over;

  return TRUE;
}

/**
 * rh_heart_turn_is_open:
 * @draft: what was entered
 *
 * Returns: whether that is nothing yet
 */
gboolean
rh_heart_turn_is_open (const RhHeartDraft *draft)
{
  return draft->seat == RH_HEART_OPEN && draft->colour == RH_HEART_OPEN && draft->length == RH_HEART_OPEN &&
         rh_heart_draft_count_terrains (draft) == 0;
}

/**
 * rh_heart_turn_is_untold:
 * @draft: what was entered
 *
 * Returns: whether that is no more than whose turn it is
 */
gboolean
rh_heart_turn_is_untold (const RhHeartDraft *draft)
{
  RhHeartDraft other = *draft;

  other.seat = RH_HEART_OPEN;

  return rh_heart_turn_is_open (&other);
}

/**
 * rh_heart_turn_has_card:
 * @draft: what was entered
 *
 * Returns: whether it is a terrain card, which is in the game only when the turn is ended
 */
gboolean
rh_heart_turn_has_card (const RhHeartDraft *draft)
{
  return draft->kind == RH_HEART_MOVE_TERRAIN && rh_heart_draft_count_terrains (draft) > 0;
}

/**
 * rh_heart_turn_get_cards:
 * @draft: what was entered: a terrain card or two
 * @seat: whose turn it is, from 0
 *
 * Returns: the move that takes them (rule H3)
 */
RhHeartMove
rh_heart_turn_get_cards (const RhHeartDraft *draft, guint seat)
{
  RhHeartMove move = { .kind = RH_HEART_MOVE_TERRAIN, .seat = seat };

  rh_heart_draft_time (draft, &move);
  move.n = rh_heart_draft_count_terrains (draft);
  for (guint i = 0; i < move.n; i++)
    move.terrains[i] = (RhHeartTerrain) draft->terrains[i];

  return move;
}

/**
 * rh_heart_turn_has_route:
 * @draft: what was entered
 *
 * Returns: whether it is all of a route, which is claimed only when the turn is ended
 */
gboolean
rh_heart_turn_has_route (const RhHeartDraft *draft)
{
  return draft->kind == RH_HEART_MOVE_CLAIM && draft->colour != RH_HEART_OPEN && draft->length != RH_HEART_OPEN;
}

/**
 * rh_heart_turn_is_after_last:
 * @draft: what was entered
 * @state: where the game stands
 *
 * Returns: whether everybody has had the last turn, and nothing is told of another one (rule H10)
 */
gboolean
rh_heart_turn_is_after_last (const RhHeartDraft *draft, const RhHeartState *state)
{
  return rh_heart_turn_is_untold (draft) && rh_heart_draft_is_played_out (draft, state);
}
