/* SPDX-License-Identifier: GPL-3.0-or-later
 * The auction begins: which cards are on offer. */

#include "config.h"

#include "rh-cape-reveal-step.h"

#include "rh-button.h"
#include "rh-cape-card-entry.h"
#include "rh-cape-card-view.h"
#include "rh-cape-hint.h"
#include "rh-rules-button.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-card.h"
#include "rh-wrap.h"

#include <string.h>

#define NO_PLACE (-1) /* all are given */

/* A place for a card. */
typedef struct {
  RhButton       *button;
  RhCapeCardView *view;
  gboolean        given;
  RhCapeCard      card;
} Place;

struct _RhCapeRevealStep {
  RhStep parent_instance;

  /* Template */
  GtkLabel        *question;
  GtkLabel        *hint;
  RhWrap          *places;
  RhCapeCardEntry *entry;

  /* Owned by the widget tree */
  Place place[RH_CAPE_SEATS_MAX];

  guint n;
  int   current; /* the place the next card is for */
  guint asked;   /* the move this was asked for, from 1; 0 before the first update */
};

G_DEFINE_FINAL_TYPE (RhCapeRevealStep, rh_cape_reveal_step, RH_TYPE_STEP)

static int
find_empty_place (RhCapeRevealStep *self)
{
  for (guint i = 0; i < self->n; i++) {
    if (!self->place[i].given)
      return (int) i;
  }

  return NO_PLACE;
}

static void
show_question (RhCapeRevealStep *self)
{
  g_autofree char *text = rh_cape_text_ask_reveal (self->current, self->n);

  gtk_label_set_label (self->question, text);
}

static void
show_place (RhCapeRevealStep *self, guint i)
{
  Place *place = &self->place[i];
  g_autofree char *name = rh_cape_text_card_place (i, place->given ? &place->card : NULL);

  gtk_widget_set_visible (GTK_WIDGET (place->button), i < self->n);
  rh_cape_card_view_set (place->view, place->card, place->given ? RH_CAPE_CARD_OPEN : RH_CAPE_CARD_EMPTY);
  rh_button_set_chosen (place->button, (int) i == self->current);
  rh_button_set_name (place->button, name);
}

static void
show (RhCapeRevealStep *self)
{
  show_question (self);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    show_place (self, i);
  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), self->current != NO_PLACE);
}

static void
play (RhCapeRevealStep *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_REVEAL, .n = self->n };

  for (guint i = 0; i < self->n; i++)
    move.cards[i] = self->place[i].card;
  rh_cape_step_play (RH_STEP (self), &move);
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeRevealStep *self)
{
  Place *place;

  g_return_if_fail (self->current != NO_PLACE);

  place = &self->place[self->current];
  place->card = (RhCapeCard) { .terrain = (RhCapeTerrain) terrain, .rails = rails, .value = value };
  place->given = TRUE;
  self->current = find_empty_place (self);
  show (self);

  if (self->current == NO_PLACE)
    play (self);
  else
    rh_cape_card_entry_focus (self->entry);
}

static void
choose_place (RhCapeRevealStep *self, int i)
{
  self->current = i;
  rh_cape_card_entry_reset (self->entry);
  show (self);
}

static void
on_place_clicked_cb (GtkButton *button, RhCapeRevealStep *self)
{
  for (guint i = 0; i < self->n; i++) {
    if (GTK_BUTTON (self->place[i].button) == button) {
      choose_place (self, (int) i);
      rh_cape_card_entry_focus (self->entry);
      return;
    }
  }
}

/* After an undo, the cards given before are the best guess at what lies on the table. */
static void
recall_undone (RhCapeRevealStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  guint played = rh_session_get_n_played (session);
  const char *text = played < rh_session_get_n_moves (session) ? rh_session_get_move (session, played) : NULL;
  g_autofree RhWords *words = NULL;
  RhCapeMove move;

  if (text == NULL)
    return;

  words = g_new (RhWords, 1);
  if (!rh_words_split (words, text, strlen (text)) || !rh_cape_move_parse (words, &move, NULL))
    return;
  if (move.kind != RH_CAPE_MOVE_REVEAL || move.n != self->n)
    return;

  for (guint i = 0; i < self->n; i++) {
    self->place[i].card = move.cards[i];
    self->place[i].given = TRUE;
  }
}

static void
show_hint (RhCapeRevealStep *self, const RhCapeState *state)
{
  g_autofree char *text = rh_cape_hint_shuffle (state);

  gtk_label_set_label (self->hint, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), text != NULL);
}

static void
rh_cape_reveal_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);
  guint asked = rh_session_get_n_played (rh_step_get_session (step)) + 1;

  /* What is given already stays while the question is the same. */
  if (asked != self->asked) {
    self->asked = asked;
    self->n = state->n_seats;
    for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
      self->place[i].given = FALSE;
      self->place[i].card = (RhCapeCard) { 0 };
    }
    recall_undone (self);
    self->current = find_empty_place (self);
    rh_cape_card_entry_reset (self->entry);
  }

  show (self);
  show_hint (self, state);
}

/* Where no card is begun, Backspace goes back to the one before. */
static gboolean
step_back (RhCapeRevealStep *self)
{
  int before = (self->current == NO_PLACE ? (int) self->n : self->current) - 1;

  if (before < 0)
    return FALSE;

  choose_place (self, before);

  return TRUE;
}

static gboolean
rh_cape_reveal_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  if (self->current != NO_PLACE && rh_cape_card_entry_key (self->entry, keyval, modifiers))
    return TRUE;

  return keyval == GDK_KEY_BackSpace && step_back (self);
}

static void
rh_cape_reveal_step_focus (RhStep *step)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  if (self->current != NO_PLACE)
    rh_cape_card_entry_focus (self->entry);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->place[0].button));
}

static void
rh_cape_reveal_step_class_init (RhCapeRevealStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_cape_reveal_step_update;
  step_class->key = rh_cape_reveal_step_key;
  step_class->focus = rh_cape_reveal_step_focus;

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_CARD_ENTRY);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/cape/rh-cape-reveal-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, question);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, hint);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, places);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_card_cb);
}

static void
rh_cape_reveal_step_init (RhCapeRevealStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_rules_button_add (GTK_WIDGET (self->question));

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    Place *place = &self->place[i];

    place->button = RH_BUTTON (rh_button_new ());
    place->view = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
    rh_button_set_picture (place->button, GTK_WIDGET (place->view));
    gtk_widget_add_css_class (GTK_WIDGET (place->button), "picture");
    g_signal_connect (place->button, "clicked", G_CALLBACK (on_place_clicked_cb), self);
    rh_wrap_append (self->places, GTK_WIDGET (place->button));
  }
}
