/* SPDX-License-Identifier: GPL-3.0-or-later
 * The state of a game: its start, its pounds and its cards. */

#include "cape-table.h"

static const char *const two_rows[] = { "m3/4 r2/1", "s0/9" };

static void
test_start (void)
{
  /* The game before its first move. */
  for (guint n_seats = 2; n_seats <= 4; n_seats++) { /* rule P1 */
    RhCapeState state = cape_table_start (n_seats, NULL, NULL);

    g_assert_cmpuint (state.n_seats, ==, n_seats);
    g_assert_cmpint (state.phase, ==, RH_CAPE_REVEAL);
    g_assert_cmpint (state.seat, ==, RH_CAPE_NO_SEAT);
    g_assert_cmpint (state.winner, ==, RH_CAPE_NO_SEAT);
    g_assert_cmpuint (state.round, ==, 0);
    g_assert_cmpint (state.stock, ==, 50); /* rule P3 */
    g_assert_cmpint (state.discard, ==, 0);
    for (guint i = 0; i < n_seats; i++)
      g_assert_cmpint (state.players[i].capital, ==, 100); /* rule P5 */
  }
}

static void
test_river_option (void)
{
  /* Rule R1: others is the default, all is the Dutch reading. */
  g_assert_false (cape_table_start (2, NULL, NULL).river_all);
  g_assert_false (cape_table_start (2, "others", NULL).river_all);
  g_assert_true (cape_table_start (2, "all", NULL).river_all);
}

static void
test_book (void)
{
  /* Capital changes together with an entry; it may rise above £100 and fall to £0 (rule P5). */
  RhCapeState state = cape_table_start (2, NULL, NULL);
  g_autofree char *text = NULL;
  RhEntries entries;

  rh_entries_init (&entries);
  rh_cape_state_book (&state, 1, RH_CAPE_ENTRY_INCOME, 10, &entries);
  rh_cape_state_book (&state, 1, RH_CAPE_ENTRY_RAILS, -110, &entries);
  g_assert_cmpint (state.players[1].capital, ==, 0);
  g_assert_cmpint (state.players[0].capital, ==, 100);
  text = cape_table_entries_text (rh_entries_get (&entries, 0), 2);
  g_assert_cmpstr (text, ==, "2 income 10=110; 2 rails -110=0");
  rh_entries_clear (&entries);
}

static void
test_never_below_nothing (void)
{
  /* Rule P5: whoever books more than there is has forgotten a check; the program stops. */
  if (g_test_subprocess ()) {
    RhCapeState state = cape_table_start (2, NULL, NULL);
    RhEntries entries;

    rh_entries_init (&entries);
    rh_cape_state_book (&state, 0, RH_CAPE_ENTRY_BID, -101, &entries);
    return;
  }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*balance >= 0*");
}

static void
take (RhCapeState *state, int n, int stock, int discard, gboolean shuffled)
{
  state->last.shuffled = FALSE;
  rh_cape_state_take_cards (state, n);
  g_assert_cmpint (state->stock, ==, stock);
  g_assert_cmpint (state->discard, ==, discard);
  g_assert_cmpint (state->last.shuffled, ==, shuffled);
}

static void
test_take_cards (void)
{
  /* Rule D1: only when the draw pile runs out are the discards shuffled, be it between two cards. */
  RhCapeState state = { .stock = 3, .discard = 4 };

  take (&state, 2, 1, 4, FALSE);
  take (&state, 1, 0, 4, FALSE);
  take (&state, 0, 0, 4, FALSE);
  take (&state, 1, 3, 0, TRUE);
  take (&state, 2, 1, 0, FALSE);
  state.discard = 5;
  take (&state, 3, 3, 0, TRUE);
  take (&state, 3, 0, 0, FALSE);
  take (&state, 0, 0, 0, FALSE);
}

static void
test_count_cards (void)
{
  /* Rule D2: a card counts wherever it lies: in a pile, the common row, on offer, ahead of a train,
   * crossed, or as a marker. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 50);
  state.n_common++;
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 51);
  state.stock--;
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 50);
  state.players[1].bonus++;
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 51);
  state.discard++;
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 52);
  state.players[0].crossed++;
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 52);

  state = cape_table_start (3, NULL, "reveal d2/7 v1/3 s3/10");
  g_assert_cmpint (state.stock, ==, 47);
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 50);
  cape_table_play (&state, "bids 3 2 1; pick 1 2");
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, 50);
}

static void
test_count_left (void)
{
  /* Rules D1, D3: what can be drawn lies in both piles; what lies in the common row can't. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  state.stock = 2;
  state.discard = 3;
  g_assert_cmpint (rh_cape_state_count_left (&state), ==, 5);
  cape_table_play (&state, "draw 1 0");
  g_assert_cmpint (rh_cape_state_count_left (&state), ==, 4);
  state.stock = state.discard = 0;
  g_assert_cmpint (rh_cape_state_count_left (&state), ==, 0);
}

static void
test_drawn (void)
{
  /* Rule B1: a card turned up is the one decided with until the seat has decided; D3: a turn may go without. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  state.stock = 2;
  g_assert_null (rh_cape_state_get_drawn (&state));
  cape_table_play (&state, "draw 1 r2/7");
  g_assert_nonnull (rh_cape_state_get_drawn (&state));
  cape_table_assert_card (*rh_cape_state_get_drawn (&state), "r2/7");
  cape_table_play (&state, "pass 1");
  g_assert_null (rh_cape_state_get_drawn (&state));
  cape_table_play (&state, "draw 2 3");
  g_assert_true (rh_cape_state_get_drawn (&state) == &state.common[1]);
  cape_table_play (&state, "pass 2");

  state.stock = state.discard = 0;
  cape_table_play (&state, "draw 1 -");
  g_assert_cmpuint (state.n_common, ==, 2);
  g_assert_null (rh_cape_state_get_drawn (&state));
}

static void
test_rows (void)
{
  /* Rules B2, B3: only the first card ahead counts for building, but the rails of all of them. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 0), "m3/4");
  g_assert_cmpint (rh_cape_state_own_rails (&state, 0), ==, 5);
  g_assert_cmpint (rh_cape_state_own_rails (&state, 1), ==, 0);

  g_assert_cmpuint (rh_cape_player_count_ahead (&state.players[0]), ==, 2);
  g_assert_cmpuint (rh_cape_player_count_ahead (&state.players[1]), ==, 1);
  state.players[0].crossed = 1;
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 0), "r2/1");
  g_assert_cmpint (rh_cape_state_own_rails (&state, 0), ==, 2);

  state.players[0].crossed = 2;
  g_assert_null (rh_cape_state_get_ahead (&state, 0));
  g_assert_cmpint (rh_cape_state_own_rails (&state, 0), ==, 0);
  g_assert_cmpuint (rh_cape_player_count_ahead (&state.players[0]), ==, 0);
}

static void
test_common_rails (void)
{
  /* Rule B3: the rails in the common row, of cards shown whole or by their rails alone. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  g_assert_cmpint (rh_cape_state_common_rails (&state), ==, 0);
  cape_table_play (&state, "draw 1 3; pass 1; draw 2 d2/7; pass 2; draw 1 0");
  g_assert_cmpint (rh_cape_state_common_rails (&state), ==, 5);
  g_assert_cmpint (rh_cape_state_first_rails (&state, 0), ==, 0);
  g_assert_cmpint (rh_cape_state_first_rails (&state, 1), ==, 3);
  g_assert_cmpint (rh_cape_state_first_rails (&state, 2), ==, 5);
}

static void
test_open_tie (void)
{
  /* Rule A6: the first tie not settled yet, in the order of its places. */
  RhCapeState state = cape_table_start (4, NULL, "reveal d2/7 v1/3 s3/10 r0/1");
  guint seats[RH_CAPE_SEATS_MAX];

  g_assert_cmpuint (rh_cape_state_get_open_tie (&state, seats), ==, 0);
  cape_table_play (&state, "bids 1 5 1 5");
  g_assert_cmpuint (rh_cape_state_get_open_tie (&state, seats), ==, 2);
  g_assert_cmpuint (seats[0], ==, 1);
  g_assert_cmpuint (seats[1], ==, 3);
  cape_table_play (&state, "tie 2:/1 4:/2");
  g_assert_cmpuint (rh_cape_state_get_open_tie (&state, seats), ==, 2);
  g_assert_cmpuint (seats[0], ==, 0);
  g_assert_cmpuint (seats[1], ==, 2);
  cape_table_play (&state, "tie 1:/1 3:/2");
  g_assert_cmpuint (rh_cape_state_get_open_tie (&state, seats), ==, 0);
}

static void
test_short_for_tie (void)
{
  /* Rules A6, D3: whether the tied players can draw a card each, from both piles together. */
  RhCapeState state = cape_table_start (4, NULL, "reveal d2/7 v1/3 s3/10 r0/1");

  state.stock = state.discard = 0;
  g_assert_false (rh_cape_state_is_short_for_tie (&state));
  cape_table_play (&state, "bids 5 5 5 1");
  state.stock = 1;
  state.discard = 1;
  g_assert_true (rh_cape_state_is_short_for_tie (&state));
  state.discard = 2;
  g_assert_false (rh_cape_state_is_short_for_tie (&state));
}

static void
test_has_card (void)
{
  /* Rules B1, D3: a turn goes without a card only where it can't or couldn't be turned up. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  state.stock = 0;
  state.discard = 1;
  g_assert_true (rh_cape_state_has_card (&state));
  cape_table_play (&state, "draw 1 0");
  g_assert_true (rh_cape_state_has_card (&state));
  cape_table_play (&state, "pass 1");
  g_assert_false (rh_cape_state_has_card (&state));
  cape_table_play (&state, "draw 2 -");
  g_assert_false (rh_cape_state_has_card (&state));
}

static void
test_short_of_cards (void)
{
  /* Rule D3: an auction needs as many cards as there are players, from both piles together. */
  RhCapeState state = cape_table_start (3, NULL, NULL);

  g_assert_false (rh_cape_state_is_short_of_cards (&state));
  state.stock = 1;
  state.discard = 2;
  g_assert_false (rh_cape_state_is_short_of_cards (&state));
  state.discard = 1;
  g_assert_true (rh_cape_state_is_short_of_cards (&state));
  state.stock = 0;
  state.discard = 0;
  g_assert_true (rh_cape_state_is_short_of_cards (&state));
  state.phase = RH_CAPE_DRAW;
  g_assert_false (rh_cape_state_is_short_of_cards (&state));
}

static void
test_stuck (void)
{
  /* Rule D4: both piles are empty and everybody has passed in turn since the last build. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  state.stock = 1;
  cape_table_play (&state, "draw 1 0");
  g_assert_false (rh_cape_state_is_stuck (&state));
  cape_table_play (&state, "pass 1; draw 2 -");
  g_assert_false (rh_cape_state_is_stuck (&state));
  cape_table_play (&state, "pass 2");
  g_assert_true (rh_cape_state_is_stuck (&state));

  /* It never passes by itself: the next seat is asked as ever, and may still build. */
  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  cape_table_play (&state, "draw 1 -");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DECIDE);
  g_assert_true (rh_cape_state_is_stuck (&state));
  cape_table_play (&state, "build 1 bonus=0 buy=4");
  g_assert_false (rh_cape_state_is_stuck (&state));
}

static void
test_not_stuck (void)
{
  /* Rule D4: with a card in either pile waiting may help; before a build or an auction nothing is stuck. */
  RhCapeState state = cape_table_build_phase (2, NULL, two_rows);

  state.passes = 2;
  state.stock = 0;
  g_assert_true (rh_cape_state_is_stuck (&state));
  state.discard = 1;
  g_assert_false (rh_cape_state_is_stuck (&state));
  state.discard = 0;
  state.stock = 1;
  g_assert_false (rh_cape_state_is_stuck (&state));
  state.stock = 0;
  state.passes = 1;
  g_assert_false (rh_cape_state_is_stuck (&state));
  state.passes = 2;
  state.phase = RH_CAPE_REVEAL;
  g_assert_false (rh_cape_state_is_stuck (&state));
}

static void
test_must_shuffle (void)
{
  /* Rule D1: the table is told to shuffle when the next cards aren't all in the draw pile. */
  RhCapeState state = cape_table_start (3, NULL, NULL);

  state.stock = 2;
  g_assert_false (rh_cape_state_must_shuffle (&state)); /* rule D3: no auction, no cards */
  state.discard = 1;
  g_assert_true (rh_cape_state_must_shuffle (&state));
  state.stock = 3;
  g_assert_false (rh_cape_state_must_shuffle (&state));
  state.stock = 1;
  g_assert_false (rh_cape_state_must_shuffle (&state)); /* rule D3 again: one and one for three */

  state = cape_table_start (3, NULL, "reveal d2/7 v1/3 s3/10");
  state.stock = 1;
  state.discard = 9;
  g_assert_false (rh_cape_state_must_shuffle (&state)); /* bids draw nothing */
  cape_table_play (&state, "bids 1 1 0");
  g_assert_true (rh_cape_state_must_shuffle (&state));
  state.stock = 2;
  g_assert_false (rh_cape_state_must_shuffle (&state));
  cape_table_play (&state, "tie 1:/1 2:/2");
  g_assert_false (rh_cape_state_must_shuffle (&state)); /* nor does picking */
  cape_table_play (&state, "pick 2 1; pick 1 2");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  g_assert_true (rh_cape_state_must_shuffle (&state));
  cape_table_play (&state, "draw 2 3");
  g_assert_true (state.last.shuffled);
  state.stock = 0;
  state.discard = 1;
  g_assert_false (rh_cape_state_must_shuffle (&state)); /* nor does a decision */
  cape_table_play (&state, "pass 2");
  state.discard = 0;
  g_assert_false (rh_cape_state_must_shuffle (&state)); /* nothing to shuffle */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-state/start", test_start);
  g_test_add_func ("/cape-state/river-option", test_river_option);
  g_test_add_func ("/cape-state/book", test_book);
  g_test_add_func ("/cape-state/never-below-nothing", test_never_below_nothing);
  g_test_add_func ("/cape-state/take-cards", test_take_cards);
  g_test_add_func ("/cape-state/count-cards", test_count_cards);
  g_test_add_func ("/cape-state/count-left", test_count_left);
  g_test_add_func ("/cape-state/drawn", test_drawn);
  g_test_add_func ("/cape-state/rows", test_rows);
  g_test_add_func ("/cape-state/common-rails", test_common_rails);
  g_test_add_func ("/cape-state/open-tie", test_open_tie);
  g_test_add_func ("/cape-state/short-for-tie", test_short_for_tie);
  g_test_add_func ("/cape-state/has-card", test_has_card);
  g_test_add_func ("/cape-state/short-of-cards", test_short_of_cards);
  g_test_add_func ("/cape-state/stuck", test_stuck);
  g_test_add_func ("/cape-state/not-stuck", test_not_stuck);
  g_test_add_func ("/cape-state/must-shuffle", test_must_shuffle);

  return g_test_run ();
}
