/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a move, of which not all is told yet. */

#include "config.h"

#include "rh-heart-draft.h"

#include "rh-heart-order.h"

#include <string.h>

#define ALL_WORD "all"

/**
 * rh_heart_draft_init:
 * @self: a draft
 * @kind: a kind of move
 *
 * Makes it the beginning of such a move, of which nothing has been told.
 */
void
rh_heart_draft_init (RhHeartDraft *self, RhHeartMoveKind kind)
{
  memset (self, 0, sizeof *self);
  self->kind = kind;
  self->seat = RH_HEART_OPEN;
  self->from = RH_HEART_OPEN;
  self->colour = RH_HEART_OPEN;
  self->length = RH_HEART_OPEN;
  self->engines = RH_HEART_OPEN;
  for (guint i = 0; i < RH_HEART_SEATS_MAX; i++)
    self->terrains[i] = RH_HEART_OPEN;
}

/**
 * rh_heart_draft_count_terrains:
 * @self: a draft
 *
 * Returns: how many terrain cards have been told, wherever they are
 */
guint
rh_heart_draft_count_terrains (const RhHeartDraft *self)
{
  guint n = 0;

  for (guint i = 0; i < RH_HEART_SEATS_MAX; i++)
    n += self->terrains[i] != RH_HEART_OPEN;

  return n;
}

/**
 * rh_heart_draft_has_room:
 * @self: a draft of tickets
 *
 * A record's line is bounded; the tickets of the game fit on it many times over.
 *
 * Returns: whether another ticket fits on the line
 */
gboolean
rh_heart_draft_has_room (const RhHeartDraft *self)
{
  RhHeartDraft whole = *self;
  g_autofree char *text = NULL;

  whole.typed = RH_HEART_TICKET_MAX;
  text = rh_heart_draft_to_text (&whole);

  return strlen (text) + strlen (" " ALL_WORD) <= RH_LINE_MAX;
}

/**
 * rh_heart_draft_add_ticket:
 * @self: a draft of tickets
 * @fulfilled: whether the ticket that is being told was
 *
 * Ends that ticket.
 *
 * Returns: %FALSE if its value is open, or the line is full; then nothing changes
 */
gboolean
rh_heart_draft_add_ticket (RhHeartDraft *self, gboolean fulfilled)
{
  if (self->typed == 0 || !rh_heart_draft_has_room (self))
    return FALSE;

  self->tickets[self->n_tickets++] = (gint8) (fulfilled ? self->typed : -self->typed);
  self->typed = 0;

  return TRUE;
}

/**
 * rh_heart_draft_drop_ticket:
 * @self: a draft of tickets
 * @i: one of them, from 0
 *
 * Takes that one off; the others keep their order.
 */
void
rh_heart_draft_drop_ticket (RhHeartDraft *self, guint i)
{
  g_return_if_fail (i < self->n_tickets);

  self->n_tickets--;
  memmove (&self->tickets[i], &self->tickets[i + 1], (self->n_tickets - i) * sizeof self->tickets[0]);
  self->tickets[self->n_tickets] = 0;
}

/**
 * rh_heart_draft_find_taken_off:
 * @self: a draft of tickets
 * @before: (nullable): what was entered before it, of any kind, or %NULL for nothing
 *
 * Of two that are equal the last is as good as the first.
 *
 * Returns: which of the tickets before was taken off since, from 0, where that is all that is another; or %RH_HEART_OPEN
 */
int
rh_heart_draft_find_taken_off (const RhHeartDraft *self, const RhHeartDraft *before)
{
  RhHeartDraft draft;
  guint i = 0;

  if (before == NULL || self->kind != RH_HEART_MOVE_TICKETS || before->kind != RH_HEART_MOVE_TICKETS ||
      before->n_tickets != self->n_tickets + 1 || before->typed != self->typed || before->seat != self->seat)
    return RH_HEART_OPEN;

  while (i < self->n_tickets && self->tickets[i] == before->tickets[i])
    i++;
  draft = *before;
  rh_heart_draft_drop_ticket (&draft, i);

  return memcmp (draft.tickets, self->tickets, sizeof draft.tickets) == 0 ? (int) i : RH_HEART_OPEN;
}

/**
 * rh_heart_draft_is_begun:
 * @self: a draft of tickets
 *
 * Returns: whether anything is entered: it's that player's until it is done with, or taken off
 */
gboolean
rh_heart_draft_is_begun (const RhHeartDraft *self)
{
  return self->n_tickets > 0 || self->typed > 0 || self->none;
}

/**
 * rh_heart_draft_is_told:
 * @self: a draft of tickets
 *
 * Returns: whether tickets are told, or that there are none, and no figure is left over
 */
gboolean
rh_heart_draft_is_told (const RhHeartDraft *self)
{
  return (self->n_tickets > 0 || self->none) && self->typed == 0;
}

/**
 * rh_heart_draft_get_sum:
 * @self: a draft of tickets
 *
 * Returns: what the tickets told so far come to
 */
int
rh_heart_draft_get_sum (const RhHeartDraft *self)
{
  int sum = 0;

  for (guint i = 0; i < self->n_tickets; i++)
    sum += self->tickets[i];

  return sum;
}

/**
 * rh_heart_draft_get_due:
 * @self: a draft, of any kind or none
 * @state: where the game stands, before its end
 *
 * Returns: whose turn it is, from 0, whoever is asked: a turn of train cards alone is told by nothing else
 */
guint
rh_heart_draft_get_due (const RhHeartDraft *self, const RhHeartState *state)
{
  int told = self->from != RH_HEART_OPEN ? self->from : self->seat;

  if (told != RH_HEART_OPEN && rh_heart_state_may_act (state, (guint) told))
    return (guint) told;

  return (guint) MAX (rh_heart_state_get_next (state), 0);
}

/**
 * rh_heart_draft_is_early:
 * @self: a draft, of any kind or none
 *
 * Returns: whether it is the beginning of a move made out of turn
 */
gboolean
rh_heart_draft_is_early (const RhHeartDraft *self)
{
  gboolean turn = self->kind == RH_HEART_MOVE_TERRAIN || self->kind == RH_HEART_MOVE_CLAIM;

  return turn && self->seat != RH_HEART_OPEN && self->from != RH_HEART_OPEN && self->from != self->seat;
}

/**
 * rh_heart_draft_time:
 * @self: what was entered
 * @move: the move that was made of it
 *
 * Says there whether it is made out of turn, and whose turn it is.
 */
void
rh_heart_draft_time (const RhHeartDraft *self, RhHeartMove *move)
{
  move->early = rh_heart_draft_is_early (self);
  move->before = move->early ? (guint) self->from : 0;
}

static gboolean
get_terrains (const RhHeartDraft *self, guint min, guint max, RhHeartMove *move)
{
  for (move->n = 0; move->n < max && self->terrains[move->n] != RH_HEART_OPEN; move->n++)
    move->terrains[move->n] = (RhHeartTerrain) self->terrains[move->n];

  return move->n >= min;
}

static gboolean
get_claim (const RhHeartDraft *self, RhHeartMove *move)
{
  if (self->colour == RH_HEART_OPEN || self->length == RH_HEART_OPEN)
    return FALSE;
  move->colour = (RhHeartColour) self->colour;
  move->length = (guint) self->length;

  return TRUE;
}

static gboolean
get_tickets (const RhHeartDraft *self, RhHeartMove *move)
{
  move->n = self->n_tickets;
  memcpy (move->tickets, self->tickets, sizeof move->tickets);

  return self->typed == 0;
}

/**
 * rh_heart_draft_get_move:
 * @self: a draft
 * @n_seats: how many players there are
 * @move: (out): the move; a claim is a plain one
 *
 * Returns: whether nothing of it is open
 */
gboolean
rh_heart_draft_get_move (const RhHeartDraft *self, guint n_seats, RhHeartMove *move)
{
  memset (move, 0, sizeof *move);
  move->kind = self->kind;
  if (self->kind == RH_HEART_MOVE_DEAL)
    return get_terrains (self, n_seats, n_seats, move);

  if (self->kind == RH_HEART_MOVE_NONE || self->seat == RH_HEART_OPEN)
    return FALSE;
  move->seat = (guint) self->seat;
  rh_heart_draft_time (self, move);

  if (self->kind == RH_HEART_MOVE_TERRAIN)
    return get_terrains (self, 1, 2, move);

  return self->kind == RH_HEART_MOVE_CLAIM ? get_claim (self, move) : get_tickets (self, move);
}

/**
 * rh_heart_draft_get_waiting:
 * @self: a draft, of any kind or none
 * @state: where the game stands
 *
 * A turn of train cards alone isn't written down. That it was taken is known when it is the turn of somebody after that
 * player; and the last of all, when somebody has said so. Who was passed over by a move out of turn hasn't had it.
 *
 * Returns: in the last round, who hasn't had that turn, a bit a seat; 0 outside it (rule H10)
 */
guint
rh_heart_draft_get_waiting (const RhHeartDraft *self, const RhHeartState *state)
{
  guint waiting = rh_heart_state_get_waiting (state);
  RhHeartOrder order;

  if (self->over || self->kind == RH_HEART_MOVE_TICKETS || waiting == 0)
    return 0;
  rh_heart_order_compute (state, &order);

  return waiting & ~rh_heart_order_get_first (&order, rh_heart_draft_get_due (self, state));
}

/**
 * rh_heart_draft_is_played_out:
 * @self: a draft, of any kind or none
 * @state: where the game stands
 *
 * Returns: whether everybody has had the last turn, so that the tickets come next (rule H10)
 */
gboolean
rh_heart_draft_is_played_out (const RhHeartDraft *self, const RhHeartState *state)
{
  return state->phase == RH_HEART_PLAY && state->last_round != RH_HEART_NO_SEAT &&
         rh_heart_draft_get_waiting (self, state) == 0;
}
