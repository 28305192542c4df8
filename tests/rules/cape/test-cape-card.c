/* SPDX-License-Identifier: GPL-3.0-or-later
 * Terrain cards. */

#include "cape-table.h"

#include <string.h>

static void
test_needs (void)
{
  /* Rule P4: the rails each terrain needs; the Hungarian parenthesis (desert 6, savanna 7) is a slip. */
  g_assert_cmpint (rh_cape_terrain_needs (RH_CAPE_RIVER), ==, 10);
  g_assert_cmpint (rh_cape_terrain_needs (RH_CAPE_MOUNTAIN), ==, 9);
  g_assert_cmpint (rh_cape_terrain_needs (RH_CAPE_DESERT), ==, 8);
  g_assert_cmpint (rh_cape_terrain_needs (RH_CAPE_VILLAGE), ==, 7);
  g_assert_cmpint (rh_cape_terrain_needs (RH_CAPE_SAVANNA), ==, 6);
}

static void
test_letters (void)
{
  /* Each terrain has its own letter in a record. */
  GString *letters = g_string_new (NULL);

  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++)
    g_string_append_c (letters, rh_cape_terrain_letter ((RhCapeTerrain) i));
  g_assert_cmpstr (letters->str, ==, "rmdvs");
  g_string_free (letters, TRUE);
}

static void
test_every_card (void)
{
  /* Rule P3: a terrain, 0 to 3 rails, £1 to £10, in any combination; all are read and written alike. */
  guint n = 0;

  for (const char *letter = "rmdvs"; *letter != '\0'; letter++) {
    for (guint rails = 0; rails <= 3; rails++) {
      for (guint value = 1; value <= 10; value++) {
        g_autofree char *text = g_strdup_printf ("%c%u/%u", *letter, rails, value);
        g_autoptr (GString) again = g_string_new (NULL);
        RhCapeCard card = cape_table_card (text);

        g_assert_cmpint (rh_cape_terrain_letter (card.terrain), ==, *letter);
        g_assert_cmpuint (card.rails, ==, rails);
        g_assert_cmpuint (card.value, ==, value);
        rh_cape_card_append_to (card, again);
        g_assert_cmpstr (again->str, ==, text);
        n++;
      }
    }
  }
  g_assert_cmpuint (n, ==, 200);
}

static void
test_wrong_cards (void)
{
  /* Anything else isn't a card (rule P3); the message repeats it and shows what one looks like. */
  static const char *const wrong[] = {
    "d2",   "d2/",  "d/7",   "2/7",   "d2/0", "d2/11", "d2/07", "d4/7",  "d-1/7", "d02/7",
    "D2/7", "x2/7", "d2-7",  "d2/7x", "/7",   "d",     "?2/7",  "d2//7", "d2/-1", "£2/7",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;
    RhWord word = { wrong[i], strlen (wrong[i]) };
    RhCapeCard card;

    g_assert_false (rh_cape_card_parse (&word, &card, &error));
    g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
    g_assert_nonnull (strstr (error->message, wrong[i]));
    g_assert_nonnull (strstr (error->message, "as in d2/7"));
  }
}

static void
test_equal (void)
{
  /* Cards look the same when all three things on them are the same. */
  RhCapeCard card = cape_table_card ("d2/7");

  g_assert_true (rh_cape_card_equal (card, cape_table_card ("d2/7")));
  g_assert_false (rh_cape_card_equal (card, cape_table_card ("v2/7")));
  g_assert_false (rh_cape_card_equal (card, cape_table_card ("d1/7")));
  g_assert_false (rh_cape_card_equal (card, cape_table_card ("d2/8")));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-card/needs", test_needs);
  g_test_add_func ("/cape-card/letters", test_letters);
  g_test_add_func ("/cape-card/every-card", test_every_card);
  g_test_add_func ("/cape-card/wrong-cards", test_wrong_cards);
  g_test_add_func ("/cape-card/equal", test_equal);

  return g_test_run ();
}
