/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn: the parts as the dice are set down, and how it ends. */

#include "config.h"

#include "rh-zug-turn-step.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-colour.h"
#include "rh-keys.h"
#include "rh-step-frame.h"
#include "rh-style.h"
#include "rh-wrap.h"
#include "rh-zug-advice-place.h"
#include "rh-zug-style.h"
#include "rh-zug-text-part.h"
#include "rh-zug-text-turn.h"
#include "rh-zug-train-entry.h"
#include "rh-zug-train-taps.h"
#include "rh-zug-turn-ends.h"

#define SUM_CHARS 17 /* of a sum that has room in the largest type */

G_STATIC_ASSERT (RH_ZUG_REFUSAL_MEANT_MS == RH_TAP_MEANT);

struct _RhZugTurnStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame     *frame;
  GtkWidget       *answers;
  GtkWidget       *answer;
  RhZugTrainEntry *entry;
  GtkLabel        *sum;
  GtkLabel        *dice;
  RhZugTrainTaps  *taps;
  GtkWidget       *notes;
  GtkLabel        *note;
  RhZugAdviceView *advice;
  GtkWidget       *below;
  GtkWidget       *page;
  RhButton        *stop_button;
  GtkWidget       *others;
  RhButton        *short_button;
  RhButton        *wreck_button;
  RhButton        *advice_button;

  RhZugTurnEnds    ends; /* these buttons, and what is above them */
  RhZugNotePlace   note_place;
  RhZugAdvicePlace advice_place;

  RhZugTurn    turn;
  int          chosen;   /* which part of the train is to be changed for another, from 0; -1 for none */
  RhZugRefusal refusal;
  const char  *hint;     /* why something else wasn't done, or NULL */
  gboolean     fresh;    /* whether that was just now: nothing was taken since */
  gint64       typed;    /* when the key came that is being taken, in microseconds, or RH_ZUG_TAPPED; */
  gboolean     entering; /* whether what was pressed is being entered */
  gboolean     asked;    /* whether somebody wants advice */
  guint        n_moves;  /* which turn it is: that after so many moves */
  gint64       begun;    /* when it began, where the one before has just ended, in microseconds */
};

G_DEFINE_FINAL_TYPE (RhZugTurnStep, rh_zug_turn_step, RH_TYPE_STEP)

/* Behind a train of more parts the dice would take the room that a finger needs. */
static guint
count_shown_dice (RhZugTurnStep *self)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  guint dice = self->turn.sum.dice;

  return replay || self->turn.train.n + dice > RH_ZUG_TAPS_PLACES ? 0 : dice;
}

/* Those that aren't drawn are told: also where advice has the place of the note. */
static void
show_dice (RhZugTurnStep *self)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  g_autofree char *dice = rh_zug_text_turn_dice (self->turn.sum.dice);

  gtk_label_set_label (self->dice, dice);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), !replay && self->turn.sum.dice > 0 && count_shown_dice (self) == 0);
}

static void
show_train (RhZugTurnStep *self)
{
  g_autofree char *sum = rh_zug_text_turn_sum (&self->turn);
  g_autofree char *spoken = rh_zug_text_turn_spoken (&self->turn);

  rh_zug_train_entry_set (self->entry, &(RhZugDraft) { self->turn.train },
                          self->chosen >= 0 ? (guint) self->chosen : self->turn.train.n);
  rh_zug_train_taps_set (self->taps, &self->turn.train, count_shown_dice (self), self->chosen);
  show_dice (self);
  gtk_label_set_label (self->sum, sum);
  rh_style_toggle (GTK_WIDGET (self->sum), "long", g_utf8_strlen (sum, -1) > SUM_CHARS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sum), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* What has come of the train, or why what was pressed can't be; in a game that is looked at, what a turn without a train left in hand
 * is no answer. */
static void
show_note (RhZugTurnStep *self)
{
  g_autofree char *refused = rh_zug_text_turn_refused (&self->turn, &self->refusal);
  g_autofree char *chosen = self->chosen >= 0 ? rh_zug_text_part_chosen (&self->turn.train, (guint) self->chosen) : NULL;
  const char *why = self->hint ? self->hint : chosen ? NULL : refused;
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  gboolean told = chosen == NULL && why == NULL && (!replay || self->turn.train.n > 0);
  g_autofree char *note = told ? rh_zug_text_turn_note (&self->turn) : g_steal_pointer (&chosen);

  rh_zug_note_place_show (&self->note_place, why != NULL ? why : note, why != NULL, self->fresh);
}

/* What was refused comes first. */
static void
show_advice (RhZugTurnStep *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->advice),
                          self->asked && self->chosen < 0 && self->hint == NULL && !rh_zug_refusal_is_any (&self->refusal));
  if (self->asked)
    rh_zug_advice_view_update (self->advice, rh_session_get_setup (rh_step_get_session (RH_STEP (self))), &self->turn);
  else
    rh_zug_advice_view_close (self->advice);
}

/* Of a turn that is looked at, only what ended it is shown. */
static void
show_answer (RhZugTurnStep *self, RhZugMoveKind kind)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));

  rh_zug_turn_ends_answer (&self->ends, kind, replay);
  gtk_widget_set_visible (self->others, !replay || kind == RH_ZUG_MOVE_SHORT || kind == RH_ZUG_MOVE_WRECK);
}

static void
forget_refusal (RhZugTurnStep *self)
{
  if (!self->entering)
    self->refusal = (RhZugRefusal) { 0 };
  self->hint = NULL;
  self->fresh = FALSE;
}

/* What was asked for, and told of the dice, goes with the turn. */
static void
begin_turn (RhZugTurnStep *self)
{
  guint n = rh_session_get_n_played (rh_step_get_session (RH_STEP (self)));

  if (n == self->n_moves)
    return;

  self->begun = n == self->n_moves + 1 ? g_get_monotonic_time () : 0;
  self->n_moves = n;
  self->asked = FALSE;
  rh_zug_advice_view_next (self->advice);
}

static void
rh_zug_turn_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhZugState *state = data;
  RhZugTurnStep *self = RH_ZUG_TURN_STEP (step);
  RhZugDraft draft = rh_zug_draft_parse (rh_session_get_draft (rh_step_get_session (step)));
  RhZugMove answer = rh_zug_move_read (rh_step_get_answer (step));
  g_autofree char *question = NULL;

  if (answer.kind == RH_ZUG_MOVE_TRAIN)
    draft.train = answer.train;
  if (!rh_zug_turn_compute (state, &draft, &self->turn))
    return;

  begin_turn (self);
  rh_zug_advice_view_follow (self->advice, &self->turn.train);
  self->chosen = -1;
  if (rh_session_is_replay (rh_step_get_session (step))) {
    rh_zug_train_taps_to_look (self->taps);
    rh_zug_train_entry_to_look (self->entry);
  }
  forget_refusal (self);
  question = rh_zug_text_turn_question (setup, state);
  rh_step_frame_ask (self->frame, question, rh_colour_of_seat (RH_COLOUR_NONE, (guint) state->seat));
  show_train (self);
  show_note (self);
  show_advice (self);
  rh_zug_turn_ends_show (&self->ends, &self->turn, &self->refusal);
  show_answer (self, answer.kind);
}

/* Nothing of the draft is kept here: it is what the session says of it, before and after. */
static void
enter (RhZugTurnStep *self, const RhZugDraft *draft)
{
  g_autofree char *text = draft->train.n > 0 ? rh_zug_draft_to_text (draft) : g_strdup ("");

  rh_step_enter (RH_STEP (self), text);
}

/* What was pressed does nothing: that is heard, and why is seen until something is taken, or longer by who typed it. */
static void
show_refusal (RhZugTurnStep *self, const char *hint)
{
  self->hint = hint;
  self->fresh = TRUE;
  rh_announce_refusal (GTK_WIDGET (self));
  show_note (self);
  show_advice (self);
  rh_zug_turn_ends_show (&self->ends, &self->turn, &self->refusal);
}

/* Which part is changed for another; -1 for none. */
static void
choose (RhZugTurnStep *self, int chosen)
{
  self->chosen = chosen;
  self->hint = NULL;
  self->fresh = FALSE;
  show_train (self);
  show_note (self);
  show_advice (self);
  rh_zug_turn_ends_show (&self->ends, &self->turn, &self->refusal);
}

static void
on_choose_cb (RhZugTrainTaps *taps, guint i, RhZugTurnStep *self)
{
  self->refusal = (RhZugRefusal) { 0 };
  choose (self, (int) i);
}

/* Of a part that is to be changed it isn't kept what was refused: nothing ends before another is there, or Escape is pressed. */
static void
on_barred_cb (RhZugTrainEntry *entry, guint part, RhZugTurnStep *self)
{
  RhZugDraft draft = { .train = self->turn.train };

  if (self->chosen >= 0) {
    show_refusal (self, rh_zug_text_part_bar (rh_zug_draft_get_bar_at (&draft, (guint) self->chosen, (RhZugPart) part)));
    return;
  }

  rh_zug_refusal_part (&self->refusal, &self->turn, (RhZugPart) part, self->typed);
  show_refusal (self, NULL);
}

/* Another part stands in its place, and Enter is for the end of the turn again. */
static void
replace (RhZugTurnStep *self, RhZugPart part)
{
  RhZugDraft draft = { .train = self->turn.train };
  gboolean same = draft.train.parts[self->chosen] == part;

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->taps)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->stop_button));
  if (same)
    choose (self, -1);
  else if (rh_zug_draft_replace (&draft, (guint) self->chosen, part) == RH_ZUG_BAR_NONE)
    enter (self, &draft);
}

static void
on_part_cb (RhZugTrainEntry *entry, guint part, RhZugTurnStep *self)
{
  RhZugDraft draft = { .train = self->turn.train };

  if (self->chosen >= 0) {
    replace (self, (RhZugPart) part);
    return;
  }
  if (!rh_zug_refusal_takes (&self->refusal, (RhZugPart) part, self->typed)) {
    on_barred_cb (entry, part, self);
    return;
  }
  if (rh_zug_draft_add (&draft, (RhZugPart) part) != RH_ZUG_BAR_NONE)
    return;

  rh_zug_refusal_taken (&self->refusal, self->typed);
  self->entering = TRUE;
  enter (self, &draft);
  self->entering = FALSE;
}

static void
take_off (RhZugTurnStep *self, guint i)
{
  RhZugDraft draft = { .train = self->turn.train };

  if (rh_zug_draft_take_off (&draft, i))
    enter (self, &draft);
  else
    show_refusal (self, rh_zug_text_part_needed (&draft.train, i));
}

/* Where nothing is left, nothing of it can have the focus. */
static void
on_take_off_cb (RhZugTrainTaps *taps, guint i, RhZugTurnStep *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (taps)) != NULL;

  take_off (self, i);
  if (focused && self->turn.train.n == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->stop_button));
}

static void
play (RhZugTurnStep *self, RhZugMoveKind kind)
{
  g_autofree char *line = NULL;
  RhZugMove move;

  rh_zug_turn_get_move (&self->turn, kind, &move);
  line = rh_zug_move_to_text (&move);
  rh_step_play (RH_STEP (self), line);
}

static void
on_end_clicked_cb (RhButton *button, RhZugTurnStep *self)
{
  RhZugMoveKind kind = rh_zug_turn_ends_get_kind (&self->ends, button);

  if (self->chosen >= 0 || !rh_zug_refusal_end (&self->refusal, &self->turn, kind, g_get_monotonic_time (), self->begun))
    show_refusal (self, NULL);
  else
    play (self, kind);
}

/* It may need the room of the note, or of the parts. */
static void
on_advised_cb (RhZugAdviceView *advice, RhZugTurnStep *self)
{
  if (rh_zug_advice_view_covers_note (advice))
    gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
  rh_zug_advice_place_show (&self->advice_place);
  rh_zug_turn_ends_ask (&self->ends, self->asked, rh_zug_advice_view_is_page (advice));
}

static void
on_advice_clicked_cb (RhButton *button, RhZugTurnStep *self)
{
  if (rh_zug_advice_view_leave_count (self->advice))
    return;

  self->asked = !self->asked;
  forget_refusal (self); /* who wants advice has seen it */
  self->chosen = -1;
  show_note (self);
  if (self->asked)
    rh_zug_advice_place_begin (&self->advice_place, &self->note_place);
  choose (self, -1);
}

static gboolean
take_off_last (RhZugTurnStep *self)
{
  guint n = self->turn.train.n;

  if (n > 0)
    take_off (self, self->chosen >= 0 ? (guint) self->chosen : n - 1);

  return n > 0;
}

/* Who has seen what was refused goes on with the turn; else advice is closed. */
static gboolean
take_escape (RhZugTurnStep *self)
{
  if (self->refusal.held || self->refusal.wanted != RH_ZUG_MOVE_NONE || self->chosen >= 0) {
    rh_step_update (RH_STEP (self));
    return TRUE;
  }
  if (!self->asked)
    return FALSE;

  on_advice_clicked_cb (self->advice_button, self);

  return TRUE;
}

static gboolean
take_part (RhZugTurnStep *self, guint keyval, GdkModifierType modifiers)
{
  gboolean taken;

  self->typed = g_get_monotonic_time ();
  taken = rh_zug_train_entry_key (self->entry, keyval, modifiers);
  self->typed = RH_ZUG_TAPPED;

  return taken;
}

/* Enter ends the turn wherever the focus is on nothing else; Escape closes what is open of the advice, one thing at a time. */
static gboolean
rh_zug_turn_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhZugTurnStep *self = RH_ZUG_TURN_STEP (step);

  if (keyval == GDK_KEY_BackSpace)
    return take_off_last (self);
  if (keyval == GDK_KEY_Escape)
    return rh_zug_advice_view_key (self->advice, keyval, modifiers) || take_escape (self);

  return rh_zug_train_taps_key (self->taps, keyval) ||
         take_part (self, keyval, modifiers) ||
         rh_zug_advice_view_key (self->advice, keyval, modifiers) ||
         rh_button_take_key (self->short_button, keyval, modifiers) ||
         rh_button_take_key (self->wreck_button, keyval, modifiers) ||
         rh_button_take_key (self->advice_button, keyval, modifiers);
}

/* Also while it can't be pressed: then Enter costs nothing, and says why. */
static void
rh_zug_turn_step_focus (RhStep *step)
{
  gtk_widget_grab_focus (GTK_WIDGET (RH_ZUG_TURN_STEP (step)->stop_button));
}

static void
rh_zug_turn_step_class_init (RhZugTurnStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_zug_turn_step_update;
  step_class->key = rh_zug_turn_step_key;
  step_class->focus = rh_zug_turn_step_focus;

  rh_zug_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  g_type_ensure (RH_TYPE_ZUG_ADVICE_VIEW);
  g_type_ensure (RH_TYPE_ZUG_TRAIN_ENTRY);
  g_type_ensure (RH_TYPE_ZUG_TRAIN_TAPS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/zugkraft/rh-zug-turn-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, answers);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, answer);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, entry);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, sum);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, dice);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, taps);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, notes);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, note);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, advice);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, below);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, page);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, stop_button);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, others);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, short_button);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, wreck_button);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, advice_button);
  gtk_widget_class_bind_template_callback (widget_class, on_part_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_barred_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_take_off_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_end_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_advice_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_advised_cb);
}

static void
rh_zug_turn_step_init (RhZugTurnStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->ends = (RhZugTurnEnds) {
    .stop = self->stop_button,
    .shortage = self->short_button,
    .wreck = self->wreck_button,
    .advice = self->advice_button,
  };
  self->note_place = (RhZugNotePlace) { self->answers, self->notes, self->note };
  self->advice_place = (RhZugAdvicePlace) { self->answer, self->below, self->page, self->advice };
  self->chosen = -1;
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_step_say (RH_STEP (self), self->note);
  rh_step_say (RH_STEP (self), rh_zug_advice_view_get_text (self->advice));
  rh_zug_turn_ends_set_up (&self->ends);
}
