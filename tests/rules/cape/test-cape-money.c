/* SPDX-License-Identifier: GPL-3.0-or-later
 * Money within a sentence. */

#include "rh-cape-money.h"

/* A message says what somebody has: without a translation it reads as English
 * rule books have it, and a debt carries a true minus before the sign. */
static void
test_sentence (void)
{
  static const struct {
    int pounds;
    const char *words;
  } list[] = { { 0, "£0" }, { 1, "£1" }, { 12, "£12" }, { 100, "£100" }, { -3, "−£3" } };

  for (gsize i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autofree char *words = rh_cape_money_to_words (list[i].pounds);

    g_assert_cmpstr (words, ==, list[i].words);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-money/sentence", test_sentence);

  return g_test_run ();
}
