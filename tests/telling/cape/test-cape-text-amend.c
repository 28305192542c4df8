/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves that are given again, in words. */

#include "config.h"

#include "rh-cape-text-amend.h"
#include "telling-table.h"

static void
test_fields (void)
{
  /* Whose bid it is. */
  assert_text ("Bid of Anna, in pounds", rh_cape_text_amend_bid ("Anna"));
}

static void
test_ways (void)
{
  /* The rails and what is left are told of each way to build. */
  const RhCapeWay dear = { .bonus = 1, .buy = 4, .cost = 40, .income = 7, .left = 62 };
  const RhCapeWay free_of_cost = { .income = 7, .left = 107 };

  assert_text ("1 bonus, buy 4, leaves £62", rh_cape_text_amend_way (&dear));
  assert_text ("0 bonus, buy 0, leaves £107", rh_cape_text_amend_way (&free_of_cost));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-amend/fields", test_fields);
  g_test_add_func ("/cape-text-amend/ways", test_ways);

  return g_test_run ();
}
