/* SPDX-License-Identifier: GPL-3.0-or-later
 * What cards and the figures on them are called. */

#include "config.h"

#include "rh-cape-text-card.h"
#include "telling-table.h"

static void
test_place (void)
{
  /* By its number, counted from 1, given or not. */
  RhCapeCard desert = { RH_CAPE_DESERT, 2, 7 };

  assert_text ("Card 1: Desert, 2 rails, £7", rh_cape_text_card_place (0, &desert));
  assert_text ("Card 3: not entered yet", rh_cape_text_card_place (2, NULL));
}

static void
test_offered (void)
{
  /* Two that look the same are told apart by their numbers; who has one is said behind it. */
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhCapeState state = telling_table_state (RH_CAPE_PICK);

  for (guint i = 0; i < state.n_seats; i++) {
    state.offer[i] = (RhCapeCard) { RH_CAPE_DESERT, 2, 7 };
    state.taker[i] = RH_CAPE_NO_SEAT;
  }
  state.offer[1].rails = 1;
  assert_text ("Card 1: Desert, 2 rails, £7", rh_cape_text_card_offered (setup, &state, 0));
  assert_text ("Desert, 1 rail, £7", rh_cape_text_card_offered (setup, &state, 1));
  assert_text ("Card 3: Desert, 2 rails, £7", rh_cape_text_card_offered (setup, &state, 2));
  state.taker[0] = 1;
  state.taker[1] = 2;
  assert_text ("Card 1: Desert, 2 rails, £7, taken by Bram", rh_cape_text_card_offered (setup, &state, 0));
  assert_text ("Desert, 1 rail, £7, taken by Csilla", rh_cape_text_card_offered (setup, &state, 1));
}

static void
test_offer (void)
{
  /* All that there is to bid for, in its order. */
  RhCapeState state = { .n_seats = 2, .offer = { { RH_CAPE_RIVER, 0, 7 }, { RH_CAPE_VILLAGE, 1, 8 } } };

  assert_text ("river, no rails, £7; village, 1 rail, £8", rh_cape_text_card_offer (&state));
}

static void
test_figures (void)
{
  /* What a terrain needs (P4), and a value, with who has drawn it where several have. */
  assert_text ("needs 10", rh_cape_text_card_needs (RH_CAPE_RIVER));
  assert_text ("needs 8", rh_cape_text_card_needs (RH_CAPE_DESERT));
  assert_text ("£7", rh_cape_text_card_value (7, NULL));
  assert_text ("Anna: 10", rh_cape_text_card_value (10, "Anna"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-card/place", test_place);
  g_test_add_func ("/cape-text-card/offered", test_offered);
  g_test_add_func ("/cape-text-card/offer", test_offer);
  g_test_add_func ("/cape-text-card/figures", test_figures);

  return g_test_run ();
}
