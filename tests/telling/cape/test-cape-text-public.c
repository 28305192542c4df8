/* SPDX-License-Identifier: GPL-3.0-or-later
 * The middle of the public table, as it is read from afar. */

#include "config.h"

#include "rh-cape-text-public.h"
#include "telling-table.h"

static void
test_turning_up (void)
{
  /* As many cards as there are players, or whose turn it is to turn up one. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_REVEAL);

  assert_text ("Turn up 3 cards", rh_cape_text_public_reveal (&state));
  state = telling_table_state (RH_CAPE_DRAW);
  state.seat = 2;
  assert_text ("Csilla turns up a card", rh_cape_text_public_draw (setup, &state));
}

static void
test_bids (void)
{
  /* While bids are sealed, whether they are; once they are revealed, how much, and who picks when. */
  RhCapeState state = telling_table_state (RH_CAPE_BIDS);

  for (guint i = 0; i < state.n_seats; i++) {
    state.bids[i] = 73;
    state.order[i] = i;
  }
  assert_text ("✓ sealed", rh_cape_text_public_bid (&state, 1, 1 << 1));
  assert_text ("waiting", rh_cape_text_public_bid (&state, 0, 1 << 1));
  assert_text ("waiting", rh_cape_text_public_bid (&state, 2, 1 << 1));

  state.phase = RH_CAPE_TIE;
  state.tied[1] = TRUE;
  assert_text ("£73 · 1st", rh_cape_text_public_bid (&state, 0, 0));
  assert_text ("£73 · tied", rh_cape_text_public_bid (&state, 1, 0));
  assert_text ("£73 · tied", rh_cape_text_public_bid (&state, 2, 0));
  state.phase = RH_CAPE_PICK;
  assert_text ("£73", rh_cape_text_public_bid (&state, 1, 0));
}

static void
test_turn (void)
{
  /* How many have sealed a bid is told, but not how many bids that were written on paper have been entered: that would be told
   * no sooner than how much they are. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_BIDS);

  assert_text ("1 of 3 has bid", rh_cape_text_public_turn (setup, &state, "", 1 << 2, FALSE));
  assert_text ("Everybody bids", rh_cape_text_public_turn (setup, &state, "bids", 0, FALSE));
  assert_text ("Everybody bids", rh_cape_text_public_turn (setup, &state, "bids 12 4_", 0, FALSE));
  assert_text ("Everybody bids", rh_cape_text_public_turn (setup, &state, "bids 12 4 0", 0, FALSE));
  assert_text ("Ended without a winner", rh_cape_text_public_turn (setup, &state, "bids 12 4_", 0, TRUE));

  state = telling_table_state (RH_CAPE_DRAW);
  state.seat = 1;
  assert_text ("Bram’s turn", rh_cape_text_public_turn (setup, &state, "draw 2 d", 0, FALSE));
}

static void
test_row (void)
{
  /* The common row together, and of a long one the first cards as one. */
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.n_common = 3;
  state.common[0].rails = 1;
  state.common[1].rails = 0;
  state.common[2].rails = 3;
  assert_text ("4 rails", rh_cape_text_public_common (&state));
  assert_text ("1 card: 1", rh_cape_text_public_first (&state, 1));
  assert_text ("2 cards: 1", rh_cape_text_public_first (&state, 2));
  state.n_common = 1;
  assert_text ("1 rail", rh_cape_text_public_common (&state));
}

static void
test_sum (void)
{
  /* What there is of the ten rails that a river needs, and what those cost that are short. */
  RhCapeState state = telling_table_state (RH_CAPE_DECIDE);
  RhCapeOffer offer;

  state.players[0] = (RhCapePlayer) { .capital = 30, .bonus = 1, .owned = 1, .cards = { { RH_CAPE_RIVER, 2, 3 } } };
  state.n_common = 2;
  state.common[0].rails = 3;
  state.common[1].rails = 1;
  g_assert_true (rh_cape_offer_compute (&state, 0, &offer));
  assert_text ("4 + 2 + 1 = 7 of 10", rh_cape_text_public_sum (&offer));
  assert_text ("3 short: £30", rh_cape_text_public_price (&offer));

  state.players[0].capital = 29;
  g_assert_true (rh_cape_offer_compute (&state, 0, &offer));
  assert_text ("3 short: £30 can’t be paid", rh_cape_text_public_price (&offer));

  state.common[0].rails = 9;
  g_assert_true (rh_cape_offer_compute (&state, 0, &offer));
  assert_text ("10 + 2 + 0 = 12 of 10", rh_cape_text_public_sum (&offer));
  assert_text ("Enough to build", rh_cape_text_public_price (&offer));
}

static void
test_told (void)
{
  /* What was done; with it, of who has bid the same, why they draw, and why they pick as they do; where that fills two
   * lines, it alone. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_TIE);

  state.last.kind = RH_CAPE_MOVE_BIDS;
  for (guint i = 0; i < state.n_seats; i++) {
    state.order[i] = i;
    state.bids[i] = 5 - (int) i / 2;
    state.players[i].capital = 55;
  }
  state.tied[0] = TRUE;
  assert_text ("Everybody pays their own bid: Anna £5, Bram £5, Csilla £4. "
               "Anna and Bram both bid £5 and have £55 left: higher card first.",
               rh_cape_text_public_told (setup, &state));
  state.tied[0] = FALSE;
  state.phase = RH_CAPE_PICK;
  assert_text ("Everybody pays their own bid: Anna £5, Bram £5, Csilla £4. "
               "Anna before Bram: higher card drawn.",
               rh_cape_text_public_told (setup, &state));
  state.bids[2] = 5;
  state.players[2].capital = 60;
  assert_text ("Anna before Bram: higher card drawn. "
               "Bram before Csilla: £55 left against £60.",
               rh_cape_text_public_told (setup, &state));
  for (guint i = 0; i < state.n_seats; i++)
    state.bids[i] = 3 - (int) i;
  assert_text ("Everybody pays their own bid: Anna £3, Bram £2, Csilla £1.", rh_cape_text_public_told (setup, &state));
  state = telling_table_state (RH_CAPE_REVEAL);
  g_assert_null (rh_cape_text_public_told (setup, &state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-public/turning-up", test_turning_up);
  g_test_add_func ("/cape-text-public/bids", test_bids);
  g_test_add_func ("/cape-text-public/turn", test_turn);
  g_test_add_func ("/cape-text-public/row", test_row);
  g_test_add_func ("/cape-text-public/sum", test_sum);
  g_test_add_func ("/cape-text-public/told", test_told);

  return g_test_run ();
}
