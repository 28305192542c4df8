/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer: what the session says of them while they are entered, and while they are bid on and one is given anew. */

#include "config.h"

#include "rh-cape-offered.h"

#include "rh-cape-step.h"

#include <string.h>

/* After an undo of which it isn't known what led to the move, its cards are the best guess at what lies on the table.
 * In a game that is looked at they are what lay there. */
static RhCapeDraft
recall_undone (RhSession *session)
{
  guint played = rh_session_get_n_played (session);
  RhCapeDraft undone = rh_cape_draft_new (RH_CAPE_MOVE_NONE);

  if (!rh_session_has_draft (session) && played < rh_session_get_n_moves (session))
    undone = rh_cape_draft_parse (rh_session_get_move (session, played), RH_CAPE_MOVE_REVEAL);

  return undone.kind == RH_CAPE_MOVE_REVEAL ? undone : rh_cape_draft_new (RH_CAPE_MOVE_REVEAL);
}

/* The cards that are bid on, and what becomes of them. */
static RhCapeDraft
get_bid_on (RhStep *step)
{
  const RhCapeState *state = rh_session_get_state (rh_step_get_session (step));
  RhCapeDraft entered = rh_cape_step_get_draft (step, RH_CAPE_MOVE_BIDS);
  RhCapeDraft draft = rh_cape_draft_new (RH_CAPE_MOVE_REVEAL);

  for (guint i = 0; i < state->n_seats; i++) {
    draft.cards[i] = rh_cape_card_to_parts (state->offer[i]);
    draft.anew[i] = entered.anew[i];
  }

  return draft;
}

/**
 * rh_cape_offered_get:
 * @step: a step that asks for them
 * @bid_on: whether they are bid on
 *
 * Returns: the cards on offer, with what is given anew of them
 */
RhCapeDraft
rh_cape_offered_get (RhStep *step, gboolean bid_on)
{
  RhCapeDraft draft = bid_on ? get_bid_on (step) : rh_cape_step_get_draft (step, RH_CAPE_MOVE_REVEAL);

  return draft.kind != RH_CAPE_MOVE_NONE ? draft : recall_undone (rh_step_get_session (step));
}

/**
 * rh_cape_offered_find_next:
 * @draft: the cards on offer
 * @n: how many there are
 *
 * Returns: the first that isn't given yet, from 0; −1 where all are
 */
int
rh_cape_offered_find_next (const RhCapeDraft *draft, guint n)
{
  for (guint i = 0; i < n; i++) {
    if (!rh_cape_parts_are_whole (draft->cards[i]))
      return (int) i;
  }

  return -1;
}

/**
 * rh_cape_offered_step_back:
 * @draft: (inout): the cards on offer
 * @n: how many of them are given
 *
 * Takes back the last part that was given: the value of the last of these cards.
 *
 * Returns: whether there is one
 */
gboolean
rh_cape_offered_step_back (RhCapeDraft *draft, guint n)
{
  if (n == 0)
    return FALSE;

  draft->cards[n - 1].value = RH_CAPE_PART_OPEN;

  return TRUE;
}

/**
 * rh_cape_offered_find_entered:
 * @before: the cards on offer as they were
 * @draft: as they are
 * @n: how many there are
 *
 * Returns: the one of which something was entered or undone, and which isn't whole, from 0; −1 for none
 */
int
rh_cape_offered_find_entered (const RhCapeDraft *before, const RhCapeDraft *draft, guint n)
{
  for (guint i = 0; i < n; i++) {
    RhCapeParts was = rh_cape_draft_get_card (before, i);
    RhCapeParts now = rh_cape_draft_get_card (draft, i);

    if (memcmp (&was, &now, sizeof now) != 0 && !rh_cape_parts_are_whole (now))
      return (int) i;
  }

  return -1;
}

/**
 * rh_cape_offered_enter:
 * @step: a step that asks for them
 * @draft: the cards on offer, with what is given anew of them
 * @bid_on: whether they are bid on
 *
 * Keeps what has been entered. While they are bid on, that is what is given anew, beside what was entered of the bids.
 */
void
rh_cape_offered_enter (RhStep *step, const RhCapeDraft *draft, gboolean bid_on)
{
  RhCapeDraft bids;

  if (!bid_on) {
    rh_cape_step_enter (step, draft);
    return;
  }

  bids = rh_cape_draft_parse (rh_session_get_begun (rh_step_get_session (step)), RH_CAPE_MOVE_BIDS);
  memcpy (bids.anew, draft->anew, sizeof bids.anew);
  rh_cape_step_enter (step, &bids);
}

static RhCapeMove
make_move (const RhCapeDraft *draft, guint n)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_REVEAL, .n = n };

  for (guint i = 0; i < n; i++)
    move.cards[i] = rh_cape_parts_to_card (draft->cards[i]);

  return move;
}

/**
 * rh_cape_offered_play:
 * @step: a step that asks for them
 * @draft: the cards on offer, all of them whole
 * @n: how many there are
 *
 * Plays the move that turns them up. Another step may stand in this one's place afterwards.
 *
 * Returns: whether it was played
 */
gboolean
rh_cape_offered_play (RhStep *step, const RhCapeDraft *draft, guint n)
{
  RhCapeMove move = make_move (draft, n);

  return rh_cape_step_play (step, &move);
}

/**
 * rh_cape_offered_correct:
 * @step: a step that asks for them while they are bid on
 * @draft: the cards on offer, all of them whole
 * @n: how many there are
 *
 * Corrects the move that has turned them up, which is the last.
 *
 * Returns: whether it was corrected
 */
gboolean
rh_cape_offered_correct (RhStep *step, const RhCapeDraft *draft, guint n)
{
  RhCapeMove move = make_move (draft, n);

  return rh_cape_step_correct (step, rh_session_get_n_played (rh_step_get_session (step)) - 1, &move);
}
