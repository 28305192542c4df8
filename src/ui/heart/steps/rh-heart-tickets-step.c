/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: the tickets of everybody, one player after the other. */

#include "config.h"

#include "rh-heart-tickets-step.h"

#include "rh-heart-keypad.h"
#include "rh-heart-seats.h"
#include "rh-heart-step.h"
#include "rh-heart-style.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-step.h"
#include "rh-heart-typing.h"

#include "rh-button.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>

struct _RhHeartTicketsStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame   *frame;
  RhHeartSeats  *seats;
  GtkLabel      *tickets;
  GtkWidget     *sheet;
  RhHeartKeypad *keypad;
  RhButton      *done_button;
  RhButton      *back_button;

  RhHeartDraft draft;
};

G_DEFINE_FINAL_TYPE (RhHeartTicketsStep, rh_heart_tickets_step, RH_TYPE_STEP)

static const RhHeartState *
get_state (RhHeartTicketsStep *self)
{
  return rh_session_get_state (rh_step_get_session (RH_STEP (self)));
}

static guint
get_seat (RhHeartTicketsStep *self)
{
  return rh_heart_step_get_seat (&self->draft, get_state (self));
}

/* Those of another player are others. */
static void
on_seat_cb (RhHeartSeats *seats, guint seat, RhHeartTicketsStep *self)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  draft.seat = (int) seat;
  rh_heart_step_enter (RH_STEP (self), &draft);
}

static void
on_typed_cb (RhHeartKeypad *keypad, guint typed, RhHeartTicketsStep *self)
{
  RhHeartDraft draft = self->draft;

  if (rh_heart_typing_type (&draft, (char) typed))
    rh_heart_step_enter (RH_STEP (self), &draft);
}

static void
on_done_cb (GtkButton *button, RhHeartTicketsStep *self)
{
  RhHeartDraft draft = self->draft;
  RhHeartMove move;

  draft.seat = (int) get_seat (self);
  rh_heart_typing_finish (&draft);
  if (rh_heart_draft_get_move (&draft, get_state (self)->n_seats, &move))
    rh_heart_step_play (RH_STEP (self), &move);
}

static void
on_back_cb (GtkButton *button, RhHeartTicketsStep *self)
{
  RhHeartDraft nothing;

  rh_heart_draft_init (&nothing, RH_HEART_MOVE_NONE);
  rh_heart_step_enter (RH_STEP (self), &nothing);
}

static void
show_seats (RhHeartTicketsStep *self, const RhSetup *setup, const RhHeartState *state)
{
  guint open = 0;

  for (guint i = 0; i < state->n_seats; i++)
    open |= (guint) rh_heart_state_may_act (state, i) << i;
  rh_heart_seats_set (self->seats, setup, get_seat (self), open);
  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *told = rh_heart_text_step_told (&state->players[i]);

    rh_heart_seats_set_state (self->seats, i, told);
  }
}

static void
show_tickets (RhHeartTicketsStep *self)
{
  g_autofree char *tickets = rh_heart_text_step_tickets (&self->draft);

  gtk_label_set_text (self->tickets, tickets[0] != '\0' ? tickets : _("No tickets yet"));
}

static void
show_done (RhHeartTicketsStep *self)
{
  g_autofree char *sum = rh_heart_text_step_sum (&self->draft);
  RhHeartMove move = { .kind = RH_HEART_MOVE_NONE };
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));

  rh_button_set (self->done_button, C_("button", "Done"), sum);
  rh_button_set_rests (self->done_button, TRUE);
  if (replay)
    rh_heart_step_get_answer (RH_STEP (self), &move);
  rh_button_set_chosen (self->done_button, move.kind == RH_HEART_MOVE_TICKETS);
}

/* What is typed is heard: nothing else says it. */
static void
rh_heart_tickets_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhHeartState *state = data;
  RhHeartTicketsStep *self = RH_HEART_TICKETS_STEP (step);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean replay = rh_session_is_replay (rh_step_get_session (step));
  g_autofree char *question = NULL;

  if (state->phase == RH_HEART_OVER)
    return;

  rh_heart_step_get_draft (step, &self->draft);
  if (self->draft.kind != RH_HEART_MOVE_TICKETS)
    rh_heart_draft_init (&self->draft, RH_HEART_MOVE_TICKETS);
  question = rh_heart_text_ask_tickets (setup->seats[get_seat (self)].name);
  rh_step_frame_ask (self->frame, question, setup->seats[get_seat (self)].colour);
  show_seats (self, setup, state);
  show_tickets (self);
  show_done (self);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), !replay);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), state->phase == RH_HEART_PLAY);
  rh_heart_step_keep_focus (step, focused);
}

static gboolean
rh_heart_tickets_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhHeartTicketsStep *self = RH_HEART_TICKETS_STEP (step);

  return rh_heart_keypad_key (self->keypad, keyval, modifiers) ||
         rh_heart_seats_next_key (self->seats, keyval, modifiers) ||
         rh_button_take_key (self->done_button, keyval, modifiers) ||
         rh_button_take_key (self->back_button, keyval, modifiers);
}

/* On whose they are: what is typed needs no focus, and an Enter too many changes nothing. */
static void
rh_heart_tickets_step_focus (RhStep *step)
{
  rh_heart_seats_focus (RH_HEART_TICKETS_STEP (step)->seats);
}

static void
rh_heart_tickets_step_class_init (RhHeartTicketsStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_heart_tickets_step_update;
  step_class->key = rh_heart_tickets_step_key;
  step_class->focus = rh_heart_tickets_step_focus;

  rh_heart_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_HEART_KEYPAD);
  g_type_ensure (RH_TYPE_HEART_SEATS);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/heart/rh-heart-tickets-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, seats);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, tickets);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, sheet);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, keypad);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, done_button);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, back_button);
  gtk_widget_class_bind_template_callback (widget_class, on_seat_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_done_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_cb);
}

static void
rh_heart_tickets_step_init (RhHeartTicketsStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_heart_draft_init (&self->draft, RH_HEART_MOVE_TICKETS);
  rh_button_set (self->back_button, C_("button", "Back to the Routes"), NULL);
  rh_button_set_key (self->done_button, rh_heart_text_step_key (RH_HEART_KEY_DONE));
  /* What led here leads back. */
  rh_button_set_key (self->back_button, rh_heart_text_step_key (RH_HEART_KEY_TICKETS));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_step_say (RH_STEP (self), self->tickets);
}
