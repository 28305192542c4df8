/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: the tickets of everybody, one player after the other. */

#include "config.h"

#include "rh-heart-tickets-step.h"

#include "rh-heart-chips.h"
#include "rh-heart-keypad.h"
#include "rh-heart-seats.h"
#include "rh-heart-step.h"
#include "rh-heart-style.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-step.h"
#include "rh-heart-turn.h"
#include "rh-heart-typing.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-keys.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>
#include <string.h>

#define NOBODY RH_STEP_ALL

struct _RhHeartTicketsStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame   *frame;
  RhHeartSeats  *seats;
  RhHeartChips  *chips;
  RhHeartKeypad *keypad;
  RhButton      *done_button;
  RhButton      *back_button;

  RhHeartDraft draft;
  RhHeartDraft before; /* while they are told anew: the draft before its last change */
  int          mended;   /* whose tickets, told before, are told anew, from 0, or NOBODY; then the draft is kept here alone */
  guint        standing; /* of the session, when that was begun */
  int          closed;  /* the figures behind which was pressed Enter, so that they are all; 0 for none */
  guint32      dropped; /* when a key was refused that began something else than was meant; 0 for never */
  char         refused[8]; /* what was typed since at a stretch, a string */
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
  return self->mended != NOBODY ? (guint) self->mended : rh_heart_step_get_seat (&self->draft, get_state (self));
}

/* What the session says was entered of the next tickets, whatever is told anew meanwhile. */
static void
get_entered (RhHeartTicketsStep *self, RhHeartDraft *draft)
{
  rh_heart_step_get_draft (RH_STEP (self), draft);
  if (draft->kind != RH_HEART_MOVE_TICKETS)
    rh_heart_draft_init (draft, RH_HEART_MOVE_TICKETS);
}

static void
mend (RhHeartTicketsStep *self, int seat)
{
  self->mended = seat;
  self->standing = rh_session_get_standing (rh_step_get_session (RH_STEP (self)));
  if (seat != NOBODY)
    rh_heart_step_recall_tickets (&get_state (self)->players[seat], (guint) seat, &self->draft);
  rh_heart_draft_init (&self->before, RH_HEART_MOVE_NONE);
  rh_step_set_mending (RH_STEP (self), seat != NOBODY);
  rh_step_update (RH_STEP (self));
}

/* Nothing of the draft is kept here, unless it is told anew: it is what the session says of it, before and after. */
static void
enter (RhHeartTicketsStep *self, const RhHeartDraft *draft)
{
  if (self->mended == NOBODY) {
    rh_heart_step_enter (RH_STEP (self), draft);
    return;
  }

  self->before = self->draft;
  self->draft = *draft;
  rh_step_update (RH_STEP (self));
}

/* Those that are told are told anew; what was entered of others waits. */
static void
on_seat_cb (RhHeartSeats *seats, guint seat, RhHeartTicketsStep *self)
{
  RhHeartDraft entered, draft;

  if (get_state (self)->players[seat].told) {
    mend (self, (int) seat);
    return;
  }

  if (self->mended != NOBODY)
    mend (self, NOBODY);
  if (seat == get_seat (self))
    return;

  get_entered (self, &entered);
  draft = rh_heart_turn_go_to_tickets (&entered, seat);
  rh_heart_step_enter (RH_STEP (self), &draft);
}

/* What can't be, is heard, and what is to come instead is read. */
static void
refuse (RhHeartTicketsStep *self)
{
  RhHeartDraft open;
  g_autofree char *wanted = NULL;

  rh_heart_draft_init (&open, RH_HEART_MOVE_TICKETS);
  open.typed = self->draft.typed;
  wanted = rh_heart_text_ask_entered (&open);
  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self), wanted);
}

/* The sign that follows at once was meant for it, and isn't that of the one before. */
static void
refuse_next (RhHeartTicketsStep *self, char typed)
{
  g_autofree char *text = NULL;
  gsize n = strlen (self->refused);

  rh_announce_refusal (GTK_WIDGET (self));
  if (typed == '<' || self->draft.typed == 0)
    return;

  if (n + 1 < sizeof self->refused)
    self->refused[n] = typed;
  text = rh_heart_text_ask_first (&self->draft, self->refused);
  rh_step_frame_refuse (GTK_WIDGET (self), text);
}

static void
on_typed_cb (RhHeartKeypad *keypad, guint typed, RhHeartTicketsStep *self)
{
  RhHeartDraft draft = self->draft;
  gboolean next = rh_heart_typing_is_next (&draft, self->closed > 0, (char) typed);

  if (!rh_key_goes_on (&self->dropped, FALSE, GDK_CURRENT_TIME, RH_KEY_REST))
    memset (self->refused, 0, sizeof self->refused);
  if (rh_key_goes_on (&self->dropped, next, GDK_CURRENT_TIME, RH_KEY_REST))
    refuse_next (self, (char) typed);
  else if (rh_heart_typing_type (&draft, (char) typed))
    enter (self, &draft);
  else
    refuse (self);
}

static void
on_dropped_cb (RhHeartChips *chips, guint i, RhHeartTicketsStep *self)
{
  RhHeartDraft draft = self->draft;

  rh_heart_typing_drop (&draft, i);
  enter (self, &draft);
  rh_heart_chips_tell_off (self->chips);
}

/* What was taken off is there again, as if by undo. */
static void
on_put_back_cb (RhHeartChips *chips, RhHeartTicketsStep *self)
{
  RhHeartDraft before = self->before;

  if (self->mended != NOBODY)
    enter (self, &before);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "table.undo", NULL);
}

/* Later ones stay. */
static void
correct (RhHeartTicketsStep *self)
{
  guint seat = get_seat (self);
  RhHeartMove move;

  if (!rh_heart_draft_get_move (&self->draft, get_state (self)->n_seats, &move))
    return;

  mend (self, NOBODY);
  rh_heart_step_correct_tickets (RH_STEP (self), seat, &move);
}

/* Before the last ones end the game, those of everybody are looked over. */
static void
on_done_cb (GtkButton *button, RhHeartTicketsStep *self)
{
  RhHeartDraft draft = self->draft;
  RhHeartMove move;

  if (self->mended != NOBODY) {
    correct (self);
    return;
  }

  draft.seat = (int) get_seat (self);
  draft.all = (rh_heart_step_get_open (get_state (self)) & ~(1u << draft.seat)) == 0;
  if (draft.all)
    rh_heart_step_enter (RH_STEP (self), &draft);
  else if (rh_heart_draft_get_move (&draft, get_state (self)->n_seats, &move))
    rh_heart_step_play (RH_STEP (self), &move);
}

static void
on_back_cb (GtkButton *button, RhHeartTicketsStep *self)
{
  RhHeartDraft turn;

  if (self->mended != NOBODY) {
    mend (self, NOBODY);
    return;
  }

  turn = rh_heart_turn_leave_tickets (&self->draft, get_state (self));
  rh_heart_step_enter (RH_STEP (self), &turn);
}

/* Whether what is told anew is another by now. */
static gboolean
is_changed (RhHeartTicketsStep *self, const RhHeartState *state)
{
  return self->mended != NOBODY && !rh_heart_step_is_recalled (&state->players[self->mended], &self->draft);
}

/* Who may be gone to: what is entered isn't lost by that. */
static guint
find_open (RhHeartTicketsStep *self, const RhHeartState *state)
{
  guint all = (1u << state->n_seats) - 1;
  guint open = rh_heart_step_get_open (state);
  RhHeartDraft entered;

  if (rh_session_is_replay (rh_step_get_session (RH_STEP (self))))
    return open;
  if (is_changed (self, state))
    return 1u << get_seat (self);

  get_entered (self, &entered);

  return (all & ~open) | (rh_heart_draft_is_begun (&entered) ? 1u << rh_heart_step_get_seat (&entered, state) : open);
}

static void
show_seats (RhHeartTicketsStep *self, const RhSetup *setup, const RhHeartState *state)
{
  rh_heart_seats_set (self->seats, setup, get_seat (self), find_open (self, state));
  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *told = rh_heart_text_step_told (&state->players[i]);

    rh_heart_seats_set_told (self->seats, i, told);
  }
}

/* Nobody's tickets are done with who told none, so that a key too many isn't the answer of the next. */
static void
show_done (RhHeartTicketsStep *self)
{
  g_autofree char *sum = rh_heart_text_step_sum (&self->draft);
  RhHeartMove move = rh_heart_step_get_answer (RH_STEP (self));

  rh_button_set (self->done_button, C_("button", "Done"), sum);
  gtk_widget_set_sensitive (GTK_WIDGET (self->done_button), rh_heart_draft_is_told (&self->draft));
  rh_button_set_chosen (self->done_button, move.kind == RH_HEART_MOVE_TICKETS);
}

/* Once tickets are counted there is no way back but undo, which is read there instead. */
static void
show_back (RhHeartTicketsStep *self, const RhHeartState *state)
{
  gboolean mended = self->mended != NOBODY;
  const char *back =
    /* Translators: on a button that can’t be pressed: tickets are counted, and must be undone before; short */
    state->phase == RH_HEART_TICKETS ? C_("button", "Routes: Undo First") : C_("button", "Back to the Routes");

  rh_button_set (self->back_button, mended ? C_("button", "Leave Unchanged") : back, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), !rh_session_is_replay (rh_step_get_session (RH_STEP (self))));
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), mended || state->phase == RH_HEART_PLAY);
}

/* What is told anew is told no more once something else was done to the game. */
static void
show_draft (RhHeartTicketsStep *self)
{
  if (self->standing != rh_session_get_standing (rh_step_get_session (RH_STEP (self)))) {
    self->mended = NOBODY;
    rh_step_set_mending (RH_STEP (self), FALSE);
  }
  if (self->mended == NOBODY) {
    get_entered (self, &self->draft);
    if (!rh_heart_step_get_before (RH_STEP (self), &self->before))
      rh_heart_draft_init (&self->before, RH_HEART_MOVE_NONE);
  }
  if (self->draft.typed != self->closed)
    self->closed = 0;
}

/* What is typed is heard: nothing else says it. */
static void
rh_heart_tickets_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhHeartState *state = data;
  RhHeartTicketsStep *self = RH_HEART_TICKETS_STEP (step);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  g_autofree char *question = NULL;

  if (state->phase == RH_HEART_OVER)
    return;

  show_draft (self);
  question = rh_heart_text_ask_tickets (setup->seats[get_seat (self)].name);
  rh_step_frame_ask (self->frame, question, setup->seats[get_seat (self)].colour);
  show_seats (self, setup, state);
  rh_step_set_asked (step, self->mended, FALSE);
  rh_heart_chips_set (self->chips, &self->draft, &self->before);
  show_done (self);
  show_back (self, state);
  rh_heart_step_keep_focus (step, focused);
}

/* Whether that was to lead back to the routes, which it can't. */
static gboolean
is_locked (RhHeartTicketsStep *self, guint keyval, GdkModifierType modifiers)
{
  gboolean back = rh_key_is (keyval, rh_heart_text_step_key (RH_HEART_KEY_TICKETS)) && rh_key_is_plain (modifiers);

  if (!back || rh_session_is_replay (rh_step_get_session (RH_STEP (self))))
    return FALSE;

  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self), rh_heart_text_ask_locked ());

  return TRUE;
}

/* Keys that do nothing now are heard, too. */
static gboolean
is_refused (RhHeartTicketsStep *self, guint keyval, GdkModifierType modifiers)
{
  gboolean done = rh_key_is (keyval, rh_heart_text_step_key (RH_HEART_KEY_DONE));
  gboolean next = rh_key_is (keyval, rh_heart_text_step_key (RH_HEART_KEY_DRAW));

  if ((!done && !next) || !rh_key_is_plain (modifiers))
    return FALSE;

  if (done)
    refuse (self);
  else
    rh_announce_refusal (GTK_WIDGET (self));

  return TRUE;
}

/* Enter on whose tickets they are is done with them: to choose that player again would be nothing. */
static gboolean
on_enter_cb (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        modifiers,
             RhHeartTicketsStep    *self)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));

  if (replay || !rh_key_is_enter (keyval) || !rh_key_is_plain (modifiers) || !rh_heart_seats_is_at_chosen (self->seats))
    return FALSE;

  if (rh_heart_draft_is_told (&self->draft))
    on_done_cb (GTK_BUTTON (self->done_button), self);
  else
    refuse (self);
  self->closed = self->draft.typed;

  return TRUE;
}

/* Who begins with a sign writes it before each figure, where it would be taken for that of the figure before: then nothing is
 * taken of what is typed at a stretch. */
static gboolean
is_dropped (RhHeartTicketsStep *self, guint keyval, GdkModifierType modifiers)
{
  gboolean sign = rh_heart_keypad_is_sign (keyval) && rh_key_is_plain (modifiers);

  if (rh_heart_draft_is_begun (&self->draft) || !rh_key_goes_on (&self->dropped, sign, GDK_CURRENT_TIME, RH_KEY_REST))
    return FALSE;

  refuse (self);

  return TRUE;
}

/* Half a ticket comes first: who takes that back doesn't mean to leave the others. */
static gboolean
take_escape (RhHeartTicketsStep *self, guint keyval, GdkModifierType modifiers)
{
  if (keyval != GDK_KEY_Escape || self->mended != NOBODY || self->draft.typed == 0)
    return rh_button_take_escape (self->back_button, keyval, modifiers);
  on_dropped_cb (self->chips, self->draft.n_tickets, self);

  return TRUE;
}

static gboolean
rh_heart_tickets_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhHeartTicketsStep *self = RH_HEART_TICKETS_STEP (step);

  /* Once tickets are counted there is no way back here, and Escape leads on from the table. */
  return take_escape (self, keyval, modifiers) ||
         is_dropped (self, keyval, modifiers) ||
         rh_heart_keypad_key (self->keypad, keyval, modifiers) ||
         rh_heart_seats_next_key (self->seats, keyval, modifiers) ||
         rh_button_take_key (self->done_button, keyval, modifiers) ||
         rh_button_take_key (self->back_button, keyval, modifiers) || is_locked (self, keyval, modifiers) ||
         is_refused (self, keyval, modifiers);
}

/* On whose they are: what is typed needs no focus, and an Enter there is done with them. */
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
  g_type_ensure (RH_TYPE_HEART_CHIPS);
  g_type_ensure (RH_TYPE_HEART_KEYPAD);
  g_type_ensure (RH_TYPE_HEART_SEATS);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/heart/rh-heart-tickets-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, seats);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, chips);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, keypad);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, done_button);
  gtk_widget_class_bind_template_child (widget_class, RhHeartTicketsStep, back_button);
  gtk_widget_class_bind_template_callback (widget_class, on_seat_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_dropped_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_put_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_done_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_cb);
}

static void
add_enter (RhHeartTicketsStep *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_enter_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
rh_heart_tickets_step_init (RhHeartTicketsStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->mended = NOBODY;
  rh_heart_draft_init (&self->draft, RH_HEART_MOVE_TICKETS);
  rh_button_set_key (self->done_button, rh_heart_text_step_key (RH_HEART_KEY_DONE));
  /* What led here leads back. */
  rh_button_set_key (self->back_button, rh_heart_text_step_key (RH_HEART_KEY_TICKETS));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_step_say (RH_STEP (self), rh_heart_chips_get_line (self->chips));
  add_enter (self);
}
