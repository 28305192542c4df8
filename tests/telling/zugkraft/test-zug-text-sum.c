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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-sum/sums", test_sums);

  return g_test_run ();
}
