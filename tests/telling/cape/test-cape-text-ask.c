/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each step asks. */

#include "config.h"

#include "rh-cape-text-ask.h"
#include "telling-table.h"

static void
test_reveal (void)
{
  /* Card by card; once all are given, one may have been wrong. */
  assert_text ("Turn up the cards on offer. Which is card 1 of 3?", rh_cape_text_ask_reveal (0, 3));
  assert_text ("Turn up the cards on offer. Which is card 3 of 3?", rh_cape_text_ask_reveal (2, 3));
  assert_text ("Which card was wrong? Tap it and give it again", rh_cape_text_ask_reveal (-1, 3));
}

static void
test_tie (void)
{
  /* Who is tied draws, in the order of their places (A6). */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_TIE);

  state.order[0] = 2;
  state.order[1] = 0;
  state.order[2] = 1;
  state.tied[0] = TRUE;
  assert_text ("Csilla and Anna draw a card each. Which values?", rh_cape_text_ask_tie (setup, &state));
  state.tied[1] = TRUE;
  assert_text ("Csilla, Anna and Bram draw a card each. Which values?", rh_cape_text_ask_tie (setup, &state));
}

static void
test_pick (void)
{
  /* Whose turn it is picks. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_PICK);

  state.seat = 1;
  assert_text ("Bram picks. Which card?", rh_cape_text_ask_pick (setup, &state));
}

static void
test_draw (void)
{
  /* A turn begins with a card, if need be after a shuffle, or without one (B1, D1, D3). */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.seat = 0;
  state.stock = 1;
  assert_text ("Anna turns up a card. How many rails?", rh_cape_text_ask_build (setup, &state));
  state.stock = 0;
  state.discard = 1;
  assert_text ("Shuffle the discards into a new draw pile first. Anna turns up a card. How many rails?",
               rh_cape_text_ask_build (setup, &state));
  state.discard = 0;
  assert_text ("Both piles are empty: Anna’s turn goes without a card", rh_cape_text_ask_build (setup, &state));
}

static void
test_decide (void)
{
  /* Then it is asked what the train could cross, also without a card; nothing where nothing lies ahead. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_DECIDE);

  state.seat = 1;
  assert_text ("", rh_cape_text_ask_build (setup, &state));
  state.players[1] = (RhCapePlayer) { .owned = 1, .cards = { { RH_CAPE_DESERT, 2, 7 } } };
  assert_text ("Does Bram build through the desert?", rh_cape_text_ask_build (setup, &state));
  state.last.no_card = TRUE;
  assert_text ("Does Bram build through the desert?", rh_cape_text_ask_build (setup, &state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-ask/reveal", test_reveal);
  g_test_add_func ("/cape-text-ask/tie", test_tie);
  g_test_add_func ("/cape-text-ask/pick", test_pick);
  g_test_add_func ("/cape-text-ask/draw", test_draw);
  g_test_add_func ("/cape-text-ask/decide", test_decide);

  return g_test_run ();
}
