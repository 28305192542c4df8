/* SPDX-License-Identifier: GPL-3.0-or-later
 * Points within a sentence. */

#include "rh-points.h"

static void
test_sentence (void)
{
  /* One point is one; less than none carries a true minus. */
  static const struct {
    int         points;
    const char *words;
  } list[] = { { 0, "0 points" }, { 1, "1 point" }, { 12, "12 points" }, { -1, "−1 point" }, { -3, "−3 points" } };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autofree char *words = rh_points_to_words (list[i].points);

    g_assert_cmpstr (words, ==, list[i].words);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/points/sentence", test_sentence);

  return g_test_run ();
}
