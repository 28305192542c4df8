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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-outcome/follows", test_follows);
  g_test_add_func ("/heart-outcome/winner", test_winner);

  return g_test_run ();
}
