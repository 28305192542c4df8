/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves that are given again, in words. */

#include "config.h"

#include "rh-cape-text-amend.h"
#include "telling-table.h"

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

  assert_text ("Bram builds: 2 rails bought instead of 1, for £20", tell_adapted (0, 1, 0, 2));
  assert_text ("Bram builds: 1 rail bought instead of 0, for £10", tell_adapted (2, 0, 2, 1));
  assert_text ("Bram builds: no rails bought instead of 3", tell_adapted (0, 3, 0, 0));
  assert_text ("Bram builds: 1 bonus rail used instead of 2", tell_adapted (2, 0, 1, 0));
  assert_text ("Bram builds: no bonus rails used instead of 1; no rails bought instead of 1", tell_adapted (1, 1, 0, 0));
  assert_text ("Bram builds: 2 bonus rails used instead of 3; 1 rail bought instead of 0, for £10",
               tell_adapted (3, 0, 2, 1));
  g_assert_null (tell_adapted (1, 2, 1, 2));
  g_assert_null (rh_cape_text_amend_adapted (setup, &build, &other));
  g_assert_null (rh_cape_text_amend_adapted (setup, &build, &pass));
  g_assert_null (rh_cape_text_amend_adapted (setup, &pass, &pass));
}

static char *
tell_card (const RhCapeMove *was, RhCapeTerrain terrain, guint value)
{
  RhCapeMove move = *was;

  move.cards[1] = (RhCapeCard) { terrain, 3, value };

  return rh_cape_text_amend_card (was, &move);
}

static void
test_card (void)
{
  /* Which card on offer is another, whole as it was and as it is; nothing where all are the same, or several aren't. */
  const RhCapeMove was = { .kind = RH_CAPE_MOVE_REVEAL, .n = 3,
                           .cards = { { RH_CAPE_RIVER, 0, 2 }, { RH_CAPE_VILLAGE, 3, 1 }, { RH_CAPE_RIVER, 0, 2 } } };
  const RhCapeMove pass = { .kind = RH_CAPE_MOVE_PASS };
  RhCapeMove both = was;
  RhCapeMove fewer = was;

  assert_text ("card 2 (village, 3 rails, £1 → village, 3 rails, £10)", tell_card (&was, RH_CAPE_VILLAGE, 10));
  assert_text ("card 2 (village, 3 rails, £1 → savanna, 3 rails, £1)", tell_card (&was, RH_CAPE_SAVANNA, 1));
  g_assert_null (tell_card (&was, RH_CAPE_VILLAGE, 1));

  both.cards[0].value = both.cards[2].value = 3;
  fewer.n = 2;
  g_assert_null (rh_cape_text_amend_card (&was, &both));
  g_assert_null (rh_cape_text_amend_card (&was, &fewer));
  g_assert_null (rh_cape_text_amend_card (&was, &pass));
  g_assert_null (rh_cape_text_amend_card (&pass, &pass));
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
  g_test_add_func ("/cape-text-amend/card", test_card);
  g_test_add_func ("/cape-text-amend/swap", test_swap);

  return g_test_run ();
}
