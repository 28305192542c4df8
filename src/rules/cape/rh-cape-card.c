/* SPDX-License-Identifier: GPL-3.0-or-later
 * Terrain cards. */

#include "config.h"

#include "rh-cape-card.h"

#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>

static const struct {
  char letter;
  int  needs;
} terrains[] = {
  [RH_CAPE_UNKNOWN] = { '?', 0 },
  [RH_CAPE_RIVER] = { 'r', 10 },
  [RH_CAPE_MOUNTAIN] = { 'm', 9 },
  [RH_CAPE_DESERT] = { 'd', 8 },
  [RH_CAPE_VILLAGE] = { 'v', 7 },
  [RH_CAPE_SAVANNA] = { 's', 6 },
};

/**
 * rh_cape_terrain_needs:
 * @terrain: a terrain
 *
 * Returns: the rails needed to build through it (rule P4)
 */
int
rh_cape_terrain_needs (RhCapeTerrain terrain)
{
  g_assert (terrain <= RH_CAPE_TERRAIN_LAST);

  return terrains[terrain].needs;
}

/**
 * rh_cape_terrain_letter:
 * @terrain: a terrain
 *
 * Returns: its letter in a record
 */
char
rh_cape_terrain_letter (RhCapeTerrain terrain)
{
  g_assert (terrain <= RH_CAPE_TERRAIN_LAST);

  return terrains[terrain].letter;
}

static RhCapeTerrain
terrain_from_letter (char letter)
{
  for (RhCapeTerrain i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    if (terrains[i].letter == letter)
      return i;
  }

  return RH_CAPE_UNKNOWN;
}

/**
 * rh_cape_card_parse:
 * @word: a word such as `d2/7`
 * @card: (out): the card
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * Reads a whole card: terrain letter, rails 0 to 3, `/`, value 1 to 10.
 *
 * Returns: whether the word is a card
 */
gboolean
rh_cape_card_parse (const RhWord *word, RhCapeCard *card, GError **error)
{
  g_autofree char *quoted = NULL;
  RhCapeTerrain terrain = RH_CAPE_UNKNOWN;
  int value;

  if (word->length >= 4)
    terrain = terrain_from_letter (word->text[0]);

  if (terrain != RH_CAPE_UNKNOWN && word->text[1] >= '0' && word->text[1] <= '3' && word->text[2] == '/') {
    RhWord rest = rh_word_from (word, 3);

    if (rh_word_to_number (&rest, 1, RH_CAPE_VALUE_MAX, &value)) {
      *card = (RhCapeCard) { terrain, (guint) (word->text[1] - '0'), (guint) value };
      return TRUE;
    }
  }

  quoted = rh_word_dup_quoted (word);
  return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                    /* Translators: d2/7 is how a record writes a card; it stays as it is */
                    _("“%s” is not a card: terrain r, m, d, v or s, rails 0 to 3, a slash, value 1 to 10, as in d2/7"),
                    quoted);
}

/**
 * rh_cape_card_append_to:
 * @card: a whole card
 * @string: where it goes
 *
 * Writes the card as records have it.
 */
void
rh_cape_card_append_to (RhCapeCard card, GString *string)
{
  g_string_append_printf (string, "%c%u/%u", rh_cape_terrain_letter (card.terrain), card.rails, card.value);
}

/**
 * rh_cape_card_equal:
 * @a: a card
 * @b: a card
 *
 * Returns: whether they look the same
 */
gboolean
rh_cape_card_equal (RhCapeCard a, RhCapeCard b)
{
  return a.terrain == b.terrain && a.rails == b.rails && a.value == b.value;
}
