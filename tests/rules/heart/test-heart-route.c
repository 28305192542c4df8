/* SPDX-License-Identifier: GPL-3.0-or-later
 * The tables of the game: colours and terrains, points and cards of each length. */

#include "heart-table.h"

#include <string.h>

static RhWord
word (const char *text)
{
  return (RhWord) { text, strlen (text) };
}

static void
test_colours (void)
{
  /* Rule H2: three colours of each type, and no other word is one. */
  static const char *const colours[] = { "yellow", "orange", "red", "purple", "blue", "green", "white", "grey", "black" };
  static const char *const terrains[] = { "desert", "jungle", "mountain" };
  static const char *const wrong[] = { "gray", "White", "whit", "whites", "violet", "desert" };
  RhHeartColour colour;

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++) {
    RhWord text = word (colours[i]);

    g_assert_true (rh_heart_colour_from_word (&text, &colour));
    g_assert_cmpuint (colour, ==, i);
    g_assert_cmpstr (rh_heart_colour_get_word (colour), ==, colours[i]);
    g_assert_cmpstr (rh_heart_terrain_get_word (rh_heart_colour_get_terrain (colour)), ==, terrains[i / 3]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    RhWord text = word (wrong[i]);

    g_assert_false (rh_heart_colour_from_word (&text, &colour));
  }
}

static void
test_terrains (void)
{
  /* Rule H2: three types, in words that never change. */
  static const char *const wrong[] = { "savanna", "Desert", "mountains", "river", "white" };
  RhHeartTerrain terrain;

  for (RhHeartTerrain i = RH_HEART_DESERT; i <= RH_HEART_MOUNTAIN; i++) {
    RhWord text = word (rh_heart_terrain_get_word (i));

    g_assert_true (rh_heart_terrain_from_word (&text, &terrain));
    g_assert_cmpuint (terrain, ==, i);
  }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    RhWord text = word (wrong[i]);

    g_assert_false (rh_heart_terrain_from_word (&text, &terrain));
  }
}

static void
test_lengths (void)
{
  /* Rules H1, H4: what each length brings, and what it takes to double it. */
  static const int points[] = { 1, 2, 4, 7, 10, 15 };
  static const int cards[] = { 1, 1, 1, 2, 2, 2 };

  for (guint i = 0; i < RH_HEART_LENGTH_MAX; i++) {
    g_assert_cmpint (rh_heart_length_get_points (i + 1), ==, points[i]);
    g_assert_cmpint (rh_heart_length_get_cards (i + 1), ==, cards[i]);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-route/colours", test_colours);
  g_test_add_func ("/heart-route/terrains", test_terrains);
  g_test_add_func ("/heart-route/lengths", test_lengths);

  return g_test_run ();
}
