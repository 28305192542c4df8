/* SPDX-License-Identifier: GPL-3.0-or-later
 * A claim as it would be: what it brings, what doubling takes, and that every way there is is one the rules take. */

#include "heart-table.h"

static RhHeartOffer
compute (const RhHeartState *state, guint seat, RhHeartColour colour, guint length)
{
  RhHeartOffer offer;

  rh_heart_offer_compute (state, seat, colour, length, &offer);

  return offer;
}

static void
test_own_cards (void)
{
  /* Enough cards, and nobody has more: three splits that use no engine in vain. */
  RhHeartState state = heart_table_start (2, "terrain 1 jungle jungle;terrain 1 jungle;terrain 2 jungle");
  RhHeartOffer offer = compute (&state, 0, RH_HEART_PURPLE, 4);

  g_assert_true (offer.allowed);
  g_assert_cmpint (offer.points, ==, 7);
  g_assert_cmpint (offer.doubled, ==, 14);
  g_assert_cmpint (offer.left, ==, 41);
  g_assert_cmpint (offer.need, ==, 2);
  g_assert_cmpint (offer.own, ==, 3);
  g_assert_cmpint (offer.most, ==, 1);
  g_assert_cmpuint (offer.holders, ==, 2);
  g_assert_cmpint (offer.doubling, ==, RH_HEART_DOUBLING_CARDS);
  g_assert_cmpuint (offer.n_useful, ==, 3);
  g_assert_cmpuint (offer.n_ways, ==, 15);
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpint (offer.ways[i].engines, ==, (int) i);
    g_assert_cmpint (offer.ways[i].cards, ==, 2 - (int) i);
    g_assert_cmpint (offer.ways[i].left, ==, 1 + (int) i);
    g_assert_cmpint (offer.ways[i].spare, ==, 0);
  }
  g_assert_cmpint (offer.ways[14].engines, ==, 14);
  g_assert_cmpint (offer.ways[14].spare, ==, 12);
  g_assert_cmpint (offer.ways[14].left, ==, 3);
}

static void
test_behind (void)
{
  /* Three behind: as many engines to draw level, of which one pays; nothing in between is offered. */
  RhHeartState state = heart_table_start (3, "terrain 1 desert;terrain 2 desert desert;terrain 2 desert desert;"
                                             "terrain 3 desert desert;terrain 3 desert desert");
  RhHeartOffer offer = compute (&state, 0, RH_HEART_RED, 3);

  g_assert_cmpint (offer.doubling, ==, RH_HEART_DOUBLING_ENGINES);
  g_assert_cmpuint (offer.holders, ==, 2 | 4);
  g_assert_cmpint (offer.short_level, ==, 3);
  g_assert_cmpint (offer.short_cards, ==, 0);
  g_assert_cmpint (offer.min_engines, ==, 3);
  g_assert_cmpuint (offer.n_useful, ==, 1);
  g_assert_cmpint (offer.ways[0].engines, ==, 3);
  g_assert_cmpint (offer.ways[0].cards, ==, 0);
  g_assert_cmpint (offer.ways[0].left, ==, 1);
  g_assert_cmpint (offer.ways[0].spare, ==, 2);
}

static void
test_short (void)
{
  /* Level, but too few to pay; and nobody with any. */
  RhHeartState state = heart_table_start (2, "terrain 1 mountain");
  RhHeartOffer offer = compute (&state, 0, RH_HEART_GREY, 5);

  g_assert_cmpint (offer.short_level, ==, 0);
  g_assert_cmpint (offer.short_cards, ==, 1);
  g_assert_cmpuint (offer.holders, ==, 0);
  g_assert_cmpuint (offer.n_useful, ==, 2);
  offer = compute (&state, 0, RH_HEART_GREEN, 1);
  g_assert_false (rh_heart_offer_is_open (&offer));
  g_assert_cmpint (offer.min_engines, ==, 1);
  g_assert_cmpuint (offer.n_useful, ==, 1);
  g_assert_cmpint (offer.ways[0].left, ==, 0);
}

static void
test_never (void)
{
  /* All 15 lie before somebody else. */
  RhHeartState state = { .n_seats = 2 };
  RhHeartOffer offer;

  state.players[0].trains = 45;
  state.players[1].cards[RH_HEART_DESERT] = 15;
  offer = compute (&state, 0, RH_HEART_YELLOW, 2);
  g_assert_cmpint (offer.doubling, ==, RH_HEART_DOUBLING_NEVER);
  g_assert_cmpuint (offer.n_ways, ==, 0);
  g_assert_cmpuint (offer.n_useful, ==, 0);
}

static void
test_trains (void)
{
  /* Too few trains: nothing can be claimed, doubled or not. */
  RhHeartState state = heart_table_start (2, "terrain 1 desert");
  RhHeartOffer offer;

  state.players[0].trains = 2;
  offer = compute (&state, 0, RH_HEART_YELLOW, 3);
  g_assert_false (offer.allowed);
  g_assert_cmpint (offer.missing_trains, ==, 1);
  g_assert_cmpuint (offer.n_ways, ==, 0);
  g_assert_false (rh_heart_offer_is_open (&offer));
  offer = compute (&state, 0, RH_HEART_YELLOW, 2);
  g_assert_true (rh_heart_offer_is_open (&offer)); /* the own card is enough */
  g_assert_true (offer.allowed);
  g_assert_cmpint (offer.left, ==, 0);
}

/* What the rules say of a move, and what is left of the type then. */
static gboolean
try_move (const RhHeartState *state, const RhHeartMove *move, RhHeartState *next)
{
  RhEntries entries;
  gboolean allowed;

  rh_entries_init (&entries);
  allowed = rh_heart_play (state, move, next, &entries, NULL);
  rh_entries_clear (&entries);

  return allowed;
}

static void
check_ways (const RhHeartState *state, const RhHeartOffer *offer)
{
  guint way = 0;
  RhHeartState next;
  RhHeartMove move;

  rh_heart_offer_get_plain (offer, &move);
  g_assert_cmpint (try_move (state, &move, &next), ==, offer->allowed);
  move.doubled = TRUE;
  for (move.engines = 0; move.engines <= RH_HEART_ENGINES; move.engines++) {
    gboolean allowed = try_move (state, &move, &next);

    if (!allowed)
      continue;
    g_assert_cmpuint (way, <, offer->n_ways);
    g_assert_cmpint (offer->ways[way].engines, ==, move.engines);
    g_assert_cmpint (offer->ways[way].left, ==, next.players[offer->seat].cards[offer->terrain]);
    g_assert_cmpint (offer->ways[way].cards, ==, next.last.paid);
    way++;
  }
  g_assert_cmpuint (way, ==, offer->n_ways);
  for (way = 0; way < offer->n_ways; way++) {
    rh_heart_offer_get_move (offer, way, &move);
    g_assert_true (try_move (state, &move, &next));
    g_assert_cmpuint (rh_heart_offer_find_way (offer, move.engines), ==, way);
  }
  g_assert_cmpuint (rh_heart_offer_find_way (offer, RH_HEART_OPEN), ==, 0);
}

static void
test_all (void)
{
  /* Whatever lies before two players, the ways are exactly those numbers of engines that the rules take. */
  RhHeartState state = heart_table_start (2, "terrain 1 jungle");

  for (int own = 0; own <= 15; own++) {
    for (int other = 0; own + other <= 15; other++) {
      for (guint length = 1; length <= RH_HEART_LENGTH_MAX; length++) {
        RhHeartOffer offer;

        state.players[0].cards[RH_HEART_DESERT] = own;
        state.players[1].cards[RH_HEART_DESERT] = other;
        state.players[0].trains = 1 + (own + other) % 9;
        offer = compute (&state, 0, RH_HEART_ORANGE, length);
        check_ways (&state, &offer);
      }
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-offer/own-cards", test_own_cards);
  g_test_add_func ("/heart-offer/behind", test_behind);
  g_test_add_func ("/heart-offer/short", test_short);
  g_test_add_func ("/heart-offer/never", test_never);
  g_test_add_func ("/heart-offer/trains", test_trains);
  g_test_add_func ("/heart-offer/all", test_all);

  return g_test_run ();
}
