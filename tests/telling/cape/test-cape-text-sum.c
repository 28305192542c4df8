/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sum of a build and the ways to pay for it, in words. */

#include "config.h"

#include "rh-cape-text-sum.h"
#include "telling-table.h"

/* Anna before a desert, which needs 8, with 2 rails of her own, some in the common row, some bonus rails and pounds. */
static RhCapeOffer
make_offer (guint common, int bonus, int capital)
{
  RhCapeState state = telling_table_state (RH_CAPE_DECIDE);
  RhCapeOffer offer;

  for (state.n_common = 0; state.n_common < common; state.n_common++)
    state.common[state.n_common].rails = 1;
  state.players[0] = (RhCapePlayer) {
    .capital = capital, .bonus = bonus, .owned = 1, .cards = { { RH_CAPE_DESERT, 2, 7 } },
  };
  g_assert_true (rh_cape_offer_compute (&state, 0, &offer));

  return offer;
}

static void
test_captions (void)
{
  /* What stands below the figures; and what is known before a card is turned up. */
  RhCapeOffer offer = make_offer (4, 3, 64);

  assert_text ("of 8", rh_cape_text_sum_of (&offer));
  assert_text ("of 8 for the desert", rh_cape_text_sum_need (&offer));
  assert_text ("Own cards 2, bonus rails 3, needed 8", rh_cape_text_sum_expected (&offer));
}

static void
test_short (void)
{
  /* One bonus rail helps, one rail more is bought; who hasn't the pounds is told what it would be. */
  RhCapeOffer offer = make_offer (4, 1, 64);

  assert_text ("1 rail short: £10", rh_cape_text_sum_result (&offer));
  assert_text ("Common row 4, own cards 2, bonus rails 1: 7 of 8 for the desert. 1 rail short: £10",
               rh_cape_text_sum_spoken (&offer, "Anna"));
  offer = make_offer (4, 1, 9);
  assert_text ("1 short: £10, has £9", rh_cape_text_sum_result (&offer));
  offer = make_offer (4, 0, 9);
  assert_text ("Common row 4, own cards 2, bonus rails 0: 6 of 8 for the desert. "
               "2 rails short: they cost £20, and Anna has £9",
               rh_cape_text_sum_spoken (&offer, "Anna"));
}

static void
test_enough (void)
{
  /* Enough to the rail, with or without bonus rails, and more than enough (B8). */
  RhCapeOffer offer = make_offer (6, 0, 0);

  assert_text ("Exactly enough", rh_cape_text_sum_result (&offer));
  offer = make_offer (4, 5, 0);
  assert_text ("Exactly enough", rh_cape_text_sum_result (&offer));
  offer = make_offer (7, 5, 0);
  assert_text ("Enough, 1 rail to spare", rh_cape_text_sum_result (&offer));
  offer = make_offer (9, 0, 0);
  assert_text ("Common row 9, own cards 2, bonus rails 0: 11 of 8 for the desert. Enough, 3 rails to spare",
               rh_cape_text_sum_spoken (&offer, "Anna"));
}

static void
test_ways (void)
{
  /* What costs nothing has no price; the income is always told, beside the bonus rails where those help; and so it is where the
   * build wins. */
  RhCapeOffer offer = make_offer (4, 1, 50);

  g_assert_cmpuint (offer.n_ways, ==, 2);
  assert_text ("Build for £10", rh_cape_text_sum_way (&offer.ways[0]));
  assert_text ("1 bonus, +£7, leaves £47", rh_cape_text_sum_left (&offer, &offer.ways[0]));
  assert_text ("Build for £20", rh_cape_text_sum_way (&offer.ways[1]));
  assert_text ("0 bonus, +£7, leaves £37", rh_cape_text_sum_left (&offer, &offer.ways[1]));
  offer = make_offer (6, 1, 50);
  assert_text ("Build", rh_cape_text_sum_way (&offer.ways[0]));
  assert_text ("+£7 income, leaves £57", rh_cape_text_sum_left (&offer, &offer.ways[0]));
  offer.wins = TRUE;
  assert_text ("wins, +£7, leaves £57", rh_cape_text_sum_left (&offer, &offer.ways[0]));
  offer = make_offer (4, 1, 50);
  offer.wins = TRUE;
  assert_text ("wins, 1 bonus, +£7, leaves £47", rh_cape_text_sum_left (&offer, &offer.ways[0]));
  assert_text ("wins, 0 bonus, +£7, leaves £37", rh_cape_text_sum_left (&offer, &offer.ways[1]));
}

static void
test_way (void)
{
  /* A way tells what it takes of both, and what is left of both; above it stands what all of them make up for. */
  RhCapeOffer offer = make_offer (4, 1, 50);

  assert_text ("2 short:", rh_cape_text_sum_lacking (&offer));
  assert_text ("Common row 4, own cards 2: 6 of 8 for the desert. 2 short:", rh_cape_text_sum_lacking_spoken (&offer));
  assert_text ("1 bonus + 1 bought", rh_cape_text_sum_way_rails (&offer.ways[0]));
  assert_text ("leaves £47, 0 bonus", rh_cape_text_sum_way_after (&offer, &offer.ways[0]));
  assert_text ("0 bonus + 2 bought", rh_cape_text_sum_way_rails (&offer.ways[1]));
  assert_text ("leaves £37, 1 bonus", rh_cape_text_sum_way_after (&offer, &offer.ways[1]));
  assert_text ("Build for £20, 0 bonus + 2 bought, leaves £37, 1 bonus",
               rh_cape_text_sum_way_spoken (&offer, &offer.ways[1]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-sum/captions", test_captions);
  g_test_add_func ("/cape-text-sum/short", test_short);
  g_test_add_func ("/cape-text-sum/enough", test_enough);
  g_test_add_func ("/cape-text-sum/ways", test_ways);
  g_test_add_func ("/cape-text-sum/way", test_way);

  return g_test_run ();
}
