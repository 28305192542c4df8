/* SPDX-License-Identifier: GPL-3.0-or-later
 * The chances of a turn that is still to come. */

#include "rh-zug-fresh.h"

#include "rh-zug-advice.h"

#define NEAR 1e-12
#define NEVER 1024

/* With -m thorough each is worked out: of many points that takes long. */
#define FEW 40
#define STEP 41

static void
test_worked_out (void)
{
  /* They are what the dice give to whoever plays for so many points from the first roll on. */
  const RhZugStand stand = { .dice = RH_ZUG_DICE };

  for (int points = 1; points < NEVER; points += points < FEW || g_test_thorough () ? 1 : STEP) {
    g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_TARGET, points);
    RhZugTally tally;
    double chance = rh_zug_odds_roll (odds, &stand, 0, &tally);

    g_assert_cmpfloat_with_epsilon (rh_zug_fresh_get (points) / chance, 1, NEAR);
  }
}

static void
test_course (void)
{
  /* One point at least brings whoever has no shortage; more are had more seldom, without end. */
  const RhZugTrain none = { 0 };
  RhZugAdvice advice;

  rh_zug_advice_compute (&none, 0, 0, FALSE, &advice);
  g_assert_cmpfloat_with_epsilon (rh_zug_fresh_get (1), 1 - advice.shortages[0], NEAR);
  for (int points = 1; points < NEVER; points++)
    g_assert_cmpfloat (rh_zug_fresh_get (points + 1), <=, rh_zug_fresh_get (points));
  g_assert_cmpfloat (rh_zug_fresh_get (600), >, 0);
  g_assert_cmpfloat (rh_zug_fresh_get (600), <, 1e-6);
  g_assert_cmpfloat (1 - rh_zug_fresh_get (NEVER - 1), ==, 1);
}

static void
test_ends (void)
{
  /* No points at all are brought by anybody, and a number that nobody ever brings is brought by nobody. */
  g_assert_cmpfloat (rh_zug_fresh_get (0), ==, 1);
  g_assert_cmpfloat (rh_zug_fresh_get (-5), ==, 1);
  g_assert_cmpfloat (rh_zug_fresh_get (NEVER), ==, 0);
  g_assert_cmpfloat (rh_zug_fresh_get (G_MAXINT), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-fresh/worked-out", test_worked_out);
  g_test_add_func ("/zug-fresh/course", test_course);
  g_test_add_func ("/zug-fresh/ends", test_ends);

  return g_test_run ();
}
