/* SPDX-License-Identifier: GPL-3.0-or-later
 * The auction ends: who picks which card. */

#include "config.h"

#include "rh-cape-pick-step.h"

#include "rh-button.h"
#include "rh-cape-bids-shown.h"
#include "rh-cape-card-view.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-ten.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-card.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-mark.h"
#include "rh-panel.h"
#include "rh-scroll.h"
#include "rh-step-frame.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

/* By how much cards are higher where there is height left: as far as a card may be wider, too. */
#define GROW 32
#define GROW_THREE 20

#define NOTHING "\302\240" /* a no-break space: a line in which nobody stands */

struct _RhCapePickStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  RhWrap   *cards;
  GtkScrolledWindow *why_room; /* on a phone, and what it says there */
  GtkLabel *why_there;
  GtkLabel *why;
  RhCapeBidsShown *shown;

  /* Owned by the widget tree */
  RhButton       *buttons[RH_CAPE_SEATS_MAX];
  RhCapeCardView *views[RH_CAPE_SEATS_MAX];
  GtkWidget      *marks[RH_CAPE_SEATS_MAX]; /* of who has taken a card, on it */

  guint     seat;
  RhCapeTen ten; /* of the values drawn in a tie, the last */
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
  RhCapeMove answer = rh_cape_step_get_answer (RH_STEP (self));
  RhButton *button = self->buttons[i];
  int taker = state->taker[i];
  g_autofree char *name = rh_cape_text_card_offered (setup, state, i);
  g_autofree char *key = g_strdup_printf ("%u", i + 1);
  g_autofree char *taken = NULL;

  /* A caption of its own height for every card, so that none moves when one is taken. */
  if (taker != RH_CAPE_NO_SEAT)
    taken = g_strdup (setup->seats[taker].name);
  else
    taken = g_strdup (NOTHING);

  gtk_widget_set_visible (self->marks[i], taker != RH_CAPE_NO_SEAT);
  if (taker != RH_CAPE_NO_SEAT)
    rh_mark_set (RH_MARK (self->marks[i]), setup->seats[taker].colour);
  rh_cape_card_view_set (self->views[i], state->offer[i], RH_CAPE_CARD_OPEN);
  rh_button_set (button, taken, NULL);
  rh_button_set_key (button, taker != RH_CAPE_NO_SEAT ? NULL : key); /* it stands in the line of who has taken the card */
  rh_button_set_name (button, name);
  gtk_widget_set_sensitive (GTK_WIDGET (button), taker == RH_CAPE_NO_SEAT);
  rh_cape_style_set_class (GTK_WIDGET (button), "taken", taker != RH_CAPE_NO_SEAT);
  rh_button_set_chosen (button, answer.kind == RH_CAPE_MOVE_PICK && answer.pick == i);
}

/* The first card that nobody has taken; two at the least are left where one is picked. */
static RhButton *
find_first (RhCapePickStep *self)
{
  guint i = 0;

  while (i + 1 < RH_CAPE_SEATS_MAX && !gtk_widget_get_sensitive (GTK_WIDGET (self->buttons[i])))
    i++;

  return self->buttons[i];
}

/* To eyes, the lanes say it: what was bid, and whose pick is the first. It is read aloud with the card that is offered. */
static void
say_order (RhCapePickStep *self, const RhSetup *setup, const RhCapeState *state, const char *why)
{
  g_autofree char *order = rh_cape_text_order (setup, state);
  g_autofree char *spoken = why != NULL ? g_strdup_printf (C_("spoken", "%1$s. %2$s"), order, why) : g_strdup (order);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cards), GTK_ACCESSIBLE_PROPERTY_LABEL, order, -1);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    self->buttons[i] == find_first (self) ? spoken : "", -1);
}

/* What scrolls asks for no more lines than it has in its widest: elsewhere it has all of them by itself. */
static void
place_why (RhCapePickStep *self)
{
  gboolean any = *gtk_label_get_label (self->why) != '\0';
  gboolean narrow = rh_cape_style_is_narrow (GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self->why_room), any && narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->why), any && !narrow);
}

static void
show_why (RhCapePickStep *self, const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *text = rh_cape_text_why_order (setup, state);

  gtk_label_set_label (self->why, text != NULL ? text : "");
  gtk_label_set_label (self->why_there, text != NULL ? text : "");
  place_why (self);
  say_order (self, setup, state, text);
}

/* On a phone they are as wide as they can be, and stay where they are: a long reason scrolls by itself. */
static void
on_table_cb (GtkWidget *widget)
{
  RhCapePickStep *self = RH_CAPE_PICK_STEP (widget);
  guint n = rh_session_get_setup (rh_step_get_session (RH_STEP (self)))->n_seats;
  gboolean narrow = rh_cape_style_is_narrow (widget);

  g_object_set (self->cards, "grow", narrow ? 0 : n == 3 ? GROW_THREE : GROW, NULL);
  place_why (self);
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
  rh_cape_ten_update (&self->ten, step);
  question = rh_cape_text_ask_pick (setup, state);
  rh_step_frame_ask (self->frame, question, setup->seats[self->seat].colour);

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), i < state->n_seats);
    if (i < state->n_seats)
      show_card (self, setup, state, i);
  }
  rh_cape_style_set_class (GTK_WIDGET (self->cards), "few", setup->n_seats < RH_CAPE_SEATS_MAX);
  rh_cape_bids_shown_update (self->shown, setup, state);
  show_why (self, setup, state);
}

static gboolean
rh_cape_pick_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapePickStep *self = RH_CAPE_PICK_STEP (step);
  const char *why = _("No card has that number now. Look, then press Backspace (⌫).");

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  if (rh_cape_ten_key (&self->ten, step, keyval, modifiers))
    return TRUE;
  if (!rh_cape_step_refuse_figure (step, keyval, modifiers, why))
    return FALSE;

  /* Whoever goes on without a look gives others what was meant for something else. */
  rh_panel_stop (GTK_WIDGET (self), why, TRUE);

  return TRUE;
}

static gboolean
rh_cape_pick_step_follow (RhStep *step, guint keyval, GdkModifierType modifiers, gboolean at_stretch)
{
  return at_stretch && rh_cape_ten_key (&RH_CAPE_PICK_STEP (step)->ten, step, keyval, modifiers);
}

/* Only offered: the Return that was meant for the values drawn doesn't pick a card. */
static void
rh_cape_pick_step_focus (RhStep *step)
{
  rh_button_offer (find_first (RH_CAPE_PICK_STEP (step)));
}

static void
rh_cape_pick_step_class_init (RhCapePickStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_cape_pick_step_update;
  step_class->key = rh_cape_pick_step_key;
  step_class->follow = rh_cape_pick_step_follow;
  step_class->focus = rh_cape_pick_step_focus;
  rh_cape_step_stop_early (step_class);

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_BIDS_SHOWN);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-pick-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, cards);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, why_room);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, why_there);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, why);
  gtk_widget_class_bind_template_child (widget_class, RhCapePickStep, shown);
}

/* Returns the card with a place for the mark of who takes it. */
static GtkWidget *
add_mark (RhCapePickStep *self, guint i)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->marks[i] = rh_mark_new ("-");
  gtk_widget_add_css_class (self->marks[i], "cape-taken");
  /* In the corner above, across from the badge: it hides nothing that is read. */
  gtk_widget_set_halign (self->marks[i], GTK_ALIGN_START);
  gtk_widget_set_valign (self->marks[i], GTK_ALIGN_START);
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->views[i]));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->marks[i]);

  return overlay;
}

static void
rh_cape_pick_step_init (RhCapePickStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_cape_style_follow_table (GTK_WIDGET (self), on_table_cb);
  rh_scroll_stop_when_cut (self->why_room);

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    GtkWidget *button = rh_button_new ();

    self->buttons[i] = RH_BUTTON (button);
    self->views[i] = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
    rh_button_set_named (self->buttons[i]);
    gtk_widget_set_hexpand (button, TRUE);
    rh_cape_card_view_set_width (self->views[i], 0); /* the style gives it its size */
    rh_button_set_picture (self->buttons[i], add_mark (self, i));
    gtk_widget_add_css_class (button, "picture");
    gtk_widget_add_css_class (button, "large");
    g_signal_connect (button, "clicked", G_CALLBACK (on_card_clicked_cb), self);
    rh_wrap_append (self->cards, button);
  }
}
