/* SPDX-License-Identifier: GPL-3.0-or-later
 * Rows of figures: they keep what they are given, in its order. */

#include "config.h"

#include "rh-tally-row.h"

static void
test_rows (void)
{
  /* What is added is the rows' own, and what a row doesn't have stays out. */
  g_autoptr (GPtrArray) rows = rh_tally_rows_new ();

  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup ("Own cards"), .how = g_strdup ("2 + 1"),
                                           .figure = g_strdup ("3") });
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup ("Together"), .figure = g_strdup ("3"),
                                           .spoken = g_strdup ("Together 3"), .result = TRUE });
  g_assert_cmpuint (rows->len, ==, 2);
  g_assert_cmpstr (rh_tally_rows_get (rows, 0)->how, ==, "2 + 1");
  g_assert_null (rh_tally_rows_get (rows, 0)->change);
  g_assert_null (rh_tally_rows_get (rows, 0)->spoken);
  g_assert_false (rh_tally_rows_get (rows, 0)->result);
  g_assert_cmpstr (rh_tally_rows_get (rows, 1)->what, ==, "Together");
  g_assert_cmpstr (rh_tally_rows_get (rows, 1)->spoken, ==, "Together 3");
  g_assert_true (rh_tally_rows_get (rows, 1)->result);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tally-row/rows", test_rows);

  return g_test_run ();
}
