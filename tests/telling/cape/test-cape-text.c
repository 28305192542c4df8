/* SPDX-License-Identifier: GPL-3.0-or-later
 * From Cape to Cairo in words. */

#include "config.h"

#include "rh-cape-text-last.h"
#include "rh-cape-text.h"


static RhSetup *
make_setup (void)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_true (rh_setup_add_seat (setup, "red", "Anna", NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Bram", NULL));
  g_assert_true (rh_setup_add_seat (setup, "green", "Csilla", NULL));

  return setup;
}

static RhCapeState
make_state (RhCapePhase phase)
{
  return (RhCapeState) {
    .n_seats = 3,
    .phase = phase,
    .seat = RH_CAPE_NO_SEAT,
    .winner = RH_CAPE_NO_SEAT,
    .round = 3,
    .last = { .given_seat = RH_CAPE_NO_SEAT },
  };
}

#define assert_text(expected, make)    \
  G_STMT_START {                       \
    g_autofree char *text_ = (make);   \
    g_assert_cmpstr (text_, ==, (expected)); \
  } G_STMT_END

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
test_phase (void)
{
  /* Where the game is: a reveal belongs to the round it opens. */
  g_autoptr (RhSetup) setup = make_setup ();
  RhCapeState state = make_state (RH_CAPE_DECIDE);

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
test_last_auction (void)
{
  /* What an auction's moves did, one sentence or two. */
  g_autoptr (RhSetup) setup = make_setup ();
  RhCapeState state = make_state (RH_CAPE_BIDS);

  assert_text (NULL, rh_cape_text_last (setup, &state));

  state.last.kind = RH_CAPE_MOVE_REVEAL;
  state.offer[0] = (RhCapeCard) { RH_CAPE_RIVER, 1, 2 };
  state.offer[1] = (RhCapeCard) { RH_CAPE_VILLAGE, 0, 3 };
  state.offer[2] = (RhCapeCard) { RH_CAPE_MOUNTAIN, 3, 10 };
  assert_text ("On offer: River, 1 rail, £2; Village, no rails, £3; Mountain, 3 rails, £10.",
               rh_cape_text_last (setup, &state));
  state.last.shuffled = TRUE;
  assert_text ("The discards are shuffled into a new draw pile. "
               "On offer: River, 1 rail, £2; Village, no rails, £3; Mountain, 3 rails, £10.",
               rh_cape_text_last (setup, &state));

  state = make_state (RH_CAPE_PICK);
  state.last.kind = RH_CAPE_MOVE_BIDS;
  state.bids[0] = 5;
  state.bids[2] = 12;
  assert_text ("Everybody pays the own bid: Anna £5, Bram £0, Csilla £12.", rh_cape_text_last (setup, &state));

  state.last.kind = RH_CAPE_MOVE_PICK;
  state.last.seat = 1;
  state.last.card = (RhCapeCard) { RH_CAPE_DESERT, 2, 7 };
  assert_text ("Bram picks: Desert, 2 rails, £7.", rh_cape_text_last (setup, &state));
  state.last.given_seat = 0;
  state.last.given_card = (RhCapeCard) { RH_CAPE_SAVANNA, 0, 1 };
  assert_text ("Bram picks: Desert, 2 rails, £7. Anna gets the last one: Savanna, no rails, £1.",
               rh_cape_text_last (setup, &state));
}

static void
test_last_tie (void)
{
  /* A draw settles a tie, or leaves some of it. */
  g_autoptr (RhSetup) setup = make_setup ();
  RhCapeState state = make_state (RH_CAPE_PICK);

  state.last.kind = RH_CAPE_MOVE_TIE;
  state.order[0] = 2;
  state.order[1] = 0;
  state.order[2] = 1;
  assert_text ("The tie is settled; the order is Csilla, Anna and Bram.", rh_cape_text_last (setup, &state));

  state.phase = RH_CAPE_TIE;
  state.tied[1] = TRUE;
  assert_text ("The cards are drawn; Anna and Bram are still tied.", rh_cape_text_last (setup, &state));
}

static void
test_last_build (void)
{
  /* The build phase: a draw, a draw of nothing, a pass, and all a build brings. */
  g_autoptr (RhSetup) setup = make_setup ();
  RhCapeState state = make_state (RH_CAPE_DRAW);

  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_DRAW, .seat = 2, .card = { RH_CAPE_UNKNOWN, 2, 0 } };
  assert_text ("Csilla turns up: 2 rails.", rh_cape_text_last (setup, &state));
  state.last.no_card = TRUE;
  assert_text ("Both piles are empty: Csilla goes on without a card.", rh_cape_text_last (setup, &state));

  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_PASS, .seat = 1, .card = { RH_CAPE_UNKNOWN, 1, 0 } };
  assert_text ("Bram turns up: 1 rail. Bram passes.", rh_cape_text_last (setup, &state));
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
}

static void
test_entries (void)
{
  /* The reason of each kind of line; an income names what was crossed. */
  RhCapeState before = make_state (RH_CAPE_DECIDE);

  before.players[1].crossed = 1;
  before.players[1].owned = 2;
  before.players[1].cards[1] = (RhCapeCard) { RH_CAPE_VILLAGE, 1, 4 };
  assert_text ("Start", rh_cape_text_entry (&(RhEntry) { 0, 1, RH_CAPE_ENTRY_START, 100, 100 }, NULL));
  assert_text ("Bid, round 3", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_BID, -6, 94 }, &before));
  assert_text ("1 rail bought", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_RAILS, -10, 84 }, &before));
  assert_text ("2 rails bought", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_RAILS, -20, 74 }, &before));
  assert_text ("Village crossed", rh_cape_text_entry (&(RhEntry) { 9, 1, RH_CAPE_ENTRY_INCOME, 4, 78 }, &before));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text/cards", test_cards);
  g_test_add_func ("/cape-text/names", test_names);
  g_test_add_func ("/cape-text/pounds", test_pounds);
  g_test_add_func ("/cape-text/phase", test_phase);
  g_test_add_func ("/cape-text/last-auction", test_last_auction);
  g_test_add_func ("/cape-text/last-tie", test_last_tie);
  g_test_add_func ("/cape-text/last-build", test_last_build);
  g_test_add_func ("/cape-text/entries", test_entries);

  return g_test_run ();
}
