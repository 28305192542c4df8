/* SPDX-License-Identifier: GPL-3.0-or-later
 * Before a correction takes back what lies on the table: what that is, and whether it is meant. */

#include "config.h"

#include "rh-step-cut.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-log.h"
#include "rh-parts-style.h"
#include "rh-step-frame.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define WIDTH_CHARS 8

struct _RhStepCut {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  GtkLabel    *reason;
  GtkLabel    *taken;
  GtkWidget   *back;
  RhButton    *keep;
  RhButton    *take_back;
  RhButton    *leave;
};

G_DEFINE_FINAL_TYPE (RhStepCut, rh_step_cut, RH_TYPE_STEP)

static guint answer_signal;
static guint leave_signal;

static void
on_keep_clicked_cb (GtkButton *button, RhStepCut *self)
{
  g_signal_emit (self, answer_signal, 0, TRUE);
}

static void
on_take_back_clicked_cb (GtkButton *button, RhStepCut *self)
{
  g_signal_emit (self, answer_signal, 0, FALSE);
}

static void
on_leave_clicked_cb (GtkButton *button, RhStepCut *self)
{
  g_signal_emit (self, leave_signal, 0);
}

/* A figure that is typed on answers nothing here, and nothing behind it either. */
static gboolean
rh_step_cut_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  if (rh_button_take_escape (RH_STEP_CUT (step)->leave, keyval, modifiers))
    return TRUE;
  if (!rh_key_is_plain (modifiers) || !g_unichar_isalnum (gdk_keyval_to_unicode (keyval)))
    return FALSE;

  rh_announce_refusal (GTK_WIDGET (step));
  rh_step_frame_refuse (GTK_WIDGET (step), _("Say first whether these moves are taken back."));

  return TRUE;
}

/* The Return that gave the figure, once more, takes nothing back. */
static void
rh_step_cut_focus (RhStep *step)
{
  gtk_widget_grab_focus (GTK_WIDGET (RH_STEP_CUT (step)->leave));
}

/* What it asks about was worked out for where the game stands, and is asked no longer than that. */
static void
rh_step_cut_update (RhStep *step, const RhSetup *setup, gconstpointer state)
{
}

static void
rh_step_cut_class_init (RhStepCutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_step_cut_update;
  step_class->key = rh_step_cut_key;
  step_class->focus = rh_step_cut_focus;

  answer_signal = g_signal_new ("answer", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_BOOLEAN);
  leave_signal = g_signal_new ("leave", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  rh_parts_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/parts/rh-step-cut.ui");
  gtk_widget_class_bind_template_child (widget_class, RhStepCut, frame);
  gtk_widget_class_bind_template_child (widget_class, RhStepCut, reason);
  gtk_widget_class_bind_template_child (widget_class, RhStepCut, taken);
  gtk_widget_class_bind_template_child (widget_class, RhStepCut, back);
  gtk_widget_class_bind_template_child (widget_class, RhStepCut, keep);
  gtk_widget_class_bind_template_child (widget_class, RhStepCut, take_back);
  gtk_widget_class_bind_template_child (widget_class, RhStepCut, leave);
  gtk_widget_class_bind_template_callback (widget_class, on_keep_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_take_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_clicked_cb);
}

static void
rh_step_cut_init (RhStepCut *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_step_say (RH_STEP (self), self->taken);

  /* Translators: on a button, where “Keep 3 later moves, or take them back?” is asked: a move is corrected, and these stay */
  rh_button_set (self->keep, C_("button", "Correct and Keep"), NULL);
  /* Translators: on a button, likewise: the move stays as it was, too */
  rh_button_set (self->leave, C_("button", "Don’t Correct"), NULL);
  rh_button_set_width_chars (self->keep, WIDTH_CHARS);
  rh_button_set_width_chars (self->take_back, WIDTH_CHARS);
  rh_button_set_width_chars (self->leave, WIDTH_CHARS);
}

static char *
tell_taken (RhStep *step, const RhCorrection *correction)
{
  RhSession *session = rh_step_get_session (step);
  g_autoptr (GPtrArray) log = rh_log_new (rh_step_get_telling (step), rh_session_get_setup (session),
                                          rh_session_get_moves (session), rh_session_get_n_played (session));

  return rh_correction_tell_taking (correction, log);
}

/**
 * rh_step_cut_new:
 * @step: the step from which a move is corrected
 * @correction: what comes of it; later moves don't fit
 * @can_keep: whether all that was played could stay, too
 *
 * Emits "answer" with whether that stays, and "leave" where nothing is to be corrected.
 *
 * Returns: (transfer floating): what asks, to be turned to in place of @step
 */
RhStep *
rh_step_cut_new (RhStep *step, const RhCorrection *correction, gboolean can_keep)
{
  RhStepCut *self = g_object_new (RH_TYPE_STEP_CUT, "session", rh_step_get_session (step),
                                  "telling", rh_step_get_telling (step), NULL);
  g_autofree char *question = can_keep ? rh_correction_ask_keeping (correction) : rh_correction_ask_taking (correction);
  g_autofree char *taken = tell_taken (step, correction);
  g_autofree char *back = rh_correction_tell_back (correction);

  rh_step_frame_ask (self->frame, question, NULL);
  gtk_label_set_label (self->reason, correction->reason);
  gtk_label_set_label (self->taken, taken);
  rh_label_show (self->back, back);
  rh_style_toggle (GTK_WIDGET (self->take_back), "destructive-action", rh_correction_takes_much (correction));
  rh_button_set (self->take_back, rh_correction_tell_take_back (), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->keep), can_keep);

  return RH_STEP (self);
}
