/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is entered of a turn: a terrain card, or a route; whose it is; and how it is taken back, one thing after the
 * other. */

#include "config.h"

#include "rh-heart-turn.h"

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
    draft.over = before->over;
  }
  draft.doubling = FALSE;

  return draft;
}

/**
 * rh_heart_turn_go_to:
 * @before: what was entered
 * @state: where the game stands
 * @seat: who is asked now, from 0
 *
 * Who comes after the last of the last turns is asked when that one was for train cards (rule H10). What is told of a turn
 * already was somebody else's.
 *
 * Returns: the same for that player
 */
RhHeartDraft
rh_heart_turn_go_to (const RhHeartDraft *before, const RhHeartState *state, guint seat)
{
  RhHeartMoveKind kind = before->kind == RH_HEART_MOVE_TERRAIN ? RH_HEART_MOVE_TERRAIN : RH_HEART_MOVE_CLAIM;
  RhHeartDraft draft = rh_heart_turn_begin (before, kind);
  guint asked = get_asked (before, state);
  gboolean last = rh_heart_turn_is_untold (before) && rh_heart_draft_get_waiting (before, state) == 1u << asked &&
                  seat == (asked + 1) % state->n_seats;

  draft.over = draft.over || last;
  draft.seat = (int) seat;

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
  draft.from = before->seat;
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
  else
    draft->seat = RH_HEART_OPEN;
  draft->over = draft->over && draft->seat != RH_HEART_OPEN;
  draft->doubling = FALSE;

  return TRUE;
}

/**
 * rh_heart_turn_drop:
 * @draft: what was entered
 *
 * Takes back all that was told of a turn; whose it is stays.
 *
 * Returns: whether there was any
 */
gboolean
rh_heart_turn_drop (RhHeartDraft *draft)
{
  RhHeartDraft before = *draft;

  if (rh_heart_turn_is_untold (draft))
    return FALSE;

  rh_heart_draft_init (draft, RH_HEART_MOVE_CLAIM);
  draft->seat = before.seat;
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
