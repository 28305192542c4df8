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
  /* Everybody is asked; who has come is asked alone, and can take back what is sealed. */
  assert_bidding ((RhCapeBidding) { .seat = NOBODY }, "Everybody bids in secret. Who bids next?", NULL);
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .sealed = ALL }, "All bids are sealed", NULL);
  assert_bidding ((RhCapeBidding) { .seat = 1, .sealed = 1 << 0 }, "Bram, only you should look", NULL);
  assert_bidding ((RhCapeBidding) { .seat = 1, .sealed = 1 << 1 }, "Bram’s bid is sealed",
                  "It can’t be looked at, but it can be taken back and given anew.");
  assert_bidding ((RhCapeBidding) { .seat = 2, .sealed = ALL }, "Csilla’s bid is sealed",
                  "It can’t be looked at, but it can be taken back and given anew.");
}

static void
test_hint (void)
{
  /* Why a bid that was typed, or sealed, isn't there any more; not to who has come to bid. */
  const char *again = "Sealed bids are never stored. The game was opened again, so please give them again.";
  const char *next = "Everybody bids in secret. Who bids next?";

  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .end = RH_CAPE_BID_COVERED }, next,
                  "Something else came in front, so the bid that was open has been wiped.");
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .end = RH_CAPE_BID_FORGOTTEN, .resumed = TRUE }, next,
                  "Nothing happened for a minute, so the bid that was open has been wiped.");
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .sealed = 1, .resumed = TRUE }, next, again);
  assert_bidding ((RhCapeBidding) { .seat = NOBODY, .sealed = ALL, .resumed = TRUE }, "All bids are sealed", NULL);
  assert_bidding ((RhCapeBidding) { .seat = 0, .end = RH_CAPE_BID_COVERED, .resumed = TRUE },
                  "Anna, only you should look", NULL);
}

static void
test_word (void)
{
  /* A sealed bid stays sealed for who opens it again. */
  g_assert_cmpstr (rh_cape_text_bids_word (FALSE, FALSE), ==, "waiting");
  g_assert_cmpstr (rh_cape_text_bids_word (FALSE, TRUE), ==, "bidding");
  g_assert_cmpstr (rh_cape_text_bids_word (TRUE, FALSE), ==, "sealed");
  g_assert_cmpstr (rh_cape_text_bids_word (TRUE, TRUE), ==, "sealed");
}

static void
test_panel (void)
{
  /* To the bidder alone: what there is to bid from. */
  assert_text ("Anna, only you should look", rh_cape_text_bids_alone ("Anna"));
  assert_text ("Anna’s bid, hidden", rh_cape_text_bids_field ("Anna"));
  assert_text ("You have £64. Everybody pays their bid.", rh_cape_text_bids_capital (64));
  assert_text ("That is more than your £64.", rh_cape_text_bids_too_much (64));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-bids/sealed", test_sealed);
  g_test_add_func ("/cape-text-bids/question", test_question);
  g_test_add_func ("/cape-text-bids/hint", test_hint);
  g_test_add_func ("/cape-text-bids/word", test_word);
  g_test_add_func ("/cape-text-bids/panel", test_panel);

  return g_test_run ();
}
