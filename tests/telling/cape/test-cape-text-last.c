/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the last move did, in words. */

#include "config.h"

#include "rh-cape-text-last.h"
#include "telling-table.h"

static void
test_auction (void)
{
  /* What an auction's moves did, one sentence or two. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_BIDS);

  assert_text (NULL, rh_cape_text_last (setup, &state));

  state.last.kind = RH_CAPE_MOVE_REVEAL;
  state.offer[0] = (RhCapeCard) { RH_CAPE_RIVER, 1, 2 };
  state.offer[1] = (RhCapeCard) { RH_CAPE_VILLAGE, 0, 3 };
  state.offer[2] = (RhCapeCard) { RH_CAPE_MOUNTAIN, 3, 10 };
  assert_text ("On offer: river, 1 rail, £2; village, no rails, £3; mountain, 3 rails, £10.",
               rh_cape_text_last (setup, &state));
  state.last.shuffled = TRUE;
  assert_text ("The discards are shuffled into a new draw pile. "
               "On offer: river, 1 rail, £2; village, no rails, £3; mountain, 3 rails, £10.",
               rh_cape_text_last (setup, &state));

  state = telling_table_state (RH_CAPE_PICK);
  state.last.kind = RH_CAPE_MOVE_BIDS;
  state.bids[0] = 5;
  state.bids[2] = 12;
  assert_text ("Everybody pays their own bid: Anna £5, Bram £0, Csilla £12.", rh_cape_text_last (setup, &state));

  state.last.kind = RH_CAPE_MOVE_PICK;
  state.last.seat = 1;
  state.last.card = (RhCapeCard) { RH_CAPE_DESERT, 2, 7 };
  assert_text ("Bram picks: desert, 2 rails, £7.", rh_cape_text_last (setup, &state));
  state.last.given_seat = 0;
  state.last.given_card = (RhCapeCard) { RH_CAPE_SAVANNA, 0, 1 };
  assert_text ("Bram picks: desert, 2 rails, £7. Anna gets the last one: savanna, no rails, £1.",
               rh_cape_text_last (setup, &state));
}

static void
test_tie (void)
{
  /* A draw settles a tie, or leaves some of it. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_PICK);

  state.last.kind = RH_CAPE_MOVE_TIE;
  state.order[0] = 2;
  state.order[1] = 0;
  state.order[2] = 1;
  state.last.drawn[0] = 7;
  state.last.drawn[1] = 3;
  assert_text ("Drawn for the tie: Anna 7, Bram 3.", rh_cape_text_last (setup, &state));

  state.phase = RH_CAPE_TIE;
  state.tied[1] = TRUE;
  state.last.drawn[1] = 7;
  assert_text ("Drawn for the tie: Anna 7, Bram 7. Anna and Bram are still tied.", rh_cape_text_last (setup, &state));
}

static void
test_two_ties (void)
{
  /* One of two ties is drawn for: those of the other, who haven't drawn, aren't still tied. */
  g_autoptr (RhSetup) setup = telling_table_setup (4);
  RhCapeState state = telling_table_state (RH_CAPE_TIE);

  state.n_seats = 4;
  for (guint i = 0; i < 4; i++)
    state.order[i] = i;
  state.tied[2] = TRUE;
  state.last.kind = RH_CAPE_MOVE_TIE;
  state.last.drawn[0] = 7;
  state.last.drawn[1] = 3;
  assert_text ("Drawn for the tie: Anna 7, Bram 3. Csilla and Dirk are tied, too.", rh_cape_text_last (setup, &state));

  state.tied[0] = TRUE;
  state.last.drawn[1] = 7;
  assert_text ("Drawn for the tie: Anna 7, Bram 7. Anna and Bram are still tied.", rh_cape_text_last (setup, &state));
}

static void
test_build (void)
{
  /* The build phase: a draw, a draw of nothing, a pass, and all a build brings. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_DRAW, .seat = 2, .card = { RH_CAPE_UNKNOWN, 2, 0 } };
  assert_text ("Csilla turns up: 2 rails.", rh_cape_text_last (setup, &state));
  assert_text (NULL, rh_cape_text_came_of (setup, &state));
  state.last.no_card = TRUE;
  assert_text ("Both piles are empty: Csilla goes on without a card.", rh_cape_text_last (setup, &state));

  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_PASS, .seat = 1, .card = { RH_CAPE_UNKNOWN, 1, 0 } };
  assert_text ("Bram turns up: 1 rail. Bram passes.", rh_cape_text_last (setup, &state));
  state.last.shuffled = TRUE;
  assert_text ("Bram passes.", rh_cape_text_came_of (setup, &state));
  state.last.shuffled = FALSE;
  state.last.missing = 5;
  state.players[1].capital = 12;
  assert_text ("Bram turns up: 1 rail. Bram passes: 5 rails short, with £12 in hand.", rh_cape_text_last (setup, &state));
  state.last.missing = 1;
  state.last.no_card = TRUE;
  state.last.shuffled = FALSE;
  assert_text ("Both piles are empty: Bram goes on without a card. Bram passes: 1 rail short, with £12 in hand.",
               rh_cape_text_last (setup, &state));

  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_BUILD, .card = { RH_CAPE_DESERT, 2, 7 }, .income = 7 };
  assert_text ("Anna builds through the desert: £7 income.", rh_cape_text_last (setup, &state));
  state.last.buy = 1;
  state.last.bonus_seats = 1u << 1;
  assert_text ("Anna builds through the desert: £10 for 1 rail, £7 income; Bram gets a bonus rail.",
               rh_cape_text_last (setup, &state));
  state.last.buy = 2;
  state.last.bonus = 3;
  state.last.bonus_seats = 1u << 0 | 1u << 1;
  assert_text ("Anna builds through the desert: £20 for 2 rails, 3 bonus rails used, £7 income; "
               "Bram and Anna get a bonus rail each.",
               rh_cape_text_last (setup, &state));

  state.phase = RH_CAPE_OVER;
  state.winner = 0;
  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_BUILD, .card = { RH_CAPE_RIVER, 2, 7 }, .income = 7 };
  assert_text ("Anna builds across the river: £7 income. Anna has won!", rh_cape_text_last (setup, &state));
  assert_text ("Anna builds across the river: £7 income. Anna has won!", rh_cape_text_came_of (setup, &state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-last/auction", test_auction);
  g_test_add_func ("/cape-text-last/tie", test_tie);
  g_test_add_func ("/cape-text-last/two-ties", test_two_ties);
  g_test_add_func ("/cape-text-last/build", test_build);

  return g_test_run ();
}
