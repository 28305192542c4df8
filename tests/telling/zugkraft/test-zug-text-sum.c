/* SPDX-License-Identifier: GPL-3.0-or-later
 * Trains as sums, and what they are called. */

#include "config.h"

#include "rh-zug-text-sum.h"
#include "zug-telling-table.h"

static void
test_sums (void)
{
  /* What is kept in mind of a freight train is one figure; nothing is added up where there is nothing. */
  static const struct {
    const char *parts;
    const char *sum;
    const char *name;
  } list[] = {
    { "", "", "Train" },
    { "et", "", "Train" },
    { "etk", "4", "Train" },
    { "etc", "1 × 2 = 2", "Train" },
    { "etkkbc", "(4 + 4 + 2 + 1) × 2 = 22", "Train" },
    { "etkobc", "(4 + 3 + 2 + 1) × 2 + 5 = 25", "Special train" },
    { "etkkeb", "4 + 4 + 2 = 10", "Freight train" },
    { "etkkebo", "10 + 3 = 13", "Freight train" },
    { "etkkebobc", "(10 + 3 + 2 + 1) × 2 = 32", "Freight train" },
    { "etkkebobk", "10 + 3 + 2 + 4 = 19", "Freight train" },
    { "etkkebobkc", "(19 + 1) × 2 = 40", "Freight train" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugTrain train = zug_table_train (list[i].parts);

    zug_assert_text (rh_zug_text_sum (&train), list[i].sum);
    zug_assert_text (rh_zug_text_sum_name (&train), list[i].name);
  }
}

static void
test_lines (void)
{
  /* No line of a sentence ends in a sum; in a narrow column one ends before a sign, outside of brackets. */
  RhZugTrain special = zug_table_train ("etkobc");
  RhZugTrain plain = zug_table_train ("etkk");

  zug_assert_text (rh_zug_text_sum_line (&special), "(4\u00a0+\u00a03\u00a0+\u00a02\u00a0+\u00a01)\u00a0×\u00a02\u00a0+\u00a05\u00a0=\u00a025");
  zug_assert_text (rh_zug_text_sum_narrow (&special), "(4\u00a0+\u00a03\u00a0+\u00a02\u00a0+\u00a01) ×\u00a02 +\u00a05");
  zug_assert_text (rh_zug_text_sum_narrow (&plain), "4 +\u00a04");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-sum/sums", test_sums);
  g_test_add_func ("/zug-text-sum/lines", test_lines);

  return g_test_run ();
}
