/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that is looked at: what was asked then, with its answer. */

#include "config.h"

#include "rh-replay-step.h"

struct _RhReplayStep {
  RhStep parent_instance;

  /* Template */
  AdwBin *place;

  const RhGameUi *ui;
};

G_DEFINE_FINAL_TYPE (RhReplayStep, rh_replay_step, RH_TYPE_STEP)

/* Assistive technology is told of each widget by itself, not of what is around it. Keys that do nothing aren't shown;
 * they leave their room, so that all stands where it stood. Nor is what tells people how to answer, or another way to. */
static void
tell_disabled (GtkWidget *widget)
{
  if (gtk_widget_get_focusable (widget))
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
  if (gtk_widget_has_css_class (widget, "rh-key"))
    gtk_widget_set_opacity (widget, 0);
  if (gtk_widget_has_css_class (widget, "while-played"))
    gtk_widget_set_visible (widget, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_disabled (child);
}

/* The step that stood there. Nothing in it can be pressed, and no key reaches it. */
static void
show_then (RhReplayStep *self, RhSession *session)
{
  GType type = self->ui->step (rh_session_get_state (session), rh_session_get_draft (session));
  GtkWidget *step = adw_bin_get_child (self->place);

  if (step == NULL || G_OBJECT_TYPE (step) != type) {
    step = g_object_new (type, "session", session, "telling", self->ui->telling, NULL);
    adw_bin_set_child (self->place, step);
  }
  rh_step_update (RH_STEP (step));
  rh_step_set_asked (RH_STEP (self), rh_step_get_asked (RH_STEP (step)), FALSE);
  tell_disabled (step);
}

static void
rh_replay_step_update (RhStep *step, const RhSetup *setup, gconstpointer state)
{
  show_then (RH_REPLAY_STEP (step), rh_step_get_session (step));
}

static void
rh_replay_step_class_init (RhReplayStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  RH_STEP_CLASS (klass)->update = rh_replay_step_update;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/table/rh-replay-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhReplayStep, place);
}

static void
rh_replay_step_init (RhReplayStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_replay_step_new:
 * @ui: what the game shows
 * @session: a replay
 *
 * Returns: (transfer floating): what was asked in it, wherever it stands
 */
GtkWidget *
rh_replay_step_new (const RhGameUi *ui, RhSession *session)
{
  RhReplayStep *self = g_object_new (RH_TYPE_REPLAY_STEP, "session", session, NULL);

  self->ui = ui;
  rh_step_update (RH_STEP (self));

  return GTK_WIDGET (self);
}
