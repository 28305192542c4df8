/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each step asks. */

#include "config.h"

#include "rh-cape-text-ask.h"
#include "telling-table.h"

static void
test_reveal (void)
{
  /* Card by card; once all are given, one may have been wrong. */
  assert_text ("Turn up card 1 of 3", rh_cape_text_ask_reveal (0, 3));
  assert_text ("Turn up card 3 of 3", rh_cape_text_ask_reveal (2, 3));
  assert_text ("Are these the cards?", rh_cape_text_ask_reveal (-1, 3));
  assert_text ("What should card 2 of 3 be?", rh_cape_text_ask_mend (1, 3, FALSE));
  assert_text ("Anything else wrong with card 2 of 3?", rh_cape_text_ask_mend (1, 3, TRUE));
  assert_text ("Change card 2 to this?", rh_cape_text_ask_change (1));
  g_assert_cmpstr (rh_cape_text_ask_revealed (), ==, "The cards on offer are turned up. Which are they?");
}

static void
test_tie (void)
{
  /* Who is tied draws (A6), one after another. Equal values are told before others are asked for. */
  RhCapeState state = telling_table_state (RH_CAPE_TIE);

  assert_text ("Bram draws. Which value?", rh_cape_text_ask_tie ("Bram"));
  assert_text ("It’s a tie: which values are drawn?", rh_cape_text_ask_tie (NULL));
  assert_text (NULL, rh_cape_text_ask_redraw (&state));
  state.last.kind = RH_CAPE_MOVE_TIE;
  assert_text (NULL, rh_cape_text_ask_redraw (&state));
  g_assert_cmpstr (rh_cape_text_ask_tied (&state, 1), ==, "tied");
  state.last.card.value = state.last.drawn[1] = 5;
  assert_text ("Still a tie (5 each): draw again", rh_cape_text_ask_redraw (&state));
  g_assert_cmpstr (rh_cape_text_ask_tied (&state, 1), ==, "still tied");
  assert_text ("drew 6", rh_cape_text_ask_drew (6));
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
  /* A turn begins with a card, or without one (B1, D3). */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.seat = 0;
  state.stock = 1;
  assert_text ("How many rails does Anna turn up?", rh_cape_text_ask_build (setup, &state, FALSE));
  assert_text ("What card does Anna turn up?", rh_cape_text_ask_build (setup, &state, TRUE));
  state.stock = 0;
  assert_text ("Both piles are empty: no card for Anna", rh_cape_text_ask_build (setup, &state, FALSE));
}

static void
test_decide (void)
{
  /* Then it is asked what the train could cross, also without a card; nothing where nothing lies ahead. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_DECIDE);

  state.seat = 1;
  assert_text ("", rh_cape_text_ask_build (setup, &state, FALSE));
  state.players[1] = (RhCapePlayer) { .owned = 1, .cards = { { RH_CAPE_DESERT, 2, 7 } } };
  assert_text ("Does Bram build through the desert?", rh_cape_text_ask_build (setup, &state, FALSE));
  state.last.no_card = TRUE;
  assert_text ("Does Bram build through the desert?", rh_cape_text_ask_build (setup, &state, FALSE));
}

static void
test_again (void)
{
  /* Whose count it is, and what it is by now. */
  assert_text ("Correct card 1, turned up by Anna: 1 rail", rh_cape_text_ask_again ("Anna", 0, 1));
  assert_text ("Correct card 5, turned up by Bram: 3 rails", rh_cape_text_ask_again ("Bram", 4, 3));
  assert_text ("Card 5 (Bram): how many rails?", rh_cape_text_ask_count ("Bram", 4));
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

  g_test_add_func ("/cape-text-ask/again", test_again);

  return g_test_run ();
}
