/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sum of a build. */

#include "cape-table.h"

static RhCapeOffer
offer_of (const RhCapeState *state, guint seat)
{
  RhCapeOffer offer;

  g_assert_true (rh_cape_offer_compute (state, seat, &offer));

  return offer;
}

/* The ways to pay: bonus+buy=pounds, pounds left. */
static char *
ways_text (const RhCapeOffer *offer)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < offer->n_ways; i++)
    g_string_append_printf (string,
                            "%s%d+%d=%d, %d",
                            i > 0 ? "; " : "",
                            offer->ways[i].bonus,
                            offer->ways[i].buy,
                            offer->ways[i].cost,
                            offer->ways[i].left);

  return g_string_free (string, FALSE);
}

static void
check_ways (const RhCapeState *state, const char *expected)
{
  RhCapeOffer offer = offer_of (state, 0);
  g_autofree char *text = ways_text (&offer);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpint (offer.can_build, ==, offer.n_ways > 0);
}

static void
test_sum (void)
{
  /* Rule B3: the common row, all cards ahead (the one being crossed included), bonus rails, rails bought. */
  static const char *const rows[] = { "r1/3 m2/2 s3/1", "v0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);
  RhCapeOffer offer;

  state.players[0].bonus = 1;
  cape_table_play (&state, "draw 1 1");
  offer = offer_of (&state, 0);
  g_assert_cmpuint (offer.seat, ==, 0);
  cape_table_assert_card (offer.card, "r1/3");
  g_assert_cmpint (offer.need, ==, 10); /* rule P4 */
  g_assert_cmpint (offer.common, ==, 1);
  g_assert_cmpint (offer.own, ==, 6);
  g_assert_cmpint (offer.bonus, ==, 1);
  g_assert_cmpint (offer.lacking, ==, 3);
  g_assert_cmpint (offer.useful, ==, 1);
  g_assert_cmpint (offer.total, ==, 8);
  g_assert_cmpint (offer.spare, ==, 0);
  g_assert_cmpint (offer.missing, ==, 2);
  g_assert_cmpint (offer.cost, ==, 20);
  g_assert_cmpint (offer.capital, ==, 100);
  g_assert_true (offer.can_build);
  check_ways (&state, "1+2=20, 83; 0+3=30, 73");

  /* Another seat can look at its own sum, too. */
  offer = offer_of (&state, 1);
  g_assert_cmpuint (offer.seat, ==, 1);
  g_assert_cmpint (offer.need, ==, 7);
  g_assert_cmpint (offer.own, ==, 0);
  g_assert_cmpint (offer.missing, ==, 6);
}

static void
test_surplus (void)
{
  /* Rule B8: with enough, or more than enough, nothing is short, and no bonus rail is of use. */
  static const char *const rows[] = { "s3/10", "v0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);
  RhCapeOffer offer;

  state.players[0].bonus = 5;
  cape_table_play (&state, "draw 1 3");
  check_ways (&state, "0+0=0, 110");
  g_assert_cmpint (offer_of (&state, 0).total, ==, 6);
  g_assert_cmpint (offer_of (&state, 0).spare, ==, 0);
  cape_table_play (&state, "pass 1; draw 2 3; pass 2; draw 1 3");
  check_ways (&state, "0+0=0, 110");
  offer = offer_of (&state, 0);
  g_assert_cmpint (offer.lacking, ==, 0);
  g_assert_cmpint (offer.useful, ==, 0);
  g_assert_cmpint (offer.total, ==, 12);
  g_assert_cmpint (offer.spare, ==, 6);
  g_assert_cmpint (offer.cost, ==, 0);
  g_assert_cmpint (offer.ways[0].income, ==, 10);
}

static void
test_all_ways (void)
{
  /* Rule B3: bonus rails one by one, as many as the player wants; the cheapest way first. */
  static const char *const rows[] = { "r0/5", "v0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);

  state.players[0].bonus = 5;
  cape_table_play (&state, "draw 1 0");
  check_ways (&state, "5+5=50, 55; 4+6=60, 45; 3+7=70, 35; 2+8=80, 25; 1+9=90, 15; 0+10=100, 5");
}

static void
test_capital (void)
{
  /* Rules B3, B5: capital must cover the rails before the income; one pound short is short. */
  static const char *const rows[] = { "r0/10", "v0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);
  RhCapeOffer offer;

  state.players[0].bonus = 5;
  cape_table_play (&state, "draw 1 0");
  state.players[0].capital = 60;
  check_ways (&state, "5+5=50, 20; 4+6=60, 10");
  state.players[0].capital = 59;
  check_ways (&state, "5+5=50, 19");
  state.players[0].capital = 49;
  check_ways (&state, "");

  /* What is missing is told whatever the capital. */
  offer = offer_of (&state, 0);
  g_assert_cmpint (offer.missing, ==, 5);
  g_assert_cmpint (offer.cost, ==, 50);
}

static void
assert_move (const RhCapeOffer *offer, guint way, const char *expected)
{
  RhCapeMove move;
  g_autofree char *text = NULL;

  rh_cape_offer_get_move (offer, way, &move);
  text = rh_cape_move_to_text (&move);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_moves (void)
{
  /* Rules B3, B4: each way to pay is a build, and behind the last of them comes to pass. */
  static const char *const rows[] = { "v0/1", "r0/5" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);
  RhCapeOffer offer;

  state.players[1].bonus = 1;
  state.players[1].capital = 90;
  offer = offer_of (&state, 1);
  g_assert_cmpuint (offer.n_ways, ==, 1);
  assert_move (&offer, 0, "build 2 bonus=1 buy=9");
  assert_move (&offer, 1, "pass 2");
  state.players[1].capital = 89;
  offer = offer_of (&state, 1);
  assert_move (&offer, 0, "pass 2");
}

static void
test_no_card (void)
{
  /* Rule B2: without a card ahead there is nothing to build. */
  RhCapeState state = cape_table_start (2, NULL, NULL);
  RhCapeOffer offer;

  g_assert_false (rh_cape_offer_compute (&state, 0, &offer));
  g_assert_false (offer.can_build);
  g_assert_cmpuint (offer.n_ways, ==, 0);
}

static void
test_wins (void)
{
  /* Rule E1: the eighth card wins, and none before. */
  RhCapeState state = cape_table_start (2, NULL, "reveal d2/7 v1/3;bids 9 5;pick 1 1");

  state.players[0].owned = RH_CAPE_ROUNDS;
  for (guint i = 1; i < RH_CAPE_ROUNDS; i++)
    state.players[0].cards[i] = state.players[0].cards[0];
  state.players[0].crossed = 6;
  g_assert_false (offer_of (&state, 0).wins);
  state.players[0].crossed = 7;
  g_assert_true (offer_of (&state, 0).wins);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-offer/sum", test_sum);
  g_test_add_func ("/cape-offer/surplus", test_surplus);
  g_test_add_func ("/cape-offer/all-ways", test_all_ways);
  g_test_add_func ("/cape-offer/capital", test_capital);
  g_test_add_func ("/cape-offer/moves", test_moves);
  g_test_add_func ("/cape-offer/wins", test_wins);
  g_test_add_func ("/cape-offer/no-card", test_no_card);

  return g_test_run ();
}
