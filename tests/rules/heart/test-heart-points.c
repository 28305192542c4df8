/* SPDX-License-Identifier: GPL-3.0-or-later
 * Points as a sentence has them. */

#include "rh-heart-points.h"

static void
assert_words (int points, const char *expected)
{
  g_autofree char *words = rh_heart_points_to_words (points);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_words (void)
{
  /* One, several, none, and below nothing. */
  assert_words (12, "12 points");
  assert_words (1, "1 point");
  assert_words (0, "0 points");
  assert_words (-1, "−1 point");
  assert_words (-30, "−30 points");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-points/words", test_words);

  return g_test_run ();
}
