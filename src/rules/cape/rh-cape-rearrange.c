/* SPDX-License-Identifier: GPL-3.0-or-later
 * An auction after a correction: everybody takes the same card, in the order that is right now, or two have taken each other's. */

#include "config.h"

#include "rh-cape-rearrange.h"

#include "rh-cape.h"

#define DRAWS_MAX 16 /* of an auction; with more, nothing is rearranged */

/**
 * Auction:
 * @end: the state after the lines
 * @draws: what was drawn for ties, in its order
 * @n_draws: how often
 * @n_lines: how many lines there are until all cards are picked
 *
 * What is left of an auction, as it was played.
 */
typedef struct {
  RhCapeState end;
  RhCapeMove  draws[DRAWS_MAX];
  guint       n_draws;
  guint       n_lines;
} Auction;

static gboolean
is_open (const RhCapeState *state)
{
  return state->phase == RH_CAPE_TIE || state->phase == RH_CAPE_PICK;
}

static gboolean
play (RhCapeState *state, const RhCapeMove *move)
{
  RhCapeState next;
  RhEntries entries;
  gboolean played;

  rh_entries_init (&entries);
  played = rh_cape_play (state, move, &next, &entries, NULL);
  rh_entries_clear (&entries);
  if (played)
    *state = next;

  return played;
}

/* The lines until the building begins, or there are no more. */
static gboolean
read_auction (Auction *self, const RhCapeState *was, const char *const *lines, guint n_lines)
{
  self->end = *was;
  for (; self->n_lines < n_lines && is_open (&self->end); self->n_lines++) {
    RhCapeMove move = rh_cape_move_read (lines[self->n_lines]);

    if (move.kind == RH_CAPE_MOVE_NONE || !play (&self->end, &move) || self->n_draws == DRAWS_MAX)
      return FALSE;
    if (move.kind == RH_CAPE_MOVE_TIE)
      self->draws[self->n_draws++] = move;
  }

  return self->n_lines > 0;
}

/* What those who are tied drew, of one draw; whoever else drew then has no part in it. */
static gboolean
pick_draws (const RhCapeMove *drawn, const guint *seats, guint n, RhCapeMove *move)
{
  *move = (RhCapeMove) { .kind = RH_CAPE_MOVE_TIE };
  for (guint i = 0; i < drawn->n; i++) {
    for (guint k = 0; k < n; k++) {
      if (drawn->seats[i] != seats[k])
        continue;
      move->seats[move->n] = drawn->seats[i];
      move->cards[move->n++] = drawn->cards[i];
    }
  }

  return move->n == n;
}

/* Rule A6: the next draw of those who are tied, from what was drawn and not used yet. */
static gboolean
find_tie (const Auction *self, const RhCapeState *state, guint *used, RhCapeMove *move)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (state, seats);

  for (guint i = 0; i < self->n_draws; i++) {
    if (*used >> i & 1 || !pick_draws (&self->draws[i], seats, n, move))
      continue;
    *used |= 1u << i;
    return TRUE;
  }

  return FALSE;
}

/* Rule A4: whose turn it is takes the card that was taken then. */
static gboolean
find_pick (const Auction *self, const RhCapeState *state, RhCapeMove *move)
{
  for (guint i = 0; i < state->n_seats; i++) {
    if (self->end.taker[i] != state->seat || state->taker[i] != RH_CAPE_NO_SEAT)
      continue;
    *move = (RhCapeMove) { .kind = RH_CAPE_MOVE_PICK, .seat = (guint) state->seat, .pick = i };
    return TRUE;
  }

  return FALSE;
}

static gboolean
find_next (const Auction *self, const RhCapeState *state, guint *used, RhCapeMove *move)
{
  if (state->phase == RH_CAPE_TIE)
    return find_tie (self, state, used, move);

  return state->phase == RH_CAPE_PICK && find_pick (self, state, move);
}

/* Whether everybody has in the end what they had then, be it nothing yet. */
static gboolean
is_same_end (const Auction *self, const RhCapeState *state)
{
  for (guint i = 0; i < state->n_seats; i++) {
    if (self->end.taker[i] != state->taker[i])
      return FALSE;
  }

  return TRUE;
}

/* The card that somebody had who has that one now; -1 where they had none, or others don't have what they had. */
static int
find_freed (const RhCapeState *was, const RhCapeState *state, guint taken)
{
  int freed = -1;

  for (guint i = 0; i < state->n_seats; i++) {
    if (i == taken || was->taker[i] == state->taker[i])
      continue;
    if (freed >= 0 || was->taker[i] != state->taker[taken] || state->taker[i] != RH_CAPE_NO_SEAT)
      return -1;
    freed = (int) i;
  }

  return freed;
}

/* Rule A4: the card is somebody else's now, and all others have what they had. Whose turn it is has that one's instead: as
 * they stand on the table, two have taken each other's card. */
static gboolean
find_swap (const RhCapeState *was, const RhCapeState *state, const char *line, RhCapeMove *move)
{
  int freed;

  *move = rh_cape_move_read (line);
  if (was->phase != RH_CAPE_PICK || state->phase != RH_CAPE_PICK || was->seat != state->seat ||
      move->kind != RH_CAPE_MOVE_PICK || (int) move->seat != state->seat || move->pick >= state->n_seats ||
      was->taker[move->pick] != RH_CAPE_NO_SEAT || state->taker[move->pick] == RH_CAPE_NO_SEAT)
    return FALSE;

  freed = find_freed (was, state, move->pick);
  move->pick = freed >= 0 ? (guint) freed : 0;

  return freed >= 0;
}

/**
 * rh_cape_rearrange:
 * @was: where the lines were played
 * @state: where the game stands now, after an earlier move was corrected; the first of the lines is refused
 * @lines: (array length=n_lines): the lines
 * @n_lines: how many
 * @instead: (element-type utf8): where the lines are added that stand for the first of these
 *
 * What is left of an auction: the draw of a tie that is none any more goes (rule A6), and the cards are picked in the
 * order that is right now, everybody the same card as before (rule A4). It is all or nothing: where a tie would have to be
 * drawn for, or somebody would have to choose, there is none.
 *
 * Where somebody's pick was corrected to the card that another picked later, that other has the one that became free.
 *
 * Returns: how many of the lines these stand for; 0 where there are none
 */
guint
rh_cape_rearrange (const RhCapeState  *was,
                   const RhCapeState  *state,
                   const char *const  *lines,
                   guint               n_lines,
                   GPtrArray          *instead)
{
  Auction auction = { .n_lines = 0 };
  RhCapeState next = *state;
  guint used = 0;
  RhCapeMove move;

  if (!is_open (was) || !is_open (state) || was->round != state->round || !read_auction (&auction, was, lines, n_lines))
    return 0;

  if (find_swap (was, state, lines[0], &move)) {
    g_ptr_array_add (instead, rh_cape_move_to_text (&move));
    return 1;
  }

  while (find_next (&auction, &next, &used, &move) && play (&next, &move))
    g_ptr_array_add (instead, rh_cape_move_to_text (&move));

  return is_same_end (&auction, &next) ? auction.n_lines : 0;
}
