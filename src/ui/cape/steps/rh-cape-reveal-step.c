/* SPDX-License-Identifier: GPL-3.0-or-later
 * The auction begins: which cards are on offer. */

#include "config.h"

#include "rh-cape-reveal-step.h"

#include "rh-button.h"
#include "rh-cape-card-entry.h"
#include "rh-cape-card-view.h"
#include "rh-cape-hint.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-card.h"
#include "rh-keys.h"
#include "rh-step-frame.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

#define NO_PLACE (-1) /* all are given */
#define PLACE_WIDTH 44 /* four of them stand side by side on a phone, and what is asked for below them */
#define NOT_DUE (-1)

/* A place for a card. */
typedef struct {
  RhButton       *button;
  RhCapeCardView *view;
} Place;

struct _RhCapeRevealStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  GtkLabel        *hint;
  RhWrap          *places;
  RhCapeCardEntry *entry;
  GtkButton       *go_on;
  GtkWidget       *leave;

  /* Owned by the widget tree */
  Place place[RH_CAPE_SEATS_MAX];

  RhCapeDraft draft;
  guint       n;
  int         shuffle;  /* after how many cards the discards are shuffled */
  int         current;  /* the place the next card is for */
  int         mended;   /* the place of a card of which a part is given anew, for as long as that is looked at */
  int         told;     /* the place whose card the last key or tap made whole, or NO_PLACE */
  gboolean    bid_on;   /* whether they are bid on already: nothing is entered then, but a move corrected */
};

G_DEFINE_FINAL_TYPE (RhCapeRevealStep, rh_cape_reveal_step, RH_TYPE_STEP)

/* Where all are given, one that was wrong is chosen by its number. */
static const char *const keys[] = { "1", "2", "3", "4" };

G_STATIC_ASSERT (G_N_ELEMENTS (keys) == RH_CAPE_SEATS_MAX);

static int
find_open_place (RhCapeRevealStep *self)
{
  for (guint i = 0; i < self->n; i++) {
    if (!rh_cape_parts_are_whole (self->draft.cards[i]))
      return (int) i;
  }

  return NO_PLACE;
}

/* The place whose card the entry has. */
static int
get_place (RhCapeRevealStep *self)
{
  return self->mended != NO_PLACE ? self->mended : self->current;
}

static void
show_question (RhCapeRevealStep *self)
{
  g_autofree char *text = NULL;

  if (rh_session_is_replay (rh_step_get_session (RH_STEP (self))))
    text = g_strdup (rh_cape_text_ask_revealed ());
  else if (self->mended != NO_PLACE)
    text = rh_cape_text_ask_mend (self->mended, self->n);
  else
    text = rh_cape_text_ask_reveal (self->current, self->n);

  rh_step_frame_ask (self->frame, text, NULL);
}

static void
show_place (RhCapeRevealStep *self, guint i)
{
  Place *place = &self->place[i];
  gboolean given = rh_cape_parts_are_whole (self->draft.cards[i]);
  RhCapeCard whole = given ? rh_cape_parts_to_card (self->draft.cards[i]) : (RhCapeCard) { 0 };
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  g_autofree char *name = rh_cape_text_card_place (i, given ? &whole : NULL);

  gtk_widget_set_visible (GTK_WIDGET (place->button), i < self->n);
  rh_cape_card_view_set_parts (place->view, self->draft.cards[i]);
  rh_button_set_chosen (place->button, (int) i == get_place (self));
  rh_cape_style_set_class (GTK_WIDGET (place->button), "given", rh_step_get_answer (RH_STEP (self)) != NULL);
  rh_button_set_key (place->button, get_place (self) == NO_PLACE && !replay ? keys[i] : NULL);
  rh_button_set_name (place->button, name);
}

/* It keeps its line once the cards are shuffled, so that nothing moves; where a line has no room, it is the question when due. */
static void
show_hint (RhCapeRevealStep *self, gboolean small)
{
  g_autofree char *text = NULL;

  if (self->shuffle != NOT_DUE)
    text = rh_cape_hint_shuffle_before (self->shuffle, MAX (self->current, 0));
  gtk_label_set_label (self->hint, text != NULL ? text : "");
  rh_cape_style_set_class (GTK_WIDGET (self->hint), "due", text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), self->shuffle != NOT_DUE && !small);
  if (small && text != NULL && self->current == self->shuffle && self->mended == NO_PLACE)
    rh_step_frame_ask (self->frame, text, NULL);
}

/* What is given anew can be left as it was; where keys have the height, beside the cards. */
static void
show_ends (GtkWidget *widget)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (widget);
  gboolean mending = self->mended != NO_PLACE;
  gboolean small = rh_cape_style_is_narrow (widget) || rh_cape_style_is_low (widget);
  gboolean none = get_place (self) == NO_PLACE && !rh_session_is_replay (rh_step_get_session (RH_STEP (self)));

  show_question (self);
  show_hint (self, small);
  gtk_button_set_label (self->go_on, mending ? C_("button", "Leave Unchanged") : C_("button", "Bid on These Cards"));
  rh_cape_style_set_class (GTK_WIDGET (self->go_on), "main", !mending); /* which leads back, and not on */
  gtk_widget_set_visible (GTK_WIDGET (self->go_on), mending ? !small : none);
  gtk_widget_set_visible (self->leave, mending && small);
}

static void
show (RhCapeRevealStep *self)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  int place;

  self->current = find_open_place (self);
  place = get_place (self);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    show_place (self, i);
  if (place != NO_PLACE)
    rh_cape_card_entry_set (self->entry, self->draft.cards[place]);
  else
    rh_cape_card_entry_reset (self->entry);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), place != NO_PLACE && !replay);
  show_ends (GTK_WIDGET (self));
  rh_step_set_mending (RH_STEP (self), self->mended != NO_PLACE);
}

/* Nothing of the draft is kept here: it is what the session says of it, before and after. */
static void
enter (RhCapeRevealStep *self, guint i, RhCapeParts parts)
{
  RhCapeDraft draft = self->draft;

  draft.cards[i] = parts;
  rh_cape_step_enter (RH_STEP (self), &draft);
}

static void
play (RhCapeRevealStep *self, const RhCapeDraft *draft)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_REVEAL, .n = self->n };

  for (guint i = 0; i < self->n; i++)
    move.cards[i] = rh_cape_parts_to_card (draft->cards[i]);
  if (!rh_cape_step_play (RH_STEP (self), &move))
    show (self);
}

static void
on_part_cb (RhCapeCardEntry *entry, RhCapeRevealStep *self)
{
  int place = get_place (self);

  g_return_if_fail (place != NO_PLACE);

  self->told = NO_PLACE;
  if (self->mended == NO_PLACE)
    enter (self, (guint) place, rh_cape_card_entry_get (entry));
  else /* what is typed anew is nothing before it is whole */
    rh_cape_card_view_set_parts (self->place[place].view, rh_cape_card_entry_get (entry));
}

/* The move that has turned them up is the last. */
static void
correct (RhCapeRevealStep *self, RhCapeParts parts)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  const RhCapeState *state = rh_session_get_state (session);
  RhCapeMove move = { .kind = RH_CAPE_MOVE_REVEAL, .n = self->n };
  g_autoptr (RhCapeRevealStep) kept = g_object_ref (self);

  for (guint i = 0; i < self->n; i++)
    move.cards[i] = (int) i == self->mended ? rh_cape_parts_to_card (parts) : state->offer[i];
  rh_cape_step_correct (RH_STEP (self), rh_session_get_n_played (session) - 1, &move);
  g_signal_emit_by_name (self, "mended");
}

/* A part was given anew, or what it was already: on with the card that is asked for. */
static void
mend (RhCapeRevealStep *self, RhCapeParts parts)
{
  guint place = (guint) self->mended;

  self->told = rh_cape_card_entry_gave_value (self->entry) ? self->mended : NO_PLACE;
  if (self->bid_on) {
    correct (self, parts);
    return;
  }

  self->mended = NO_PLACE;
  if (memcmp (&parts, &self->draft.cards[place], sizeof parts) != 0)
    enter (self, place, parts);
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeRevealStep *self)
{
  RhCapeParts parts = { (int) terrain, (int) rails, (int) value };
  RhCapeDraft draft = self->draft;

  if (self->mended != NO_PLACE) {
    mend (self, parts);
    return;
  }

  g_return_if_fail (self->current != NO_PLACE);

  self->told = self->current;
  draft.cards[self->current] = parts;
  for (guint i = 0; i < self->n; i++) {
    if (!rh_cape_parts_are_whole (draft.cards[i])) {
      enter (self, (guint) self->current, parts);
      rh_cape_card_entry_focus (self->entry);
      return;
    }
  }
  play (self, &draft);
}

/* Of a card that is given, what is wrong is given anew; tapped once more, it stays. */
static void
on_place_clicked_cb (GtkButton *button, RhCapeRevealStep *self)
{
  for (guint i = 0; i < self->n; i++) {
    if (GTK_BUTTON (self->place[i].button) != button)
      continue;
    self->mended = rh_cape_parts_are_whole (self->draft.cards[i]) && (int) i != self->mended ? (int) i : NO_PLACE;
    if (self->bid_on && self->mended == NO_PLACE) {
      g_signal_emit_by_name (self, "mended");
      return;
    }
    show (self);
    rh_step_focus (RH_STEP (self));
    return;
  }
}

/* On, or back to where the card is as it was. */
static void
on_go_on_clicked_cb (GtkButton *button, RhCapeRevealStep *self)
{
  if (self->mended != NO_PLACE)
    on_place_clicked_cb (GTK_BUTTON (self->place[self->mended].button), self);
  else
    play (self, &self->draft);
}

/* After an undo of which it isn't known what led to the move, its cards are the best guess at what lies on the table.
 * In a game that is looked at they are what lay there. */
static void
recall_undone (RhCapeRevealStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  guint played = rh_session_get_n_played (session);
  RhCapeDraft undone;

  if (rh_session_has_draft (session) || played == rh_session_get_n_moves (session))
    return;

  undone = rh_cape_draft_parse (rh_session_get_move (session, played), RH_CAPE_MOVE_REVEAL);
  if (undone.kind == RH_CAPE_MOVE_REVEAL)
    self->draft = undone;
}

/* The cards that are bid on. */
static void
take_offer (RhCapeRevealStep *self, const RhCapeState *state)
{
  self->shuffle = NOT_DUE;
  self->draft = rh_cape_draft_new (RH_CAPE_MOVE_REVEAL);
  for (guint i = 0; i < self->n; i++)
    self->draft.cards[i] = rh_cape_card_to_parts (state->offer[i]);
}

static void
rh_cape_reveal_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  if (state->phase != (self->bid_on ? RH_CAPE_BIDS : RH_CAPE_REVEAL))
    return;

  self->n = state->n_seats;
  if (self->bid_on) {
    take_offer (self, state);
    show (self);
    return;
  }

  self->mended = NO_PLACE;
  self->shuffle = rh_cape_state_must_shuffle (state) ? state->stock : NOT_DUE;
  self->draft = rh_cape_step_get_draft (step, RH_CAPE_MOVE_REVEAL);
  if (self->draft.kind == RH_CAPE_MOVE_NONE) {
    self->draft = rh_cape_draft_new (RH_CAPE_MOVE_REVEAL);
    recall_undone (self);
  }
  show (self);
}

/* Where no card is begun, Backspace takes back the last part of the one before. */
static gboolean
step_back (RhCapeRevealStep *self)
{
  int before = (self->current == NO_PLACE ? (int) self->n : self->current) - 1;
  RhCapeParts parts;

  if (before < 0)
    return FALSE;

  parts = self->draft.cards[before];
  parts.value = RH_CAPE_PART_OPEN;
  enter (self, (guint) before, parts);

  return TRUE;
}

/* On the table it says 10, so a 1 and a 0 are typed for it, where 0 alone would do. The 1 has made the card whole, and as
 * long as nothing else was told, a 0 can only belong to it. */
static gboolean
take_ten (RhCapeRevealStep *self, guint keyval, GdkModifierType modifiers)
{
  int told = self->told;
  RhCapeParts parts;

  self->told = NO_PLACE;
  if (told == NO_PLACE || !rh_key_is_plain (modifiers) ||
      gdk_keyval_to_unicode (keyval) != '0' || self->draft.cards[told].value != 1)
    return FALSE;

  parts = self->draft.cards[told];
  parts.value = RH_CAPE_VALUE_MAX;
  enter (self, (guint) told, parts);

  return TRUE;
}

/* What a card given anew doesn't take goes nowhere else: the bids may wait behind it. A figure that may be its rails or its
 * value is heard. */
static gboolean
take_mending_key (RhCapeRevealStep *self, guint keyval, GdkModifierType modifiers)
{
  self->told = NO_PLACE;
  if (rh_cape_card_entry_key_anew (self->entry, keyval, modifiers))
    return TRUE;
  return rh_cape_step_refuse_figure (RH_STEP (self), keyval, modifiers,
                                     _("Tap what is wrong, or type the card anew, its terrain first."));
}

/* A figure that is no key here. */
static gboolean
refuse (RhCapeRevealStep *self, guint keyval, GdkModifierType modifiers)
{
  if (get_place (self) != NO_PLACE)
    return rh_cape_step_refuse_part (RH_STEP (self), keyval, modifiers, rh_cape_card_entry_get (self->entry));

  return rh_cape_step_refuse_figure (RH_STEP (self), keyval, modifiers, _("There is no card with that number."));
}

static gboolean
rh_cape_reveal_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  if (keyval == GDK_KEY_Escape && self->mended != NO_PLACE) {
    on_go_on_clicked_cb (NULL, self);
    return TRUE;
  }

  if (self->mended != NO_PLACE)
    return take_mending_key (self, keyval, modifiers);

  if (take_ten (self, keyval, modifiers) ||
      (get_place (self) != NO_PLACE && rh_cape_card_entry_key (self->entry, keyval, modifiers)))
    return TRUE;

  for (guint i = 0; get_place (self) == NO_PLACE && i < self->n; i++) {
    if (rh_button_take_key (self->place[i].button, keyval, modifiers))
      return TRUE;
  }

  return (keyval == GDK_KEY_BackSpace && step_back (self)) || refuse (self, keyval, modifiers);
}

static void
rh_cape_reveal_step_focus (RhStep *step)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  if (get_place (self) != NO_PLACE)
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

  g_signal_new ("mended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_CARD_ENTRY);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/cape/rh-cape-reveal-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, hint);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, places);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, entry);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, go_on);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, leave);
  gtk_widget_class_bind_template_callback (widget_class, on_card_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_part_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on_clicked_cb);
}

static void
rh_cape_reveal_step_init (RhCapeRevealStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->told = self->mended = NO_PLACE;
  rh_cape_style_follow_table (GTK_WIDGET (self), show_ends);
  rh_step_say (RH_STEP (self), self->hint);
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    Place *place = &self->place[i];

    place->button = RH_BUTTON (rh_button_new ());
    place->view = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
    rh_cape_card_view_set_width (place->view, PLACE_WIDTH);
    rh_button_set_picture (place->button, GTK_WIDGET (place->view));
    gtk_widget_add_css_class (GTK_WIDGET (place->button), "picture");
    g_signal_connect (place->button, "clicked", G_CALLBACK (on_place_clicked_cb), self);
    rh_wrap_append (self->places, GTK_WIDGET (place->button));
  }
}

/**
 * rh_cape_reveal_step_mend:
 * @self: a step that has the place of another, which asks for the bids
 * @place: which card on offer, from 0
 *
 * Asks for that card anew. What is given corrects the move that turned it up.
 */
void
rh_cape_reveal_step_mend (RhCapeRevealStep *self, guint place)
{
  g_return_if_fail (RH_IS_CAPE_REVEAL_STEP (self));

  self->bid_on = TRUE;
  self->mended = (int) place;
  rh_step_update (RH_STEP (self));
}
