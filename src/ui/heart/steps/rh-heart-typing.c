/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets as they are typed: “+8”, “+12”, “-5”. A sign begins one, and the next sign ends it. */

#include "config.h"

#include "rh-heart-typing.h"

/* A figure that follows none is of a ticket that was fulfilled, unless its sign was told. */
static gboolean
type_figure (RhHeartDraft *draft, int figure)
{
  int typed = 10 * draft->typed + figure;

  if (typed == 0 || typed > RH_HEART_TICKET_MAX || !rh_heart_draft_has_room (draft))
    return FALSE;

  draft->typed = typed;
  if (draft->sign == RH_HEART_SIGN_OPEN)
    draft->sign = RH_HEART_SIGN_FULFILLED;

  return TRUE;
}

/* A sign begins another ticket; one that was just begun has another sign. */
static gboolean
type_sign (RhHeartDraft *draft, RhHeartSign sign)
{
  if (draft->typed == 0 && draft->sign == sign)
    return FALSE;
  if (draft->typed > 0 && !rh_heart_draft_add_ticket (draft))
    return FALSE;

  draft->sign = sign;

  return TRUE;
}

/* The last figure, or sign, or a figure of the ticket before. */
static gboolean
take_back (RhHeartDraft *draft)
{
  if (draft->typed > 0) {
    draft->typed /= 10;
  } else if (draft->sign != RH_HEART_SIGN_OPEN) {
    draft->sign = RH_HEART_SIGN_OPEN;
  } else if (draft->n_tickets > 0) {
    int last = draft->tickets[--draft->n_tickets];

    draft->tickets[draft->n_tickets] = 0;
    draft->sign = last < 0 ? RH_HEART_SIGN_FAILED : RH_HEART_SIGN_FULFILLED;
    draft->typed = ABS (last) / 10;
  } else {
    return FALSE;
  }

  return TRUE;
}

/**
 * rh_heart_typing_type:
 * @draft: tickets that are being entered
 * @typed: a figure, “+”, “-”, or “<”, which takes the last one back
 *
 * Returns: whether anything is another now
 */
gboolean
rh_heart_typing_type (RhHeartDraft *draft, char typed)
{
  switch (typed) {
  case '+':
    return type_sign (draft, RH_HEART_SIGN_FULFILLED);
  case '-':
    return type_sign (draft, RH_HEART_SIGN_FAILED);
  case '<':
    return take_back (draft);
  default:
    return type_figure (draft, g_ascii_digit_value (typed));
  }
}

/**
 * rh_heart_typing_finish:
 * @draft: tickets that are being entered
 *
 * Ends them: what is typed is a ticket, and a sign alone is none.
 */
void
rh_heart_typing_finish (RhHeartDraft *draft)
{
  if (draft->typed > 0)
    rh_heart_draft_add_ticket (draft);
  draft->sign = RH_HEART_SIGN_OPEN;
}
