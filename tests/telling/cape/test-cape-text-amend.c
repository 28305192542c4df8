/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves that are given again, in words. */

#include "config.h"

#include "rh-cape-text-amend.h"
#include "telling-table.h"

#include <string.h>

static void
test_fields (void)
{
  /* Whose bid it is. */
  assert_text ("Bid of Anna, in pounds", rh_cape_text_amend_bid ("Anna"));
}

static void
test_ways (void)
{
  /* The rails and what is left are told of each way to build. */
  const RhCapeWay dear = { .bonus = 1, .buy = 4, .cost = 40, .income = 7, .left = 62 };
  const RhCapeWay free_of_cost = { .income = 7, .left = 107 };

  assert_text ("1 bonus, buy 4, leaves £62", rh_cape_text_amend_way (&dear));
  assert_text ("0 bonus, buy 0, leaves £107", rh_cape_text_amend_way (&free_of_cost));
}

static char *
tell_adapted (int bonus_was, int buy_was, int bonus, int buy)
{
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  const RhCapeMove was = { .kind = RH_CAPE_MOVE_BUILD, .seat = 1, .bonus = bonus_was, .buy = buy_was };
  const RhCapeMove move = { .kind = RH_CAPE_MOVE_BUILD, .seat = 1, .bonus = bonus, .buy = buy };

  return rh_cape_text_amend_adapted (setup, &was, &move);
}

static void
test_adapted (void)
{
  /* What a build takes after a correction, and what it took before; nothing where it is the same, or another decision. */
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  const RhCapeMove build = { .kind = RH_CAPE_MOVE_BUILD, .seat = 1, .buy = 1 };
  const RhCapeMove other = { .kind = RH_CAPE_MOVE_BUILD, .seat = 0 };
  const RhCapeMove pass = { .kind = RH_CAPE_MOVE_PASS, .seat = 1 };
  const RhCapeMove drawn = { .kind = RH_CAPE_MOVE_DRAW, .seat = 1, .card = { .rails = 2 } };
  RhCapeMove turned = drawn;

  assert_text ("Bram builds: 2 rails bought instead of 1, for £20", tell_adapted (0, 1, 0, 2));
  assert_text ("Bram builds: 1 rail bought instead of 0, for £10", tell_adapted (2, 0, 2, 1));
  assert_text ("Bram builds: no rails bought instead of 3", tell_adapted (0, 3, 0, 0));
  assert_text ("Bram builds: 1 bonus rail used instead of 2", tell_adapted (2, 0, 1, 0));
  assert_text ("Bram builds: no bonus rails used instead of 1; no rails bought instead of 1", tell_adapted (1, 1, 0, 0));
  assert_text ("Bram builds: 2 bonus rails used instead of 3; 1 rail bought instead of 0, for £10",
               tell_adapted (3, 0, 2, 1));
  turned.seat = 0;
  assert_text ("Bram turns up that card instead of Anna", rh_cape_text_amend_adapted (setup, &turned, &drawn));
  turned.card.rails = 3;
  g_assert_null (rh_cape_text_amend_adapted (setup, &turned, &drawn));
  g_assert_null (tell_adapted (1, 2, 1, 2));
  g_assert_null (rh_cape_text_amend_adapted (setup, &build, &other));
  g_assert_null (rh_cape_text_amend_adapted (setup, &build, &pass));
  g_assert_null (rh_cape_text_amend_adapted (setup, &pass, &pass));
}

/* As a correction of round 3 tells it, and a button that undoes it, where that does. */
static void
assert_changed (const char *was, const char *line, const char *expected, gboolean button)
{
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeMove before, move;
  RhWords words;

  g_assert_true (rh_words_split (&words, was, strlen (was)) && rh_cape_move_parse (&words, &before, NULL));
  g_assert_true (rh_words_split (&words, line, strlen (line)) && rh_cape_move_parse (&words, &move, NULL));
  assert_text (expected, rh_cape_text_amend_changed (setup, &before, &move, 3));
  assert_text (button ? expected : NULL, rh_cape_text_amend_changed (setup, &before, &move, 0));
}

static void
test_changed (void)
{
  /* What it was and is, of two things at most; nothing where that isn't told in a few words. */
  const char *card = "card 2 (village, 3 rails, £1 → village, 3 rails, £10)";

  assert_changed ("bids 1 4 3", "bids 1 5 3", "bids of round 3: Bram £5 instead of £4", FALSE);
  assert_changed ("bids 1 4 3", "bids 2 5 0", "bids of round 3: Anna £2 instead of £1, Bram £5 instead of £4 and 1 more", FALSE);
  assert_changed ("reveal r0/2 v3/1 r0/2", "reveal r0/2 v3/10 r0/2", card, TRUE);
  assert_changed ("reveal r1/2 v3/1 r1/2", "reveal r1/3 v3/1 r1/3",
                  "card 1 (river, 1 rail, £2 → river, 1 rail, £3), card 3 (river, 1 rail, £2 → river, 1 rail, £3)", FALSE);
  assert_changed ("tie 1:/6 2:/3", "tie 1:/6 2:/4", "draw of round 3: Bram 4 instead of 3", FALSE);
  assert_changed ("pick 2 3", "pick 2 1", "Bram picks card 1 instead of 3", TRUE);
  assert_changed ("draw 1 2", "draw 1 3", "Anna turned up 3 rails instead of 2 rails", TRUE);
  assert_changed ("draw 1 d2/7", "draw 1 3", "Anna turned up 3 rails instead of 2 rails", TRUE);
  assert_changed ("draw 1 d2/7", "draw 1 v2/7", "Anna turned up village, 2 rails, £7 instead of desert, 2 rails, £7", TRUE);
  assert_changed ("pass 1", "build 1 bonus=0 buy=2", "Anna built instead of passing", TRUE);
  assert_changed ("build 1 bonus=0 buy=2", "pass 1", "Anna passed instead of building", TRUE);
  assert_changed ("build 1 bonus=1 buy=1", "build 1 bonus=0 buy=2",
                  "Anna builds: no bonus rails used instead of 1; 2 rails bought instead of 1, for £20", FALSE);
  assert_changed ("bids 1 4 3", "bids 1 4 3", NULL, FALSE);
  assert_changed ("reveal r0/2 v3/1 r0/2", "reveal r0/2 v3/1", NULL, FALSE);
  assert_changed ("pass 1", "pass 2", NULL, FALSE);
  assert_changed ("draw 1 d2/7", "draw 1 2", NULL, FALSE);
}

static void
test_swap (void)
{
  /* Of two who have taken each other's card, the second. */
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  RhCapeMove was = { .kind = RH_CAPE_MOVE_PICK, .seat = 1, .pick = 2 };
  RhCapeMove now = { .kind = RH_CAPE_MOVE_PICK, .seat = 1, .pick = 0 };

  assert_text ("Bram picks card 1 instead of 3", rh_cape_text_amend_rearranged (setup, &was, 1, &now, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-amend/fields", test_fields);
  g_test_add_func ("/cape-text-amend/ways", test_ways);
  g_test_add_func ("/cape-text-amend/adapted", test_adapted);
  g_test_add_func ("/cape-text-amend/changed", test_changed);
  g_test_add_func ("/cape-text-amend/swap", test_swap);

  return g_test_run ();
}
