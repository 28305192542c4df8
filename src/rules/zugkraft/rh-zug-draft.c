/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a turn: the word `train` and the parts set down so far, such as `train engine tender tank`.
 *
 * In a record the tender is the second part. Who sets down two engines at once may tell of both first: until the tender comes,
 * and only in a draft, the second waits behind the first. */

#include "config.h"

#include "rh-zug-draft.h"

#include <string.h>

#define WORD "train"

static const RhZugTrain engines = { .n = 2, .parts = { RH_ZUG_ENGINE, RH_ZUG_ENGINE } };

/* Whether a second engine waits for the tender. */
static gboolean
is_waiting (const RhZugTrain *train)
{
  return train->n == engines.n && train->parts[1] == RH_ZUG_ENGINE;
}

/**
 * rh_zug_draft_get_bar:
 * @self: a draft
 * @part: a part
 *
 * Returns: why the part may not follow (rules Z1, Z4, Z6, Z8); %RH_ZUG_BAR_NONE where it may
 */
RhZugBar
rh_zug_draft_get_bar (const RhZugDraft *self, RhZugPart part)
{
  const RhZugTrain *train = &self->train;

  if (is_waiting (train) && part == RH_ZUG_ENGINE)
    return RH_ZUG_BAR_TWO_ENGINES;
  if (is_waiting (train))
    return part == RH_ZUG_TENDER ? RH_ZUG_BAR_NONE : RH_ZUG_BAR_TENDER_SECOND;
  if (train->n == 1 && part == RH_ZUG_ENGINE)
    return RH_ZUG_BAR_NONE;

  return rh_zug_train_get_bar (train, part);
}

/**
 * rh_zug_draft_add:
 * @self: a draft
 * @part: a part
 *
 * Sets down a part, if it may follow. A tender goes before a second engine that waits for it.
 *
 * Returns: why it may not; %RH_ZUG_BAR_NONE where it may, and has been added
 */
RhZugBar
rh_zug_draft_add (RhZugDraft *self, RhZugPart part)
{
  RhZugBar bar = rh_zug_draft_get_bar (self, part);

  if (bar != RH_ZUG_BAR_NONE)
    return bar;

  if (is_waiting (&self->train)) {
    self->train.n = 1;
    rh_zug_train_add (&self->train, RH_ZUG_TENDER);
    part = RH_ZUG_ENGINE;
  }
  self->train.parts[self->train.n++] = (guint8) part;

  return RH_ZUG_BAR_NONE;
}

/* The same train, in its order, with that part in its place; or why it can't be, and none. */
static RhZugBar
make_replaced (const RhZugDraft *self, guint i, RhZugPart part, RhZugDraft *made)
{
  *made = (RhZugDraft) { 0 };

  for (guint j = 0; j < self->train.n; j++) {
    RhZugBar bar = rh_zug_draft_add (made, j == i ? part : (RhZugPart) self->train.parts[j]);

    if (bar == RH_ZUG_BAR_DICE && self->train.parts[i] == RH_ZUG_ENGINE)
      return RH_ZUG_BAR_BOTH_ENGINES;
    if (bar != RH_ZUG_BAR_NONE)
      return bar;
  }

  return RH_ZUG_BAR_NONE;
}

/**
 * rh_zug_draft_get_bar_at:
 * @self: a draft
 * @i: a place in it, from 0; behind its last part it is where the next one goes
 * @part: a part
 *
 * Returns: why the part may not stand there, with all others where they are (rules Z1, Z4, Z6, Z8); %RH_ZUG_BAR_NONE where it may
 */
RhZugBar
rh_zug_draft_get_bar_at (const RhZugDraft *self, guint i, RhZugPart part)
{
  RhZugDraft made;

  return i < self->train.n ? make_replaced (self, i, part, &made) : rh_zug_draft_get_bar (self, part);
}

/**
 * rh_zug_draft_replace:
 * @self: a draft
 * @i: which of its parts, from 0
 * @part: what stands there instead
 *
 * Puts a part in the place of another, if it may stand there: who has set down a wrong one need not take off the others.
 *
 * Returns: why it may not; %RH_ZUG_BAR_NONE where it may, and does
 */
RhZugBar
rh_zug_draft_replace (RhZugDraft *self, guint i, RhZugPart part)
{
  RhZugDraft made;
  RhZugBar bar;

  g_return_val_if_fail (i < self->train.n, RH_ZUG_BAR_NONE);

  bar = make_replaced (self, i, part, &made);
  if (bar == RH_ZUG_BAR_NONE)
    *self = made;

  return bar;
}

/**
 * rh_zug_draft_take_off:
 * @self: a draft
 * @i: which of its parts, from 0
 *
 * Takes off a part, if what is left may be set down, see rh_zug_train_take_off().
 *
 * Returns: whether it was taken off
 */
gboolean
rh_zug_draft_take_off (RhZugDraft *self, guint i)
{
  RhZugTrain *train = &self->train;

  g_return_val_if_fail (i < train->n, FALSE);

  if (is_waiting (train)) {
    train->n = 1;
    return TRUE;
  }
  if (i == 1 && train->n == 3 && train->parts[2] == RH_ZUG_ENGINE) {
    *train = engines;
    return TRUE;
  }

  return rh_zug_train_take_off (train, i);
}

static gboolean
parse_words (const RhWords *words, RhZugDraft *self)
{
  if (words->n < 1 || !rh_word_equal (&words->word[0], WORD))
    return FALSE;

  for (guint i = 1; i < words->n; i++) {
    RhZugPart part = rh_zug_part_parse (&words->word[i]);

    if (part == RH_ZUG_NO_PART || rh_zug_draft_add (self, part) != RH_ZUG_BAR_NONE)
      return FALSE;
  }

  return TRUE;
}

static gboolean
parse (const char *text, RhZugDraft *self)
{
  g_autofree RhWords *words = g_new (RhWords, 1);

  *self = (RhZugDraft) { 0 };

  return rh_words_split (words, text, strlen (text)) && parse_words (words, self);
}

/**
 * rh_zug_draft_parse:
 * @text: the beginning of some line, or an empty text
 *
 * Reads a draft. Where it is none, or a part of it may not follow, nothing has been told: what can't be read is
 * entered again.
 *
 * Returns: the draft
 */
RhZugDraft
rh_zug_draft_parse (const char *text)
{
  RhZugDraft self;

  return parse (text, &self) ? self : (RhZugDraft) { 0 };
}

/**
 * rh_zug_draft_to_text:
 * @self: a draft
 *
 * Returns: (transfer full): its text
 */
char *
rh_zug_draft_to_text (const RhZugDraft *self)
{
  GString *string = g_string_new (WORD);

  rh_zug_train_append_to (&self->train, string);

  return g_string_free (string, FALSE);
}
