/* SPDX-License-Identifier: GPL-3.0-or-later
 * Trains: which part may follow, and what they are worth. */

#include "config.h"

#include "rh-zug-train.h"

#include <string.h>

/* Before the first part of a line stand the word of the move and the seat, which has one digit. */
#define LINE_BEFORE (sizeof "train 1" - 1)
#define WORD_MAX (sizeof " caboose" - 1)

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

/* Whether a line of a record can hold the train with one part more. Only a long one is measured. */
static gboolean
is_room_for (const RhZugTrain *self, RhZugPart part)
{
  gsize length = LINE_BEFORE + 1 + strlen (faces[part].word);

  if (LINE_BEFORE + (self->n + 1) * WORD_MAX <= RH_LINE_MAX)
    return TRUE;

  for (guint i = 0; i < self->n; i++)
    length += 1 + strlen (faces[self->parts[i]].word);

  return length <= RH_LINE_MAX;
}

/* Z4: the second engine comes before the fourth car. */
static gboolean
has_second_engine (const RhZugTrain *self)
{
  for (guint i = 2; i < MIN (self->n, RH_ZUG_DICE); i++) {
    if (self->parts[i] == RH_ZUG_ENGINE)
      return TRUE;
  }

  return FALSE;
}

/* Rules Z1, Z4, Z6 and Z8, for a train that they allow: its first parts and its last tell all of it. */
static RhZugBar
get_rule_bar (const RhZugTrain *self, RhZugPart part)
{
  gboolean freight = has_second_engine (self);

  if (self->n == 0)
    return part == RH_ZUG_ENGINE ? RH_ZUG_BAR_NONE : RH_ZUG_BAR_ENGINE_FIRST;
  if (self->n == 1)
    return part == RH_ZUG_TENDER ? RH_ZUG_BAR_NONE : RH_ZUG_BAR_TENDER_SECOND;
  if (self->parts[self->n - 1] == RH_ZUG_CABOOSE)
    return RH_ZUG_BAR_CABOOSE;
  if (part == RH_ZUG_TENDER)
    return RH_ZUG_BAR_ONE_TENDER;
  if (part == RH_ZUG_ENGINE && freight)
    return RH_ZUG_BAR_TWO_ENGINES;

  return !freight && self->n == RH_ZUG_DICE ? RH_ZUG_BAR_DICE : RH_ZUG_BAR_NONE;
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
  RhZugBar bar = get_rule_bar (self, part);

  return bar == RH_ZUG_BAR_NONE && !is_room_for (self, part) ? RH_ZUG_BAR_LENGTH : bar;
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

/* Either engine goes: the one that is left is the first. */
static guint
find_last_engine (const RhZugTrain *self)
{
  guint last = 0;

  for (guint i = 0; i < self->n; i++)
    last = self->parts[i] == RH_ZUG_ENGINE ? i : last;

  return last;
}

/**
 * rh_zug_train_take_off:
 * @self: a train
 * @i: which of its parts, from 0
 *
 * Takes off a part, if what is left is a train that the rules allow, in the order it stands in (rules Z1, Z4). Of two engines it
 * is the second, whichever is meant.
 *
 * Returns: whether it was taken off; if not, what is behind it can't be without it
 */
gboolean
rh_zug_train_take_off (RhZugTrain *self, guint i)
{
  guint off = i == 0 ? find_last_engine (self) : i;
  RhZugTrain left = { 0 };

  g_return_val_if_fail (i < self->n, FALSE);

  for (guint j = 0; j < self->n; j++) {
    if (j != off && rh_zug_train_add (&left, (RhZugPart) self->parts[j]) != RH_ZUG_BAR_NONE)
      return FALSE;
  }
  *self = left;

  return TRUE;
}

static void
count_parts (const RhZugTrain *self, RhZugSum *sum)
{
  for (guint i = 0; i < self->n; i++)
    sum->kinds[self->parts[i]]++;
  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    sum->terms += (int) sum->kinds[part] * rh_zug_part_get_points (part);
    sum->cars += rh_zug_part_is_car (part) ? sum->kinds[part] : 0;
  }

  sum->engines = sum->kinds[RH_ZUG_ENGINE];
  sum->tender = sum->kinds[RH_ZUG_TENDER] > 0;
  sum->caboose = sum->kinds[RH_ZUG_CABOOSE] > 0;
}

/* The dice in hand, whether or not a caboose has ended the turn. */
static guint
count_dice (const RhZugSum *sum)
{
  if (sum->engines == 2 && sum->tender)
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
 * Adds up a train: rules Z2, Z5 to Z8; also two engines that wait for their tender.
 */
void
rh_zug_train_sum (const RhZugTrain *self, RhZugSum *sum)
{
  guint dice;

  *sum = (RhZugSum) { 0 };
  count_parts (self, sum);
  dice = count_dice (sum);

  sum->freight = sum->engines == 2 && sum->tender;
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
