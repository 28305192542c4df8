/* SPDX-License-Identifier: GPL-3.0-or-later
 * The build phase: draw, pass, build, river bonus. */

#include "cape-table.h"

/* A savanna ahead of the first seat that 3 rails in the common row are enough for, and another card behind it. */
static const char *const easy[] = { "s3/10 v0/2", "m0/1", "d0/1", "v0/1" };
/* As easy, and rivers ahead of everybody else; of the builder too when the train has moved. */
static const char *const rivers[] = { "s3/10 r0/2", "r0/1", "r0/1", "r0/1" };

static void
check_piles (const RhCapeState *state, int stock, int discard)
{
  g_assert_cmpint (state->stock, ==, stock);
  g_assert_cmpint (state->discard, ==, discard);
}

static void
test_draw (void)
{
  /* Rule B1: a card is laid in the common row, and only then is it decided. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);

  cape_table_refuse (&state, "pass 1", RH_RULES_ERROR_PHASE, "*B1*draw*");
  cape_table_refuse (&state, "build 1 bonus=0 buy=3", RH_RULES_ERROR_PHASE, "*B1*draw*");
  cape_table_play (&state, "draw 1 d2/7");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DECIDE);
  g_assert_cmpint (state.seat, ==, 0);
  g_assert_cmpuint (state.n_common, ==, 1);
  cape_table_assert_card (state.common[0], "d2/7");
  cape_table_assert_card (state.last.card, "d2/7");
  check_piles (&state, 46, 0);
  cape_table_refuse (&state, "draw 1 1", RH_RULES_ERROR_PHASE, "*B4*build*pass*");
}

static void
test_draw_shuffles (void)
{
  /* Rule D1: with an empty draw pile the discards are shuffled first. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);

  state.stock = 0;
  state.discard = 12;
  cape_table_play (&state, "draw 1 1");
  check_piles (&state, 11, 0);
  g_assert_true (state.last.shuffled);

  /* The pass is told with its draw, and with that the shuffle; the next draw is not. */
  cape_table_play (&state, "pass 1");
  g_assert_true (state.last.shuffled);
  cape_table_play (&state, "draw 2 1");
  g_assert_false (state.last.shuffled);
}

static void
test_draw_nothing (void)
{
  /* Rule D3: only with both piles empty does a turn go without a card, and then it must. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);

  cape_table_refuse (&state, "draw 1 -", RH_CAPE_ERROR_PILE, "*B1*47*");
  state.stock = 0;
  state.discard = 1;
  cape_table_refuse (&state, "draw 1 -", RH_CAPE_ERROR_PILE, "*B1*1*");
  state.discard = 0;
  cape_table_refuse (&state, "draw 1 2", RH_CAPE_ERROR_PILE, "*D3*“-”*");
  cape_table_refuse (&state, "draw 1 d2/7", RH_CAPE_ERROR_PILE, "*D3*“-”*");
  cape_table_play (&state, "draw 1 -");
  g_assert_true (state.last.no_card);
  g_assert_cmpuint (state.n_common, ==, 0);
  g_assert_cmpint (state.phase, ==, RH_CAPE_DECIDE);
  cape_table_play (&state, "build 1 bonus=0 buy=3");
  g_assert_cmpuint (state.players[0].crossed, ==, 1);
}

static void
test_pass (void)
{
  /* Rules B4, P1: who passes, even with rails enough, hands on to the left neighbour; the common row stays. */
  RhCapeState state = cape_table_build_phase (3, NULL, easy);

  cape_table_play (&state, "draw 1 3; pass 1");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  g_assert_cmpint (state.seat, ==, 1);
  g_assert_cmpuint (state.n_common, ==, 1);
  cape_table_play (&state, "draw 2 3; pass 2; draw 3 0; pass 3");
  g_assert_cmpint (state.seat, ==, 0);
  g_assert_cmpuint (state.n_common, ==, 3);
  g_assert_cmpuint (state.passes, ==, 3);
  g_assert_cmpint (state.players[0].capital, ==, 100);
}

static void
test_turns (void)
{
  /* Rule B4: only the seat whose turn it is draws, passes or builds. */
  RhCapeState state = cape_table_build_phase (3, NULL, easy);

  cape_table_refuse (&state, "draw 2 1", RH_RULES_ERROR_TURN, "*B4*seat 1*seat 2");
  cape_table_play (&state, "draw 1 3");
  cape_table_refuse (&state, "pass 3", RH_RULES_ERROR_TURN, "*B4*seat 1*seat 3");
  cape_table_refuse (&state, "build 2 bonus=0 buy=6", RH_RULES_ERROR_TURN, "*B4*seat 1*seat 2");
  cape_table_refuse (&state, "pass 4", RH_RULES_ERROR_TURN, "*B4*seat 1*seat 4");
}

static void
test_build (void)
{
  /* Rules B5, B6, B7: rails are paid, then the income comes; the train moves one card (rule B2); the common
   * row and the bonus rails used are discarded; the builder draws again. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);
  g_autofree char *entries = NULL;

  state.players[0].bonus = 3;
  state.stock -= 3;
  cape_table_play (&state, "draw 1 0; pass 1; draw 2 0; pass 2; draw 1 0");
  entries = cape_table_play_entries (&state, "build 1 bonus=2 buy=1");
  g_assert_cmpstr (entries, ==, "1 rails -10=90; 1 income 10=100");
  g_assert_cmpuint (state.players[0].crossed, ==, 1);
  g_assert_cmpint (state.players[0].bonus, ==, 1);
  g_assert_cmpuint (state.n_common, ==, 0);
  check_piles (&state, 41, 5);
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 0), "v0/2");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  g_assert_cmpint (state.seat, ==, 0);
  g_assert_cmpuint (state.passes, ==, 0);

  cape_table_assert_card (state.last.card, "s3/10");
  g_assert_cmpint (state.last.bonus, ==, 2);
  g_assert_cmpint (state.last.buy, ==, 1);
  g_assert_cmpint (state.last.income, ==, 10);
}

static void
test_build_without_buying (void)
{
  /* Rules B5, P5: without rails bought there is only an income; capital may rise above £100. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);
  g_autofree char *entries = NULL;

  cape_table_play (&state, "draw 1 3");
  entries = cape_table_play_entries (&state, "build 1 bonus=0 buy=0");
  g_assert_cmpstr (entries, ==, "1 income 10=110");
}

static void
test_phase_ends (void)
{
  /* Rule B7: without a card left ahead of the builder's train the next auction comes. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);

  cape_table_play (&state, "draw 1 3; build 1 bonus=0 buy=0; draw 1 3; build 1 bonus=0 buy=4");
  g_assert_cmpint (state.phase, ==, RH_CAPE_REVEAL);
  g_assert_cmpint (state.seat, ==, RH_CAPE_NO_SEAT);
  g_assert_cmpuint (state.round, ==, 2);
  check_piles (&state, 45, 2);

  /* Rule A1: what was ahead of the others is still there after the auction. */
  cape_table_play (&state, "reveal d2/7 v1/3; bids 1 0; pick 1 1");
  g_assert_cmpuint (state.round, ==, 3);
  cape_table_assert_card (*rh_cape_state_get_ahead (&state, 1), "m0/1");
}

static void
test_bonus_refused (void)
{
  /* Rules B3, B8: no more bonus rails than are there, and no more than are short. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);

  state.players[0].bonus = 2;
  cape_table_play (&state, "draw 1 2");
  cape_table_refuse (&state, "build 1 bonus=3 buy=0", RH_CAPE_ERROR_RAILS, "*B3*used: 3*owned: 2");
  cape_table_refuse (&state, "build 1 bonus=2 buy=0", RH_CAPE_ERROR_RAILS, "*B8*used: 2*short: 1");
  cape_table_refuse (&state, "build 1 bonus=999999999 buy=0", RH_CAPE_ERROR_RAILS, "*B3*999999999*owned: 2");
  cape_table_play (&state, "build 1 bonus=1 buy=0");
  g_assert_cmpint (state.players[0].bonus, ==, 1);
}

static void
test_bought_refused (void)
{
  /* Rule B8: exactly the rails that are short are bought; the message does the sum. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);

  state.players[0].bonus = 2;
  cape_table_play (&state, "draw 1 1");
  cape_table_refuse (&state, "build 1 bonus=0 buy=1", RH_CAPE_ERROR_RAILS,
                     "*B8*bought: 1,*short: 2 *needed 6,*row 1,*cards 3,*bonus 0)");
  cape_table_refuse (&state, "build 1 bonus=0 buy=3", RH_CAPE_ERROR_RAILS, "*B8*bought: 3,*short: 2 *");
  cape_table_refuse (&state, "build 1 bonus=1 buy=2", RH_CAPE_ERROR_RAILS, "*B8*bought: 2,*short: 1 *bonus 1)");
  cape_table_refuse (&state, "build 1 bonus=0 buy=999999999", RH_CAPE_ERROR_RAILS, "*B8*bought: 999999999,*short: 2 *");
  cape_table_play (&state, "build 1 bonus=1 buy=1");
}

static void
test_price_refused (void)
{
  /* Rules B3, B5: rails cost £10 each, and the income can't pay for them. */
  static const char *const rows[] = { "r0/10", "v0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);

  cape_table_play (&state, "draw 1 3");
  state.players[0].capital = 69;
  cape_table_refuse (&state, "build 1 bonus=0 buy=7", RH_CAPE_ERROR_CAPITAL, "*B3*bought: 7,*£70*£69*");
  state.players[0].capital = 60;
  cape_table_refuse (&state, "build 1 bonus=0 buy=7", RH_CAPE_ERROR_CAPITAL, "*B3*bought: 7,*£70*£60*");
  state.players[0].capital = 70;
  cape_table_play (&state, "build 1 bonus=0 buy=7");
  g_assert_cmpint (state.players[0].capital, ==, 10);
}

static void
test_surplus_is_lost (void)
{
  /* Rules B6, B8: all of the common row goes, surplus or not; bonus rails not used stay. */
  RhCapeState state = cape_table_build_phase (2, NULL, easy);

  state.players[0].bonus = 4;
  cape_table_play (&state, "draw 1 3; pass 1; draw 2 3; pass 2; draw 1 3; build 1 bonus=0 buy=0");
  g_assert_cmpuint (state.n_common, ==, 0);
  g_assert_cmpint (state.discard, ==, 3);
  g_assert_cmpint (state.players[0].bonus, ==, 4);
}

static void
build_easily (RhCapeState *state, guint bonus_seats)
{
  cape_table_play (state, "draw 1 3; build 1 bonus=0 buy=0");
  g_assert_cmpuint (state->last.bonus_seats, ==, bonus_seats);
  for (guint i = 0; i < state->n_seats; i++)
    g_assert_cmpint (state->players[i].bonus, ==, (bonus_seats >> i) & 1);
}

static void
test_river_others (void)
{
  /* Rule R1: every other player directly before a river gets a bonus rail, the builder none. */
  RhCapeState state = cape_table_build_phase (3, "others", rivers);

  build_easily (&state, 6);
  /* Rule R3: one from the common row just discarded, the other from the draw pile. */
  check_piles (&state, 44, 0);
}

static void
test_river_all (void)
{
  /* Rule R1, the Dutch reading: the builder too, when the train now stands before a river. */
  static const char *const none[] = { "s3/10 v0/2", "r0/1" };
  static const char *const alone[] = { "s3/10", "r0/1" };
  RhCapeState state = cape_table_build_phase (3, "all", rivers);

  build_easily (&state, 7);
  check_piles (&state, 43, 0);

  state = cape_table_build_phase (2, "all", none);
  build_easily (&state, 2);
  state = cape_table_build_phase (2, "all", alone);
  build_easily (&state, 2);
}

static void
test_river_crossed (void)
{
  /* Rule R1: what counts is where the train stands after it has moved, not the river just crossed. */
  static const char *const rows[] = { "r3/10 s3/2", "v0/1" };
  RhCapeState state = cape_table_build_phase (2, "all", rows);

  cape_table_play (&state, "draw 1 3; build 1 bonus=0 buy=1");
  g_assert_cmpuint (state.last.bonus_seats, ==, 0);
}

static void
test_river_further_down (void)
{
  /* Rule R2: a river further down the row gives nothing; nor does one that has been crossed. */
  static const char *const rows[] = { "s3/10 v0/1 r0/1", "m0/1 r0/1", "r0/1 v0/1" };
  RhCapeState state = cape_table_build_phase (3, "all", rows);

  state.players[2].crossed = 1;
  build_easily (&state, 0);
  g_assert_cmpint (state.discard, ==, 1);
}

static void
test_river_markers_run_out (void)
{
  /* Rule R3: the left neighbour first, then clockwise: from the discards, then the draw pile, then none. */
  RhCapeState state = cape_table_build_phase (4, "others", rivers);

  state.stock = 2;
  build_easily (&state, 6); /* one discarded, one in the draw pile, three receivers */
  check_piles (&state, 0, 0);

  state = cape_table_build_phase (4, "others", rivers);
  state.stock = 1;
  build_easily (&state, 2);
  check_piles (&state, 0, 0);

  /* In `all` the builder is last. */
  state = cape_table_build_phase (4, "all", rivers);
  state.stock = 3;
  build_easily (&state, 14);
  state = cape_table_build_phase (4, "all", rivers);
  state.stock = 4;
  build_easily (&state, 15);
}

static void
test_river_clockwise (void)
{
  /* Rule R3: the order begins at the builder's left, not at the first seat. */
  static const char *const rows[] = { "r0/1", "r0/1", "s3/10 v0/1", "r0/1" };
  RhCapeState state = cape_table_build_phase (4, NULL, rows);

  state.seat = 2;
  state.stock = 2;
  cape_table_play (&state, "draw 3 3; build 3 bonus=0 buy=0");
  g_assert_cmpuint (state.last.bonus_seats, ==, 1u << 3 | 1u << 0);
  g_assert_cmpint (state.players[1].bonus, ==, 0);
}

static void
test_river_without_cards (void)
{
  /* Rules R3, D3: with no card in either pile, no bonus. */
  RhCapeState state = cape_table_build_phase (2, "all", rivers);

  state.stock = 0;
  cape_table_play (&state, "draw 1 -; build 1 bonus=0 buy=3");
  g_assert_cmpuint (state.last.bonus_seats, ==, 0);
  check_piles (&state, 0, 0);
}

static void
test_river_never_shuffles (void)
{
  /* Rules R3, D1: a marker comes from the discards first, and never causes a shuffle. */
  RhCapeState state = cape_table_build_phase (4, "all", rivers);

  state.stock = 1;
  state.discard = 8;
  build_easily (&state, 15);
  check_piles (&state, 0, 5);
  g_assert_false (state.last.shuffled);

  state = cape_table_build_phase (4, "all", rivers);
  state.stock = 10;
  state.discard = 0;
  build_easily (&state, 15);
  check_piles (&state, 6, 0);
  g_assert_false (state.last.shuffled);
}

static void
test_river_used_bonus_comes_back (void)
{
  /* Rules B6, R3: bonus rails used are discards, too, and can become the markers of others. */
  RhCapeState state = cape_table_build_phase (4, "others", rivers);

  state.stock = 1;
  state.players[0].bonus = 2;
  cape_table_play (&state, "draw 1 1; build 1 bonus=2 buy=0");
  g_assert_cmpuint (state.last.bonus_seats, ==, 14);
  g_assert_cmpint (state.players[0].bonus, ==, 0);
  check_piles (&state, 0, 0);
}

static void
test_river_at_most_five (void)
{
  /* Rule R4: nobody ever has more than 5; the marker stays where it is. */
  RhCapeState state = cape_table_build_phase (3, "others", rivers);

  state.players[1].bonus = 5;
  state.players[2].bonus = 4;
  cape_table_play (&state, "draw 1 3; build 1 bonus=0 buy=0");
  g_assert_cmpint (state.players[1].bonus, ==, 5);
  g_assert_cmpint (state.players[2].bonus, ==, 5);
  g_assert_cmpuint (state.last.bonus_seats, ==, 4);
  check_piles (&state, 45, 0);
}

static RhCapeState
before_the_last_card (const char *river_bonus)
{
  static const char *const rows[] = {
    "s3/1 s3/1 s3/1 s3/1 s3/1 s3/1 s3/1 s3/10",
    "r0/1 r0/1 r0/1 r0/1 r0/1 r0/1 r0/1 r0/1",
  };
  RhCapeState state = cape_table_build_phase (2, river_bonus, rows);

  state.players[0].crossed = 6;

  return state;
}

static void
test_eighth_card_wins (void)
{
  /* Rule E1: who builds through the 8th own card wins at once; the seventh isn't it. */
  RhCapeState state = before_the_last_card (NULL);
  g_autofree char *entries = NULL;

  cape_table_play (&state, "draw 1 3; build 1 bonus=0 buy=0");
  g_assert_cmpint (state.phase, ==, RH_CAPE_DRAW);
  g_assert_cmpint (state.winner, ==, RH_CAPE_NO_SEAT);
  g_assert_cmpint (state.players[1].bonus, ==, 1);

  state.players[0].capital = 30; /* capital left doesn't count */
  cape_table_play (&state, "draw 1 0");
  entries = cape_table_play_entries (&state, "build 1 bonus=0 buy=3");
  g_assert_cmpstr (entries, ==, "1 rails -30=0; 1 income 10=10");
  g_assert_cmpint (state.phase, ==, RH_CAPE_OVER);
  g_assert_cmpint (state.seat, ==, RH_CAPE_NO_SEAT);
  g_assert_cmpint (state.winner, ==, 0);
  g_assert_cmpuint (state.round, ==, 8); /* rule E2 */
}

static void
test_no_bonus_after_winning (void)
{
  /* Rules R1, E1: the winning build gives no bonus rail, in neither reading. */
  static const char *const readings[] = { "others", "all" };

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++) {
    RhCapeState state = before_the_last_card (readings[i]);

    state.players[0].crossed = 7;
    cape_table_play (&state, "draw 1 3; build 1 bonus=0 buy=0");
    g_assert_cmpint (state.winner, ==, 0);
    g_assert_cmpuint (state.last.bonus_seats, ==, 0);
    g_assert_cmpint (state.players[1].bonus, ==, 0);
    g_assert_cmpint (state.discard, ==, 1);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-build/draw", test_draw);
  g_test_add_func ("/cape-build/draw/shuffles", test_draw_shuffles);
  g_test_add_func ("/cape-build/draw/nothing", test_draw_nothing);
  g_test_add_func ("/cape-build/pass", test_pass);
  g_test_add_func ("/cape-build/turns", test_turns);
  g_test_add_func ("/cape-build/build", test_build);
  g_test_add_func ("/cape-build/build/without-buying", test_build_without_buying);
  g_test_add_func ("/cape-build/build/ends-the-phase", test_phase_ends);
  g_test_add_func ("/cape-build/build/bonus-refused", test_bonus_refused);
  g_test_add_func ("/cape-build/build/bought-refused", test_bought_refused);
  g_test_add_func ("/cape-build/build/price-refused", test_price_refused);
  g_test_add_func ("/cape-build/build/surplus-is-lost", test_surplus_is_lost);
  g_test_add_func ("/cape-build/river/others", test_river_others);
  g_test_add_func ("/cape-build/river/all", test_river_all);
  g_test_add_func ("/cape-build/river/crossed", test_river_crossed);
  g_test_add_func ("/cape-build/river/further-down", test_river_further_down);
  g_test_add_func ("/cape-build/river/markers-run-out", test_river_markers_run_out);
  g_test_add_func ("/cape-build/river/clockwise", test_river_clockwise);
  g_test_add_func ("/cape-build/river/without-cards", test_river_without_cards);
  g_test_add_func ("/cape-build/river/never-shuffles", test_river_never_shuffles);
  g_test_add_func ("/cape-build/river/used-bonus-comes-back", test_river_used_bonus_comes_back);
  g_test_add_func ("/cape-build/river/at-most-five", test_river_at_most_five);
  g_test_add_func ("/cape-build/end/eighth-card-wins", test_eighth_card_wins);
  g_test_add_func ("/cape-build/end/no-bonus-after-winning", test_no_bonus_after_winning);

  return g_test_run ();
}
