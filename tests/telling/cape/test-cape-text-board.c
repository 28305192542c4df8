/* SPDX-License-Identifier: GPL-3.0-or-later
 * What lies on the table, as it is read to who can’t see it. */

#include "config.h"

#include "rh-cape-text-board.h"
#include "telling-table.h"

static void
test_cards (void)
{
  /* A card says what it needs; of one that was crossed nobody needs that, and of one half known there is nothing more. */
  const RhCapeCard desert = { RH_CAPE_DESERT, 2, 7 };

  assert_text ("Desert, 2 rails, £7, needs 8 rails", rh_cape_text_board_card (desert));
  assert_text ("Desert, 2 rails, £7, crossed", rh_cape_text_board_crossed (desert));
  assert_text ("2 rails", rh_cape_text_board_card ((RhCapeCard) { RH_CAPE_UNKNOWN, 2, 0 }));
  assert_text ("£7", rh_cape_text_board_card ((RhCapeCard) { RH_CAPE_UNKNOWN, 0, 7 }));
}

static void
test_figure (void)
{
  /* The value is what is written on a card; the rails where only they are known. */
  assert_text ("£7", rh_cape_text_board_figure ((RhCapeCard) { RH_CAPE_DESERT, 2, 7 }));
  assert_text ("£10", rh_cape_text_board_figure ((RhCapeCard) { RH_CAPE_UNKNOWN, 0, 10 }));
  assert_text ("3", rh_cape_text_board_figure ((RhCapeCard) { RH_CAPE_UNKNOWN, 3, 0 }));
  assert_text ("0", rh_cape_text_board_figure ((RhCapeCard) { RH_CAPE_UNKNOWN, 0, 0 }));
}

static void
test_common (void)
{
  /* The common row is added up. */
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  assert_text ("Common row: 0 rails", rh_cape_text_board_common (&state));
  state.common[state.n_common++].rails = 1;
  assert_text ("Common row: 1 rail", rh_cape_text_board_common (&state));
  state.common[state.n_common++].rails = 3;
  assert_text ("Common row: 4 rails", rh_cape_text_board_common (&state));
}

static void
test_lane (void)
{
  /* What lies before a player. */
  const RhCapePlayer player = { .capital = 64, .bonus = 2, .crossed = 2, .owned = 5 };
  const RhCapePlayer poor = { .capital = 0 };

  assert_text ("2 of 5 bonus rails", rh_cape_text_board_bonus (player.bonus));
  assert_text ("2 of 8 cards crossed, 3 ahead", rh_cape_text_board_track (&player));
  assert_text ("2/8", rh_cape_text_board_progress (&player));
  assert_text ("0 of 8 cards crossed, 0 ahead", rh_cape_text_board_line (&poor));
  assert_text ("Anna’s capital, £64. Why?", rh_cape_text_board_ask_capital (&player, "Anna"));
  assert_text ("Anna’s bid, £12. Correct it?",
               rh_cape_text_board_ask_bid (&(RhCapeState) { .n_seats = 2, .bids = { 12, 7 } }, 0, "Anna"));
  assert_text ("Anna’s bonus rails, 2 of 5. Why?", rh_cape_text_board_ask_bonus (&player, "Anna"));
  assert_text ("0 of 8 cards crossed, 0 ahead", rh_cape_text_board_track (&poor));
  assert_text ("Bram’s capital, £0. Why?", rh_cape_text_board_ask_capital (&poor, "Bram"));
}

static void
test_player (void)
{
  /* Who it is, whose turn, and who has won. */
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.seat = 1;
  assert_text ("Anna, red", rh_cape_text_board_player (&state, 0, "Anna", "red"));
  assert_text ("Bram, blue, on turn", rh_cape_text_board_player (&state, 1, "Bram", "blue"));
  state = telling_table_state (RH_CAPE_OVER);
  state.winner = 0;
  assert_text ("Anna, red, winner", rh_cape_text_board_player (&state, 0, "Anna", "red"));
  assert_text ("Bram, blue", rh_cape_text_board_player (&state, 1, "Bram", "blue"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-board/cards", test_cards);
  g_test_add_func ("/cape-text-board/figure", test_figure);
  g_test_add_func ("/cape-text-board/common", test_common);
  g_test_add_func ("/cape-text-board/lane", test_lane);
  g_test_add_func ("/cape-text-board/player", test_player);

  return g_test_run ();
}
