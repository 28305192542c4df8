/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the steps of The Heart of Africa share. */

#include "config.h"

#include "rh-heart-step.h"

#include "rh-heart-whole.h"

#include "rh-children.h"
#include "rh-step-correct.h"
#include "rh-tooltip.h"

#include <string.h>

/**
 * rh_heart_step_get_answer:
 * @step: a step
 *
 * Returns: in a game that is looked at, the move that was made here; its kind is %RH_HEART_MOVE_NONE in one that is
 *   played, and where the moves end
 */
RhHeartMove
rh_heart_step_get_answer (RhStep *step)
{
  return rh_heart_move_read (rh_step_get_answer (step));
}

static void
take_claim (const RhHeartMove *move, RhHeartDraft *draft)
{
  draft->colour = (int) move->colour;
  draft->length = (int) move->length;
}

/* What was told of a move that was made. */
static void
recall (const RhHeartMove *move, RhHeartDraft *draft)
{
  rh_heart_draft_init (draft, move->kind);
  if (move->kind != RH_HEART_MOVE_DEAL)
    draft->seat = (int) move->seat;
  if (move->early)
    draft->from = (int) move->before;
  if (move->kind == RH_HEART_MOVE_CLAIM)
    take_claim (move, draft);
  if (move->kind == RH_HEART_MOVE_TICKETS) {
    draft->n_tickets = move->n;
    draft->none = move->n == 0;
    memcpy (draft->tickets, move->tickets, sizeof draft->tickets);
  } else {
    for (guint i = 0; i < move->n; i++)
      draft->terrains[i] = (int) move->terrains[i];
  }
}

/**
 * rh_heart_step_get_draft:
 * @step: a step
 * @draft: (out): what has been entered of the next move; in a game that is looked at, what was answered
 */
void
rh_heart_step_get_draft (RhStep *step, RhHeartDraft *draft)
{
  RhHeartMove move = rh_heart_step_get_answer (step);

  if (move.kind != RH_HEART_MOVE_NONE)
    recall (&move, draft);
  else if (!rh_heart_draft_parse (draft, rh_session_get_draft (rh_step_get_session (step))))
    rh_heart_draft_init (draft, RH_HEART_MOVE_NONE);
}

/**
 * rh_heart_step_get_before:
 * @step: a step
 * @draft: (out): what had been entered of the next move before what was entered last, which undo leads back to
 *
 * Returns: whether there is such a thing
 */
gboolean
rh_heart_step_get_before (RhStep *step, RhHeartDraft *draft)
{
  RhSession *session = rh_step_get_session (step);
  const char *text = rh_session_can_undo_draft (session) ? rh_session_get_undone_draft (session) : NULL;

  return text != NULL && rh_heart_draft_parse (draft, text);
}

/**
 * rh_heart_step_recall_tickets:
 * @player: a player whose tickets are told
 * @seat: whose they are, from 0
 * @draft: (out): what was told
 */
void
rh_heart_step_recall_tickets (const RhHeartPlayer *player, guint seat, RhHeartDraft *draft)
{
  rh_heart_draft_init (draft, RH_HEART_MOVE_TICKETS);
  draft->seat = (int) seat;
  draft->n_tickets = player->n_tickets;
  draft->none = player->n_tickets == 0;
  memcpy (draft->tickets, player->tickets, sizeof draft->tickets);
}

/**
 * rh_heart_step_is_recalled:
 * @player: a player whose tickets are told
 * @draft: what is told anew
 *
 * Returns: whether that is what was told
 */
gboolean
rh_heart_step_is_recalled (const RhHeartPlayer *player, const RhHeartDraft *draft)
{
  return draft->n_tickets == player->n_tickets && draft->typed == 0 && rh_heart_draft_is_told (draft) &&
         memcmp (draft->tickets, player->tickets, sizeof draft->tickets) == 0;
}

/* Which of the moves played told that seat's tickets, from 0; how many there are where none did. */
static guint
find_tickets (RhSession *session, guint seat)
{
  guint n = rh_session_get_n_played (session);

  for (guint i = n; i-- > 0;) {
    RhHeartMove move = rh_heart_move_read (rh_session_get_move (session, i));

    if (move.kind == RH_HEART_MOVE_TICKETS && move.seat == seat)
      return i;
  }

  return n;
}

/**
 * rh_heart_step_correct_tickets:
 * @step: a step
 * @seat: whose tickets are told, from 0
 * @move: what they are
 *
 * Corrects them where they were told, and tells what comes of it; where that is refused, says why.
 *
 * Returns: whether they are corrected
 */
gboolean
rh_heart_step_correct_tickets (RhStep *step, guint seat, const RhHeartMove *move)
{
  RhSession *session = rh_step_get_session (step);
  guint i = find_tickets (session, seat);
  g_autofree char *line = rh_heart_move_to_text (move);

  g_return_val_if_fail (i < rh_session_get_n_played (session), FALSE);

  return rh_step_correct (step, i, line);
}

/**
 * rh_heart_step_get_seat:
 * @draft: what has been entered of a move
 * @state: where the game stands, before its end
 *
 * Returns: who makes it, from 0: who was chosen, or else who is offered
 */
guint
rh_heart_step_get_seat (const RhHeartDraft *draft, const RhHeartState *state)
{
  if (draft->seat != RH_HEART_OPEN && rh_heart_state_may_act (state, (guint) draft->seat))
    return (guint) draft->seat;

  return (guint) MAX (rh_heart_state_get_next (state), 0);
}

/**
 * rh_heart_step_get_open:
 * @state: where the game stands
 *
 * Returns: who may make the next move, a bit a seat
 */
guint
rh_heart_step_get_open (const RhHeartState *state)
{
  guint seats = 0;

  for (guint i = 0; i < state->n_seats; i++)
    seats |= (guint) rh_heart_state_may_act (state, i) << i;

  return seats;
}

/**
 * rh_heart_step_enter:
 * @step: a step
 * @draft: all that has been entered of its move
 *
 * Keeps what has been entered; where it can't be kept, says why.
 *
 * Returns: whether it is kept
 */
gboolean
rh_heart_step_enter (RhStep *step, const RhHeartDraft *draft)
{
  g_autofree char *text = draft->kind != RH_HEART_MOVE_NONE ? rh_heart_draft_to_text (draft) : g_strdup ("");

  return rh_step_enter (step, text);
}

/**
 * rh_heart_step_play:
 * @step: a step
 * @move: a move
 *
 * Plays a move, and what has waited for it since a correction; where it is refused, says why. Another step may stand in its
 * place afterwards.
 *
 * Returns: whether it was played
 */
gboolean
rh_heart_step_play (RhStep *step, const RhHeartMove *move)
{
  g_autofree char *line = rh_heart_move_to_text (move);

  return rh_step_play_on (step, line);
}

/**
 * rh_heart_step_keep_focus:
 * @step: a step that has been updated
 * @focused: whether it had the focus before
 *
 * What had the focus may be hidden now, as after an undo; then what is asked for has it.
 */
void
rh_heart_step_keep_focus (RhStep *step, gboolean focused)
{
  GtkWidget *focus = focused ? gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (step))) : NULL;

  if (focused && (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus)))
    rh_step_focus (step);
}

/**
 * rh_heart_step_is_in_sight:
 * @line: what a step says
 *
 * Returns: whether all of it can be read where it stands: nothing else has its place, and it isn't scrolled away
 */
gboolean
rh_heart_step_is_in_sight (GtkWidget *line)
{
  GtkWidget *around = gtk_widget_get_ancestor (line, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *place = gtk_widget_get_parent (line);
  graphene_rect_t bounds;
  int needed;

  if (!gtk_widget_get_mapped (line))
    return RH_IS_HEART_WHOLE (place) && rh_heart_whole_has_room (RH_HEART_WHOLE (place));
  if (around == NULL || !gtk_widget_compute_bounds (line, around, &bounds))
    return TRUE;

  needed = rh_child_get_natural (line, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (line));

  return bounds.origin.y >= 0 && bounds.origin.y + (float) needed <= (float) gtk_widget_get_height (around);
}

/**
 * rh_heart_step_make_name:
 * @name: a player's
 * @least: how many letters of it are shown, wherever it stands
 * @most: and how many, where there is room for all
 *
 * Returns: (transfer floating): that name at the begin of a row; it is shown in full to who points at it
 */
GtkWidget *
rh_heart_step_make_name (const char *name, int least, int most)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), least);
  gtk_label_set_max_width_chars (GTK_LABEL (label), most);
  rh_tooltip_set (label, name);
  gtk_widget_add_css_class (label, "name");
  gtk_widget_add_css_class (label, "heart-who");

  return label;
}
