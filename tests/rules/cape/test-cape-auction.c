/* SPDX-License-Identifier: GPL-3.0-or-later
 * The auction: reveal, bids, ties, picks. */

#include "cape-table.h"

#include <string.h>

#define REVEAL2 "reveal d2/7 v1/3"
#define REVEAL3 "reveal d2/7 v1/3 s3/10"
#define REVEAL4 "reveal d2/7 v1/3 s3/10 r0/1"

/* The seats in order, counted from 1; a tie to the next one is an equals sign. */
static void
check_order (const RhCapeState *state, const char *expected)
{
  g_autoptr (GString) string = g_string_new (NULL);

  for (guint i = 0; i < state->n_seats; i++) {
    g_string_append_printf (string, "%u", state->order[i] + 1);
    if (i + 1 < state->n_seats)
      g_string_append (string, state->tied[i] ? "=" : " ");
  }
  g_assert_cmpstr (string->str, ==, expected);
  g_assert_cmpint (state->phase, ==, strchr (expected, '=') != NULL ? RH_CAPE_TIE : RH_CAPE_PICK);
}

static void
check_piles (const RhCapeState *state, int stock, int discard, gboolean shuffled)
{
  g_assert_cmpint (state->stock, ==, stock);
  g_assert_cmpint (state->discard, ==, discard);
  g_assert_cmpint (state->last.shuffled, ==, shuffled);
}

static void
test_reveal (void)
{
  /* Rule A1: as many cards are turned up as there are players. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3);

  g_assert_cmpint (state.phase, ==, RH_CAPE_BIDS);
  g_assert_cmpint (state.seat, ==, RH_CAPE_NO_SEAT);
  g_assert_cmpuint (state.round, ==, 1);
  check_piles (&state, 47, 0, FALSE);
  cape_table_assert_card (state.offer[0], "d2/7");
  cape_table_assert_card (state.offer[2], "s3/10");

  state = cape_table_start (3, NULL, NULL);
  cape_table_refuse (&state, REVEAL2, RH_RULES_ERROR_SYNTAX, "*A1*3*2");
  cape_table_refuse (&state, REVEAL4, RH_RULES_ERROR_SYNTAX, "*A1*3*4");
}

static void
test_reveal_shuffles (void)
{
  /* Rule D1: a reveal may take its first cards before a shuffle and its last after. */
  RhCapeState state = cape_table_start (4, NULL, NULL);

  state.stock = 3;
  state.discard = 47;
  cape_table_play (&state, REVEAL4);
  check_piles (&state, 46, 0, TRUE);

  state = cape_table_start (4, NULL, NULL);
  state.stock = 4;
  state.discard = 46;
  cape_table_play (&state, REVEAL4);
  check_piles (&state, 0, 46, FALSE);
}

static void
test_too_few_cards (void)
{
  /* Rule D3: with fewer cards than players in both piles an auction can't be held, however it is written. */
  RhCapeState state = cape_table_start (4, NULL, NULL);

  state.stock = 1;
  state.discard = 2;
  cape_table_refuse (&state, REVEAL4, RH_CAPE_ERROR_PILE, "*D3*4 cards*3 cards");
  cape_table_refuse (&state, REVEAL3, RH_CAPE_ERROR_PILE, "*D3*4 cards*3 cards");
  state.discard = 0;
  cape_table_refuse (&state, REVEAL4, RH_CAPE_ERROR_PILE, "*D3*4 cards*1 card");
  state.discard = 3;
  cape_table_play (&state, REVEAL4);
  check_piles (&state, 0, 0, TRUE);
}

static void
test_bids_are_paid (void)
{
  /* Rules A2, A3: everybody pays the own bid, win or lose; £0 is a bid too (nl), and the whole capital is. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3);
  g_autofree char *entries = cape_table_play_entries (&state, "bids 12 0 100");

  g_assert_cmpstr (entries, ==, "1 bid -12=88; 2 bid 0=100; 3 bid -100=0");
  g_assert_cmpint (state.players[0].capital, ==, 88);
  g_assert_cmpint (state.players[2].capital, ==, 0);
  g_assert_cmpint (state.bids[0], ==, 12);
}

static void
test_bid_too_high (void)
{
  /* Rule A2: no bid is above the capital in hand; the message has seat, bid and capital. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3);

  state.players[1].capital = 60;
  cape_table_refuse (&state, "bids 100 61 0", RH_CAPE_ERROR_CAPITAL, "*A2*seat 2*£61*£60*");
  cape_table_refuse (&state, "bids 101 60 0", RH_CAPE_ERROR_CAPITAL, "*A2*seat 1*£101*£100*");
  cape_table_refuse (&state, "bids 0 60 999999999", RH_CAPE_ERROR_CAPITAL, "*A2*seat 3*£999999999*£100*");
  cape_table_play (&state, "bids 100 60 0");
  g_assert_cmpint (state.players[1].capital, ==, 0);
}

static void
test_everybody_bids (void)
{
  /* Rule A2: a bid for every seat, no more and no less. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3);

  cape_table_refuse (&state, "bids 1 2", RH_RULES_ERROR_SYNTAX, "*A2*3*2");
  cape_table_refuse (&state, "bids 1 2 3 4", RH_RULES_ERROR_SYNTAX, "*A2*3*4");
}

static void
test_order (void)
{
  /* Rule A4: the highest bid picks first, then the next, and so on. */
  RhCapeState state = cape_table_start (4, NULL, REVEAL4 "; bids 3 12 0 5");

  check_order (&state, "2 4 1 3");
  g_assert_cmpint (state.seat, ==, 1);
}

static void
test_equal_bids (void)
{
  /* Rule A5: of equal bids the one with less capital left picks first; only equal capital is a tie. */
  RhCapeState state = cape_table_start (4, NULL, REVEAL4);

  state.players[0].capital = 90;
  state.players[2].capital = 70;
  cape_table_play (&state, "bids 5 9 5 5");
  check_order (&state, "2 3 1 4");

  state = cape_table_start (4, NULL, REVEAL4);
  state.players[0].capital = 90;
  state.players[3].capital = 90;
  cape_table_play (&state, "bids 5 5 9 5");
  check_order (&state, "3 1=4 2");
}

static void
test_tie (void)
{
  /* Rule A6: each tied player draws a card; the higher value picks first. The draws come in any order,
   * whole cards or values alone, and are discarded at once. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3 "; bids 5 8 5");

  check_order (&state, "2 1=3");
  g_assert_cmpint (state.seat, ==, RH_CAPE_NO_SEAT);
  cape_table_play (&state, "tie 3:d0/4 1:/3");
  g_assert_cmpuint (state.last.drawn[0], ==, 3);
  g_assert_cmpuint (state.last.drawn[1], ==, 0);
  g_assert_cmpuint (state.last.drawn[2], ==, 4);
  check_order (&state, "2 3 1");
  check_piles (&state, 45, 2, FALSE);
  g_assert_cmpint (state.seat, ==, 1);

  state = cape_table_start (3, NULL, REVEAL3 "; bids 5 8 5; tie 1:/10 3:s3/9");
  check_order (&state, "2 1 3");
}

static void
test_tie_repeated (void)
{
  /* Rule A6: repeated, and again, as long as they are equal; each draw is discarded before the next. */
  RhCapeState state = cape_table_start (2, NULL, REVEAL2 "; bids 0 0");

  g_assert_cmpuint (state.last.card.value, ==, 0);
  cape_table_play (&state, "tie 1:/5 2:s1/5");
  g_assert_cmpuint (state.last.card.value, ==, 5);
  check_order (&state, "1=2");
  check_piles (&state, 46, 2, FALSE);
  cape_table_play (&state, "tie 1:/1 2:/1");
  check_order (&state, "1=2");
  cape_table_play (&state, "tie 2:/2 1:/1");
  check_order (&state, "2 1");
  check_piles (&state, 42, 6, FALSE);
}

static void
test_tie_of_three (void)
{
  /* Rule A6: of three two may be equal again, in the lower places or the higher; only those draw once more. */
  RhCapeState state = cape_table_start (4, NULL, REVEAL4 "; bids 4 9 4 4; tie 1:/3 3:/8 4:/3");

  check_order (&state, "2 3 1=4");
  cape_table_refuse (&state, "tie 1:/3 3:/8 4:/3", RH_CAPE_ERROR_TIE, "*A6*: 1, 4");
  cape_table_play (&state, "tie 1:/3 4:/4");
  check_order (&state, "2 3 4 1");
  check_piles (&state, 41, 5, FALSE);

  state = cape_table_start (4, NULL, REVEAL4 "; bids 4 1 4 4; tie 1:/3 3:/8 4:/8");
  check_order (&state, "3=4 1 2");
  cape_table_play (&state, "tie 3:/1 4:/2");
  check_order (&state, "4 3 1 2");

  state = cape_table_start (3, NULL, REVEAL3 "; bids 4 4 4; tie 1:/3 2:/3 3:/3");
  check_order (&state, "1=2=3");
  cape_table_play (&state, "tie 1:/1 2:/2 3:/3");
  check_order (&state, "3 2 1");
}

static void
test_two_ties_at_once (void)
{
  /* Rule A6: with four players two ties can stand at once; each is settled by itself, the earlier place first. */
  RhCapeState state = cape_table_start (4, NULL, REVEAL4 "; bids 2 7 2 7");

  check_order (&state, "2=4 1=3");
  cape_table_refuse (&state, "tie 1:/1 3:/2", RH_CAPE_ERROR_TIE, "*A6*: 2, 4");
  cape_table_refuse (&state, "tie 1:/1 2:/2 3:/3 4:/4", RH_CAPE_ERROR_TIE, "*A6*: 2, 4");
  cape_table_play (&state, "tie 2:/1 4:/1");
  check_order (&state, "2=4 1=3");
  cape_table_play (&state, "tie 2:/1 4:/2");
  check_order (&state, "4 2 1=3");
  cape_table_play (&state, "tie 1:/1 3:/2");
  check_order (&state, "4 2 3 1");
  check_piles (&state, 40, 6, FALSE);
}

static void
test_tie_splits_in_two (void)
{
  /* Rule A6: four draw, and two pairs are equal again: the higher pair goes on first. */
  RhCapeState state = cape_table_start (4, NULL, REVEAL4 "; bids 1 1 1 1; tie 1:/2 2:/9 3:/2 4:/9");

  check_order (&state, "2=4 1=3");
  cape_table_play (&state, "tie 4:/9 2:/1; tie 1:/2 3:/1");
  check_order (&state, "4 2 1 3");

  /* Two seats with a higher and a lower draw of others between them are no tie. */
  state = cape_table_start (4, NULL, REVEAL4 "; bids 1 1 1 1; tie 1:/4 2:/6 3:/5 4:/3");
  check_order (&state, "2 3 1 4");
}

static void
test_wrong_draws (void)
{
  /* Rule A6: exactly the tied seats draw, a card each; the message names them. */
  RhCapeState state = cape_table_start (4, NULL, REVEAL4 "; bids 5 8 5 0");

  check_order (&state, "2 1=3 4");
  cape_table_refuse (&state, "tie 1:/3 2:/4", RH_CAPE_ERROR_TIE, "*A6*: 1, 3");
  cape_table_refuse (&state, "tie 1:/3 1:/4", RH_CAPE_ERROR_TIE, "*A6*: 1, 3");
  cape_table_refuse (&state, "tie 1:/3 3:/4 2:/5", RH_CAPE_ERROR_TIE, "*A6*: 1, 3");
  cape_table_refuse (&state, "tie 1:/3 3:/4 3:/5", RH_CAPE_ERROR_TIE, "*A6*: 1, 3");
  cape_table_refuse (&state, "tie 2:/3 4:/4", RH_CAPE_ERROR_TIE, "*A6*: 1, 3");

  state = cape_table_start (2, NULL, REVEAL2 "; bids 5 5");
  cape_table_refuse (&state, "tie 1:/3 4:/4", RH_CAPE_ERROR_TIE, "*A6*: 1, 2");
}

static void
test_tie_shuffles (void)
{
  /* Rules A6, D1: the discards are shuffled when the draw pile runs out, but the cards of this draw not with
   * them: they lie alone on the new discard pile. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3 "; bids 5 5 5");

  state.stock = 1;
  state.discard = 9;
  cape_table_play (&state, "tie 1:/1 2:/2 3:/3");
  check_piles (&state, 7, 3, TRUE);

  state = cape_table_start (3, NULL, REVEAL3 "; bids 5 5 5");
  state.stock = 3;
  state.discard = 9;
  cape_table_play (&state, "tie 1:/1 2:/2 3:/2");
  check_piles (&state, 0, 12, FALSE);

  /* A repeated draw is another draw: now they may come again. */
  cape_table_play (&state, "tie 3:/1 2:/2");
  check_piles (&state, 10, 2, TRUE);
}

static void
test_tie_with_few_cards (void)
{
  /* Rule A6: with fewer cards in both piles than players tied, all that are left are drawn and discarded;
   * the values entered decide. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3 "; bids 5 5 5");

  state.stock = 1;
  state.discard = 1;
  cape_table_play (&state, "tie 1:/1 2:/2 3:/2");
  check_order (&state, "2=3 1");
  check_piles (&state, 0, 2, TRUE);
  cape_table_play (&state, "tie 2:/2 3:/3");
  check_order (&state, "3 2 1");
  check_piles (&state, 0, 2, TRUE);

  state = cape_table_start (2, NULL, REVEAL2 "; bids 5 5");
  state.stock = 1;
  state.discard = 0;
  cape_table_play (&state, "tie 1:/1 2:/2");
  check_order (&state, "2 1");
  check_piles (&state, 0, 1, FALSE);
}

static void
test_tie_without_cards (void)
{
  /* Rule A6: with no cards at all nothing is drawn, and still the values entered decide. */
  RhCapeState state = cape_table_start (2, NULL, REVEAL2 "; bids 5 5");

  state.stock = 0;
  state.discard = 0;
  cape_table_play (&state, "tie 1:/1 2:/1");
  check_order (&state, "1=2");
  cape_table_play (&state, "tie 1:/1 2:/10");
  check_order (&state, "2 1");
  check_piles (&state, 0, 0, FALSE);
}

static void
test_picks (void)
{
  /* Rules A4, A7, A8: in order everybody takes a card; the last goes to the last by itself; the first opens
   * the build phase. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3 "; bids 1 9 5");

  cape_table_play (&state, "pick 2 3");
  g_assert_cmpint (state.phase, ==, RH_CAPE_PICK);
  g_assert_cmpint (state.seat, ==, 2);
  g_assert_cmpint (state.taker[2], ==, 1);
  g_assert_cmpint (state.last.given_seat, ==, RH_CAPE_NO_SEAT);
  cape_table_assert_card (state.last.card, "s3/10");

  cape_table_play (&state, "pick 3 1");
  g_assert_cmpint (state.last.given_seat, ==, 0);
  cape_table_assert_card (state.last.card, "d2/7");
  cape_table_assert_card (state.last.given_card, "v1/3");
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 0), "v1/3");
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 1), "s3/10");
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 2), "d2/7");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  g_assert_cmpint (state.seat, ==, 1);
  check_piles (&state, 47, 0, FALSE);
}

static void
test_first_after_ties_opens (void)
{
  /* Rule A8: who is first only after a draw opens the build phase. */
  RhCapeState state = cape_table_start (2, NULL, REVEAL2 "; bids 5 5; tie 1:/1 2:/2; pick 2 1");

  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  g_assert_cmpint (state.seat, ==, 1);
}

static void
test_card_goes_to_far_end (void)
{
  /* Rule A7: a card picked later lies behind those picked before. */
  RhCapeState state = cape_table_start (2, NULL, "reveal s3/10 m0/5; bids 1 0; pick 1 1; draw 1 3; "
                                                 "build 1 bonus=0 buy=0; reveal v2/2 r1/1; bids 0 1; pick 2 2");

  g_assert_cmpuint (state.round, ==, 2);
  g_assert_cmpuint (state.players[1].owned, ==, 2);
  cape_table_assert_card (state.players[1].cards[0], "m0/5");
  cape_table_assert_card (state.players[1].cards[1], "r1/1");
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 1), "m0/5");
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 0), "v2/2");
}

static void
test_came (void)
{
  /* Of two equal cards each is the one that was picked, and of each it is known by which pick it came: the last of an auction
   * by none of its own (A7). */
  RhCapeState state = cape_table_start (3, NULL, "reveal d2/7 v1/3 d2/7; bids 1 9 5; pick 2 3; pick 3 1");
  RhCapeState later = cape_table_start (2, NULL, "reveal s3/10 m0/5; bids 1 0; pick 1 1; draw 1 3; "
                                                 "build 1 bonus=0 buy=0; reveal v2/2 r1/1; bids 0 1; pick 2 2");

  g_assert_cmpuint (state.players[0].offered[0], ==, 1);
  g_assert_cmpuint (state.players[1].offered[0], ==, 2);
  g_assert_cmpuint (state.players[2].offered[0], ==, 0);
  g_assert_cmpuint (rh_cape_state_find_pick (&state, 1, 0), ==, 0);
  g_assert_cmpuint (rh_cape_state_find_pick (&state, 2, 0), ==, 1);
  g_assert_cmpuint (rh_cape_state_find_pick (&state, 0, 0), ==, 1);
  g_assert_cmpuint (rh_cape_state_find_pick (&later, 1, 0), ==, 0);
  g_assert_cmpuint (rh_cape_state_find_pick (&later, 0, 1), ==, 1);
}

static void
test_wrong_picks (void)
{
  /* Rule A4: the seat in order, a card that is on offer; the messages have seat and card. */
  RhCapeState state = cape_table_start (3, NULL, REVEAL3 "; bids 1 9 5");

  cape_table_refuse (&state, "pick 1 1", RH_RULES_ERROR_TURN, "*A4*seat 2*seat 1");
  cape_table_refuse (&state, "pick 2 4", RH_CAPE_ERROR_CARD, "*A4*card 4*3");
  cape_table_play (&state, "pick 2 3");
  cape_table_refuse (&state, "pick 3 3", RH_CAPE_ERROR_CARD, "*A4*card 3*seat 2*");
  cape_table_refuse (&state, "pick 2 1", RH_RULES_ERROR_TURN, "*A4*seat 3*seat 2");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-auction/reveal", test_reveal);
  g_test_add_func ("/cape-auction/reveal/shuffles", test_reveal_shuffles);
  g_test_add_func ("/cape-auction/reveal/too-few-cards", test_too_few_cards);
  g_test_add_func ("/cape-auction/bids/are-paid", test_bids_are_paid);
  g_test_add_func ("/cape-auction/bids/too-high", test_bid_too_high);
  g_test_add_func ("/cape-auction/bids/everybody", test_everybody_bids);
  g_test_add_func ("/cape-auction/bids/order", test_order);
  g_test_add_func ("/cape-auction/bids/equal", test_equal_bids);
  g_test_add_func ("/cape-auction/tie", test_tie);
  g_test_add_func ("/cape-auction/tie/repeated", test_tie_repeated);
  g_test_add_func ("/cape-auction/tie/of-three", test_tie_of_three);
  g_test_add_func ("/cape-auction/tie/two-at-once", test_two_ties_at_once);
  g_test_add_func ("/cape-auction/tie/splits-in-two", test_tie_splits_in_two);
  g_test_add_func ("/cape-auction/tie/wrong-draws", test_wrong_draws);
  g_test_add_func ("/cape-auction/tie/shuffles", test_tie_shuffles);
  g_test_add_func ("/cape-auction/tie/few-cards", test_tie_with_few_cards);
  g_test_add_func ("/cape-auction/tie/no-cards", test_tie_without_cards);
  g_test_add_func ("/cape-auction/picks", test_picks);
  g_test_add_func ("/cape-auction/picks/first-after-ties-opens", test_first_after_ties_opens);
  g_test_add_func ("/cape-auction/picks/far-end", test_card_goes_to_far_end);
  g_test_add_func ("/cape-auction/picks/came", test_came);
  g_test_add_func ("/cape-auction/picks/wrong", test_wrong_picks);

  return g_test_run ();
}
