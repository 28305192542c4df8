/* SPDX-License-Identifier: GPL-3.0-or-later
 * A corrected move: what follows then, who wins then, and why a later move no longer fits. */

#include "config.h"

#include "rh-zug-outcome.h"
#include "zug-telling-table.h"

#include <string.h>

static void
test_follows (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, "knockout", 0, 0);
  RhZugState before = zug_table_start (2, "knockout", 0, 0, "train 1 etkk");
  RhZugState same = zug_table_start (2, "knockout", 0, 0, "train 1 etkk");
  RhZugState state = zug_table_start (2, "knockout", 0, 0, "train 1 etk");

  g_assert_null (rh_zug_outcome_follows (setup, &before, &same));
  zug_assert_text (rh_zug_outcome_follows (setup, &before, &state),
                   "Next would be: Knock-out · 4 points to beat · Bram’s turn (before: Knock-out · 8 points to beat · Bram’s "
                   "turn).");
}

static void
test_winner (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 8, 0);
  RhZugState open = zug_table_start (2, NULL, 8, 0, "train 1 etk;short 2");
  RhZugState won = zug_table_start (2, NULL, 8, 0, "train 1 etkk;short 2");
  RhZugState shared = zug_table_start (2, NULL, 8, 0, "train 1 etkk;train 2 etkk");

  g_assert_null (rh_zug_outcome_winner (setup, &won, &won));
  zug_assert_text (rh_zug_outcome_winner (setup, &open, &won), "Anna would have won.");
  zug_assert_text (rh_zug_outcome_winner (setup, &won, &shared), "Anna and Bram would share the win.");
  zug_assert_text (rh_zug_outcome_winner (setup, &won, &open), "Nobody would have won; the game would go on.");
}

static void
check_misfit (const char *victory, const char *moves, const char *line, const char *expected)
{
  g_autoptr (RhSetup) setup = zug_table_setup (3, victory, 8, 0);
  RhZugState state = zug_table_start (3, victory, 8, 0, moves);
  RhWords words;
  RhZugMove move;

  g_assert_true (rh_words_split (&words, line, strlen (line)));
  if (!rh_zug_move_parse (&words, &move, NULL))
    move.kind = RH_ZUG_MOVE_NONE;
  zug_assert_text (rh_zug_outcome_misfit (setup, &state, &move, "What the rules say"), expected);
}

static void
test_misfits (void)
{
  check_misfit (NULL, "short 1", "short 1", "It is Bram’s turn at that point.");
  check_misfit ("knockout", "train 1 etkk;short 2", "short 2", "Bram is out at that point.");
  check_misfit (NULL, "train 1 etkk;short 2;short 3", "short 1", "Anna has won, and no move follows.");
  check_misfit (NULL, "train 1 etkk;train 2 etkk;short 3", "short 1", "Anna and Bram share the win, and no move follows.");
  check_misfit (NULL, NULL, "train 1 engine", "What the rules say.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-outcome/follows", test_follows);
  g_test_add_func ("/zug-outcome/winner", test_winner);
  g_test_add_func ("/zug-outcome/misfits", test_misfits);

  return g_test_run ();
}
