/* SPDX-License-Identifier: GPL-3.0-or-later
 * A part of a rules sheet: its sentences in their order, its figures filled in, and read aloud with an end to each. */

#include "rh-rules-part.h"

static void
add (GPtrArray *lines)
{
  rh_rules_add (lines, "These follow:");
  rh_rules_add_figures (lines, "There are %d of %s.", 3, "them");
  rh_rules_add (lines, "Is that all?");
}

static const RhRulesPart part = { "Some of It", add, 1 };

static void
test_part (void)
{
  g_auto (GStrv) lines = rh_rules_part_dup_lines (&part);

  g_assert_cmpstr (rh_rules_part_get_title (&part), ==, "Some of It");
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0], ==, "These follow:");
  g_assert_cmpstr (lines[1], ==, "There are 3 of them.");
  g_assert_cmpstr (lines[2], ==, "Is that all?");
}

static void
assert_aloud (const char *table, const char *expected)
{
  g_autofree char *aloud = rh_rules_part_dup_aloud (&part, table);

  g_assert_cmpstr (aloud, ==, expected);
}

static void
test_aloud (void)
{
  /* The table comes behind the sentences that lead to it, and what has no end has one. */
  assert_aloud (NULL, "These follow: There are 3 of them. Is that all?");
  assert_aloud ("", "These follow: There are 3 of them. Is that all?");
  assert_aloud ("River: 10 rails", "These follow: River: 10 rails. There are 3 of them. Is that all?");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-part/part", test_part);
  g_test_add_func ("/rules-part/aloud", test_aloud);

  return g_test_run ();
}
