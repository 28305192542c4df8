/* SPDX-License-Identifier: GPL-3.0-or-later
 * What trains are worth, where it can be counted by hand; all of it is compared by odds-in-rationals.py. */

#include "zug-table.h"

#define NEAR 1e-12

static RhZugStand
stand (const char *parts)
{
  RhZugTrain train = zug_table_train (parts);
  RhZugSum sum;

  rh_zug_train_sum (&train, &sum);

  return rh_zug_stand_of (&sum);
}

static void
test_target (void)
{
  /* A tank car, an ore car and a boxcar with one die left, twelve to reach: tank, ore, boxcar 13, 12, 11; the caboose 25;
   * an engine makes it a freight train with nine points and three dice. */
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_TARGET, 12);
  RhZugStand three = stand ("etkob");
  RhZugStand freight = stand ("etkobe");
  double later = rh_zug_odds_get (odds, &freight, 3);
  RhZugTally tally;

  g_assert_cmpfloat_with_epsilon (rh_zug_odds_roll (odds, &three, 3, &tally), (3 + later) / 6, NEAR);
  g_assert_cmpuint (tally.n_rolls, ==, 6);
  g_assert_cmpuint (tally.n_nothing, ==, 1);
  g_assert_cmpuint (tally.n_end, ==, 3);
  g_assert_cmpuint (tally.n_on, ==, 1);
  g_assert_cmpfloat_with_epsilon (tally.on, later, NEAR);
}

static void
test_points (void)
{
  /* Two boxcars of a freight train and a die: caboose 10; a car, and three dice again; two faces wreck it (Z8, Z9). */
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_POINTS, 0);
  RhZugStand two = stand ("etebb");
  double sum = 10;
  RhZugTally tally;

  for (int points = 6; points <= 8; points++) {
    RhZugStand three = { .engines = 2, .tender = TRUE, .terms = points, .dice = 3 };

    sum += rh_zug_odds_get (odds, &three, 3);
  }
  g_assert_cmpfloat_with_epsilon (rh_zug_odds_roll (odds, &two, 3, &tally), sum / 6, NEAR);
  g_assert_cmpuint (tally.n_nothing, ==, 2);
  g_assert_cmpuint (tally.n_end, ==, 1);
  g_assert_cmpuint (tally.n_on, ==, 3);
}

static void
test_reroll (void)
{
  /* Before the fourth roll nothing need be put down: the same die is rolled again (Z3). */
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_TARGET, 16);
  RhZugStand three = stand ("etkkk");
  RhZugStand freight = stand ("etkkke");
  double last, second;
  RhZugTally tally;

  last = rh_zug_odds_roll (odds, &three, 3, &tally);
  g_assert_cmpfloat_with_epsilon (last, (2 + rh_zug_odds_get (odds, &freight, 3)) / 6, NEAR); /* tank 16, caboose 26 */
  second = rh_zug_odds_roll (odds, &three, 2, &tally);
  g_assert_cmpfloat_with_epsilon (second, (2 + rh_zug_odds_get (odds, &freight, 3) + 3 * last) / 6, NEAR);
}

static void
test_far (void)
{
  /* The largest goal there is is no trouble: a chance, and a small one. */
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_TARGET, 9999);
  RhZugStand one = stand ("etk");
  double chance = rh_zug_odds_get (odds, &one, 1);

  g_assert_cmpfloat (chance, >, 0);
  g_assert_cmpfloat (chance, <, 1e-30);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-odds/target", test_target);
  g_test_add_func ("/zug-odds/points", test_points);
  g_test_add_func ("/zug-odds/reroll", test_reroll);
  g_test_add_func ("/zug-odds/far", test_far);

  return g_test_run ();
}
