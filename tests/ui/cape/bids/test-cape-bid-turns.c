/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who is asked to bid: the next player, whoever came before, and the first of those who have given up a bid. */

#include "config.h"

#include "rh-cape-bid-turns.h"

#define N_SEATS 3
#define STANDING 5

static void
assert_asks (RhCapeBidTurns *self, guint sealed, guint seat)
{
  g_assert_false (rh_cape_bid_turns_update (self, sealed, STANDING, N_SEATS));
  g_assert_cmpuint (self->due, ==, seat);
  g_assert_false (rh_cape_bid_turns_differ (self));
}

static void
test_order (void)
{
  RhCapeBidTurns turns = { 0 };

  assert_asks (&turns, 0, 0);
  assert_asks (&turns, 1, 1);
  assert_asks (&turns, 3, 2);
  assert_asks (&turns, 7, 2);
}

/* Whoever comes before the others is asked until something is sealed. */
static void
test_chosen (void)
{
  RhCapeBidTurns turns = { 0 };

  turns.due = 1;
  g_assert_true (rh_cape_bid_turns_differ (&turns));
  g_assert_false (rh_cape_bid_turns_update (&turns, 0, STANDING, N_SEATS));
  g_assert_cmpuint (turns.due, ==, 1);
  assert_asks (&turns, 2, 2);
  assert_asks (&turns, 6, 0);
}

static void
test_given_up (void)
{
  RhCapeBidTurns turns = { 0 };

  turns.due = 1;
  assert_asks (&turns, 2, 2);
  turns.due = 0;
  assert_asks (&turns, 3, 2);
  assert_asks (&turns, 2, 0); /* the last one again, */
  assert_asks (&turns, 0, 0); /* and of two the first */
  assert_asks (&turns, 1, 1);
  assert_asks (&turns, 3, 2);
  assert_asks (&turns, 1, 1);
}

/* The game stands elsewhere, and nobody's bid is sealed any more: that was a correction. Where bids stay sealed, or the last was
 * withdrawn, it wasn't. */
static void
test_dropped (void)
{
  RhCapeBidTurns turns = { 0 };

  turns.due = 1;
  assert_asks (&turns, 2, 2);
  assert_asks (&turns, 6, 0);
  g_assert_false (rh_cape_bid_turns_update (&turns, 6, STANDING + 1, N_SEATS));
  g_assert_cmpuint (turns.due, ==, 0);
  turns.due = 2;
  g_assert_true (rh_cape_bid_turns_update (&turns, 0, STANDING + 2, N_SEATS));
  g_assert_cmpuint (turns.due, ==, 0);
  g_assert_false (rh_cape_bid_turns_update (&turns, 0, STANDING + 2, N_SEATS));
  g_assert_false (rh_cape_bid_turns_update (&turns, 4, STANDING + 2, N_SEATS));
  g_assert_false (rh_cape_bid_turns_update (&turns, 0, STANDING + 2, N_SEATS));
  g_assert_cmpuint (turns.due, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-bid-turns/order", test_order);
  g_test_add_func ("/cape-bid-turns/chosen", test_chosen);
  g_test_add_func ("/cape-bid-turns/given-up", test_given_up);
  g_test_add_func ("/cape-bid-turns/dropped", test_dropped);

  return g_test_run ();
}
