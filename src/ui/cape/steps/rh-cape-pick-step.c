/* SPDX-License-Identifier: GPL-3.0-or-later
 * The auction ends: who picks which card. */

#include "config.h"

#include "rh-cape-pick-step.h"

#include "rh-button.h"
#include "rh-cape-card-view.h"
#include "rh-rules-button.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-card.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-colour.h"
#include "rh-wrap.h"

struct _RhCapePickStep {
  RhStep parent_instance;

  /* Template */
  GtkLabel *question;
  RhWrap   *cards;
  GtkLabel *order;
  GtkLabel *why;

  /* Owned by the widget tree */
  RhButton       *buttons[RH_CAPE_SEATS_MAX];
  RhCapeCardView *views[RH_CAPE_SEATS_MAX];

  guint seat;
};

G_DEFINE_FINAL_TYPE (RhCapePickStep, rh_cape_pick_step, RH_TYPE_STEP)

static void
on_card_clicked_cb (GtkButton *button, RhCapePickStep *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_PICK, .seat = self->seat };

  while (GTK_BUTTON (self->buttons[move.pick]) != button)
    move.pick++;
  rh_cape_step_play (RH_STEP (self), &move);
}

static void
show_card (RhCapePickStep *self, const RhSetup *setup, const RhCapeState *state, guint i)
{
  RhButton *button = self->buttons[i];
  int taker = state->taker[i];
  g_autofree char *name = rh_cape_text_card_offered (setup, state, i);
  g_autofree char *taken = NULL;

  /* A caption of its own height for every card, so that none moves when one is taken. */
  if (taker != RH_CAPE_NO_SEAT)
    taken = g_strdup_printf ("%s %s", rh_colour_shape (setup->seats[taker].colour), setup->seats[taker].name);
  else
    taken = g_strdup_printf ("%u", i + 1);

  rh_cape_card_view_set (self->views[i], state->offer[i], RH_CAPE_CARD_OPEN);
  rh_button_set (button, taken, NULL);
  rh_button_set_name (button, name);
  gtk_widget_set_sensitive (GTK_WIDGET (button), taker == RH_CAPE_NO_SEAT);
}

static void
show_order (RhCapePickStep *self, const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *text = rh_cape_text_order (setup, state);

  gtk_label_set_label (self->order, text);
}

static void
show_why (RhCapePickStep *self, const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *text = rh_cape_text_why_order (setup, state);

  gtk_label_set_label (self->why, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why), text != NULL);
}

static void
rh_cape_pick_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapePickStep *self = RH_CAPE_PICK_STEP (step);
  g_autofree char *question = NULL;

  if (state->phase != RH_CAPE_PICK)
    return;

  self->seat = (guint) state->seat;
  question = rh_cape_text_ask_pick (setup, state);
  gtk_label_set_label (self->question, question);

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), i < state->n_seats);
    if (i < state->n_seats)
      show_card (self, setup, state, i);
  }
  show_order (self, setup, state);
  show_why (self, setup, state);
}

static gboolean
rh_cape_pick_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapePickStep *self = RH_CAPE_PICK_STEP (step);

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

static void
rh_cape_pick_step_focus (RhStep *step)
{
  RhCapePickStep *self = RH_CAPE_PICK_STEP (step);

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    if (gtk_widget_is_sensitive (GTK_WIDGET (self->buttons[i]))) {
      gtk_widget_grab_focus (GTK_WIDGET (self->buttons[i]));
      return;
    }
  }
}

static void
rh_cape_pick_step_class_init (RhCapePickStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_cape_pick_step_update;
  step_class->key = rh_cape_pick_step_key;
  step_class->focus = rh_cape_pick_step_focus;

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-pick-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, question);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, cards);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, order);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, why);
}

static void
rh_cape_pick_step_init (RhCapePickStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_rules_button_add (GTK_WIDGET (self->question));

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    g_autofree char *key = g_strdup_printf ("%u", i + 1);
    GtkWidget *button = rh_button_new ();

    self->buttons[i] = RH_BUTTON (button);
    self->views[i] = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
    rh_button_set (self->buttons[i], key, NULL);
    rh_button_set_key (self->buttons[i], key);
    rh_button_set_picture (self->buttons[i], GTK_WIDGET (self->views[i]));
    gtk_widget_add_css_class (button, "picture");
    gtk_widget_add_css_class (button, "large");
    g_signal_connect (button, "clicked", G_CALLBACK (on_card_clicked_cb), self);
    rh_wrap_append (self->cards, button);
  }
}
