/* SPDX-License-Identifier: GPL-3.0-or-later
 * Zugkraft as a game: whose turn it is, both ways to win, facts and refusals. */

#include "zug-table.h"

#include "rh-fold.h"

static void
assert_over (const RhZugState *state, guint winners)
{
  guint actual = 0;

  g_assert_true (rh_zug_game.end (state, &actual));
  g_assert_cmpuint (actual, ==, winners);
  g_assert_cmpstr (rh_zug_game.phase (state), ==, "over");
  g_assert_cmpint (rh_zug_game.seat (state), ==, -1);
}

static void
test_turns (void)
{
  /* Z12: clockwise from the seat that starts; anybody else is refused. */
  RhZugState state = zug_table_start (3, NULL, 0, 2, NULL);

  zug_table_refuse (&state, "short 1", RH_RULES_ERROR_TURN, "Rule Z12: it is the turn of seat 2, not of seat 1");
  zug_table_refuse (&state, "train 8 etk", RH_RULES_ERROR_TURN, "Rule Z12*not of seat 8");
  zug_table_play (&state, "short 2;wreck 3");
  g_assert_cmpint (state.seat, ==, 0);
  zug_table_assert_facts (&state, "round=1 totals=0,0,0");
  zug_table_play (&state, "train 1 etk");
  g_assert_cmpint (state.seat, ==, 1);
  zug_table_assert_facts (&state, "round=2 totals=4,0,0");
  g_assert_cmpstr (rh_zug_game.phase (&state), ==, "turn");
}

static void
test_goal (void)
{
  /* Z10: who has the goal waits for those who have yet to have the turn, and may be overtaken. */
  RhZugState state = zug_table_start (3, NULL, 25, 2, "train 2 etkobc");

  g_assert_true (state.last.reached);
  g_assert_cmpint (state.phase, ==, RH_ZUG_TURN);
  zug_table_play (&state, "short 3;train 1 etekkkk c");
  assert_over (&state, 1 << 0);
  zug_table_assert_facts (&state, "round=1 totals=34,25,0 winner=1");
  zug_table_refuse (&state, "short 2", RH_RULES_ERROR_PHASE, "Rule Z10: the game is won*");
}

static void
test_shared (void)
{
  /* Z10: equal totals share the win; who is below doesn't. */
  RhZugState state = zug_table_start (3, NULL, 8, 0, "train 1 etkk;train 2 etbbbb;train 3 etk");

  assert_over (&state, 3);
  zug_table_assert_facts (&state, "round=1 totals=8,8,4 winner=1,2");
}

static void
test_below_goal (void)
{
  /* One point less than the goal ends nothing. */
  RhZugState state = zug_table_start (2, NULL, 9, 0, "train 1 etkk;short 2");

  g_assert_cmpint (state.phase, ==, RH_ZUG_TURN);
  g_assert_false (state.last.reached);
  zug_table_assert_facts (&state, "round=2 totals=8,0");
}

static void
test_mark (void)
{
  /* Z11: who fails before there is a mark stays in; then who doesn't beat it is out, with as many points too. */
  RhZugState state = zug_table_start (4, "knockout", 0, 0, "short 1;wreck 2");

  zug_table_assert_facts (&state, "mark=0 in=1,2,3,4");
  zug_table_play (&state, "train 3 etkk");
  g_assert_true (state.last.new_mark);
  g_assert_cmpint (state.holder, ==, 2);
  zug_table_assert_facts (&state, "mark=8 in=1,2,3,4");
  zug_table_play (&state, "train 4 etbbbb");
  g_assert_true (state.last.out);
  zug_table_assert_facts (&state, "mark=8 in=1,2,3");
  zug_table_play (&state, "train 1 etkkc;wreck 2");
  zug_table_assert_facts (&state, "mark=18 in=1,3");
  g_assert_cmpint (state.seat, ==, 2);
  zug_table_refuse (&state, "short 4", RH_RULES_ERROR_TURN, "Rule Z11: seat 4 is out; it is the turn of seat 3");
  zug_table_play (&state, "short 3");
  assert_over (&state, 1 << 0);
  zug_table_assert_facts (&state, "mark=18 in=1 winner=1");
  zug_table_refuse (&state, "short 1", RH_RULES_ERROR_PHASE, "Rule Z11: the game is won*");
}

static void
test_again (void)
{
  /* Z11: with a new mark every player still in has a turn again, the one who held it before too; never its holder. */
  RhZugState state = zug_table_start (3, "knockout", 0, 0, "train 1 etk;train 2 etkb;train 3 etkk;train 1 etkkb");

  zug_table_assert_facts (&state, "mark=10 in=1,2,3");
  zug_table_play (&state, "short 2");
  g_assert_cmpint (state.seat, ==, 2);
  zug_table_play (&state, "train 3 etkkk;train 1 etkkkk");
  g_assert_cmpint (state.seat, ==, 2);
  zug_table_play (&state, "wreck 3");
  assert_over (&state, 1 << 0);
  g_assert_cmpint (state.players[0].total, ==, 4 + 10 + 16);
}

static void
test_goal_in_knockout (void)
{
  /* The goal has no effect in the knock-out. */
  RhZugState state = zug_table_start (2, "knockout", 1, 0, "train 1 etk;train 2 etkk");

  g_assert_cmpint (state.phase, ==, RH_ZUG_TURN);
  g_assert_false (state.last.reached);
}

static void
test_total (void)
{
  /* A total that can't be counted is refused, and nothing wraps. No record is long enough for it. */
  RhZugState state = zug_table_start (2, NULL, 0, 0, NULL);

  state.players[0].total = G_MAXINT - 7;
  zug_table_refuse (&state, "train 1 etkk", RH_ZUG_ERROR_TOTAL, "*larger than can be counted");
  zug_table_play (&state, "train 1 etko");
  g_assert_cmpint (state.players[0].total, ==, G_MAXINT);
}

static void
test_options (void)
{
  /* Values that the options can't have, and seats that there aren't. */
  static const char *const wrong[][2] = {
    { "victory", "Points" }, { "victory", "both" }, { "goal", "0" }, { "goal", "10000" }, { "goal", "-5" },
    { "goal", "050" }, { "first", "0" }, { "first", "9" }, { "start", "1" },
  };
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (rh_setup_set_option (setup, wrong[i][0], wrong[i][1], NULL));
  g_assert_false (rh_setup_add_seat (setup, "red", "Csilla", NULL));

  g_assert_true (rh_setup_set_option (setup, "first", "3", NULL));
  g_assert_false (rh_setup_check (setup, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
}

static void
test_nine (void)
{
  /* Two to eight play. */
  g_autoptr (RhSetup) setup = zug_table_setup (8, NULL, 0, 0);
  g_autoptr (RhSetup) alone = rh_setup_new (&rh_zug_game);

  g_assert_false (rh_setup_add_seat (setup, RH_COLOUR_NONE, "Ilse", NULL));
  g_assert_true (rh_setup_add_seat (alone, RH_COLOUR_NONE, "Anna", NULL));
  g_assert_false (rh_setup_check (alone, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug/turns", test_turns);
  g_test_add_func ("/zug/goal", test_goal);
  g_test_add_func ("/zug/shared", test_shared);
  g_test_add_func ("/zug/below-goal", test_below_goal);
  g_test_add_func ("/zug/mark", test_mark);
  g_test_add_func ("/zug/again", test_again);
  g_test_add_func ("/zug/goal-in-knockout", test_goal_in_knockout);
  g_test_add_func ("/zug/total", test_total);
  g_test_add_func ("/zug/options", test_options);
  g_test_add_func ("/zug/nine", test_nine);

  return g_test_run ();
}
