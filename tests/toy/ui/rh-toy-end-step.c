/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end of the toy: who has won, or that nobody has, how it came to that, and what can be done now. */

#include "rh-toy-end-step.h"

#include "rh-chart.h"
#include "rh-toy-telling.h"
#include "rh-toy.h"

struct _RhToyEndStep {
  RhStep parent_instance;

  /* Owned by the widget tree */
  GtkWidget *winner;
  GtkWidget *rematch;
  GtkWidget *step_through;
  GtkWidget *resume;
  GtkWidget *chart;
};

G_DEFINE_FINAL_TYPE (RhToyEndStep, rh_toy_end_step, RH_TYPE_STEP)

static void
rh_toy_end_step_update (RhStep *step, const RhSetup *setup, gconstpointer state)
{
  RhToyEndStep *self = RH_TOY_END_STEP (step);
  RhSession *session = rh_step_get_session (step);
  int winner = ((const RhToyState *) state)->winner;
  g_autofree char *text = winner < 0 ? g_strdup ("Nobody wins") : g_strdup_printf ("%s wins", setup->seats[winner].name);

  gtk_label_set_text (GTK_LABEL (self->winner), text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rematch), "x", rh_session_get_id (session));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->step_through), "x", rh_session_get_id (session));
  gtk_widget_set_visible (self->resume, rh_session_get_status (session) == RH_GAME_ENDED);
  rh_chart_set (RH_CHART (self->chart), &rh_toy_telling, session);
}

static void
rh_toy_end_step_focus (RhStep *step)
{
  gtk_widget_grab_focus (RH_TOY_END_STEP (step)->rematch);
}

static void
rh_toy_end_step_class_init (RhToyEndStepClass *klass)
{
  RH_STEP_CLASS (klass)->update = rh_toy_end_step_update;
  RH_STEP_CLASS (klass)->focus = rh_toy_end_step_focus;
  RH_STEP_CLASS (klass)->rest = RH_STEP_REST_END;
}

static GtkWidget *
button_new (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", (gint64) 0); /* no game yet */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);

  return button;
}

static void
rh_toy_end_step_init (RhToyEndStep *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->winner = gtk_label_new (NULL);
  self->rematch = button_new ("Again", "win.rematch");
  self->step_through = button_new ("Step Through", "win.step-through");
  self->resume = gtk_button_new_with_label ("Go On");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->resume), "table.take-up");
  self->chart = rh_chart_new ();
  gtk_widget_set_vexpand (self->chart, TRUE);
  gtk_box_append (GTK_BOX (box), self->winner);
  gtk_box_append (GTK_BOX (box), self->rematch);
  gtk_box_append (GTK_BOX (box), self->step_through);
  gtk_box_append (GTK_BOX (box), self->resume);
  gtk_box_append (GTK_BOX (box), self->chart);
  adw_bin_set_child (ADW_BIN (self), box);
}
