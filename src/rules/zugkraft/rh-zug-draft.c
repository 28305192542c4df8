/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a turn: the word `train` and the parts set down so far, such as `train engine tender tank`. */

#include "config.h"

#include "rh-zug-draft.h"

#include <string.h>

#define WORD "train"

static gboolean
parse_words (const RhWords *words, RhZugTrain *train)
{
  if (words->n < 1 || !rh_word_equal (&words->word[0], WORD))
    return FALSE;

  for (guint i = 1; i < words->n; i++) {
    RhZugPart part = rh_zug_part_parse (&words->word[i]);

    if (part == RH_ZUG_NO_PART || rh_zug_train_add (train, part) != RH_ZUG_BAR_NONE)
      return FALSE;
  }

  return TRUE;
}

static gboolean
parse (const char *text, RhZugDraft *self)
{
  g_autofree RhWords *words = g_new (RhWords, 1);

  *self = (RhZugDraft) { 0 };

  return rh_words_split (words, text, strlen (text)) && parse_words (words, &self->train);
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
 * rh_zug_draft_is_draft:
 * @text: the beginning of some line, or an empty text
 *
 * Returns: whether it is a draft that can be read
 */
gboolean
rh_zug_draft_is_draft (const char *text)
{
  RhZugDraft self;

  return parse (text, &self);
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
