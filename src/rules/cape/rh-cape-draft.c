/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a move: cards of which not all is told yet.
 *
 * The word of the move, and then a word a card, such as `d2/7`, `d_/_` or `__/7`, or a word a bid: `12`, `1_` while
 * it is typed, `_` before that. What a card on offer becomes that is given anew stands behind it, as in `d2/7>r3/_`; while bids
 * are asked for, behind them and a `|`, a word a card again. */

#include "config.h"

#include "rh-cape-draft.h"

#include "rh-draft.h"

#include <string.h>

#define BECOMES '>'

static const char of_last[] = { RH_DRAFT_ANEW, '\0' };
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
    self.cards[i] = self.anew[i] = open_parts;
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

/* A card, and what it becomes if it is given anew. */
static gboolean
parse_card (const RhWord *word, RhCapeParts *parts, RhCapeParts *anew)
{
  const char *mark = memchr (word->text, BECOMES, word->length);
  gsize length = mark != NULL ? (gsize) (mark - word->text) : 0;
  RhWord was = { word->text, length };
  RhWord now = rh_word_from (word, length + 1);

  return mark != NULL ? parse_parts (&was, parts) && parse_parts (&now, anew) : parse_parts (word, parts);
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

/* Those of the move, of which there may be none. */
static gboolean
parse_words (const RhWords *words, guint n, RhCapeDraft *self)
{
  if (n > 1 + RH_CAPE_SEATS_MAX || (n > 0 && !rh_word_equal (&words->word[0], get_word (self->kind))))
    return FALSE;

  for (guint i = 1; i < n; i++) {
    gboolean read = self->kind == RH_CAPE_MOVE_BIDS ? parse_bid (&words->word[i], &self->bids[i - 1])
                                                    : parse_card (&words->word[i], &self->cards[i - 1], &self->anew[i - 1]);

    if (!read)
      return FALSE;
  }

  return TRUE;
}

/* Those of the cards that are given anew. */
static gboolean
parse_anew (const RhWords *words, guint from, RhCapeDraft *self)
{
  if (words->n > from + RH_CAPE_SEATS_MAX)
    return FALSE;

  for (guint i = from; i < words->n; i++) {
    if (!parse_parts (&words->word[i], &self->anew[i - from]))
      return FALSE;
  }

  return TRUE;
}

/* How many words there are of the move. */
static guint
count_words (const RhWords *words)
{
  guint n = 0;

  while (n < words->n && !rh_word_equal (&words->word[n], of_last))
    n++;

  return n;
}

/**
 * rh_cape_draft_parse:
 * @text: the beginning of some line, or an empty text
 * @kind: a kind of move
 *
 * Reads a draft. Where it is none of that kind, nothing has been told of such a move: what can't be read is entered again. What
 * is given anew of cards on offer is there in any case.
 *
 * Returns: the draft; its kind is %RH_CAPE_MOVE_NONE where the text isn't one of that kind
 */
RhCapeDraft
rh_cape_draft_parse (const char *text, RhCapeMoveKind kind)
{
  RhCapeDraft self = rh_cape_draft_new (kind);
  RhCapeDraft none = rh_cape_draft_new (RH_CAPE_MOVE_NONE);
  g_autofree RhWords *words = g_new (RhWords, 1);
  guint n;

  if (!rh_words_split (words, text, strlen (text)))
    return none;

  n = count_words (words);
  if (!parse_anew (words, n + 1, &self))
    return none;
  memcpy (none.anew, self.anew, sizeof none.anew);

  return n > 0 && parse_words (words, n, &self) ? self : none;
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

static guint
count_cards (const RhCapeParts *cards)
{
  guint n = RH_CAPE_SEATS_MAX;

  while (n > 0 && rh_cape_parts_are_open (cards[n - 1]))
    n--;

  return n;
}

static void
append_card (GString *string, RhCapeParts parts)
{
  gboolean open = parts.terrain == RH_CAPE_PART_OPEN;

  g_string_append_c (string, open ? '_' : rh_cape_terrain_letter ((RhCapeTerrain) parts.terrain));
  append_part (string, parts.rails, "");
  append_part (string, parts.value, "/");
}

static void
append_cards (GString *string, const RhCapeDraft *self)
{
  for (guint i = 0, n = count_cards (self->cards); i < n; i++) {
    g_string_append_c (string, ' ');
    append_card (string, self->cards[i]);
    if (!rh_cape_parts_are_open (self->anew[i])) {
      g_string_append_c (string, BECOMES);
      append_card (string, self->anew[i]);
    }
  }
}

/* Of the move before, which has turned them up. */
static void
append_anew (GString *string, const RhCapeDraft *self)
{
  guint n = count_cards (self->anew);

  if (n > 0)
    g_string_append_printf (string, "%s%s", string->len > 0 ? " " : "", of_last);
  for (guint i = 0; i < n; i++) {
    g_string_append_c (string, ' ');
    append_card (string, self->anew[i]);
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
 * @self: a draft
 *
 * Returns: (transfer full): its text; an empty one where nothing is told
 */
char *
rh_cape_draft_to_text (const RhCapeDraft *self)
{
  GString *string = g_string_new (self->kind != RH_CAPE_MOVE_NONE ? get_word (self->kind) : NULL);

  if (self->kind == RH_CAPE_MOVE_BIDS)
    append_bids (string, self);
  if (self->kind == RH_CAPE_MOVE_BIDS || self->kind == RH_CAPE_MOVE_NONE)
    append_anew (string, self);
  else
    append_cards (string, self);

  return g_string_free (string, FALSE);
}

/**
 * rh_cape_draft_get_card:
 * @self: a draft
 * @i: the place of a card on offer, from 0
 *
 * Returns: what has been told of it, anew if it is given anew
 */
RhCapeParts
rh_cape_draft_get_card (const RhCapeDraft *self, guint i)
{
  return rh_cape_parts_are_open (self->anew[i]) ? self->cards[i] : self->anew[i];
}

/**
 * rh_cape_draft_find_anew:
 * @self: a draft
 *
 * Returns: the first card on offer that is given anew and isn't whole yet, from 0; −1 where there is none
 */
int
rh_cape_draft_find_anew (const RhCapeDraft *self)
{
  for (int i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    if (!rh_cape_parts_are_open (self->anew[i]) && !rh_cape_parts_are_whole (self->anew[i]))
      return i;
  }

  return -1;
}

/**
 * rh_cape_draft_take_anew:
 * @self: a draft
 *
 * Has the cards on offer be what is given anew, once all of that is whole.
 *
 * Returns: whether it is
 */
gboolean
rh_cape_draft_take_anew (RhCapeDraft *self)
{
  if (rh_cape_draft_find_anew (self) >= 0)
    return FALSE;

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    self->cards[i] = rh_cape_draft_get_card (self, i);
    self->anew[i] = open_parts;
  }

  return TRUE;
}
