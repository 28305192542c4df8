/* SPDX-License-Identifier: GPL-3.0-or-later
 * Before the end: the tickets of everybody, to be looked over before they count. */

#include "config.h"

#include "rh-heart-count-step.h"

#include "rh-heart-step.h"
#include "rh-heart-style.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-step.h"

#include "rh-button.h"
#include "rh-keys.h"
#include "rh-mark.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>

struct _RhHeartCountStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  GtkGrid     *rows;
  RhButton    *count_button;
  RhButton    *back_button;

  /* Owned by the rows */
  GtkWidget *tickets[RH_HEART_SEATS_MAX];

  guint        n;
  RhHeartDraft draft;
};

G_DEFINE_FINAL_TYPE (RhHeartCountStep, rh_heart_count_step, RH_TYPE_STEP)

static void
on_count_cb (GtkButton *button, RhHeartCountStep *self)
{
  RhHeartMove move;

  if (rh_heart_draft_get_move (&self->draft, self->n, &move))
    rh_heart_step_play (RH_STEP (self), &move);
}

static void
on_back_cb (GtkButton *button, RhHeartCountStep *self)
{
  RhHeartDraft draft = self->draft;

  draft.all = FALSE;
  rh_heart_step_enter (RH_STEP (self), &draft);
}

static void
add_rows (RhHeartCountStep *self, const RhSetup *setup)
{
  self->n = setup->n_seats;
  for (guint i = 0; i < self->n; i++) {
    GtkWidget *mark = rh_mark_new (setup->seats[i].colour);
    GtkWidget *name = rh_heart_step_make_name (setup->seats[i].name, 4, 16);

    gtk_widget_set_valign (mark, GTK_ALIGN_START);
    gtk_label_set_yalign (GTK_LABEL (name), 0);
    gtk_grid_attach (self->rows, mark, 0, (int) i, 1, 1);
    gtk_grid_attach (self->rows, name, 1, (int) i, 1, 1);
    self->tickets[i] = gtk_label_new (NULL);
    gtk_label_set_xalign (GTK_LABEL (self->tickets[i]), 0);
    gtk_widget_add_css_class (self->tickets[i], "heart-told");
    gtk_label_set_wrap (GTK_LABEL (self->tickets[i]), TRUE);
    gtk_widget_set_hexpand (self->tickets[i], TRUE);
    gtk_grid_attach (self->rows, self->tickets[i], 2, (int) i, 1, 1);
  }
}

/* Each is heard with the name it belongs to. */
static void
show_row (RhHeartCountStep *self, guint i, const char *name, guint n, const gint8 *tickets)
{
  g_autofree char *text = rh_heart_text_ask_sum (n, tickets);
  g_autofree char *spoken = rh_heart_text_step_row (name, text);

  gtk_label_set_text (GTK_LABEL (self->tickets[i]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tickets[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
rh_heart_count_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  RhHeartCountStep *self = RH_HEART_COUNT_STEP (step);
  const RhHeartState *state = data;

  if (state->phase == RH_HEART_OVER)
    return;

  if (self->n == 0)
    add_rows (self, setup);
  rh_heart_step_get_draft (step, &self->draft);
  rh_step_frame_ask (self->frame, rh_heart_text_ask_all (), NULL);
  for (guint i = 0; i < self->n; i++) {
    const RhHeartPlayer *player = &state->players[i];
    gboolean now = (int) i == self->draft.seat;

    show_row (self, i, setup->seats[i].name, now ? self->draft.n_tickets : player->n_tickets,
              now ? self->draft.tickets : player->tickets);
  }
}

static gboolean
rh_heart_count_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhHeartCountStep *self = RH_HEART_COUNT_STEP (step);

  return rh_button_take_key (self->count_button, keyval, modifiers) ||
         rh_button_take_key (self->back_button, keyval, modifiers);
}

/* Enter is the answer there as everywhere; one too many comes while nothing is taken yet. */
static void
rh_heart_count_step_focus (RhStep *step)
{
  gtk_widget_grab_focus (GTK_WIDGET (RH_HEART_COUNT_STEP (step)->count_button));
}

static void
rh_heart_count_step_class_init (RhHeartCountStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_heart_count_step_update;
  step_class->key = rh_heart_count_step_key;
  step_class->focus = rh_heart_count_step_focus;
  step_class->rest = RH_TAP_MEANT; /* the second press of a double click answers nothing */

  rh_heart_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/heart/rh-heart-count-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHeartCountStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhHeartCountStep, rows);
  gtk_widget_class_bind_template_child (widget_class, RhHeartCountStep, count_button);
  gtk_widget_class_bind_template_child (widget_class, RhHeartCountStep, back_button);
  gtk_widget_class_bind_template_callback (widget_class, on_count_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_cb);
}

static void
rh_heart_count_step_init (RhHeartCountStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_heart_draft_init (&self->draft, RH_HEART_MOVE_TICKETS);
  rh_button_set (self->count_button, C_("button", "Count the Tickets"), _("This ends the game"));
  rh_button_set (self->back_button, C_("button", "Back to the Tickets"), NULL);
  rh_button_set_key (self->count_button, rh_heart_text_step_key (RH_HEART_KEY_DONE));
  rh_button_set_key (self->back_button, rh_heart_text_step_key (RH_HEART_KEY_TICKETS));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
}
