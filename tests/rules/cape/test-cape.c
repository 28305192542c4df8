/* SPDX-License-Identifier: GPL-3.0-or-later
 * From Cape to Cairo as a game: phases, facts, its end, and the translations' own examples. */

#include "cape-table.h"

/* A move of each kind, right in itself. */
static const struct {
  const char *line;
  RhCapePhase phase;
} kinds[] = {
  { "reveal s3/10 m0/1", RH_CAPE_REVEAL },
  { "bids 5 5", RH_CAPE_BIDS },
  { "tie 1:/2 2:/1", RH_CAPE_TIE },
  { "pick 1 1", RH_CAPE_PICK },
  { "draw 1 3", RH_CAPE_DRAW },
  { "pass 1", RH_CAPE_DECIDE },
  { "build 1 bonus=0 buy=0", RH_CAPE_DECIDE },
};

static void
check_phase (const RhCapeState *state, RhCapePhase phase, const char *name, int seat, const char *pattern)
{
  g_assert_cmpint (state->phase, ==, phase);
  g_assert_cmpstr (rh_cape_game.phase (state), ==, name);
  g_assert_cmpint (rh_cape_game.seat (state), ==, seat);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    if (kinds[i].phase != phase)
      cape_table_refuse (state, kinds[i].line, RH_RULES_ERROR_PHASE, pattern);
  }
}

static void
test_phases (void)
{
  /* A game goes from phase to phase; in each, every move of another phase is refused with what comes next. */
  RhCapeState state = cape_table_start (2, NULL, NULL);

  check_phase (&state, RH_CAPE_REVEAL, "reveal", -1, "Rule A1*(reveal)");
  cape_table_play (&state, "reveal s3/10 m0/1");
  check_phase (&state, RH_CAPE_BIDS, "bids", -1, "Rule A2*(bids)");
  cape_table_play (&state, "bids 5 5");
  check_phase (&state, RH_CAPE_TIE, "tie", -1, "Rule A6*(tie)");
  cape_table_play (&state, "tie 1:/2 2:/1");
  check_phase (&state, RH_CAPE_PICK, "pick", 0, "Rule A4*(pick)");
  cape_table_play (&state, "pick 1 1");
  check_phase (&state, RH_CAPE_DRAW, "draw", 0, "Rule B1*(draw)");
  cape_table_play (&state, "draw 1 3");
  check_phase (&state, RH_CAPE_DECIDE, "decide", 0, "Rule B4*(build, pass)");
  cape_table_play (&state, "build 1 bonus=0 buy=0");
  check_phase (&state, RH_CAPE_REVEAL, "reveal", -1, "Rule A1*(reveal)");
}

static RhCapeState
won (void)
{
  static const char *const rows[] = { "s3/1 s3/1 s3/1 s3/1 s3/1 s3/1 s3/1 s3/1", "r0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);

  state.players[0].crossed = 7;
  cape_table_play (&state, "draw 1 3; build 1 bonus=0 buy=0");

  return state;
}

static void
test_over (void)
{
  /* Rule E1: when somebody has won, nothing follows. */
  RhCapeState state = won ();
  guint winners = 0;

  check_phase (&state, RH_CAPE_OVER, "over", -1, "Rule E1*");
  g_assert_true (rh_cape_game.end (&state, &winners));
  g_assert_cmpuint (winners, ==, 1);

  state = cape_table_start (2, NULL, NULL);
  g_assert_false (rh_cape_game.end (&state, &winners));
  g_assert_cmpuint (winners, ==, 0);
}

static void
test_round_of_eight (void)
{
  /* Rule E2: an auction gives everybody one card, so the round is the number of cards acquired; see also the
   * random games. */
  RhCapeState state = cape_table_start (2, NULL, NULL);

  for (guint round = 1; round <= RH_CAPE_ROUNDS; round++) {
    cape_table_play (&state, "reveal s3/10 s0/1; bids 1 0; pick 1 1; draw 1 3");
    g_assert_cmpuint (state.round, ==, round);
    g_assert_cmpuint (state.players[1].owned, ==, round);
    cape_table_play (&state, "build 1 bonus=0 buy=0");
  }
  g_assert_cmpint (state.phase, ==, RH_CAPE_OVER);
  g_assert_cmpint (state.winner, ==, 0);
  g_assert_cmpint (state.players[0].capital, ==, 100 - 8 + 80);
}

static void
check_facts (const RhCapeState *state, const char *expected)
{
  g_autoptr (GString) string = g_string_new (NULL);

  rh_cape_game.facts (state, string);
  g_assert_cmpstr (string->str, ==, expected);
}

static void
test_facts (void)
{
  /* The facts that records explain a move with: the sum when it is decided, the piles always, the winner. */
  static const char *const rows[] = { "r1/3 m2/2", "v0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);

  check_facts (&state, "stock=47 discard=0");
  state.players[0].bonus = 1;
  cape_table_play (&state, "draw 1 2");
  check_facts (&state, "need=10 common=2 own=3 bonus=1 missing=4 cost=40 stock=46 discard=0");
  state = won ();
  check_facts (&state, "stock=40 discard=1 winner=1");
}

static void
test_bid_limit (void)
{
  /* Rule A2: bids go up to the capital in hand, and are asked for only in an auction. */
  RhCapeState state = cape_table_start (2, NULL, NULL);

  g_assert_cmpint (rh_cape_game.bid_limit (&state, 0), ==, -1);
  cape_table_play (&state, "reveal s3/10 m0/1");
  state.players[1].capital = 60;
  g_assert_cmpint (rh_cape_game.bid_limit (&state, 0), ==, 100);
  g_assert_cmpint (rh_cape_game.bid_limit (&state, 1), ==, 60);
  cape_table_play (&state, "bids 5 0");
  g_assert_cmpint (rh_cape_game.bid_limit (&state, 0), ==, -1);
}

static void
check_forced (const RhCapeState *state, const char *expected)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_assert_cmpint (rh_cape_game.forced (state, line), ==, expected != NULL);
  g_assert_cmpstr (line->str, ==, expected != NULL ? expected : "");
}

static void
test_forced (void)
{
  /* Rule B4: a pass is forced exactly when building is impossible: £29 don't buy 3 rails, £30 do, and so does a
   * bonus rail that is left. */
  static const char *const rows[] = { "m1/5 v3/2", "s2/6 r0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);

  check_forced (&state, NULL);
  cape_table_play (&state, "draw 1 2");
  check_forced (&state, NULL);
  state.players[0].capital = 29;
  check_forced (&state, "pass 1");
  state.players[0].capital = 30;
  check_forced (&state, NULL);
  state.players[0].capital = 29;
  state.players[0].bonus = 1;
  check_forced (&state, NULL);
  state.players[0].bonus = 0;

  cape_table_play (&state, "pass 1");
  g_assert_cmpint (state.last.missing, ==, 3);
  g_assert_cmpuint (state.last.card.rails, ==, 2);
  check_forced (&state, NULL);
  cape_table_play (&state, "draw 2 3; pass 2");
  g_assert_cmpint (state.last.missing, ==, 0);
  check_forced (&state, NULL);
}

static void
test_not_forced_when_stuck (void)
{
  /* Rule D4: when waiting helps nobody, no pass is forced, though none can build. Rule D3: a turn without a card
   * before that is a turn like others. */
  static const char *const rows[] = { "r0/5", "r0/6" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);

  state.stock = 0;
  state.discard = 0;
  state.players[0].capital = 0;
  state.players[1].capital = 0;
  state.passes = 1;
  cape_table_play (&state, "draw 1 -");
  check_forced (&state, "pass 1");
  cape_table_play (&state, "pass 1");
  g_assert_true (state.last.no_card);
  cape_table_play (&state, "draw 2 -");
  g_assert_true (rh_cape_state_is_stuck (&state));
  check_forced (&state, NULL);
}

static void
test_play_reads_the_line (void)
{
  /* What isn't a move at all is refused for its form, whatever comes next. */
  RhCapeState state = cape_table_start (2, NULL, NULL);
  g_autoptr (GError) error = NULL;
  RhCapeState next;
  RhEntries entries;
  RhWords words;

  rh_entries_init (&entries);
  g_assert_true (rh_words_split (&words, "reveal x", 8));
  g_assert_false (rh_cape_game.play (&state, &words, &next, &entries, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  rh_entries_clear (&entries);
}

static void
test_mike_and_dinah (void)
{
  /* The Italian example. Mike has 3 rails in the common row and 4 ahead of his train: 7. A mountain needs 9, so
   * he would pay £20; he passes. Dinah draws 2: with the 3 and 2 of her own 7, a savanna needs 6. */
  static const char *const rows[] = { "m1/5 v3/2", "s2/6 r0/1" };
  RhCapeState state = cape_table_build_phase (2, NULL, rows);
  RhCapeOffer offer;

  cape_table_play (&state, "draw 1 3");
  g_assert_true (rh_cape_offer_compute (&state, 0, &offer));
  g_assert_cmpint (offer.common + offer.own, ==, 7); /* rule B3 */
  g_assert_cmpint (offer.need, ==, 9);               /* rule P4 */
  g_assert_cmpint (offer.cost, ==, 20);

  cape_table_play (&state, "pass 1; draw 2 2"); /* rule B4 */
  g_assert_true (rh_cape_offer_compute (&state, 1, &offer));
  g_assert_cmpint (offer.common + offer.own, ==, 7);
  g_assert_cmpint (offer.need, ==, 6);
  cape_table_play (&state, "build 2 bonus=0 buy=0"); /* rule B8: one rail is lost */
  g_assert_cmpint (state.players[1].capital, ==, 106);
  g_assert_cmpint (state.players[1].bonus, ==, 0);
  g_assert_cmpint (state.discard, ==, 2);
}

static void
test_bids_of_nothing (void)
{
  /* The Dutch remark: bids are paid by everybody, and £0 is allowed (rules A2, A3). */
  RhCapeState state = cape_table_start (2, NULL, "reveal s3/10 m0/1");
  g_autofree char *entries = cape_table_play_entries (&state, "bids 7 0");

  g_assert_cmpstr (entries, ==, "1 bid -7=93; 2 bid 0=100");
}

/* Each kind of move is asked for in one phase; building and passing in the same one (rule B4). */
static void
test_phase_of (void)
{
  g_assert_cmpint (rh_cape_phase_of (RH_CAPE_MOVE_REVEAL), ==, RH_CAPE_REVEAL);
  g_assert_cmpint (rh_cape_phase_of (RH_CAPE_MOVE_BIDS), ==, RH_CAPE_BIDS);
  g_assert_cmpint (rh_cape_phase_of (RH_CAPE_MOVE_TIE), ==, RH_CAPE_TIE);
  g_assert_cmpint (rh_cape_phase_of (RH_CAPE_MOVE_PICK), ==, RH_CAPE_PICK);
  g_assert_cmpint (rh_cape_phase_of (RH_CAPE_MOVE_DRAW), ==, RH_CAPE_DRAW);
  g_assert_cmpint (rh_cape_phase_of (RH_CAPE_MOVE_PASS), ==, RH_CAPE_DECIDE);
  g_assert_cmpint (rh_cape_phase_of (RH_CAPE_MOVE_BUILD), ==, RH_CAPE_DECIDE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape/phases", test_phases);
  g_test_add_func ("/cape/over", test_over);
  g_test_add_func ("/cape/round-of-eight", test_round_of_eight);
  g_test_add_func ("/cape/facts", test_facts);
  g_test_add_func ("/cape/bid-limit", test_bid_limit);
  g_test_add_func ("/cape/forced", test_forced);
  g_test_add_func ("/cape/not-forced-when-stuck", test_not_forced_when_stuck);
  g_test_add_func ("/cape/play-reads-the-line", test_play_reads_the_line);
  g_test_add_func ("/cape/examples/mike-and-dinah", test_mike_and_dinah);
  g_test_add_func ("/cape/examples/bids-of-nothing", test_bids_of_nothing);
  g_test_add_func ("/cape/phase-of", test_phase_of);

  return g_test_run ();
}
