/* SPDX-License-Identifier: GPL-3.0-or-later
 * From Cape to Cairo in words. */

#include "config.h"

#include "rh-cape-text.h"
#include "telling-table.h"

#include <string.h>

static void
test_cards (void)
{
  /* A card is said whole, or by what is known of it. */
  assert_text ("Desert, 2 rails, £7", rh_cape_text_card ((RhCapeCard) { RH_CAPE_DESERT, 2, 7 }));
  assert_text ("River, 1 rail, £10", rh_cape_text_card ((RhCapeCard) { RH_CAPE_RIVER, 1, 10 }));
  assert_text ("Savanna, no rails, £1", rh_cape_text_card ((RhCapeCard) { RH_CAPE_SAVANNA, 0, 1 }));
  assert_text ("3 rails", rh_cape_text_card ((RhCapeCard) { RH_CAPE_UNKNOWN, 3, 0 }));
  assert_text ("no rails", rh_cape_text_card ((RhCapeCard) { RH_CAPE_UNKNOWN, 0, 0 }));
  assert_text ("£4", rh_cape_text_card ((RhCapeCard) { RH_CAPE_UNKNOWN, 0, 4 }));
}

static void
test_cards_in_sentences (void)
{
  /* Within a sentence a terrain is a word like any other. */
  assert_text ("desert, 2 rails, £7", rh_cape_text_card_in_sentence ((RhCapeCard) { RH_CAPE_DESERT, 2, 7 }));
  assert_text ("savanna, no rails, £1", rh_cape_text_card_in_sentence ((RhCapeCard) { RH_CAPE_SAVANNA, 0, 1 }));
  assert_text ("1 rail", rh_cape_text_card_in_sentence ((RhCapeCard) { RH_CAPE_UNKNOWN, 1, 0 }));
  assert_text ("£4", rh_cape_text_card_in_sentence ((RhCapeCard) { RH_CAPE_UNKNOWN, 0, 4 }));
}

static void
test_names (void)
{
  /* No two terrains share a name or a key. */
  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    g_assert_cmpint (g_utf8_strlen (rh_cape_text_terrain_key (i), -1), ==, 1);
    for (guint j = i + 1; j <= RH_CAPE_TERRAIN_LAST; j++) {
      g_assert_cmpstr (rh_cape_text_terrain (i), !=, rh_cape_text_terrain (j));
      g_assert_cmpstr (rh_cape_text_terrain_key (i), !=, rh_cape_text_terrain_key (j));
    }
  }
}

static void
test_pounds (void)
{
  /* Pounds have their sign, and less than nothing a real minus. */
  assert_text ("£64", rh_cape_text_pounds (64));
  assert_text ("£0", rh_cape_text_pounds (0));
  assert_text ("−£6", rh_cape_text_pounds (-6));
}

static void
test_rails (void)
{
  assert_text ("0 rails", rh_cape_text_rails (0));
  assert_text ("1 rail", rh_cape_text_rails (1));
  assert_text ("13 rails", rh_cape_text_rails (13));
}

static void
test_order (void)
{
  /* Who picks first is named first. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_PICK);

  state.bids[1] = 5;
  state.bids[2] = 3;
  state.order[0] = 1;
  state.order[1] = 2;
  assert_text ("Picking order: Bram £5, Csilla £3, Anna £0", rh_cape_text_order (setup, &state));
}

static void
test_phase (void)
{
  /* Where the game is: a reveal belongs to the round it opens. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_DECIDE);

  state.seat = 0;
  assert_text ("Round 3 of 8 · Build", rh_cape_text_phase (setup, &state));
  assert_text ("Anna’s turn", rh_cape_text_turn (setup, &state));
  state.phase = RH_CAPE_PICK;
  assert_text ("Round 3 of 8 · Pick", rh_cape_text_phase (setup, &state));
  assert_text ("Anna picks", rh_cape_text_turn (setup, &state));
  state.phase = RH_CAPE_REVEAL;
  state.seat = RH_CAPE_NO_SEAT;
  assert_text ("Round 4 of 8 · Cards on offer", rh_cape_text_phase (setup, &state));
  assert_text (NULL, rh_cape_text_turn (setup, &state));
  state.phase = RH_CAPE_OVER;
  state.winner = 2;
  assert_text ("Round 3 of 8 · End", rh_cape_text_phase (setup, &state));
  assert_text ("Csilla has won", rh_cape_text_turn (setup, &state));
}

static void
test_entries (void)
{
  /* The reason of each kind of line; an income names what was crossed. */
  RhCapeState before = telling_table_state (RH_CAPE_DECIDE);

  before.players[1].crossed = 1;
  before.players[1].owned = 2;
  before.players[1].cards[1] = (RhCapeCard) { RH_CAPE_VILLAGE, 1, 4 };
  assert_text ("Start", rh_cape_text_entry (&(RhEntry) { 0, 1, RH_CAPE_ENTRY_START, 100, 100 }, NULL));
  assert_text ("Bid, round 3", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_BID, -6, 94 }, &before));
  assert_text ("1 rail bought", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_RAILS, -10, 84 }, &before));
  assert_text ("2 rails bought", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_RAILS, -20, 74 }, &before));
  assert_text ("Village crossed", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_INCOME, 4, 78 }, &before));
}

static void
test_bid (void)
{
  /* What each has bid and when each picks, once it is settled (rules A4 to A6), until the last pick. */
  RhCapeState state = telling_table_state (RH_CAPE_PICK);

  memcpy (state.bids, (const int[]) { 4, 9, 4 }, 3 * sizeof (int));
  memcpy (state.order, (const guint[]) { 1, 2, 0 }, 3 * sizeof (guint));
  assert_text ("£4 · 3rd", rh_cape_text_bid (&state, 0));
  assert_text ("£9 · 1st", rh_cape_text_bid (&state, 1));
  assert_text ("£4 · 2nd", rh_cape_text_bid (&state, 2));

  state.phase = RH_CAPE_TIE;
  state.tied[1] = TRUE;
  assert_text ("£4 · tied", rh_cape_text_bid (&state, 0));
  assert_text ("£9 · 1st", rh_cape_text_bid (&state, 1));
  assert_text ("£4 · tied", rh_cape_text_bid (&state, 2));

  state.phase = RH_CAPE_BIDS;
  assert_text (NULL, rh_cape_text_bid (&state, 0));
  state.phase = RH_CAPE_DRAW;
  assert_text (NULL, rh_cape_text_bid (&state, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text/cards", test_cards);
  g_test_add_func ("/cape-text/cards-in-sentences", test_cards_in_sentences);
  g_test_add_func ("/cape-text/names", test_names);
  g_test_add_func ("/cape-text/pounds", test_pounds);
  g_test_add_func ("/cape-text/rails", test_rails);
  g_test_add_func ("/cape-text/order", test_order);
  g_test_add_func ("/cape-text/phase", test_phase);
  g_test_add_func ("/cape-text/entries", test_entries);
  g_test_add_func ("/cape-text/bid", test_bid);

  return g_test_run ();
}
