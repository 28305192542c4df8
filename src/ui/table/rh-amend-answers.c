/* SPDX-License-Identifier: GPL-3.0-or-later
 * What comes of a correction, in a sentence, and the buttons that apply or leave it. */

#include "config.h"

#include "rh-amend-answers.h"

#include "rh-announce.h"
#include "rh-label.h"
#include "rh-style.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

#define ENTER "\342\217\216" /* as it stands on the key */

struct _RhAmendAnswers {
  GtkBox parent_instance;

  /* Template */
  GtkLabel *verdict;
  GtkWidget *refusal;
  GtkWidget *buttons;
  GtkWidget *take_up;
  GtkButton *apply;

  char *told; /* what comes of it; owned */
  const char *label;
  RhAmendEnter enter;
};

G_DEFINE_FINAL_TYPE (RhAmendAnswers, rh_amend_answers, GTK_TYPE_BOX)

static guint apply_signal;

static void
on_apply_clicked_cb (RhAmendAnswers *self)
{
  g_signal_emit (self, apply_signal, 0);
}

static void
rh_amend_answers_finalize (GObject *object)
{
  g_free (RH_AMEND_ANSWERS (object)->told);

  G_OBJECT_CLASS (rh_amend_answers_parent_class)->finalize (object);
}

static void
rh_amend_answers_class_init (RhAmendAnswersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_amend_answers_finalize;

  /**
   * RhAmendAnswers::apply:
   *
   * The button was pressed that applies the correction.
   */
  apply_signal = g_signal_new ("apply", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-amend-answers.ui");
  gtk_widget_class_bind_template_child (widget_class, RhAmendAnswers, verdict);
  gtk_widget_class_bind_template_child (widget_class, RhAmendAnswers, refusal);
  gtk_widget_class_bind_template_child (widget_class, RhAmendAnswers, buttons);
  gtk_widget_class_bind_template_child (widget_class, RhAmendAnswers, take_up);
  gtk_widget_class_bind_template_child (widget_class, RhAmendAnswers, apply);
  gtk_widget_class_bind_template_callback (widget_class, on_apply_clicked_cb);
}

static void
rh_amend_answers_init (RhAmendAnswers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_button_set_label (self->apply, ""); /* until it is known what comes of it */
  self->label = "";
  rh_text_size_wrap_buttons (GTK_WIDGET (self));
}

/* The key stands on the button for as long as it presses it; a screen reader says so of what has the focus. */
static void
show_label (RhAmendAnswers *self)
{
  g_autofree char *keyed = g_strdup_printf ("%s  " ENTER, self->label);

  gtk_button_set_label (self->apply, self->enter != RH_AMEND_ENTER_ELSEWHERE ? keyed : self->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->apply), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label, -1);
}

static void
show_verdict (RhAmendAnswers *self)
{
  const char *again = self->enter == RH_AMEND_ENTER_AGAIN ? _("Press Enter again to apply it.") : NULL;
  g_autofree char *both = again != NULL ? g_strdup_printf ("%s %s", self->told, again) : NULL;

  rh_label_show (GTK_WIDGET (self->verdict), both != NULL ? both : *self->told != '\0' ? self->told : NULL);
  if (again != NULL)
    rh_announce (GTK_WIDGET (self->verdict), again);
}

/**
 * rh_amend_answers_show:
 * @self: the answers
 * @correction: what would be
 * @whole: whether that is of what is given now, which is whole
 * @reason: (nullable): why it isn't, or doesn't fit
 *
 * Shows what comes of it. What is cut stays on record and can be restored: only where that is much, the button looks like it.
 */
void
rh_amend_answers_show (RhAmendAnswers *self, const RhCorrection *correction, gboolean whole, const char *reason)
{
  RhVerdict verdict = correction->verdict;
  gboolean can_apply = whole && (verdict == RH_VERDICT_CUTS || verdict == RH_VERDICT_FITS);
  gboolean takes_much = can_apply && rh_correction_takes_much (correction);

  rh_label_show (self->refusal, reason);
  rh_announce (self->refusal, reason != NULL ? reason : "");

  g_free (self->told);
  self->told = whole ? rh_correction_tell (correction) : g_strdup ("");
  rh_announce (GTK_WIDGET (self->verdict), self->told);
  rh_style_toggle (GTK_WIDGET (self->verdict), "wrong", verdict == RH_VERDICT_REFUSED);
  show_verdict (self);

  self->label = rh_correction_tell_apply (correction);
  show_label (self);
  rh_style_toggle (GTK_WIDGET (self->apply), "suggested-action", !takes_much);
  rh_style_toggle (GTK_WIDGET (self->apply), "destructive-action", takes_much);
  gtk_widget_set_sensitive (GTK_WIDGET (self->apply), can_apply);
}

/**
 * rh_amend_answers_set_ended:
 * @self: the answers
 * @ended: whether the game was ended, and must be taken up again before anything is applied
 *
 * Offers that instead.
 */
void
rh_amend_answers_set_ended (RhAmendAnswers *self, gboolean ended)
{
  gtk_widget_set_visible (GTK_WIDGET (self->apply), !ended);
  gtk_widget_set_visible (self->take_up, ended);
}

/**
 * rh_amend_answers_can_apply:
 * @self: the answers
 *
 * Returns: whether there is something that can be applied
 */
gboolean
rh_amend_answers_can_apply (RhAmendAnswers *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->apply)) && gtk_widget_is_sensitive (GTK_WIDGET (self->apply));
}

/**
 * rh_amend_answers_set_enter:
 * @self: the answers
 * @enter: what Enter does now
 *
 * Shows it, so that nobody need try.
 */
void
rh_amend_answers_set_enter (RhAmendAnswers *self, RhAmendEnter enter)
{
  if (self->enter == enter)
    return;

  self->enter = enter;
  show_label (self);
  show_verdict (self);
}

/**
 * rh_amend_answers_offer:
 * @self: the answers
 *
 * Gives the button that applies the correction the focus.
 */
void
rh_amend_answers_offer (RhAmendAnswers *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->apply));
}

/**
 * rh_amend_answers_is_offered:
 * @self: the answers
 *
 * Returns: whether that has the focus
 */
gboolean
rh_amend_answers_is_offered (RhAmendAnswers *self)
{
  return gtk_widget_is_focus (GTK_WIDGET (self->apply));
}

/**
 * rh_amend_answers_set_narrow:
 * @self: the answers
 * @narrow: whether there is no room for the buttons beside what is told
 *
 * Has them below it, and of larger text below each other.
 */
void
rh_amend_answers_set_narrow (RhAmendAnswers *self, gboolean narrow)
{
  GtkOrientation orientation = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), orientation);
  gtk_box_set_homogeneous (GTK_BOX (self), !narrow);
  if (rh_text_size_get (GTK_WIDGET (self)) > 1.2)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons), orientation);
}
