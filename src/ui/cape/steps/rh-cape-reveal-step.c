/* SPDX-License-Identifier: GPL-3.0-or-later
 * The auction begins: which cards are on offer. */

#include "config.h"

#include "rh-cape-reveal-step.h"

#include "rh-cape-card-entry.h"
#include "rh-cape-hint.h"
#include "rh-cape-offered.h"
#include "rh-cape-opened.h"
#include "rh-cape-places.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-text-ask.h"
#include "rh-keys.h"
#include "rh-prompt.h"
#include "rh-step-frame.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

#define NO_PLACE RH_CAPE_OPENED_NONE /* all are given */
#define NOT_DUE (-1)

struct _RhCapeRevealStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  RhCapePlaces    *places;
  RhCapeCardEntry *entry;
  GtkWidget       *go_on;
  GtkButton       *leave;
  GtkWidget       *apply;

  RhCapeDraft draft;    /* of the cards that are bid on, what becomes of them */
  guint       n;
  int         shuffle;  /* after how many cards the discards are shuffled */
  int         current;  /* the place the next card is for */
  RhCapeOpened opened;
  int         told;     /* the place whose card the last key or tap made whole, or NO_PLACE */
  gboolean    keyed;    /* whether that was a key, and no tap */
  gboolean    bid_on;   /* whether they are bid on already: what is whole corrects a move then */
};

G_DEFINE_FINAL_TYPE (RhCapeRevealStep, rh_cape_reveal_step, RH_TYPE_STEP)

/* The place whose turn it is. Of a card that was begun anew the rest comes before the next card. */
static int
find_due (RhCapeRevealStep *self)
{
  int anew = rh_cape_draft_find_anew (&self->draft);

  return anew >= 0 ? anew : self->current;
}

/* The place whose card is asked for. */
static int
get_place (RhCapeRevealStep *self)
{
  return self->opened.place != NO_PLACE ? self->opened.place : find_due (self);
}

/* Whether that is of a card that was given already. */
static gboolean
is_mending (RhCapeRevealStep *self)
{
  int place = get_place (self);

  return place != NO_PLACE && rh_cape_parts_are_whole (self->draft.cards[place]);
}

/* Whether something of that was typed anew, and not all. */
static gboolean
is_begun (RhCapeRevealStep *self, int place)
{
  return !rh_cape_parts_are_whole (rh_cape_draft_get_card (&self->draft, (guint) place));
}

static void
show_question (RhCapeRevealStep *self)
{
  g_autofree char *text = NULL;

  if (rh_session_is_replay (rh_step_get_session (RH_STEP (self))))
    text = g_strdup (rh_cape_text_ask_revealed ());
  else if (is_mending (self))
    text = rh_cape_opened_ask (&self->opened, &self->draft, get_place (self), self->n);
  else
    text = rh_cape_hint_turn_up (self->shuffle, get_place (self), self->n);

  rh_step_frame_ask (self->frame, text, NULL);
}

/* What is given anew can be left as it was, or is done with; that stands beside the question, where nothing moves for it. */
static void
show (RhCapeRevealStep *self)
{
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  int place = get_place (self);

  rh_cape_opened_show (&self->opened, &self->draft, self->places, self->n, place, RH_STEP (self));
  if (place != NO_PLACE)
    rh_cape_card_entry_set (self->entry, rh_cape_opened_get_card (&self->opened, &self->draft, (guint) place));
  else
    rh_cape_card_entry_reset (self->entry);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), place != NO_PLACE && !replay);
  gtk_widget_set_visible (self->go_on, place == NO_PLACE && !replay);
  rh_cape_opened_show_leave (&self->opened, &self->draft, self->leave, self->apply, is_mending (self));
  show_question (self);
  rh_step_set_mending (RH_STEP (self), rh_cape_opened_is_unchanged (&self->opened, &self->draft));
}

/* Nothing of the draft is kept here: it is what the session says of it. */
static void
enter (RhCapeRevealStep *self, const RhCapeDraft *draft)
{
  rh_cape_offered_enter (RH_STEP (self), draft, self->bid_on);
}

static void
play (RhCapeRevealStep *self, const RhCapeDraft *draft)
{
  if (!rh_cape_offered_play (RH_STEP (self), draft, self->n))
    show (self);
}

/* A card is as it was given anew, or was left. Unless it stays open, on with what is asked for; others that were begun come first. */
static void
settle (RhCapeRevealStep *self, RhCapeDraft *draft, int open)
{
  g_autoptr (RhCapeRevealStep) kept = g_object_ref (self);
  gboolean taken = rh_cape_draft_take_anew (draft);

  rh_cape_opened_open (&self->opened, &self->draft, open);
  self->opened.kept = open;
  if (self->bid_on && taken && memcmp (draft->cards, self->draft.cards, sizeof draft->cards) != 0)
    rh_cape_offered_correct (RH_STEP (self), draft, self->n);
  else if (memcmp (draft, &self->draft, sizeof *draft) != 0)
    enter (self, draft);
  else
    show (self);
  self->opened.kept = NO_PLACE;

  if (get_place (self) == NO_PLACE && self->bid_on)
    g_signal_emit_by_name (self, "mended");
  else
    rh_step_focus (RH_STEP (self));
}

static void
refuse_tap (RhCapeRevealStep *self, const char *why)
{
  show (self);
  rh_cape_step_refuse (RH_STEP (self), why);
}

static void
on_part_cb (RhCapeCardEntry *entry, RhCapeRevealStep *self)
{
  RhCapeParts parts = rh_cape_card_entry_get (entry);
  RhCapeDraft draft = self->draft;
  int place = get_place (self);

  g_return_if_fail (place != NO_PLACE);

  self->told = NO_PLACE;
  if (parts.terrain == RH_CAPE_PART_OPEN && !rh_cape_parts_are_open (parts)) {
    refuse_tap (self, _("First its terrain: tap it, or type its letter."));
    return;
  }
  if (is_mending (self)) {
    draft.anew[place] = parts;
    self->opened.kept = rh_cape_parts_are_open (parts) ? place : NO_PLACE; /* all was taken back: it is given anew still */
  } else {
    draft.cards[place] = parts;
  }
  enter (self, &draft);
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeRevealStep *self)
{
  RhCapeParts parts = { (int) terrain, (int) rails, (int) value };
  RhCapeDraft draft = self->draft;
  int place = get_place (self);

  g_return_if_fail (place != NO_PLACE);

  if (!self->keyed && rh_cape_card_entry_gave_terrain (entry) &&
      rh_cape_opened_begin_next (&self->opened, &draft, self->current, parts)) {
    self->told = NO_PLACE;
    enter (self, &draft);
    rh_cape_card_entry_focus (self->entry);
    return;
  }
  self->told = NO_PLACE; /* of what is refused, a 0 makes no ten */
  if (is_mending (self) && !self->keyed && rh_cape_opened_is_unclear (&self->opened, &draft, self->current, parts)) {
    refuse_tap (self, _("First press Done: another card is begun."));
    return;
  }
  if (is_mending (self)) {
    self->told = rh_cape_card_entry_gave_value (entry) ? place : NO_PLACE;
    if (self->bid_on && !self->keyed && !is_begun (self, place)) {
      rh_cape_opened_choose (&self->opened, &draft, parts);
      show (self);
      rh_step_focus (RH_STEP (self));
      return;
    }
    draft.anew[place] = parts;
    /* Of a whole card a part was tapped, and the next one may be as wrong: no tap that is meant for it is another card's. */
    settle (self, &draft, self->keyed || is_begun (self, place) ? NO_PLACE : place);
    return;
  }

  self->told = place;
  draft.cards[place] = parts;
  if (rh_cape_offered_find_next (&draft, self->n) == NO_PLACE && rh_cape_draft_find_anew (&draft) < 0) {
    play (self, &draft);
    return;
  }
  enter (self, &draft);
  rh_cape_card_entry_focus (self->entry);
}

/* As it was, or is; what is only chosen is dropped, which is told. */
static void
on_leave_cb (RhCapeRevealStep *self)
{
  int place = get_place (self);
  RhCapeDraft draft = self->draft;

  rh_cape_opened_tell_dropped (&self->opened, GTK_WIDGET (self));
  self->told = NO_PLACE;
  if (is_mending (self) && is_begun (self, place))
    draft.anew[place] = rh_cape_draft_new (RH_CAPE_MOVE_NONE).anew[place];
  settle (self, &draft, NO_PLACE);
}

static void
on_apply_cb (RhCapeRevealStep *self)
{
  RhCapeDraft draft = self->draft;

  self->told = NO_PLACE;
  rh_cape_opened_apply (&self->opened, &draft);
  settle (self, &draft, NO_PLACE);
}

/* Of a card that is given, what is wrong is given anew; tapped once more, it stays. What was begun of another stays, too. */
static void
on_picked_cb (RhCapePlaces *places, guint i, RhCapeRevealStep *self)
{
  self->told = NO_PLACE;
  if ((int) i != get_place (self) && rh_cape_opened_is_chosen (&self->opened)) {
    refuse_tap (self, _("First apply this change, or leave the card unchanged (×)."));
    return;
  }
  if ((int) i == get_place (self) && is_mending (self)) {
    on_leave_cb (self);
    return;
  }

  rh_cape_opened_open (&self->opened, &self->draft,
                       (int) i == self->current || rh_cape_parts_are_whole (self->draft.cards[i]) ? (int) i : NO_PLACE);
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_go_on_clicked_cb (GtkButton *button, RhCapeRevealStep *self)
{
  play (self, &self->draft);
}

static void
rh_cape_reveal_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);
  RhCapeDraft before = self->draft;

  if (state->phase != (self->bid_on ? RH_CAPE_BIDS : RH_CAPE_REVEAL))
    return;

  self->n = state->n_seats;
  self->shuffle = !self->bid_on && rh_cape_state_must_shuffle (state) ? state->stock : NOT_DUE;
  self->draft = rh_cape_offered_get (step, self->bid_on);
  self->current = rh_cape_offered_find_next (&self->draft, self->n);
  if (memcmp (&before, &self->draft, sizeof before) != 0)
    rh_cape_opened_follow (&self->opened, &before, &self->draft, self->n, find_due (self));
  show (self);
}

/* Where no card is begun, Backspace takes back the last part of the one before. */
static gboolean
step_back (RhCapeRevealStep *self)
{
  RhCapeDraft draft = self->draft;

  if (!rh_cape_offered_step_back (&draft, self->current == NO_PLACE ? self->n : (guint) self->current))
    return FALSE;

  enter (self, &draft);

  return TRUE;
}

/* On the table it says 10, so a 1 and a 0 may be typed: as long as nothing else was told, a 0 can only belong to the 1. */
static gboolean
take_ten (RhCapeRevealStep *self, guint keyval, GdkModifierType modifiers)
{
  RhCapeDraft draft = self->draft;
  int told = self->told;

  self->told = NO_PLACE;
  if (told == NO_PLACE || !rh_key_is_plain (modifiers) || gdk_keyval_to_unicode (keyval) != '0' ||
      !rh_cape_opened_make_ten (&self->opened, &draft, (guint) told))
    return FALSE;

  if (rh_cape_opened_is_chosen (&self->opened))
    show (self);
  else if (told == self->opened.place)
    settle (self, &draft, told);
  else
    enter (self, &draft);

  return TRUE;
}

/* A figure that is no key here. */
static gboolean
refuse (RhCapeRevealStep *self, guint keyval, GdkModifierType modifiers)
{
  if (get_place (self) != NO_PLACE)
    return rh_cape_step_refuse_part (RH_STEP (self), keyval, modifiers, rh_cape_card_entry_get (self->entry));
  return rh_cape_step_refuse_figure (RH_STEP (self), keyval, modifiers, _("There is no card with that number."));
}

/* What it doesn't take goes nowhere else: bids may wait behind it. What may be this or that part, or card, is heard. */
static gboolean
take_mending_key (RhCapeRevealStep *self, guint keyval, GdkModifierType modifiers)
{
  gboolean taken;

  if (rh_cape_opened_is_given (&self->opened, &self->draft))
    return rh_cape_step_refuse_card (RH_STEP (self), keyval, modifiers, _("Tap what else is wrong. Enter goes on."));
  self->keyed = TRUE;
  taken = rh_cape_card_entry_key_anew (self->entry, keyval, modifiers);
  self->keyed = FALSE;
  if (taken || is_begun (self, get_place (self)))
    return taken || refuse (self, keyval, modifiers);
  return rh_cape_step_refuse_figure (RH_STEP (self), keyval, modifiers,
                                     _("Tap what is wrong, or type the card anew, its terrain first."));
}

static gboolean
rh_cape_reveal_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  if (keyval == GDK_KEY_Escape && (is_mending (self) || self->opened.place != NO_PLACE)) {
    on_leave_cb (self);
    return TRUE;
  }
  if (rh_key_is_enter (keyval) && rh_cape_opened_is_given (&self->opened, &self->draft)) {
    on_apply_cb (self);
    return TRUE;
  }
  if (take_ten (self, keyval, modifiers))
    return TRUE;
  if (is_mending (self))
    return take_mending_key (self, keyval, modifiers);
  if (get_place (self) != NO_PLACE ? rh_cape_card_entry_key (self->entry, keyval, modifiers)
                                   : rh_cape_places_take_key (self->places, keyval, modifiers))
    return TRUE;

  return (keyval == GDK_KEY_BackSpace && step_back (self)) || refuse (self, keyval, modifiers);
}

static gboolean
rh_cape_reveal_step_keeps (RhStep *step)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  return is_mending (self) && is_begun (self, get_place (self));
}

static void
rh_cape_reveal_step_focus (RhStep *step)
{
  RhCapeRevealStep *self = RH_CAPE_REVEAL_STEP (step);

  if (rh_cape_opened_is_given (&self->opened, &self->draft))
    gtk_widget_grab_focus (gtk_widget_get_visible (self->apply) ? self->apply : GTK_WIDGET (self->leave));
  else if (get_place (self) != NO_PLACE)
    rh_cape_card_entry_focus (self->entry);
  else if (gtk_widget_get_visible (self->go_on))
    gtk_widget_grab_focus (self->go_on);
  else
    rh_cape_places_focus (self->places);
}

static void
rh_cape_reveal_step_class_init (RhCapeRevealStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_cape_reveal_step_update;
  step_class->key = rh_cape_reveal_step_key;
  step_class->keeps = rh_cape_reveal_step_keeps;
  step_class->focus = rh_cape_reveal_step_focus;
  rh_cape_step_stop_early (step_class);

  g_signal_new ("mended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_CARD_ENTRY);
  g_type_ensure (RH_TYPE_CAPE_PLACES);
  g_type_ensure (RH_TYPE_PROMPT);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/cape/rh-cape-reveal-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, places);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, entry);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, go_on);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, leave);
  gtk_widget_class_bind_template_child (widget_class, RhCapeRevealStep, apply);
  gtk_widget_class_bind_template_callback (widget_class, on_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_card_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_part_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on_clicked_cb);
}

static void
rh_cape_reveal_step_init (RhCapeRevealStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->told = NO_PLACE;
  rh_cape_opened_init (&self->opened);
  self->draft = rh_cape_draft_new (RH_CAPE_MOVE_REVEAL);
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
}

/**
 * rh_cape_reveal_step_mend:
 * @self: a step that has the place of another, which asks for the bids
 * @place: which card on offer, from 0; −1 for the one that was begun anew
 *
 * Asks for that card anew. What is given corrects the move that turned it up.
 */
void
rh_cape_reveal_step_mend (RhCapeRevealStep *self, int place)
{
  g_return_if_fail (RH_IS_CAPE_REVEAL_STEP (self));

  self->bid_on = TRUE;
  self->opened.kept = place;
  rh_step_update (RH_STEP (self));
}

/**
 * rh_cape_reveal_step_get_place:
 * @self: a step
 *
 * Returns: the card on offer that is asked for, from 0; −1 for none
 */
int
rh_cape_reveal_step_get_place (RhCapeRevealStep *self)
{
  g_return_val_if_fail (RH_IS_CAPE_REVEAL_STEP (self), NO_PLACE);

  return get_place (self);
}

/**
 * rh_cape_reveal_step_get_told:
 * @self: a step
 *
 * Returns: the card on offer of which the value was told just now, from 0; −1 for none
 */
int
rh_cape_reveal_step_get_told (RhCapeRevealStep *self)
{
  g_return_val_if_fail (RH_IS_CAPE_REVEAL_STEP (self), NO_PLACE);

  return self->told;
}
