/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet: each part has a heading and sentences, and the figures are those of the rules. */

#include "config.h"

#include "rh-zug-rules-text.h"
#include "zug-telling-table.h"

#include <string.h>

static void
test_parts (void)
{
  for (RhZugRulesPart part = 0; part < RH_ZUG_RULES_PARTS; part++) {
    g_auto (GStrv) lines = rh_rules_part_dup_lines (rh_zug_rules_get_part (part));
    g_autofree char *aloud = rh_zug_rules_text_aloud (part);

    g_assert_cmpstr (rh_rules_part_get_title (rh_zug_rules_get_part (part)), !=, "");
    g_assert_cmpuint (g_strv_length (lines), >, rh_zug_rules_get_part (part)->n_leads);
    for (guint i = 0; lines[i] != NULL; i++) {
      g_assert_true (g_str_has_suffix (lines[i], ".") || g_str_has_suffix (lines[i], ":"));
      g_assert_nonnull (strstr (aloud, lines[i]));
    }
  }
}

static void
assert_says (RhZugRulesPart part, const char *sentence)
{
  g_auto (GStrv) lines = rh_rules_part_dup_lines (rh_zug_rules_get_part (part));

  g_assert_true (g_strv_contains ((const char *const *) lines, sentence));
}

static void
test_figures (void)
{
  assert_says (RH_ZUG_RULES_SHORT, "2 to 8 players put trains together with dice.");
  assert_says (RH_ZUG_RULES_TRAIN, "A tank car brings 4, an ore car 3, a boxcar 2 and a caboose 1.");
  assert_says (RH_ZUG_RULES_CABOOSE, "One of each of the six parts is a special train: 25 points, which is 20 and 5 on top.");
  assert_says (RH_ZUG_RULES_POINTS, "The goal is usually 100 points.");
  assert_says (RH_ZUG_RULES_ADVICE,
               "By expected points alone, rolling on always pays: a freight train can grow without end.");
}

static void
test_part_of (void)
{
  RhZugState state = zug_table_start (2, NULL, 4, 0, NULL);

  g_assert_cmpint (rh_zug_rules_part_of (&state), ==, RH_ZUG_RULES_TURN);
  zug_table_play (&state, "train 1 etk;short 2");
  g_assert_cmpint (rh_zug_rules_part_of (&state), ==, RH_ZUG_RULES_POINTS);
  state = zug_table_start (2, "knockout", 0, 0, "train 1 etk;short 2");
  g_assert_cmpint (rh_zug_rules_part_of (&state), ==, RH_ZUG_RULES_KNOCKOUT);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-rules-text/parts", test_parts);
  g_test_add_func ("/zug-rules-text/figures", test_figures);
  g_test_add_func ("/zug-rules-text/part-of", test_part_of);

  return g_test_run ();
}
