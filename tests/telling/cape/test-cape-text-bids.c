/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said while bids are given: who has, never how much. */

#include "config.h"

#include "rh-cape-text-bids.h"
#include "telling-table.h"

#define NOBODY RH_CAPE_NO_SEAT
#define ALL 7

static void
test_sealed (void)
{
  /* Who has sealed a bid, and whether that is everybody. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeBidding bidding = { .seat = 1, .sealed = 1 << 0 | 1 << 2 };

  g_assert_true (rh_cape_bidding_is_sealed (&bidding, 0));
  g_assert_false (rh_cape_bidding_is_sealed (&bidding, 1));
  g_assert_true (rh_cape_bidding_is_sealed (&bidding, 2));
  g_assert_false (rh_cape_bidding_is_sealed (&bidding, NOBODY));
  g_assert_false (rh_cape_bidding_is_complete (&bidding, setup));
  bidding.sealed = ALL;
  g_assert_true (rh_cape_bidding_is_complete (&bidding, setup));
}

static void
assert_bidding (RhCapeBidding bidding, const char *question, const char *hint)
{
  g_autoptr (RhSetup) setup = telling_table_setup (3);

  assert_text (question, rh_cape_text_bids_question (&bidding, setup));
  g_assert_cmpstr (rh_cape_text_bids_hint (&bidding, setup), ==, hint);
}

static void
test_question (void)
{
  /* The next one is asked, who can take back what is sealed; in a game that is looked at, nobody is. */
  assert_bidding ((RhCapeBidding) { .seat = NOBODY }, "Who bids next?",
                  "Each bid stays secret. To bid before your turn, choose your name.");
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .sealed = ALL }, "All bids are sealed",
                  "Reveal shows them to everybody.");
  assert_bidding ((RhCapeBidding) { .seat = 1, .sealed = 1 << 0 }, "Bram bids next", "");
  assert_bidding ((RhCapeBidding) { .seat = 1 }, "Bram bids next",
                  "Each bid stays secret. To bid before your turn, choose your name.");
  assert_bidding ((RhCapeBidding) { .seat = 1, .sealed = 1 << 1 }, "Bram’s bid is sealed",
                  "It can’t be looked at, but it can be withdrawn and entered again.");
  assert_bidding ((RhCapeBidding) { .seat = 2, .sealed = ALL }, "Csilla’s bid is sealed",
                  "It can’t be looked at, but it can be withdrawn and entered again.");
}

static void
test_hint (void)
{
  /* Why a bid that was typed, or sealed, isn't there any more. */
  const char *again = "If you had already bid, please bid again.";
  const char *next = "Who bids next?";

  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .end = RH_CAPE_BID_COVERED }, next,
                  "The bid being entered was left alone for a moment, so it has been wiped.");
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .end = RH_CAPE_BID_FORGOTTEN, .resumed = TRUE }, next,
                  "Nothing happened for a minute, so the bid being entered has been wiped.");
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .end = RH_CAPE_BID_DROPPED, .resumed = TRUE }, next,
                  "The correction has dropped the sealed bids. Please bid again.");
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .end = RH_CAPE_BID_EMPTY, .resumed = TRUE }, next, again);
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .sealed = 1, .resumed = TRUE }, next, again);
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .sealed = ALL, .resumed = TRUE }, "All bids are sealed",
                  "Reveal shows them to everybody.");
  assert_bidding ((RhCapeBidding) { .seat = 0, .end = RH_CAPE_BID_COVERED, .resumed = TRUE },
                  "Anna bids next", "The bid being entered was left alone for a moment, so it has been wiped.");

  /* Only where they are to be given again. */
  g_assert_true (rh_cape_text_bids_are_lost (&(RhCapeBidding) { .seat = 0, .resumed = TRUE }));
  g_assert_true (rh_cape_text_bids_are_lost (&(RhCapeBidding) { .seat = NOBODY, .end = RH_CAPE_BID_DROPPED }));
  g_assert_false (rh_cape_text_bids_are_lost (&(RhCapeBidding) { .seat = 0 }));
  g_assert_false (rh_cape_text_bids_are_lost (&(RhCapeBidding) { .seat = 0, .sealed = 1, .end = RH_CAPE_BID_DROPPED }));
  g_assert_false (rh_cape_text_bids_are_lost (&(RhCapeBidding) { .seat = 0, .end = RH_CAPE_BID_COVERED, .resumed = TRUE }));
}

static void
test_early (void)
{
  /* A figure is nobody's bid yet, or not any more: what comes first is said. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeBidding bidding = { .seat = 0 };

  g_assert_cmpstr (rh_cape_text_bids_early (&bidding, setup), ==, "Nothing was sealed just now. Tap, or press Backspace (⌫).");
  bidding.sealed = ALL;
  g_assert_cmpstr (rh_cape_text_bids_early (&bidding, setup), ==, "Nothing was entered. Press Backspace (⌫) to go on.");
  bidding.seat = NOBODY;
  g_assert_cmpstr (rh_cape_text_bids_early (&bidding, setup), ==, "All bids are sealed. Press Backspace (⌫), then Reveal.");
}

static void
test_word (void)
{
  /* A sealed bid stays sealed for who opens it again. */
  g_assert_cmpstr (rh_cape_text_bids_word (FALSE, FALSE), ==, "waiting");
  g_assert_cmpstr (rh_cape_text_bids_word (FALSE, TRUE), ==, "bidding");
  g_assert_cmpstr (rh_cape_text_bids_word (TRUE, FALSE), ==, "sealed");
  g_assert_cmpstr (rh_cape_text_bids_word (TRUE, TRUE), ==, "sealed");
  g_assert_cmpstr (rh_cape_text_bids_tile (FALSE), ==, "waiting");
  g_assert_cmpstr (rh_cape_text_bids_tile (TRUE), ==, "✓ sealed");
}

static void
test_panel (void)
{
  /* To the bidder alone: what there is to bid from. */
  assert_text ("Anna, only you should look", rh_cape_text_bids_alone ("Anna"));
  assert_text ("Anna’s bid, hidden", rh_cape_text_bids_field ("Anna"));
  assert_text ("You have £64. Everybody pays their bid.", rh_cape_text_bids_capital (64));
  assert_text ("More than your £64.", rh_cape_text_bids_too_much (64));
  assert_text ("More than your £64. Press ⌫.", rh_cape_text_bids_stop ("More than your £64."));
  g_assert_cmpstr (rh_cape_text_bids_stopped (), ==, "Nothing was sealed just now. Tap, or press Backspace (⌫).");
  assert_text ("Anna’s bid, out of turn? Press Backspace (⌫) to go on.", rh_cape_text_bids_out_of_turn ("Anna"));
  g_assert_cmpstr (rh_cape_text_bids_again (), ==, "Not taken. Press Backspace (⌫), then type it again.");
}

static void
test_typed (void)
{
  /* Whether anything is typed, and to who peeks, how many digits: never which. */
  g_assert_cmpstr (rh_cape_text_bids_typed (TRUE), ==, "empty");
  g_assert_cmpstr (rh_cape_text_bids_typed (FALSE), ==, "not empty");
  assert_text ("1 figure is typed.", rh_cape_text_bids_peek (1));
  assert_text ("2 figures are typed.", rh_cape_text_bids_peek (2));
}

static void
test_openly (void)
{
  /* Where bids are entered openly. */
  assert_text ("Not secret: what does Anna’s slip say?", rh_cape_text_bids_ask ("Anna"));
  assert_text ("Anna has only £64.", rh_cape_text_bids_only ("Anna", 64));
}

static void
test_due (void)
{
  /* The next clockwise of who has sealed, or who has given up a bid; once all have, who was last. */
  g_assert_cmpuint (rh_cape_bidding_find_due (0, 0, 0, 3), ==, 0);
  g_assert_cmpuint (rh_cape_bidding_find_due (1, 0, 2, 3), ==, 2);
  g_assert_cmpuint (rh_cape_bidding_find_due (2, 0, 6, 3), ==, 0);
  g_assert_cmpuint (rh_cape_bidding_find_due (0, 2, 5, 3), ==, 1);
  g_assert_cmpuint (rh_cape_bidding_find_due (2, 6, 1, 3), ==, 1);
  g_assert_cmpuint (rh_cape_bidding_find_due (1, 0, 7, 3), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-bids/sealed", test_sealed);
  g_test_add_func ("/cape-text-bids/due", test_due);
  g_test_add_func ("/cape-text-bids/question", test_question);
  g_test_add_func ("/cape-text-bids/hint", test_hint);
  g_test_add_func ("/cape-text-bids/early", test_early);
  g_test_add_func ("/cape-text-bids/word", test_word);
  g_test_add_func ("/cape-text-bids/panel", test_panel);
  g_test_add_func ("/cape-text-bids/typed", test_typed);
  g_test_add_func ("/cape-text-bids/openly", test_openly);

  return g_test_run ();
}
