/* SPDX-License-Identifier: GPL-3.0-or-later
 * What follows on a corrected move, and who wins then. */

#include "heart-telling-table.h"
#include "rh-heart-outcome.h"

static void
test_follows (void)
{
  /* All that a move can bring about is the last round. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState early = heart_table_start (2, "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                                             "claim 1 red 6;claim 1 red 6");
  RhHeartState late = early;

  g_free (heart_table_play (&late, "claim 1 red 2"));
  assert_text (NULL, rh_heart_outcome_follows (setup, &early, &early));
  assert_text ("It would not be the last round yet.", rh_heart_outcome_follows (setup, &late, &early));
  assert_text ("Last round: Anna has 1 train left, so everybody has one more turn.",
               rh_heart_outcome_follows (setup, &early, &late));
}

static void
test_winner (void)
{
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState open = heart_table_start (2, "tickets 1 +8");
  RhHeartState one = heart_table_start (2, "tickets 1 +8;tickets 2");
  RhHeartState both = heart_table_start (2, "tickets 1;tickets 2");

  assert_text (NULL, rh_heart_outcome_winner (setup, &one, &one));
  assert_text ("Nobody would have won; the game would go on.", rh_heart_outcome_winner (setup, &one, &open));
  assert_text ("Anna would have won.", rh_heart_outcome_winner (setup, &both, &one));
  assert_text ("Anna and Bram would have shared the win.", rh_heart_outcome_winner (setup, &one, &both));
}

static void
test_besides (void)
{
  /* What the points don't tell: trains, who may double, and at the end the places. */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState was = heart_table_start (3, "deal desert jungle mountain;claim 1 red 3;terrain 2 jungle");
  RhHeartState is = heart_table_start (3, "deal desert jungle mountain;claim 2 red 3 double engines=1");

  assert_text (NULL, rh_heart_outcome_besides (setup, &was, &was));
  assert_text ("Trains left: Anna 45 instead of 42, Bram 42 instead of 45.", rh_heart_outcome_besides (setup, &was, &is));
  g_free (heart_table_play (&is, "terrain 1 jungle;terrain 3 desert desert"));
  assert_text ("Trains left: Anna 45 instead of 42, Bram 42 instead of 45.\nMost desert cards: Csilla instead of Anna.\n"
               "Most jungle cards: Anna and Bram instead of Bram.", rh_heart_outcome_besides (setup, &was, &is));
  g_free (heart_table_play (&is, "claim 1 blue 1 double engines=0;claim 2 blue 1 double engines=0"));
  assert_text ("Trains left: Anna 44 instead of 42, Bram 41 instead of 45.\nMost desert cards: Csilla instead of Anna.\n"
               "Most jungle cards: nobody instead of Bram.", rh_heart_outcome_besides (setup, &was, &is));

  was = heart_table_start (3, "tickets 1 +20;tickets 2 +4;tickets 3 +5 +5");
  is = heart_table_start (3, "tickets 1 +20 +1 +3;tickets 2 +8;tickets 3 +8");
  assert_text ("Anna would have won.\nPlaces: 1. Anna, 2. Bram and Csilla.", rh_heart_outcome_besides (setup, &was, &is));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-outcome/follows", test_follows);
  g_test_add_func ("/heart-outcome/winner", test_winner);
  g_test_add_func ("/heart-outcome/besides", test_besides);

  return g_test_run ();
}
