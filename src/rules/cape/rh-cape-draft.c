/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a move: cards of which not all is told yet.
 *
 * The word of the move, and then a word a card, such as `d2/7`, `d_/_` or `__/7`, or a word a bid: `12`, `1_` while
 * it is typed, `_` before that. */

#include "config.h"

#include "rh-cape-draft.h"

#include <string.h>

static const RhCapeParts open_parts = { RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN };

static const char *
get_word (RhCapeMoveKind kind)
{
  return rh_cape_move_words[kind - RH_CAPE_MOVE_REVEAL];
}

/**
 * rh_cape_parts_are_whole:
 * @parts: a card
 *
 * Returns: whether all of it has been told
 */
gboolean
rh_cape_parts_are_whole (RhCapeParts parts)
{
  return parts.terrain != RH_CAPE_PART_OPEN && parts.rails != RH_CAPE_PART_OPEN && parts.value != RH_CAPE_PART_OPEN;
}

/**
 * rh_cape_parts_are_open:
 * @parts: a card
 *
 * Returns: whether nothing of it has been told
 */
gboolean
rh_cape_parts_are_open (RhCapeParts parts)
{
  return parts.terrain == RH_CAPE_PART_OPEN && parts.rails == RH_CAPE_PART_OPEN && parts.value == RH_CAPE_PART_OPEN;
}

/**
 * rh_cape_parts_to_card:
 * @parts: a card all of which has been told
 *
 * Returns: the card
 */
RhCapeCard
rh_cape_parts_to_card (RhCapeParts parts)
{
  g_assert (rh_cape_parts_are_whole (parts));

  return (RhCapeCard) { (RhCapeTerrain) parts.terrain, (guint) parts.rails, (guint) parts.value };
}

/**
 * rh_cape_card_to_parts:
 * @card: a whole card
 *
 * Returns: the card, all of it told
 */
RhCapeParts
rh_cape_card_to_parts (RhCapeCard card)
{
  return (RhCapeParts) { (int) card.terrain, (int) card.rails, (int) card.value };
}

/**
 * rh_cape_draft_new:
 * @kind: a kind of move
 *
 * Returns: the beginning of one, of which nothing has been told
 */
RhCapeDraft
rh_cape_draft_new (RhCapeMoveKind kind)
{
  RhCapeDraft self = { .kind = kind };

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    self.cards[i] = open_parts;
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    self.bids[i].amount = RH_CAPE_PART_OPEN;

  return self;
}

static gboolean
parse_terrain (char letter, int *terrain)
{
  for (RhCapeTerrain i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    if (rh_cape_terrain_letter (i) == letter)
      *terrain = (int) i;
  }

  return letter == '_' || *terrain != RH_CAPE_PART_OPEN;
}

static gboolean
parse_number (const char *text, gsize length, int min, int max, int *number)
{
  RhWord word = { text, length };

  return (length == 1 && *text == '_') || rh_word_to_number (&word, min, max, number);
}

static gboolean
parse_parts (const RhWord *word, RhCapeParts *parts)
{
  *parts = open_parts;

  return word->length >= 4 && word->text[2] == '/' &&
         parse_terrain (word->text[0], &parts->terrain) &&
         parse_number (word->text + 1, 1, 0, RH_CAPE_RAILS_MAX, &parts->rails) &&
         parse_number (word->text + 3, word->length - 3, 1, RH_CAPE_VALUE_MAX, &parts->value);
}

static gboolean
parse_bid (const RhWord *word, RhCapeOpenBid *bid)
{
  RhWord number = *word;

  bid->finished = word->text[word->length - 1] != '_';
  if (!bid->finished)
    number.length--;

  return number.length == 0 || rh_word_to_number (&number, 0, RH_CAPE_OPEN_BID_MAX, &bid->amount);
}

static gboolean
parse_words (const RhWords *words, RhCapeDraft *self)
{
  if (words->n < 1 || words->n > 1 + RH_CAPE_SEATS_MAX || !rh_word_equal (&words->word[0], get_word (self->kind)))
    return FALSE;

  for (guint i = 1; i < words->n; i++) {
    gboolean read = self->kind == RH_CAPE_MOVE_BIDS ? parse_bid (&words->word[i], &self->bids[i - 1])
                                                    : parse_parts (&words->word[i], &self->cards[i - 1]);

    if (!read)
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_cape_draft_parse:
 * @text: the beginning of some line, or an empty text
 * @kind: a kind of move
 *
 * Reads a draft. Where it is none of that kind, nothing has been told: what can't be read is entered again.
 *
 * Returns: the draft; its kind is %RH_CAPE_MOVE_NONE where the text isn't one of that kind
 */
RhCapeDraft
rh_cape_draft_parse (const char *text, RhCapeMoveKind kind)
{
  RhCapeDraft self = rh_cape_draft_new (kind);
  g_autofree RhWords *words = g_new (RhWords, 1);

  if (rh_words_split (words, text, strlen (text)) && parse_words (words, &self))
    return self;

  return rh_cape_draft_new (RH_CAPE_MOVE_NONE);
}

static void
append_part (GString *string, int part, const char *before)
{
  g_string_append (string, before);
  if (part == RH_CAPE_PART_OPEN)
    g_string_append_c (string, '_');
  else
    g_string_append_printf (string, "%d", part);
}

static void
append_cards (GString *string, const RhCapeDraft *self)
{
  guint n = RH_CAPE_SEATS_MAX;

  while (n > 0 && rh_cape_parts_are_open (self->cards[n - 1]))
    n--;

  for (guint i = 0; i < n; i++) {
    const RhCapeParts *parts = &self->cards[i];
    gboolean open = parts->terrain == RH_CAPE_PART_OPEN;

    g_string_append_printf (string, " %c", open ? '_' : rh_cape_terrain_letter ((RhCapeTerrain) parts->terrain));
    append_part (string, parts->rails, "");
    append_part (string, parts->value, "/");
  }
}

static void
append_bids (GString *string, const RhCapeDraft *self)
{
  guint n = RH_CAPE_SEATS_MAX;

  while (n > 0 && self->bids[n - 1].amount == RH_CAPE_PART_OPEN)
    n--;

  for (guint i = 0; i < n; i++) {
    const RhCapeOpenBid *bid = &self->bids[i];

    g_string_append_c (string, ' ');
    if (bid->amount != RH_CAPE_PART_OPEN)
      g_string_append_printf (string, "%d", bid->amount);
    if (!bid->finished)
      g_string_append_c (string, '_');
  }
}

/**
 * rh_cape_draft_to_text:
 * @self: a draft of some kind
 *
 * Returns: (transfer full): its text
 */
char *
rh_cape_draft_to_text (const RhCapeDraft *self)
{
  GString *string = g_string_new (get_word (self->kind));

  if (self->kind == RH_CAPE_MOVE_BIDS)
    append_bids (string, self);
  else
    append_cards (string, self);

  return g_string_free (string, FALSE);
}
