/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn: the parts as the dice are set down, and how it ends. */

#include "config.h"

#include "rh-zug-turn-step.h"

#include "rh-button.h"
#include "rh-colour.h"
#include "rh-step-frame.h"
#include "rh-style.h"
#include "rh-wrap.h"
#include "rh-zug-advice-view.h"
#include "rh-zug-barred.h"
#include "rh-zug-style.h"
#include "rh-zug-text-part.h"
#include "rh-zug-text-turn.h"
#include "rh-zug-train-entry.h"
#include "rh-zug-train-view.h"

#include <glib/gi18n.h>
#include <string.h>

#define WIDTH_CHARS 8
#define SUM_CHARS 20 /* of a sum that has room in the largest type */
#define TWICE_MS 700 /* a button that is pressed twice within it was meant once */

struct _RhZugTurnStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame     *frame;
  GtkWidget       *answers;
  RhZugTrainEntry *entry;
  GtkLabel        *sum;
  GtkWidget       *told; /* the sum and the train */
  AdwBin          *above; /* places of the note: over these, where it has no other */
  AdwBin          *below;
  RhZugTrainView  *train;
  GtkWidget       *notes;
  GtkLabel        *note;
  RhZugAdviceView *advice;
  RhButton        *stop_button;
  GtkWidget       *others;
  RhButton        *short_button;
  RhButton        *wreck_button;
  RhButton        *advice_button;

  RhZugTurn turn;
  gboolean  asked;   /* whether somebody wants advice, */
  gboolean  low;     /* and there is no room for all of it below the train */
  guint     n_asked; /* in which turn: that after so many moves */
  RhButton *ended;   /* what ended the last turn without a train, or NULL; */
  guint     n_ended; /* after so many moves, */
  gint64    since;   /* and when, in microseconds */
};

G_DEFINE_FINAL_TYPE (RhZugTurnStep, rh_zug_turn_step, RH_TYPE_STEP)

static void
show_train (RhZugTurnStep *self)
{
  g_autofree char *sum = rh_zug_text_turn_sum (&self->turn);
  g_autofree char *spoken = rh_zug_text_turn_spoken (&self->turn);

  rh_zug_train_entry_set (self->entry, &self->turn.train);
  rh_zug_train_view_set (self->train, &self->turn.train);
  rh_zug_train_view_set_hand (self->train, rh_session_is_replay (rh_step_get_session (RH_STEP (self))) ? 0 : self->turn.sum.dice);
  gtk_label_set_label (self->sum, sum);
  rh_style_toggle (GTK_WIDGET (self->sum), "long", g_utf8_strlen (sum, -1) > SUM_CHARS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sum), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* Below the train, and in sight: on a phone all that is answered is scrolled, too. */
static int
get_room (RhZugTurnStep *self)
{
  GtkWidget *around = gtk_widget_get_ancestor (self->answers, GTK_TYPE_SCROLLED_WINDOW);
  int room = gtk_widget_get_height (self->notes);
  graphene_rect_t bounds;

  if (around != NULL && gtk_widget_compute_bounds (self->notes, around, &bounds))
    room = MIN (room, gtk_widget_get_height (around) - (int) bounds.origin.y);

  return room;
}

/* For what stands there, once its text is known. */
static gboolean
has_room (RhZugTurnStep *self, GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (self->notes), NULL, &natural, NULL, NULL);

  return natural <= get_room (self);
}

/* On a phone a refusal has the train's place until something else is tapped: nobody must miss it, and nothing moves. */
static void
place_note (RhZugTurnStep *self, gboolean above)
{
  AdwBin *place = above ? self->above : self->below;
  AdwBin *other = above ? self->below : self->above;

  if (adw_bin_get_child (place) == NULL) {
    g_autoptr (GtkWidget) note = g_object_ref (GTK_WIDGET (self->note));

    adw_bin_set_child (other, NULL);
    adw_bin_set_child (place, note);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->above), above);
  gtk_widget_set_opacity (self->told, above ? 0 : 1);
}

/* What has come of the train, or why what was pressed can't be. While advice is asked for, that has the place; in a game
 * that is looked at, what a turn without a train left in hand is no answer. */
static void
show_note (RhZugTurnStep *self, const char *why)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  gboolean told = why == NULL && !self->asked && (!replay || self->turn.train.n > 0);
  g_autofree char *note = told ? rh_zug_text_turn_note (&self->turn) : NULL;

  gtk_label_set_label (self->note, why != NULL ? why : note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), why != NULL || note != NULL);
  rh_style_toggle (GTK_WIDGET (self->note), "why", why != NULL);
  place_note (self, why != NULL && !has_room (self, GTK_WIDGET (self->note)));
}

static void
show_advice (RhZugTurnStep *self)
{
  rh_style_toggle (self->answers, "asked", self->asked);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), !self->asked || !self->low);
  rh_button_set_chosen (self->advice_button, self->asked);
  if (self->asked)
    rh_zug_advice_view_update (self->advice, &self->turn);
  else
    rh_zug_advice_view_close (self->advice);
}

static void
show_action (RhZugTurnStep *self, RhButton *button, RhZugMoveKind kind)
{
  g_autofree char *why = rh_zug_text_turn_why_not (&self->turn, kind);

  rh_zug_barred_set (GTK_WIDGET (button), why);
}

static void
show_actions (RhZugTurnStep *self)
{
  g_autofree char *stop = rh_zug_text_turn_stop (&self->turn);

  rh_button_set (self->stop_button, stop, NULL);
  show_action (self, self->stop_button, RH_ZUG_MOVE_TRAIN);
  show_action (self, self->short_button, RH_ZUG_MOVE_SHORT);
  show_action (self, self->wreck_button, RH_ZUG_MOVE_WRECK);
}

/* Of a turn that is looked at, only what ended it is shown. */
static void
show_answer (RhZugTurnStep *self, RhZugMoveKind kind)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  gboolean failed = kind == RH_ZUG_MOVE_SHORT || kind == RH_ZUG_MOVE_WRECK;

  gtk_widget_set_visible (GTK_WIDGET (self->stop_button), !failed);
  gtk_widget_set_visible (self->others, !replay || failed);
  gtk_widget_set_visible (GTK_WIDGET (self->short_button), !replay || kind == RH_ZUG_MOVE_SHORT);
  gtk_widget_set_visible (GTK_WIDGET (self->wreck_button), !replay || kind == RH_ZUG_MOVE_WRECK);
  gtk_widget_set_visible (GTK_WIDGET (self->advice_button), !replay);
  rh_button_set_chosen (self->stop_button, kind == RH_ZUG_MOVE_TRAIN);
  rh_button_set_chosen (self->short_button, kind == RH_ZUG_MOVE_SHORT);
  rh_button_set_chosen (self->wreck_button, kind == RH_ZUG_MOVE_WRECK);
}

/* In a game that is looked at, the move that was made here. */
static RhZugMove
get_answer (RhZugTurnStep *self)
{
  const char *line = rh_step_get_answer (RH_STEP (self));
  g_autofree RhWords *words = g_new0 (RhWords, 1);
  RhZugMove move = { .kind = RH_ZUG_MOVE_NONE };

  if (line != NULL && (!rh_words_split (words, line, strlen (line)) || !rh_zug_move_parse (words, &move, NULL)))
    g_return_val_if_reached (move); /* it was played */

  return move;
}

static void
keep_asked (RhZugTurnStep *self)
{
  guint n = rh_session_get_n_played (rh_step_get_session (RH_STEP (self)));

  self->asked = self->asked && n == self->n_asked;
}

static void
rh_zug_turn_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhZugState *state = data;
  RhZugTurnStep *self = RH_ZUG_TURN_STEP (step);
  RhZugDraft draft = rh_zug_draft_parse (rh_session_get_draft (rh_step_get_session (step)));
  RhZugMove answer = get_answer (self);
  g_autofree char *question = NULL;

  if (answer.kind == RH_ZUG_MOVE_TRAIN)
    draft.train = answer.train;
  if (!rh_zug_turn_compute (state, &draft, &self->turn))
    return;

  keep_asked (self);
  question = rh_zug_text_turn_question (setup, state);
  rh_step_frame_ask (self->frame, question, rh_colour_of_seat (RH_COLOUR_NONE, (guint) state->seat));
  show_train (self);
  show_note (self, NULL);
  show_advice (self);
  show_actions (self);
  show_answer (self, answer.kind);
}

/* Nothing of the draft is kept here: it is what the session says of it, before and after. */
static void
enter (RhZugTurnStep *self, const RhZugDraft *draft)
{
  g_autofree char *text = draft->train.n > 0 ? rh_zug_draft_to_text (draft) : g_strdup ("");

  rh_step_enter (RH_STEP (self), text);
}

static void
on_part_cb (RhZugTrainEntry *entry, guint part, RhZugTurnStep *self)
{
  RhZugDraft draft = { .train = self->turn.train };

  if (rh_zug_train_add (&draft.train, (RhZugPart) part) == RH_ZUG_BAR_NONE)
    enter (self, &draft);
}

static void
on_barred_cb (RhZugTrainEntry *entry, guint bar, RhZugTurnStep *self)
{
  g_autofree char *why = rh_zug_text_turn_why_barred (&self->turn, (RhZugBar) bar);

  show_note (self, why);
}

/* Whether the button has just ended the turn before, and nothing was set down since. Only once: who means it presses once
 * more. */
static gboolean
is_twice (RhZugTurnStep *self, RhButton *button)
{
  guint n = rh_session_get_n_played (rh_step_get_session (RH_STEP (self)));
  gboolean twice = button == self->ended && n == self->n_ended && self->turn.train.n == 0 &&
                   g_get_monotonic_time () - self->since < TWICE_MS * G_TIME_SPAN_MILLISECOND;

  self->ended = NULL;

  return twice;
}

static void
refuse_twice (RhZugTurnStep *self, RhButton *button)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  g_autofree char *why = rh_zug_text_turn_only_begun (rh_session_get_setup (session), rh_session_get_state (session));

  gtk_widget_error_bell (GTK_WIDGET (button));
  show_note (self, why);
}

/* Another step may stand in its place afterwards. */
static void
play (RhZugTurnStep *self, RhButton *button, RhZugMoveKind kind)
{
  g_autoptr (RhZugTurnStep) kept = g_object_ref (self);
  g_autofree char *line = NULL;
  RhZugMove move;

  rh_zug_turn_get_move (&self->turn, kind, &move);
  line = rh_zug_move_to_text (&move);
  if (!rh_step_play (RH_STEP (self), line) || kind == RH_ZUG_MOVE_TRAIN)
    return;

  self->ended = button;
  self->n_ended = rh_session_get_n_played (rh_step_get_session (RH_STEP (self)));
  self->since = g_get_monotonic_time ();
}

static void
end_turn (RhZugTurnStep *self, RhButton *button, RhZugMoveKind kind)
{
  g_autofree char *why = rh_zug_text_turn_why_not (&self->turn, kind);

  if (is_twice (self, button))
    refuse_twice (self, button);
  else if (why != NULL)
    show_note (self, why);
  else
    play (self, button, kind);
}

static void
on_stop_clicked_cb (RhButton *button, RhZugTurnStep *self)
{
  end_turn (self, button, RH_ZUG_MOVE_TRAIN);
}

static void
on_short_clicked_cb (RhButton *button, RhZugTurnStep *self)
{
  end_turn (self, button, RH_ZUG_MOVE_SHORT);
}

static void
on_wreck_clicked_cb (RhButton *button, RhZugTurnStep *self)
{
  end_turn (self, button, RH_ZUG_MOVE_WRECK);
}

static void
on_advice_clicked_cb (RhButton *button, RhZugTurnStep *self)
{
  self->asked = !self->asked;
  self->n_asked = rh_session_get_n_played (rh_step_get_session (RH_STEP (self)));
  self->low = FALSE;
  if (self->asked)
    rh_zug_advice_view_begin (self->advice);
  show_note (self, NULL);
  show_advice (self);
  if (self->asked && !has_room (self, GTK_WIDGET (self->advice))) {
    self->low = TRUE;
    show_advice (self);
  }
}

static gboolean
take_off (RhZugTurnStep *self)
{
  RhZugDraft draft = { .train = self->turn.train };

  if (draft.train.n == 0)
    return FALSE;

  draft.train.n--;
  enter (self, &draft);

  return TRUE;
}

/* Where advice has the place of the parts, it gives way to who sets down the next. */
static gboolean
take_part (RhZugTurnStep *self, guint keyval, GdkModifierType modifiers)
{
  if (self->asked && self->low && rh_zug_train_entry_has_key (self->entry, keyval, modifiers))
    on_advice_clicked_cb (self->advice_button, self);

  return rh_zug_train_entry_key (self->entry, keyval, modifiers);
}

/* Enter ends the turn wherever the focus is on nothing else; Escape closes the advice. */
static gboolean
rh_zug_turn_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhZugTurnStep *self = RH_ZUG_TURN_STEP (step);

  if (keyval == GDK_KEY_BackSpace)
    return take_off (self);
  if (keyval == GDK_KEY_Escape && self->asked) {
    on_advice_clicked_cb (self->advice_button, self);
    return TRUE;
  }

  return take_part (self, keyval, modifiers) ||
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
  g_type_ensure (RH_TYPE_ZUG_TRAIN_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/zugkraft/rh-zug-turn-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, answers);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, entry);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, told);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, above);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, below);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, sum);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, train);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, notes);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, note);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, advice);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, stop_button);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, others);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, short_button);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, wreck_button);
  gtk_widget_class_bind_template_child (widget_class, RhZugTurnStep, advice_button);
  gtk_widget_class_bind_template_callback (widget_class, on_part_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_barred_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_short_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_wreck_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_advice_clicked_cb);
}

static void
rh_zug_turn_step_init (RhZugTurnStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_step_say (RH_STEP (self), self->note);
  rh_step_say (RH_STEP (self), rh_zug_advice_view_get_text (self->advice));

  rh_button_set (self->short_button, C_("button", "Shortage"), NULL);
  rh_button_set (self->wreck_button, C_("button", "Wreck"), NULL);
  rh_button_set (self->advice_button, C_("button", "Advice"), NULL);
  rh_button_set_width_chars (self->short_button, WIDTH_CHARS);
  rh_button_set_width_chars (self->wreck_button, WIDTH_CHARS);
  rh_button_set_width_chars (self->advice_button, WIDTH_CHARS);
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (self->short_button, C_("key for Shortage", "s"));
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (self->wreck_button, C_("key for Wreck", "w"));
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (self->advice_button, C_("key for Advice", "v"));
}
