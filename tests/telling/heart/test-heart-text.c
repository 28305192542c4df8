/* SPDX-License-Identifier: GPL-3.0-or-later
 * The names and figures that all screens share. */

#include "heart-telling-table.h"
#include "rh-heart-text.h"

#include <string.h>

static void
test_names (void)
{
  /* Every terrain and colour has a name of its own, and a letter of its own among all twelve. */
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);

  for (RhHeartTerrain i = RH_HEART_DESERT; i <= RH_HEART_MOUNTAIN; i++) {
    g_assert_true (g_hash_table_add (names, (gpointer) rh_heart_text_terrain (i)));
    g_assert_true (g_str_has_prefix (rh_heart_text_terrain_full (i), rh_heart_text_terrain (i)));
    g_assert_true (g_hash_table_add (keys, (gpointer) rh_heart_text_terrain_key (i)));
  }
  for (RhHeartColour i = RH_HEART_YELLOW; i <= RH_HEART_BLACK; i++) {
    g_assert_true (g_hash_table_add (names, (gpointer) rh_heart_text_colour (i)));
    g_assert_cmpuint (strlen (rh_heart_text_colour_key (i)), ==, 1);
    g_assert_true (g_hash_table_add (keys, (gpointer) rh_heart_text_colour_key (i)));
  }
  g_assert_cmpuint (g_hash_table_size (keys), ==, 12);
}

static void
test_counts (void)
{
  /* One and several of each thing. */
  assert_text ("1 desert card", rh_heart_text_cards (RH_HEART_DESERT, 1));
  assert_text ("2 jungle cards", rh_heart_text_cards (RH_HEART_JUNGLE, 2));
  assert_text ("0 mountain cards", rh_heart_text_cards (RH_HEART_MOUNTAIN, 0));
  assert_text ("1 engine", rh_heart_text_engines (1));
  assert_text ("2 own cards", rh_heart_text_own (2));
  assert_text ("1 train", rh_heart_text_trains (1));
  assert_text ("64", rh_heart_text_points (64));
  assert_text ("−6", rh_heart_text_points (-6));
}

static void
test_routes (void)
{
  /* Each colour stands in its own phrase, with the length where it belongs. */
  static const char *const routes[] = {
    "yellow route of 1", "orange route of 2", "red route of 3", "purple route of 4", "blue route of 5", "green route of 6",
    "white route of 7", "grey route of 8", "black route of 9",
  };

  for (guint i = 0; i < G_N_ELEMENTS (routes); i++)
    assert_text (routes[i], rh_heart_text_route ((RhHeartColour) i, i + 1));
}

static void
test_seats (void)
{
  g_autoptr (RhSetup) setup = heart_table_setup (5);

  assert_text ("", rh_heart_text_names (setup, 0));
  assert_text ("Csilla", rh_heart_text_names (setup, 4));
  assert_text ("Anna, Bram and Éva", rh_heart_text_names (setup, 1 | 2 | 16));
}

static void
test_long_names (void)
{
  /* What is longer than hardly any name is cut off where there is little room. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);

  assert_text ("Maria van der Heijde", rh_heart_text_short_name ("Maria van der Heijde"));
  assert_text ("Ildikó Ödönné Szűcs…", rh_heart_text_short_name ("Ildikó Ödönné Szűcs-Kovács"));
  assert_text ("Maria van der Heyde…", rh_heart_text_short_name ("Maria van der Heyde nbrinck"));
  assert_text ("Anna and Bram", rh_heart_text_short_names (setup, 3));
  g_free (setup->seats[0].name);
  setup->seats[0].name = g_strnfill (64, 'M');
  assert_text ("MMMMMMMMMMMMMMMMMMM… and Bram", rh_heart_text_short_names (setup, 3));
}

static void
test_entries (void)
{
  /* The reason of each kind of line; a route's is told by the state after its move. */
  RhHeartState before = heart_table_start (2, "claim 1 red 6");
  RhHeartState after = before;
  RhEntry entry = { .kind = RH_HEART_ENTRY_ROUTE, .amount = 8 };

  g_free (heart_table_play (&after, "claim 1 white 3 double engines=1"));
  assert_text ("Red, 6", rh_heart_text_entry (&entry, NULL, &before));
  assert_text ("White, 3, doubled", rh_heart_text_entry (&entry, &before, &after));
  entry.kind = RH_HEART_ENTRY_START;
  assert_text ("Start", rh_heart_text_entry (&entry, NULL, &before));
  entry.kind = RH_HEART_ENTRY_TICKET;
  assert_text ("Ticket fulfilled", rh_heart_text_entry (&entry, &before, &after));
  entry.amount = -8;
  assert_text ("Ticket failed", rh_heart_text_entry (&entry, &before, &after));
  entry.kind = RH_HEART_ENTRY_GLOBETROTTER;
  assert_text ("Globetrotter", rh_heart_text_entry (&entry, &before, &after));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text/names", test_names);
  g_test_add_func ("/heart-text/counts", test_counts);
  g_test_add_func ("/heart-text/routes", test_routes);
  g_test_add_func ("/heart-text/seats", test_seats);
  g_test_add_func ("/heart-text/long-names", test_long_names);
  g_test_add_func ("/heart-text/entries", test_entries);

  return g_test_run ();
}
