/* SPDX-License-Identifier: GPL-3.0-or-later
 * Trains: which part may follow, and what they are worth. */

#include "config.h"

#include "rh-zug-train.h"

#include <string.h>

/* Before the first part of a line stand the word of the move and the seat, which has one digit. */
#define LINE_BEFORE (sizeof "train 1" - 1)

static const struct {
  const char *word;
  int         points;
} faces[] = {
  [RH_ZUG_ENGINE] = { "engine", 0 },
  [RH_ZUG_TENDER] = { "tender", 0 },
  [RH_ZUG_TANK] = { "tank", 4 },
  [RH_ZUG_ORE] = { "ore", 3 },
  [RH_ZUG_BOX] = { "box", 2 },
  [RH_ZUG_CABOOSE] = { "caboose", 1 },
};

/**
 * rh_zug_part_get_word:
 * @part: a part
 *
 * Returns: (transfer none): its word in a record
 */
const char *
rh_zug_part_get_word (RhZugPart part)
{
  g_assert (part > RH_ZUG_NO_PART && part <= RH_ZUG_PART_LAST);

  return faces[part].word;
}

/**
 * rh_zug_part_get_points:
 * @part: a part
 *
 * Returns: the number on it (rules Z5, Z6); 0 on engines and tenders
 */
int
rh_zug_part_get_points (RhZugPart part)
{
  g_assert (part > RH_ZUG_NO_PART && part <= RH_ZUG_PART_LAST);

  return faces[part].points;
}

/**
 * rh_zug_part_is_car:
 * @part: a part
 *
 * Returns: whether it is a car; the caboose is none
 */
gboolean
rh_zug_part_is_car (RhZugPart part)
{
  return part == RH_ZUG_TANK || part == RH_ZUG_ORE || part == RH_ZUG_BOX;
}

/**
 * rh_zug_part_parse:
 * @word: a word of a record
 *
 * Returns: the part it is, or %RH_ZUG_NO_PART
 */
RhZugPart
rh_zug_part_parse (const RhWord *word)
{
  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    if (rh_word_equal (word, faces[part].word))
      return part;
  }

  return RH_ZUG_NO_PART;
}

static gsize
get_length (const RhZugTrain *self)
{
  gsize length = LINE_BEFORE;

  for (guint i = 0; i < self->n; i++)
    length += 1 + strlen (faces[self->parts[i]].word);

  return length;
}

/* What keeps an engine or a tender from following an engine and a tender. */
static RhZugBar
get_engine_bar (const RhZugSum *sum, RhZugPart part)
{
  if (part == RH_ZUG_TENDER)
    return RH_ZUG_BAR_ONE_TENDER;

  return part == RH_ZUG_ENGINE && sum->engines == 2 ? RH_ZUG_BAR_TWO_ENGINES : RH_ZUG_BAR_NONE;
}

/* Rules Z1, Z4, Z6 and Z8, for a train that they allow. */
static RhZugBar
get_rule_bar (const RhZugSum *sum, RhZugPart part)
{
  if (sum->caboose)
    return RH_ZUG_BAR_CABOOSE;
  if (sum->engines == 0)
    return part == RH_ZUG_ENGINE ? RH_ZUG_BAR_NONE : RH_ZUG_BAR_ENGINE_FIRST;
  if (!sum->tender)
    return part == RH_ZUG_TENDER ? RH_ZUG_BAR_NONE : RH_ZUG_BAR_TENDER_SECOND;
  if (get_engine_bar (sum, part) != RH_ZUG_BAR_NONE)
    return get_engine_bar (sum, part);

  return sum->dice == 0 ? RH_ZUG_BAR_DICE : RH_ZUG_BAR_NONE;
}

/**
 * rh_zug_train_get_bar:
 * @self: a train
 * @part: a part
 *
 * Returns: why the part may not follow (rules Z1, Z4, Z6, Z8); %RH_ZUG_BAR_NONE where it may
 */
RhZugBar
rh_zug_train_get_bar (const RhZugTrain *self, RhZugPart part)
{
  RhZugBar bar;
  RhZugSum sum;

  rh_zug_train_sum (self, &sum);
  bar = get_rule_bar (&sum, part);
  if (bar == RH_ZUG_BAR_NONE && get_length (self) + 1 + strlen (rh_zug_part_get_word (part)) > RH_LINE_MAX)
    return RH_ZUG_BAR_LENGTH;

  return bar;
}

/**
 * rh_zug_train_add:
 * @self: a train
 * @part: a part
 *
 * Sets down a part, if it may follow.
 *
 * Returns: why it may not; %RH_ZUG_BAR_NONE where it may, and has been added
 */
RhZugBar
rh_zug_train_add (RhZugTrain *self, RhZugPart part)
{
  RhZugBar bar = rh_zug_train_get_bar (self, part);

  if (bar == RH_ZUG_BAR_NONE)
    self->parts[self->n++] = (guint8) part;

  return bar;
}

static void
count_parts (const RhZugTrain *self, RhZugSum *sum)
{
  for (guint i = 0; i < self->n; i++) {
    RhZugPart part = (RhZugPart) self->parts[i];

    sum->kinds[part]++;
    sum->terms += rh_zug_part_get_points (part);
    sum->cars += rh_zug_part_is_car (part);
  }

  sum->engines = sum->kinds[RH_ZUG_ENGINE];
  sum->tender = sum->kinds[RH_ZUG_TENDER] > 0;
  sum->caboose = sum->kinds[RH_ZUG_CABOOSE] > 0;
}

/* The dice in hand, whether or not a caboose has ended the turn. */
static guint
count_dice (const RhZugSum *sum)
{
  if (sum->engines == 2)
    return RH_ZUG_FREIGHT_CARS - sum->cars % RH_ZUG_FREIGHT_CARS;

  return RH_ZUG_DICE - sum->engines - sum->tender - sum->cars;
}

/* Rule Z7: one of each. */
static gboolean
is_special (const RhZugSum *sum)
{
  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    if (sum->kinds[part] != 1)
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_zug_train_sum:
 * @self: a train
 * @sum: (out): what it comes to
 *
 * Adds up a train: rules Z2, Z5 to Z8.
 */
void
rh_zug_train_sum (const RhZugTrain *self, RhZugSum *sum)
{
  guint dice;

  *sum = (RhZugSum) { 0 };
  count_parts (self, sum);
  dice = count_dice (sum);

  sum->freight = sum->engines == 2;
  sum->special = is_special (sum);
  sum->bonus = sum->special ? RH_ZUG_SPECIAL_BONUS : 0;
  sum->points = sum->terms * (sum->caboose ? 2 : 1) + sum->bonus;
  sum->runnable = sum->tender && sum->cars + sum->caboose > 0;
  sum->complete = sum->freight ? (sum->caboose ? dice == 1 : dice == RH_ZUG_FREIGHT_CARS && sum->cars > 0)
                               : dice == (guint) sum->caboose;
  sum->dice = sum->caboose ? 0 : dice;
}

/**
 * rh_zug_train_append_to:
 * @self: a train
 * @string: where it goes
 *
 * Appends the words of the parts, a space before each.
 */
void
rh_zug_train_append_to (const RhZugTrain *self, GString *string)
{
  for (guint i = 0; i < self->n; i++)
    g_string_append_printf (string, " %s", faces[self->parts[i]].word);
}
