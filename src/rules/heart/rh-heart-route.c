/* SPDX-License-Identifier: GPL-3.0-or-later
 * Routes and terrain: the tables of the game. */

#include "rh-heart-route.h"

/* Records have these words: they never change. */
static const char *const terrain_words[] = { "desert", "jungle", "mountain" };
static const char *const colour_words[] = {
  "yellow", "orange", "red", "purple", "blue", "green", "white", "grey", "black",
};

G_STATIC_ASSERT (G_N_ELEMENTS (terrain_words) == RH_HEART_TERRAINS);
G_STATIC_ASSERT (G_N_ELEMENTS (colour_words) == RH_HEART_COLOURS);

static gboolean
find_word (const RhWord *word, const char *const *words, guint n, guint *found)
{
  for (*found = 0; *found < n; (*found)++) {
    if (rh_word_equal (word, words[*found]))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_heart_terrain_get_word:
 * @terrain: a terrain
 *
 * Returns: (transfer none): its word in records
 */
const char *
rh_heart_terrain_get_word (RhHeartTerrain terrain)
{
  g_assert ((guint) terrain < RH_HEART_TERRAINS);

  return terrain_words[terrain];
}

/**
 * rh_heart_terrain_from_word:
 * @word: a word of a record
 * @terrain: (out): the terrain
 *
 * Returns: whether the word is one of a terrain
 */
gboolean
rh_heart_terrain_from_word (const RhWord *word, RhHeartTerrain *terrain)
{
  guint found;

  if (!find_word (word, terrain_words, RH_HEART_TERRAINS, &found))
    return FALSE;
  *terrain = (RhHeartTerrain) found;

  return TRUE;
}

/**
 * rh_heart_colour_get_word:
 * @colour: a colour
 *
 * Returns: (transfer none): its word in records
 */
const char *
rh_heart_colour_get_word (RhHeartColour colour)
{
  g_assert ((guint) colour < RH_HEART_COLOURS);

  return colour_words[colour];
}

/**
 * rh_heart_colour_from_word:
 * @word: a word of a record
 * @colour: (out): the colour
 *
 * Returns: whether the word is one of a colour
 */
gboolean
rh_heart_colour_from_word (const RhWord *word, RhHeartColour *colour)
{
  guint found;

  if (!find_word (word, colour_words, RH_HEART_COLOURS, &found))
    return FALSE;
  *colour = (RhHeartColour) found;

  return TRUE;
}

/**
 * rh_heart_colour_get_terrain:
 * @colour: the colour of a route
 *
 * Returns: the terrain cards that belong to it (rule H2)
 */
RhHeartTerrain
rh_heart_colour_get_terrain (RhHeartColour colour)
{
  g_assert ((guint) colour < RH_HEART_COLOURS);

  return (RhHeartTerrain) ((guint) colour / (RH_HEART_COLOURS / RH_HEART_TERRAINS));
}

/**
 * rh_heart_length_get_points:
 * @length: the length of a route, 1 to 6
 *
 * Returns: its points, not doubled (rule H1)
 */
int
rh_heart_length_get_points (guint length)
{
  static const int points[] = { 0, 1, 2, 4, 7, 10, 15 };

  g_assert (length >= 1 && length <= RH_HEART_LENGTH_MAX);

  return points[length];
}

/**
 * rh_heart_length_get_cards:
 * @length: the length of a route, 1 to 6
 *
 * Returns: the terrain cards it takes to double its points (rule H4)
 */
int
rh_heart_length_get_cards (guint length)
{
  g_assert (length >= 1 && length <= RH_HEART_LENGTH_MAX);

  return length <= 3 ? 1 : 2;
}
