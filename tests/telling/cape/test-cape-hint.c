/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sentences that several steps say. */

#include "config.h"

#include "rh-cape-hint.h"
#include "rh-cape-text-last.h"
#include "telling-table.h"

static void
test_shuffle (void)
{
  /* Only where there is something to shuffle, and with the cards that are turned up before (rule D1). */
  RhCapeState state = telling_table_state (RH_CAPE_REVEAL);

  state.stock = 3;
  state.discard = 5;
  assert_text (NULL, rh_cape_hint_shuffle (&state));
  state.stock = 2;
  assert_text ("The draw pile has 2 cards left: turn them up, then shuffle the discards.", rh_cape_hint_shuffle (&state));
  state.stock = 1;
  assert_text ("The draw pile has 1 card left: turn it up, then shuffle the discards.", rh_cape_hint_shuffle (&state));
  state.stock = 0;
  assert_text ("Shuffle the discards first.", rh_cape_hint_shuffle (&state));
}

static void
test_tie (void)
{
  /* Where there isn't a card for each of the tied players they agree; else it may be time to shuffle (A6, D1, D3). */
  RhCapeState state = telling_table_state (RH_CAPE_TIE);

  state.order[1] = 1;
  state.order[2] = 2;
  state.tied[0] = state.tied[1] = TRUE;
  state.stock = state.discard = 1;
  assert_text ("Only 2 cards are left for 3 players: draw them, and agree on the values.", rh_cape_hint_tie (&state));
  state.stock = 0;
  assert_text ("Only 1 card is left for 3 players: draw it, and agree on the values.", rh_cape_hint_tie (&state));
  state.discard = 3;
  assert_text ("Shuffle the discards first.", rh_cape_hint_tie (&state));
  state.stock = 3;
  assert_text (NULL, rh_cape_hint_tie (&state));
}

static void
test_dead_end (void)
{
  /* No auction without a card for each player; a build asks for none (D3). */
  RhCapeState state = telling_table_state (RH_CAPE_REVEAL);

  state.stock = 1;
  state.discard = 2;
  g_assert_null (rh_cape_hint_dead_end (&state));
  state.discard = 1;
  g_assert_nonnull (rh_cape_hint_dead_end (&state));
  g_assert_cmpstr (rh_cape_hint_dead_end (&state)->title, ==, "No auction can be held");
  g_assert_cmpstr (rh_cape_hint_dead_end (&state)->text, ==,
                   "Both piles together have fewer cards than there are players.");
  state.phase = RH_CAPE_DRAW;
  g_assert_null (rh_cape_hint_dead_end (&state));
}

static void
test_notice (void)
{
  /* It is told that waiting helps nobody once the piles are empty and everybody has passed (D4). */
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.stock = 1;
  state.passes = 3;
  g_assert_null (rh_cape_hint_notice (&state));
  state.stock = 0;
  g_assert_true (g_str_has_prefix (rh_cape_hint_notice (&state), "Both piles are empty, and everybody has passed"));
  state.passes = 2;
  g_assert_null (rh_cape_hint_notice (&state));
}

static void
test_told (void)
{
  /* Beside the board, which shows them, the cards on offer aren't said once more. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_BIDS);

  assert_text (NULL, rh_cape_hint_told (setup, &state));
  state.last.kind = RH_CAPE_MOVE_REVEAL;
  assert_text ("3 cards are on offer.", rh_cape_hint_told (setup, &state));
  state.last.shuffled = TRUE;
  assert_text ("The discards are shuffled into a new draw pile. 3 cards are on offer.",
               rh_cape_hint_told (setup, &state));
  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_DRAW, .seat = 2, .card = { RH_CAPE_UNKNOWN, 2, 0 } };
  assert_text ("Csilla turns up: 2 rails.", rh_cape_hint_told (setup, &state));

  /* Who got a bonus rail gets a card for it. */
  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_BUILD, .card = { RH_CAPE_DESERT, 2, 7 }, .income = 7,
                              .bonus_seats = 1u << 1 };
  assert_text ("Anna builds through the desert: £7 income; Bram gets a bonus rail.", rh_cape_hint_told (setup, &state));
  assert_text ("Bonus rail: 1 discard, face down.", rh_cape_hint_cards (&state));
  state.last.bonus_seats |= 1u << 2;
  assert_text ("Anna builds through the desert: £7 income; Bram and Csilla get a bonus rail each.",
               rh_cape_hint_told (setup, &state));
  assert_text ("Bonus rails: 2 discards, face down.", rh_cape_hint_cards (&state));

  /* It comes first, where a note that stands above cuts the end. */
  state.phase = RH_CAPE_REVEAL;
  assert_text ("Bonus rails: 2 discards, face down. "
               "Anna builds through the desert: £7 income; Bram and Csilla get a bonus rail each.",
               rh_cape_hint_told (setup, &state));

  /* Nothing is to be laid once a card was turned up, nor for who builds with nobody before a river. */
  state.last.kind = RH_CAPE_MOVE_DRAW;
  assert_text (NULL, rh_cape_hint_lay (&state));
  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_BUILD };
  assert_text (NULL, rh_cape_hint_lay (&state));
}

static void
test_turn (void)
{
  /* Of sealed bids only how many; in a game that is looked at, nobody is waited for. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_BIDS);

  assert_text ("0 of 3 have bid", rh_cape_hint_turn (setup, &state, "", 0, FALSE));
  assert_text ("1 of 3 has bid", rh_cape_hint_turn (setup, &state, "", 1, FALSE));
  assert_text ("Everybody bids", rh_cape_hint_turn (setup, &state, "", -1, FALSE));
  assert_text ("Ended without a winner", rh_cape_hint_turn (setup, &state, "", 1, TRUE));
  state = telling_table_state (RH_CAPE_REVEAL);
  assert_text (NULL, rh_cape_hint_turn (setup, &state, "", 0, FALSE));
  state = telling_table_state (RH_CAPE_DRAW);
  state.seat = 1;
  assert_text ("Bram’s turn", rh_cape_hint_turn (setup, &state, "", 0, FALSE));
}

static void
test_open_bids (void)
{
  /* Bids that are entered where everybody sees them aren't sealed: so it says, and counts those. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_BIDS);

  assert_text ("Round 3 of 8 · Sealed bids", rh_cape_hint_where (setup, &state, ""));
  assert_text ("Round 3 of 8 · Open bids", rh_cape_hint_where (setup, &state, "bids"));
  assert_text ("0 of 3 have bid", rh_cape_hint_turn (setup, &state, "bids 1_", 0, FALSE));
  assert_text ("1 of 3 has bid", rh_cape_hint_turn (setup, &state, "bids 12 4_", 0, FALSE));
  assert_text ("2 of 3 have bid", rh_cape_hint_turn (setup, &state, "bids 12 _ 0", 0, FALSE));
  state = telling_table_state (RH_CAPE_REVEAL);
  assert_text ("Round 4 of 8 · Cards on offer", rh_cape_hint_where (setup, &state, "reveal d2/7"));
}

static void
test_stock (void)
{
  /* What is in the piles is told until the game is over. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.stock = 14;
  state.discard = 21;
  assert_text ("14 in the pile, 21 discarded", rh_cape_hint_stock (setup, &state, ""));
  state.phase = RH_CAPE_OVER;
  assert_text (NULL, rh_cape_hint_stock (setup, &state, ""));
}

static void
test_stock_entered (void)
{
  /* What has been turned up doesn't lie in the pile any more: when to shuffle is told by the same count. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_REVEAL);

  state.stock = 2;
  state.discard = 21;
  assert_text ("2 in the pile, 21 discarded", rh_cape_hint_stock (setup, &state, "reveal d2/_"));
  assert_text ("The draw pile has 2 cards left: turn them up, then shuffle the discards.", rh_cape_hint_shuffle_before (2, 0));
  assert_text ("1 in the pile, 21 discarded", rh_cape_hint_stock (setup, &state, "reveal d2/7 s1/_"));
  assert_text ("The draw pile has 1 card left: turn it up, then shuffle the discards.", rh_cape_hint_shuffle_before (2, 1));
  assert_text ("0 in the pile, 21 discarded", rh_cape_hint_stock (setup, &state, "reveal d2/7 s1/4"));
  assert_text ("Shuffle the discards now, then turn up card 3.", rh_cape_hint_shuffle_before (2, 2));
  assert_text ("Shuffle the discards now, then turn up card 3.", rh_cape_hint_turn_up (2, 2, 4));
  assert_text ("Turn up card 2 of 4", rh_cape_hint_turn_up (2, 1, 4));
  assert_text ("Are these the cards?", rh_cape_hint_turn_up (-1, -1, 4));
  assert_text ("20 in the pile, 0 discarded", rh_cape_hint_stock (setup, &state, "reveal d2/7 s1/4 v0/9"));

  /* Where there are too few cards for all, none is turned up; and what is on offer already was counted. */
  state.discard = 0;
  assert_text ("2 in the pile, 0 discarded", rh_cape_hint_stock (setup, &state, "reveal d2/7 s1/4 v0/9"));
  state.phase = RH_CAPE_BIDS;
  assert_text ("2 in the pile, 0 discarded", rh_cape_hint_stock (setup, &state, "reveal d2/7"));
}

static void
test_told_at_end (void)
{
  /* Who has won isn't told with what was built: it stands beside that in large letters. Who doesn't see it hears both. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_OVER);
  g_autofree char *told = NULL;
  g_autofree char *last = NULL;

  state.winner = 1;
  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_BUILD, .seat = 1, .card = { RH_CAPE_SAVANNA, 1, 5 } };
  told = rh_cape_hint_told (setup, &state);
  last = rh_cape_text_last (setup, &state);
  g_assert_nonnull (strstr (told, "savanna"));
  g_assert_null (strstr (told, "has won"));
  g_assert_true (g_str_has_prefix (last, told));
  g_assert_nonnull (strstr (last, "has won"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-hint/shuffle", test_shuffle);
  g_test_add_func ("/cape-hint/tie", test_tie);
  g_test_add_func ("/cape-hint/dead-end", test_dead_end);
  g_test_add_func ("/cape-hint/notice", test_notice);
  g_test_add_func ("/cape-hint/told", test_told);
  g_test_add_func ("/cape-hint/told-at-end", test_told_at_end);
  g_test_add_func ("/cape-hint/turn", test_turn);
  g_test_add_func ("/cape-hint/open-bids", test_open_bids);
  g_test_add_func ("/cape-hint/stock", test_stock);
  g_test_add_func ("/cape-hint/stock-entered", test_stock_entered);

  return g_test_run ();
}
