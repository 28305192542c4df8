/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a correction changes, beside the capital. */

#include "config.h"

#include "rh-cape-outcome.h"
#include "rh-fold.h"
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
assert_bids (const char *before, const char *bids, const char *sentence)
{
  g_autoptr (RhSetup) setup = telling_table_setup (4);
  const char *const was[] = { "reveal d2/7 v1/3 s3/1 r0/2", before };
  const char *const is[] = { was[0], bids };
  g_autoptr (RhFold) fold_before = rh_fold_new_moves (setup, was, 2, NULL, NULL);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, is, 2, NULL, NULL);

  assert_text (sentence, rh_cape_outcome_follows (setup, rh_fold_get_state (fold_before), rh_fold_get_state (fold)));
}

static void
test_ties (void)
{
  /* Of several ties, those are told that there weren't before: nothing changes for who was tied anyway. */
  assert_bids ("bids 12 12 7 5", "bids 12 12 5 4", NULL);
  assert_bids ("bids 12 12 7 5", "bids 12 12 7 6", NULL);
  assert_bids ("bids 12 12 7 8", "bids 12 12 8 8", "Csilla and Dirk would then be tied.");
  assert_bids ("bids 12 12 8 7", "bids 12 12 8 8", "Csilla and Dirk would then be tied.");
  assert_bids ("bids 12 11 8 8", "bids 12 12 8 8", "Anna and Bram would then be tied.");
  assert_bids ("bids 12 12 7 5", "bids 12 12 12 5", "Anna, Bram and Csilla would then be tied.");
  assert_bids ("bids 12 8 7 5", "bids 12 12 7 7",
               "Anna and Bram would then be tied. Csilla and Dirk would then be tied.");

  /* One that goes leaves the others as they are. */
  assert_bids ("bids 12 12 8 8", "bids 12 12 8 7", NULL);
}

static void
test_swapped (void)
{
  /* While some are tied, it is told of the others who picks before whom now. */
  assert_bids ("bids 12 12 7 5", "bids 12 12 7 8", "Dirk would pick before Csilla.");
  assert_bids ("bids 7 12 12 5", "bids 4 12 12 5", "Dirk would pick before Anna.");
  assert_bids ("bids 5 12 12 7", "bids 14 12 12 7", "Anna would pick before Bram, Csilla and Dirk.");
  assert_bids ("bids 14 12 12 5", "bids 4 12 12 5", "Bram, Csilla and Dirk would pick before Anna.");
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
  g_test_add_func ("/cape-outcome/ties", test_ties);
  g_test_add_func ("/cape-outcome/swapped", test_swapped);
  g_test_add_func ("/cape-outcome/turn", test_turn);
  g_test_add_func ("/cape-outcome/winner", test_winner);

  return g_test_run ();
}
