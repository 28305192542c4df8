/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the numbers on the table came about. */

#include "cape-table.h"

static void
assert_order (const RhCapeState *state, guint place, guint seat, RhCapeOrderReason reason)
{
  g_assert_cmpuint (state->order[place], ==, seat);
  g_assert_cmpint (rh_cape_why_order (state, place), ==, reason);
}

static void
test_order (void)
{
  /* Rules A4, A5: a higher bid, or less left of the same bid; who is last needs no reason. */
  RhCapeState state = cape_table_start (3, NULL, "reveal s3/2 s3/2 s3/1; bids 5 9 0; pick 2 1; pick 1 2; "
                                                 "draw 2 3; build 2 bonus=0 buy=0; reveal d2/7 v1/3 s3/10; "
                                                 "bids 3 3 9");

  assert_order (&state, 0, 2, RH_CAPE_ORDER_BID);
  assert_order (&state, 1, 1, RH_CAPE_ORDER_CAPITAL);
  assert_order (&state, 2, 0, RH_CAPE_ORDER_LAST);
  g_assert_cmpint (state.players[1].capital, <, state.players[0].capital);
}

static void
test_order_drawn (void)
{
  /* Rule A6: equal in both, first open, then settled by the cards drawn; an equal draw stays open. */
  RhCapeState state = cape_table_start (3, NULL, "reveal s3/2 s3/2 s3/1; bids 5 5 5");

  for (guint place = 0; place < 2; place++)
    g_assert_cmpint (rh_cape_why_order (&state, place), ==, RH_CAPE_ORDER_TIED);
  cape_table_play (&state, "tie 1:/2 2:/9 3:/2");
  assert_order (&state, 0, 1, RH_CAPE_ORDER_DRAWN);
  g_assert_cmpint (rh_cape_why_order (&state, 1), ==, RH_CAPE_ORDER_TIED);
  cape_table_play (&state, "tie 1:/2 3:/4");
  assert_order (&state, 1, 2, RH_CAPE_ORDER_DRAWN);
  assert_order (&state, 2, 0, RH_CAPE_ORDER_LAST);
}

static RhCapeWhy
trace (const char *river_bonus, const char *const *moves, guint seat)
{
  g_autoptr (RhSetup) setup = cape_table_setup (2, river_bonus);
  g_autoptr (GError) error = NULL;
  RhCapeWhy why;

  rh_cape_why_trace (setup, moves, seat, &why, &error);
  g_assert_no_error (error);

  return why;
}

/* Seat 2 waits before a river while seat 1 builds in two rounds. */
static const char *const waits[] = {
  "reveal s3/7 r3/10", "bids 12 0", "pick 1 1", "draw 1 3", "build 1 bonus=0 buy=0",
  "reveal s3/7 d0/7",  "bids 0 4",  "pick 2 2", "draw 2 0", "pass 2",
  "draw 1 3",          "build 1 bonus=0 buy=0", NULL,
};

/* Then it crosses the river, with one bonus rail of the two. */
static const char *const crosses[] = {
  "reveal s3/7 r3/10", "bids 12 0", "pick 1 1", "draw 1 3", "build 1 bonus=0 buy=0",
  "reveal s3/7 d0/7",  "bids 0 4",  "pick 2 2", "draw 2 0", "pass 2",
  "draw 1 3",          "build 1 bonus=0 buy=0",
  "reveal s3/7 d3/7",  "bids 0 1",  "pick 2 2", "draw 2 3", "build 2 bonus=1 buy=0", NULL,
};

static void
test_gains (void)
{
  /* Rule R1: each bonus rail has the build that brought it; who has none has no reasons. */
  RhCapeWhy why = trace (NULL, waits, 1);

  g_assert_cmpuint (why.n_gains, ==, 2);
  g_assert_cmpuint (why.gains[0].round, ==, 1);
  g_assert_cmpuint (why.gains[1].round, ==, 2);
  g_assert_cmpuint (why.gains[0].builder, ==, 0);
  why = trace (NULL, waits, 0);
  g_assert_cmpuint (why.n_gains, ==, 0);
}

static void
test_gains_used (void)
{
  /* Rule B6: what was used is gone, the oldest first. */
  RhCapeWhy why = trace (NULL, crosses, 1);

  g_assert_cmpuint (why.n_gains, ==, 1);
  g_assert_cmpuint (why.gains[0].round, ==, 2);
}

static void
test_gains_own (void)
{
  /* Rule R1 as the Dutch edition has it: the builder, when the next card ahead is a river. */
  static const char *const moves[] = {
    "reveal s3/7 s3/10", "bids 0 12",  "pick 2 2", "draw 2 0", "pass 2", "draw 1 0", "pass 1", "draw 2 3",
    "build 2 bonus=0 buy=0",
    "reveal s3/1 r3/5", "bids 9 0", "pick 1 2", "draw 1 3", "build 1 bonus=0 buy=0", NULL,
  };
  RhCapeWhy why = trace ("all", moves, 0);

  g_assert_cmpuint (why.n_gains, ==, 1);
  g_assert_cmpuint (why.gains[0].builder, ==, 0);
  g_assert_cmpuint (why.gains[0].round, ==, 2);
  why = trace (NULL, moves, 0);
  g_assert_cmpuint (why.n_gains, ==, 0);
}

static void
test_capital (void)
{
  /* The start at first, then the last four changes; each remembers the state its reason is read from. */
  static const char *const none[] = { NULL };
  RhCapeWhy why = trace (NULL, none, 1);

  g_assert_cmpuint (why.n_changes, ==, 1);
  g_assert_cmpint (why.changes[0].entry.kind, ==, RH_CAPE_ENTRY_START);
  g_assert_cmpint (why.changes[0].entry.balance, ==, RH_CAPE_CAPITAL);

  why = trace (NULL, waits, 0);
  g_assert_cmpuint (why.n_changes, ==, 4);
  g_assert_cmpint (why.changes[0].entry.amount, ==, -12);
  g_assert_cmpuint (why.changes[0].before.round, ==, 1);
  g_assert_cmpint (why.changes[1].entry.kind, ==, RH_CAPE_ENTRY_INCOME);
  g_assert_cmpint (why.changes[2].entry.kind, ==, RH_CAPE_ENTRY_BID);
  g_assert_cmpuint (why.changes[2].before.round, ==, 2);
  g_assert_cmpint (why.changes[3].entry.balance, ==, 102);
  g_assert_cmpuint (why.changes[3].before.players[0].crossed, ==, 1);
}

static void
test_refused (void)
{
  /* A move that doesn't fit is refused as in play. */
  static const char *const moves[] = { "pass 1", NULL };
  g_autoptr (RhSetup) setup = cape_table_setup (2, NULL);
  g_autoptr (GError) error = NULL;
  RhCapeWhy why;

  g_assert_false (rh_cape_why_trace (setup, moves, 0, &why, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-why/order", test_order);
  g_test_add_func ("/cape-why/order-drawn", test_order_drawn);
  g_test_add_func ("/cape-why/gains", test_gains);
  g_test_add_func ("/cape-why/gains-used", test_gains_used);
  g_test_add_func ("/cape-why/gains-own", test_gains_own);
  g_test_add_func ("/cape-why/capital", test_capital);
  g_test_add_func ("/cape-why/refused", test_refused);

  return g_test_run ();
}
