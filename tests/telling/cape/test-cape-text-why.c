/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why the numbers on the table are what they are, in words. */

#include "config.h"

#include "rh-cape-text-why.h"
#include "telling-table.h"

static void
test_others (void)
{
  /* What a build would cost somebody else: pounds, nothing, bonus rails, or more than there is. */
  RhCapeState state = telling_table_build ();

  assert_text ("Anna: desert (8), 3 short, £30 of £64", rh_cape_text_why_other ("Anna", &state, 0));
  assert_text ("Bram: river (10), 7 short, £70: can’t, has £9", rh_cape_text_why_other ("Bram", &state, 1));
  state.players[0].bonus = 5;
  assert_text ("Anna: desert (8), could build for £0 and 3 bonus rails", rh_cape_text_why_other ("Anna", &state, 0));
  state.common[1].rails = 3;
  assert_text ("Anna: desert (8), could build for £0", rh_cape_text_why_other ("Anna", &state, 0));
  assert_text ("Csilla: nothing ahead", rh_cape_text_why_other ("Csilla", &state, 2));
}

static void
test_aside (void)
{
  /* The same in a word or two, for a glance; nothing of whose turn it is, with nothing ahead, and where nobody builds. */
  RhCapeState state = telling_table_build ();

  state.phase = RH_CAPE_DECIDE;
  state.seat = 2;
  assert_text ("3 short · £30", rh_cape_text_why_aside (&state, 0));
  assert_text ("7 short · can’t", rh_cape_text_why_aside (&state, 1));
  g_assert_null (rh_cape_text_why_aside (&state, 2));
  state.seat = 0;
  g_assert_null (rh_cape_text_why_aside (&state, 0));
  g_assert_null (rh_cape_text_why_aside (&state, 2));
  state.seat = 1;
  state.players[0].bonus = 5;
  assert_text ("could build", rh_cape_text_why_aside (&state, 0));
  state.passes = 1; /* who has passed did so when it couldn't */
  g_assert_null (rh_cape_text_why_aside (&state, 0));
  state.players[0].bonus = 0;
  assert_text ("3 short · £30", rh_cape_text_why_aside (&state, 0));
  state.phase = RH_CAPE_PICK;
  g_assert_null (rh_cape_text_why_aside (&state, 0));
}

static void
test_order (void)
{
  /* Only what the bids don't say is said, a line for each two places. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_build ();

  state.bids[0] = 7;
  state.bids[1] = 5;
  assert_text (NULL, rh_cape_text_why_order (setup, &state));
  state.bids[0] = 5;
  state.players[0].capital = 55;
  state.players[1].capital = 60;
  assert_text ("Anna before Bram: £55 left against £60.",
               rh_cape_text_why_order (setup, &state));
  state.players[1].capital = 55;
  assert_text ("Anna before Bram: higher card drawn.",
               rh_cape_text_why_order (setup, &state));
  state.bids[2] = 5;
  state.players[2].capital = 70;
  assert_text ("Anna before Bram: higher card drawn.\n"
               "Bram before Csilla: £55 left against £70.",
               rh_cape_text_why_order (setup, &state));
  state.players[2].capital = 55;
  assert_text ("Anna, Bram and Csilla, in this order by the cards drawn.",
               rh_cape_text_why_order (setup, &state));
  state.bids[2] = 4;
  assert_text ("Anna before Bram: higher card drawn.",
               rh_cape_text_why_order (setup, &state));
  state.bids[2] = 5;
  state.tied[0] = state.tied[1] = TRUE;
  assert_text (NULL, rh_cape_text_why_order (setup, &state));
}

static void
test_tie (void)
{
  /* What two have in common, or more than two. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_build ();

  state.phase = RH_CAPE_TIE;
  state.bids[1] = state.bids[2] = 5;
  state.tied[1] = TRUE;
  assert_text ("Bram and Csilla both bid £5 and have £9 left: higher card first.", rh_cape_text_why_tie (setup, &state));
  state.bids[0] = 5;
  state.players[0].capital = 9;
  state.tied[0] = TRUE;
  assert_text ("Anna, Bram and Csilla all bid £5 and have £9 left: highest card first.", rh_cape_text_why_tie (setup, &state));
}

static void
test_capital (void)
{
  /* Whose capital it is, and where all of it is told. */
  assert_text ("Anna’s capital (the whole ledger: L)", rh_cape_text_why_capital ("Anna"));
}

static void
test_gain (void)
{
  /* A bonus rail was got by waiting, or in the Dutch reading by building up to a river. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);

  g_assert_cmpstr (rh_cape_text_why_gains (), ==, "Where the bonus rails in hand come from");
  assert_text ("Bram, round 3: before a river when Anna built",
               rh_cape_text_why_gain (setup, 1, &(RhCapeGain) { .round = 3, .builder = 0 }));
  assert_text ("Bram, round 3: built up to a river",
               rh_cape_text_why_gain (setup, 1, &(RhCapeGain) { .round = 3, .builder = 1 }));

  /* On Bram’s own sheet his name isn’t said again. */
  assert_text ("Round 3: before a river when Anna built",
               rh_cape_text_why_own_gain (setup, 1, &(RhCapeGain) { .round = 3, .builder = 0 }));
  assert_text ("Round 3: built up to a river",
               rh_cape_text_why_own_gain (setup, 1, &(RhCapeGain) { .round = 3, .builder = 1 }));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-why/others", test_others);
  g_test_add_func ("/cape-text-why/aside", test_aside);
  g_test_add_func ("/cape-text-why/order", test_order);
  g_test_add_func ("/cape-text-why/tie", test_tie);
  g_test_add_func ("/cape-text-why/capital", test_capital);
  g_test_add_func ("/cape-text-why/gain", test_gain);

  return g_test_run ();
}
