/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets as they are typed: a figure, and then whether it is a ticket fulfilled or failed: “8+”, “12+”, “5-”. */

#include "config.h"

#include "rh-heart-typing.h"

/* A 0 where there is nothing else says that there are no tickets. */
static gboolean
type_none (RhHeartDraft *draft)
{
  if (draft->none || draft->n_tickets > 0)
    return FALSE;

  draft->none = TRUE;

  return TRUE;
}

static gboolean
type_figure (RhHeartDraft *draft, int figure)
{
  int typed = 10 * draft->typed + figure;

  if (typed == 0)
    return type_none (draft);
  if (typed > RH_HEART_TICKET_MAX || !rh_heart_draft_has_room (draft))
    return FALSE;

  draft->none = FALSE;
  draft->typed = typed;

  return TRUE;
}

/* The last figure; or the sign of the last ticket, whose figures are left. */
static gboolean
take_back (RhHeartDraft *draft)
{
  if (draft->typed > 0) {
    draft->typed /= 10;
  } else if (draft->none) {
    draft->none = FALSE;
  } else if (draft->n_tickets > 0) {
    draft->typed = ABS (draft->tickets[draft->n_tickets - 1]);
    rh_heart_draft_drop_ticket (draft, draft->n_tickets - 1);
  } else {
    return FALSE;
  }

  return TRUE;
}

/**
 * rh_heart_typing_is_next:
 * @draft: tickets that are being entered
 * @closed: whether the figures so far were said to be all
 * @typed: what is typed
 *
 * Returns: whether that is a figure of the next ticket, while it isn't told what became of this one
 */
gboolean
rh_heart_typing_is_next (const RhHeartDraft *draft, gboolean closed, char typed)
{
  if (draft->typed == 0 || !g_ascii_isdigit (typed))
    return FALSE;

  return closed || 10 * draft->typed + g_ascii_digit_value (typed) > RH_HEART_TICKET_MAX;
}

/**
 * rh_heart_typing_type:
 * @draft: tickets that are being entered
 * @typed: a figure; “+” or “-”, which makes a ticket of the figures before it; or “<”, which takes the last one back
 *
 * Returns: whether anything is another now
 */
gboolean
rh_heart_typing_type (RhHeartDraft *draft, char typed)
{
  switch (typed) {
  case '+':
    return rh_heart_draft_add_ticket (draft, TRUE);
  case '-':
    return rh_heart_draft_add_ticket (draft, FALSE);
  case '<':
    return take_back (draft);
  default:
    return type_figure (draft, g_ascii_digit_value (typed));
  }
}

/**
 * rh_heart_typing_drop:
 * @draft: tickets that are being entered
 * @i: which of what is shown of them, from 0: a ticket, or behind the last the figures that are typed
 *
 * Takes it off.
 */
void
rh_heart_typing_drop (RhHeartDraft *draft, guint i)
{
  if (i < draft->n_tickets)
    rh_heart_draft_drop_ticket (draft, i);
  else
    draft->typed = 0;
}
