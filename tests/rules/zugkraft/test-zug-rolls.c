/* SPDX-License-Identifier: GPL-3.0-or-later
 * Rolls that nobody enters: what is told, and what is seen of them. */

#include "zug-table.h"

#include "rh-zug-rolls.h"

#define NOW (100 * G_TIME_SPAN_SECOND)
#define ROLL (RH_ZUG_ROLL_MS * G_TIME_SPAN_MILLISECOND)

static void
test_seen (void)
{
  /* Parts at a stretch are one roll; below three nothing is known, since a roll of which nothing is set down isn't seen. */
  RhZugRolls rolls = { 0 };

  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 0);
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 0);
    rh_zug_rolls_set_down (&rolls, NOW + 2 * i * ROLL);
    rh_zug_rolls_set_down (&rolls, NOW + 2 * i * ROLL + ROLL - 1);
  }
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, RH_ZUG_ROLLS_SAFE);
  rh_zug_rolls_set_down (&rolls, NOW + 9 * ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, RH_ZUG_ROLLS_SAFE);
}

static void
test_told (void)
{
  /* Who tells is believed, and need not tell again: what is set down then is of the next roll, however soon it comes. */
  RhZugRolls rolls = { 0 };

  rh_zug_rolls_set_down (&rolls, NOW);
  rh_zug_rolls_tell (&rolls, 1);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 1);
  rh_zug_rolls_set_down (&rolls, NOW + 1);
  rh_zug_rolls_set_down (&rolls, NOW + 2);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  rh_zug_rolls_set_down (&rolls, NOW + 2 + ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 3);
  rh_zug_rolls_set_down (&rolls, NOW + 3 * ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 3);
  rh_zug_rolls_tell (&rolls, 2);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  rh_zug_rolls_tell (&rolls, 7);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-rolls/seen", test_seen);
  g_test_add_func ("/zug-rolls/told", test_told);

  return g_test_run ();
}
