/* SPDX-License-Identifier: GPL-3.0-or-later
 * The card on offer that is asked for out of turn, or given anew: it stays that one until it is left, whatever of it was given. */

#include "config.h"

#include "rh-cape-opened.h"

#include "rh-cape-offered.h"
#include "rh-cape-style.h"
#include "rh-cape-text-ask.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>
#include <string.h>

static const RhCapeParts nothing = { RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN };

static gboolean
is_same (RhCapeParts parts, RhCapeParts other)
{
  return memcmp (&parts, &other, sizeof parts) == 0;
}

/**
 * rh_cape_opened_init:
 * @self: (out): none
 */
void
rh_cape_opened_init (RhCapeOpened *self)
{
  *self = (RhCapeOpened) { .place = RH_CAPE_OPENED_NONE, .kept = RH_CAPE_OPENED_NONE, .was = nothing, .chosen = nothing };
}

/**
 * rh_cape_opened_open:
 * @self: what is opened
 * @draft: the cards on offer
 * @place: a card, from 0; %RH_CAPE_OPENED_NONE for none
 *
 * Opens that instead; one that is open goes on as it was opened.
 */
void
rh_cape_opened_open (RhCapeOpened *self, const RhCapeDraft *draft, int place)
{
  if (place != self->place && place != RH_CAPE_OPENED_NONE)
    self->was = rh_cape_draft_get_card (draft, (guint) place);
  if (place != self->place)
    self->chosen = nothing;
  self->place = place;
}

/**
 * rh_cape_opened_choose:
 * @self: a card that is opened, and bid on
 * @draft: the cards on offer
 * @parts: what it is to be
 *
 * Chooses that, which changes nothing yet: what is bid on must not change by a tap that was meant for what stood there before.
 */
void
rh_cape_opened_choose (RhCapeOpened *self, const RhCapeDraft *draft, RhCapeParts parts)
{
  self->chosen = is_same (parts, rh_cape_draft_get_card (draft, (guint) self->place)) ? nothing : parts;
}

/**
 * rh_cape_opened_is_chosen:
 * @self: what is opened
 *
 * Returns: whether it is chosen what it is to be, and that isn't applied
 */
gboolean
rh_cape_opened_is_chosen (const RhCapeOpened *self)
{
  return self->place != RH_CAPE_OPENED_NONE && !rh_cape_parts_are_open (self->chosen);
}

/**
 * rh_cape_opened_apply:
 * @self: what is opened
 * @draft: (inout): the cards on offer
 *
 * Has the card be given anew as it was chosen.
 *
 * Returns: whether something was chosen
 */
gboolean
rh_cape_opened_apply (RhCapeOpened *self, RhCapeDraft *draft)
{
  if (!rh_cape_opened_is_chosen (self))
    return FALSE;

  draft->anew[self->place] = self->chosen;
  self->chosen = nothing;

  return TRUE;
}

/**
 * rh_cape_opened_get_card:
 * @self: what is opened
 * @draft: the cards on offer
 * @place: a card, from 0
 *
 * Returns: what is to be seen of it
 */
RhCapeParts
rh_cape_opened_get_card (const RhCapeOpened *self, const RhCapeDraft *draft, guint place)
{
  return rh_cape_opened_is_chosen (self) && (int) place == self->place ? self->chosen : rh_cape_draft_get_card (draft, place);
}

/**
 * rh_cape_opened_is_given:
 * @self: what is opened
 * @draft: the cards on offer
 *
 * Returns: whether a part of it was given since, and it is whole, so that it can be left as it is now
 */
gboolean
rh_cape_opened_is_given (const RhCapeOpened *self, const RhCapeDraft *draft)
{
  RhCapeParts now;

  if (self->place == RH_CAPE_OPENED_NONE)
    return FALSE;

  now = rh_cape_opened_get_card (self, draft, (guint) self->place);

  return rh_cape_parts_are_whole (now) && rh_cape_parts_are_whole (self->was) && !is_same (now, self->was);
}

/**
 * rh_cape_opened_is_unchanged:
 * @self: what is opened
 * @draft: the cards on offer
 *
 * Returns: whether a card is opened, and still what it was, so that an undo leaves it: what was typed is undone key by key, and what
 *   was tapped a part at a time, unless it is only chosen
 */
gboolean
rh_cape_opened_is_unchanged (const RhCapeOpened *self, const RhCapeDraft *draft)
{
  return self->place != RH_CAPE_OPENED_NONE && rh_cape_parts_are_whole (rh_cape_draft_get_card (draft, (guint) self->place)) &&
         (rh_cape_opened_is_chosen (self) || !rh_cape_opened_is_given (self, draft));
}

/* Whether one part of it is another, while it is whole: given by a tap, or that undone. */
static gboolean
is_changed (const RhCapeDraft *before, const RhCapeDraft *draft, guint place)
{
  RhCapeParts was = rh_cape_draft_get_card (before, place);
  RhCapeParts now = rh_cape_draft_get_card (draft, place);

  return rh_cape_parts_are_whole (was) && rh_cape_parts_are_whole (now) && !is_same (was, now);
}

/**
 * rh_cape_opened_follow:
 * @self: what is opened
 * @before: the cards on offer as they were
 * @draft: as they are
 * @n: how many there are
 * @due: the one whose turn it is, from 0; %RH_CAPE_OPENED_NONE for none
 *
 * Something was entered, or undone: the rest of that card is asked for, and what is open stays open where that was of it; else
 * nothing is asked for out of turn any more.
 */
void
rh_cape_opened_follow (RhCapeOpened *self, const RhCapeDraft *before, const RhCapeDraft *draft, guint n, int due)
{
  int place = self->kept != RH_CAPE_OPENED_NONE ? self->kept : rh_cape_offered_find_entered (before, draft, n);

  if (place == RH_CAPE_OPENED_NONE && self->place != RH_CAPE_OPENED_NONE && is_changed (before, draft, (guint) self->place))
    place = self->place;

  self->kept = RH_CAPE_OPENED_NONE;
  self->chosen = nothing;
  rh_cape_opened_open (self, draft, place != due ? place : RH_CAPE_OPENED_NONE);
}

/**
 * rh_cape_opened_begin_next:
 * @self: what is opened
 * @draft: (inout): the cards on offer
 * @due: the card that comes next, from 0; %RH_CAPE_OPENED_NONE for none
 * @parts: what the opened one would be, of which a terrain was tapped
 *
 * Whoever has put a part right that was wrong, and taps a terrain then, goes on with the next card, if nothing is known of that: who
 * meant the same one sees it, where the other way round the next card would lie on it unseen. Only of a terrain that was another just
 * now, that once more or what it was is none of the next card's.
 *
 * Returns: whether it was that, and the next one is begun
 */
gboolean
rh_cape_opened_begin_next (RhCapeOpened *self, RhCapeDraft *draft, int due, RhCapeParts parts)
{
  RhCapeParts now;

  if (due == RH_CAPE_OPENED_NONE || !rh_cape_parts_are_open (draft->cards[due]) || !rh_cape_opened_is_given (self, draft))
    return FALSE;

  now = rh_cape_draft_get_card (draft, (guint) self->place);
  if (now.terrain != self->was.terrain && (parts.terrain == now.terrain || parts.terrain == self->was.terrain))
    return FALSE;

  draft->cards[due] = (RhCapeParts) { parts.terrain, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN };
  self->place = RH_CAPE_OPENED_NONE;

  return TRUE;
}

/* Whether no other part than of that one is another than it was. */
static gboolean
changes_no_more (RhCapeParts was, RhCapeParts now, RhCapeParts parts)
{
  return (now.terrain != was.terrain || parts.terrain == was.terrain) && (now.rails != was.rails || parts.rails == was.rails) &&
         (now.value != was.value || parts.value == was.value);
}

/**
 * rh_cape_opened_is_unclear:
 * @self: what is opened
 * @draft: the cards on offer
 * @due: the card that comes next, from 0; %RH_CAPE_OPENED_NONE for none
 * @parts: what the opened one would be
 *
 * Whoever has put a part right while another card was begun, and taps another part then, may mean the one as well as the other.
 *
 * Returns: whether it is that
 */
gboolean
rh_cape_opened_is_unclear (const RhCapeOpened *self, const RhCapeDraft *draft, int due, RhCapeParts parts)
{
  if (due == RH_CAPE_OPENED_NONE || due == self->place || rh_cape_parts_are_open (draft->cards[due]) ||
      !rh_cape_opened_is_given (self, draft))
    return FALSE;

  return !changes_no_more (self->was, rh_cape_draft_get_card (draft, (guint) self->place), parts);
}

/**
 * rh_cape_opened_tell_dropped:
 * @self: what is opened, and left
 * @place: where
 *
 * Tells that what was chosen of it comes to nothing, if something was.
 */
void
rh_cape_opened_tell_dropped (const RhCapeOpened *self, GtkWidget *place)
{
  g_autofree char *text = NULL;

  if (!rh_cape_opened_is_chosen (self))
    return;

  /* Translators: the number of a card, counted from 1 */
  text = g_strdup_printf (_("Card %d was left unchanged."), self->place + 1);
  gtk_widget_activate_action (place, "table.tell", "s", text);
}

/**
 * rh_cape_opened_make_ten:
 * @self: what is opened
 * @draft: (inout): the cards on offer
 * @told: the one whose value was told just now, from 0
 *
 * Has a 0 that follows on a 1 be of its value.
 *
 * Returns: whether it was a 1
 */
gboolean
rh_cape_opened_make_ten (RhCapeOpened *self, RhCapeDraft *draft, guint told)
{
  RhCapeParts parts = rh_cape_opened_get_card (self, draft, told);
  gboolean anew = (int) told == self->place || !rh_cape_parts_are_open (draft->anew[told]);

  if (parts.value != 1)
    return FALSE;

  parts.value = RH_CAPE_VALUE_MAX;
  if (rh_cape_opened_is_chosen (self))
    self->chosen = parts;
  else if (anew)
    draft->anew[told] = parts;
  else
    draft->cards[told] = parts;

  return TRUE;
}

/**
 * rh_cape_opened_show:
 * @self: what is opened
 * @draft: the cards on offer
 * @places: where they are shown
 * @n: how many there are
 * @asked: the one that is asked for, from 0; %RH_CAPE_OPENED_NONE for none
 * @step: the step that asks
 *
 * Shows each card as it is, or is to be.
 */
void
rh_cape_opened_show (const RhCapeOpened *self,
                     const RhCapeDraft  *draft,
                     RhCapePlaces       *places,
                     guint               n,
                     int                 asked,
                     RhStep             *step)
{
  rh_cape_places_set_n (places, n);
  for (guint i = 0; i < n; i++) {
    RhCapePlace place = {
      .parts = rh_cape_opened_get_card (self, draft, i),
      .asked = (int) i == asked,
      .keyed = asked == RH_CAPE_OPENED_NONE && !rh_session_is_replay (rh_step_get_session (step)),
      .given = rh_step_get_answer (step) != NULL,
    };

    rh_cape_places_show (places, i, &place);
  }
}

/**
 * rh_cape_opened_ask:
 * @self: what is opened
 * @draft: the cards on offer
 * @place: the card that is given anew, from 0
 * @n: how many there are
 *
 * Returns: (transfer full): the question for it
 */
char *
rh_cape_opened_ask (const RhCapeOpened *self, const RhCapeDraft *draft, int place, guint n)
{
  if (rh_cape_opened_is_chosen (self))
    return rh_cape_text_ask_change (place);

  return rh_cape_text_ask_mend (place, n, rh_cape_opened_is_given (self, draft));
}

/**
 * rh_cape_opened_show_leave:
 * @self: what is opened
 * @draft: the cards on offer
 * @leave: the button that leaves it
 * @apply: the one that changes it to what was chosen
 * @shown: whether there is something to be left
 *
 * Has it be left as it was, unless a part of it was given: then it is done with.
 */
void
rh_cape_opened_show_leave (const RhCapeOpened *self, const RhCapeDraft *draft, GtkButton *leave, GtkWidget *apply, gboolean shown)
{
  gboolean chosen = rh_cape_opened_is_chosen (self);
  gboolean done = !chosen && rh_cape_opened_is_given (self, draft);
  const char *name = done ? C_("button", "Done") : C_("button", "Leave Unchanged");

  if (done)
    gtk_button_set_label (leave, name);
  else
    gtk_button_set_icon_name (leave, "window-close-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (leave), shown);
  gtk_widget_set_visible (apply, shown && chosen);
  rh_cape_style_set_class (GTK_WIDGET (leave), "suggested-action", done);
  rh_tooltip_set (GTK_WIDGET (leave), done ? NULL : name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (leave), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
