/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a correction changes, beside the capital. */

#include "config.h"

#include "rh-cape-outcome.h"
#include "telling-table.h"

static void
set_order (RhCapeState *state, guint first, guint second, guint third)
{
  state->order[0] = first;
  state->order[1] = second;
  state->order[2] = third;
}

static void
test_same (void)
{
  /* What follows as it did, and what is told alike, isn't told. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState before = telling_table_state (RH_CAPE_BIDS);
  RhCapeState state = before;

  assert_text (NULL, rh_cape_outcome_follows (setup, &before, &state));
  assert_text (NULL, rh_cape_outcome_winner (setup, &before, &state));
  set_order (&state, 2, 0, 1);
  assert_text (NULL, rh_cape_outcome_follows (setup, &before, &state));
}

static void
test_order (void)
{
  /* The bids lead to a tie, or to another order of picking. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState before = telling_table_state (RH_CAPE_PICK);
  RhCapeState state = telling_table_state (RH_CAPE_TIE);

  set_order (&before, 0, 1, 2);
  set_order (&state, 0, 2, 1);
  state.tied[0] = TRUE;
  assert_text ("Anna and Csilla would then be tied.", rh_cape_outcome_follows (setup, &before, &state));

  state = telling_table_state (RH_CAPE_PICK);
  set_order (&state, 2, 0, 1);
  assert_text ("The picking order would be Csilla, Anna and Bram.", rh_cape_outcome_follows (setup, &before, &state));
}

static void
test_turn (void)
{
  /* Somebody else's turn comes after the move. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState before = telling_table_state (RH_CAPE_DRAW);
  RhCapeState state = before;

  before.seat = 0;
  state.seat = 1;
  assert_text ("Next would be: Round 3 of 8 · Build · Bram’s turn (before: Round 3 of 8 · Build · Anna’s turn).",
               rh_cape_outcome_follows (setup, &before, &state));
}

static void
test_winner (void)
{
  /* Who has won is told where it is another, or nobody. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState before = telling_table_state (RH_CAPE_DRAW);
  RhCapeState state = before;

  state.winner = 2;
  assert_text ("Csilla would have won.", rh_cape_outcome_winner (setup, &before, &state));
  assert_text ("Nobody would have won; the game would go on.", rh_cape_outcome_winner (setup, &state, &before));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-outcome/same", test_same);
  g_test_add_func ("/cape-outcome/order", test_order);
  g_test_add_func ("/cape-outcome/turn", test_turn);
  g_test_add_func ("/cape-outcome/winner", test_winner);

  return g_test_run ();
}
