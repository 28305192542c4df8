/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a correction changes, beside the capital. */

#include "config.h"

#include "rh-cape-outcome.h"
#include "rh-cape-telling.h"
#include "rh-correction.h"
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
  assert_text (NULL, rh_cape_outcome_changes (setup, &before, &state));
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

  /* Of one of three or four that has fewer, who are left in it; those who are in another then are told of likewise. */
  assert_bids ("bids 12 12 12 5", "bids 12 12 11 5", "Anna and Bram would still be tied.");
  assert_bids ("bids 12 12 12 12", "bids 12 12 11 11",
               "Anna and Bram would still be tied. Csilla and Dirk would still be tied.");
}

/* What a correction of the bids says one below the other: what follows, and which later moves change and how. */
static void
assert_corrected (const char *const *moves, guint n_moves, const char *bids, const char *follows, const char *changes)
{
  g_autoptr (RhSetup) setup = telling_table_setup (4);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, moves, n_moves, NULL, &error);
  const RhGameNow game = { .setup = setup, .moves = moves, .n_moves = n_moves,
                           .state = fold != NULL ? rh_fold_get_state (fold) : NULL,
                           .entries = fold != NULL ? rh_fold_get_entries (fold) : NULL };
  g_autoptr (RhCorrection) correction = NULL;
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  correction = rh_correction_new (&rh_cape_telling, &game, 1, bids, NULL);
  told = rh_correction_tell_changes (correction);
  g_assert_cmpstr (correction->order, ==, follows);
  g_assert_cmpstr (told, ==, changes);
}

static void
test_dropped (void)
{
  /* Rule A6: of those who were tied, one isn't any more; it isn't told that there is no tie, and that there is one. */
  static const char *const three[] = {
    "reveal d2/7 v1/3 s3/1 r0/2", "bids 7 7 7 3", "tie 1:/2 2:/4 3:/8", "pick 3 3", "pick 2 2", "pick 1 1",
  };
  static const char *const twice[] = {
    "reveal d2/7 v1/3 s3/1 r0/2", "bids 7 7 3 3", "tie 1:/7 2:/1", "tie 3:/2 4:/9", "pick 1 1", "pick 2 2", "pick 4 4",
  };

  assert_corrected (three, 6, "bids 7 7 6 3", "Anna and Bram would still be tied.",
                    "Moves 3 to 6, Csilla isn’t tied any more, and the card drawn goes back into the pile; "
                    "everybody picks the same card, in another order");
  assert_corrected (three, 6, "bids 9 7 6 3", "The picking order would be Anna, Bram, Csilla and Dirk.",
                    "Moves 3 to 6, Anna, Bram and Csilla aren’t tied any more, and the cards drawn go back into the pile; "
                    "everybody picks the same card, in another order");
  assert_corrected (twice, 7, "bids 8 7 3 3", "Cards would be: 44 in the pile, 2 discarded (before: 42 in the pile, 4 discarded).",
                    "Move 3, Anna and Bram aren’t tied any more, and the cards drawn go back into the pile");
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
  assert_text ("Csilla would have won.", rh_cape_outcome_changes (setup, &before, &state));
  assert_text ("Nobody would have won; the game would go on.", rh_cape_outcome_changes (setup, &state, &before));
}

static void
test_table (void)
{
  /* What would lie otherwise on the table is told, for it has to be laid so: bonus rails, the piles, and whose cards are whose. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState before = telling_table_state (RH_CAPE_DRAW);
  RhCapeState state = before;

  g_assert_null (rh_cape_outcome_changes (setup, &before, &state));
  before.stock = state.stock = 20;
  before.discard = 2;
  state.discard = 1;
  before.players[0].bonus = 0;
  state.players[0].bonus = 1;
  assert_text ("Anna would have 1 bonus rail instead of 0. "
               "Cards would be: 20 in the pile, 1 discarded (before: 20 in the pile, 2 discarded).",
               rh_cape_outcome_changes (setup, &before, &state));

  /* A game that would not have come as far has another table altogether. */
  state.round++;
  g_assert_null (rh_cape_outcome_changes (setup, &before, &state));

  state = before;
  state.players[1].cards[0] = before.players[2].cards[0] = (RhCapeCard) { .terrain = RH_CAPE_DESERT, .rails = 2, .value = 5 };
  state.players[2].cards[0] = before.players[1].cards[0] = (RhCapeCard) { .terrain = RH_CAPE_RIVER, .rails = 0, .value = 9 };
  before.players[1].owned = state.players[1].owned = before.players[2].owned = state.players[2].owned = 1;
  assert_text ("Bram would have: desert, 2 rails, £5. Csilla would have: river, no rails, £9.",
               rh_cape_outcome_changes (setup, &before, &state));

  /* What one card is, was told by whoever corrected it. */
  state.players[2].cards[0] = before.players[2].cards[0];
  g_assert_null (rh_cape_outcome_changes (setup, &before, &state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-outcome/same", test_same);
  g_test_add_func ("/cape-outcome/order", test_order);
  g_test_add_func ("/cape-outcome/ties", test_ties);
  g_test_add_func ("/cape-outcome/dropped", test_dropped);
  g_test_add_func ("/cape-outcome/swapped", test_swapped);
  g_test_add_func ("/cape-outcome/turn", test_turn);
  g_test_add_func ("/cape-outcome/winner", test_winner);
  g_test_add_func ("/cape-outcome/table", test_table);

  return g_test_run ();
}
