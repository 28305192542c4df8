/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end in words: won alone, by tickets, or together; everybody's place. */

#include "heart-telling-table.h"
#include "rh-heart-text-end.h"

static void
test_alone (void)
{
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, "tickets 1 +30;tickets 2 +5 +5;tickets 3 -4");

  assert_text ("Anna has won!", rh_heart_text_end_won (setup, &state));
  assert_text ("With 30 points.", rh_heart_text_end_how (&state));
  assert_text ("Globetrotter, 10 points: Bram.", rh_heart_text_end_globetrotter (setup, &state));
  assert_text ("Globetrotter, 10 points: Bram. Anna has won!", rh_heart_text_end_told (setup, &state));
  assert_text ("1st", g_strdup (rh_heart_text_end_place (&state, 0)));
  assert_text ("2nd", g_strdup (rh_heart_text_end_place (&state, 1)));
  assert_text ("3rd", g_strdup (rh_heart_text_end_place (&state, 2)));
}

static void
test_by_tickets (void)
{
  /* Equal points: more tickets fulfilled. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "claim 1 red 5;tickets 1 +10;tickets 2 +5 +5");

  assert_text ("Bram has won!", rh_heart_text_end_won (setup, &state));
  assert_text ("With 20 points; others have as many, but fewer tickets fulfilled.", rh_heart_text_end_how (&state));
}

static void
test_shared (void)
{
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, "tickets 1 +5;tickets 2 +5;tickets 3");

  assert_text ("Anna and Bram share the win!", rh_heart_text_end_won (setup, &state));
  assert_text ("With 15 points each, and equally many tickets fulfilled.", rh_heart_text_end_how (&state));
  assert_text ("1st", g_strdup (rh_heart_text_end_place (&state, 1)));
  assert_text ("3rd", g_strdup (rh_heart_text_end_place (&state, 2)));
}

static void
test_all (void)
{
  /* How it was won where that isn't plain, and who is Globetrotter; what everybody has stands in the list of places. */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState shared = heart_table_start (3, "tickets 1 +5;tickets 2 +5;tickets 3");
  RhHeartState state = heart_table_start (3, "claim 2 red 6;tickets 1 +8;tickets 2 -1 -2;tickets 3");

  assert_text ("Globetrotter, 10 points: Anna.", rh_heart_text_end_all (setup, &state));
  assert_text ("With 15 points each, and equally many tickets fulfilled. Globetrotter, 10 points: Anna and Bram.",
               rh_heart_text_end_all (setup, &shared));
}

static void
test_reached (void)
{
  /* Points, below 0 too; where they are equal, what decides. */
  RhHeartState state = heart_table_start (4, "claim 1 red 5;tickets 1 +10;tickets 2 +5 +5 +2;tickets 3 +12 +10;tickets 4 -21");

  assert_text ("20 points", rh_heart_text_end_reached (&state, 0));
  assert_text ("22 points, 3 fulfilled", rh_heart_text_end_reached (&state, 1));
  assert_text ("22 points, 2 fulfilled", rh_heart_text_end_reached (&state, 2));
  assert_text ("−21 points", rh_heart_text_end_reached (&state, 3));
}

static void
test_had (void)
{
  /* Tickets are known once they are counted. */
  RhHeartState state = heart_table_start (2, "claim 1 red 5;tickets 1 +10");

  assert_text ("20 points, 1 ticket fulfilled", rh_heart_text_end_had (&state, 0));
  assert_text ("0 points", rh_heart_text_end_had (&state, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-end/alone", test_alone);
  g_test_add_func ("/heart-text-end/by-tickets", test_by_tickets);
  g_test_add_func ("/heart-text-end/shared", test_shared);
  g_test_add_func ("/heart-text-end/all", test_all);
  g_test_add_func ("/heart-text-end/reached", test_reached);
  g_test_add_func ("/heart-text-end/had", test_had);

  return g_test_run ();
}
