/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: who has won, and what can be done now. */

#include "config.h"

#include "rh-cape-end-step.h"

#include "rh-cape.h"
#include "rh-chart.h"
#include "rh-rules-button.h"
#include "rh-cape-style.h"
#include "rh-cape-telling.h"
#include "rh-cape-text-end.h"
#include "rh-mark.h"
#include "rh-row.h"

#define RULES_BUTTON 46 /* the width of that button and what is around it */

struct _RhCapeEndStep {
  RhStep parent_instance;

  /* Template */
  RhRow     *heading;
  GtkLabel  *winner;
  GtkLabel  *how;
  GtkWidget *rematch;
  GtkWidget *step_through;
  RhChart   *chart;

  /* Borrowed, child */
  GtkWidget *mark;
};

G_DEFINE_FINAL_TYPE (RhCapeEndStep, rh_cape_end_step, RH_TYPE_STEP)

static void
set_mark (RhCapeEndStep *self, const char *colour)
{
  g_clear_pointer (&self->mark, gtk_widget_unparent);
  self->mark = rh_mark_new (colour);
  gtk_widget_add_css_class (self->mark, "winner-name");
  rh_row_prepend (self->heading, self->mark);
}

static void
rh_cape_end_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeEndStep *self = RH_CAPE_END_STEP (step);
  RhSession *session = rh_step_get_session (step);
  const RhSeat *seat = &setup->seats[state->winner];
  g_autofree char *winner = rh_cape_text_end_won (seat->name);
  g_autofree char *how = rh_cape_text_end_how (state);

  set_mark (self, seat->colour);
  gtk_label_set_text (self->winner, winner);
  gtk_label_set_text (self->how, how);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rematch), "x", rh_session_get_id (session));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->step_through), "x", rh_session_get_id (session));
  rh_chart_set (self->chart, &rh_cape_telling, session);
}

static void
rh_cape_end_step_focus (RhStep *step)
{
  gtk_widget_grab_focus (RH_CAPE_END_STEP (step)->rematch);
}

static void
rh_cape_end_step_class_init (RhCapeEndStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_cape_end_step_update;
  step_class->focus = rh_cape_end_step_focus;

  g_type_ensure (RH_TYPE_CHART);
  g_type_ensure (RH_TYPE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/cape/rh-cape-end-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeEndStep, heading);
  gtk_widget_class_bind_template_child (widget_class, RhCapeEndStep, winner);
  gtk_widget_class_bind_template_child (widget_class, RhCapeEndStep, how);
  gtk_widget_class_bind_template_child (widget_class, RhCapeEndStep, rematch);
  gtk_widget_class_bind_template_child (widget_class, RhCapeEndStep, step_through);
  gtk_widget_class_bind_template_child (widget_class, RhCapeEndStep, chart);
}

static void
rh_cape_end_step_init (RhCapeEndStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_rules_button_add (GTK_WIDGET (self->heading));
  /* As wide as the button on the other side, so that the winner stands in the middle. */
  gtk_widget_set_margin_start (gtk_widget_get_parent (GTK_WIDGET (self->heading)), RULES_BUTTON);
}
