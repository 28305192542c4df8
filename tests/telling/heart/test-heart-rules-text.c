/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet: every part has its heading and its sentences, and the figures are those of the rules. */

#include "heart-telling-table.h"
#include "rh-heart-rules-text.h"

#include <string.h>

static void
test_parts (void)
{
  /* Short sentences, each with an end; a lead has what follows it. */
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < RH_HEART_RULES_PARTS; i++) {
    RhHeartRulesPart part = (RhHeartRulesPart) i;
    g_auto (GStrv) lines = rh_rules_part_dup_lines (rh_heart_rules_get_part (part));
    guint n = g_strv_length (lines);

    g_assert_true (g_hash_table_add (titles, (gpointer) rh_rules_part_get_title (rh_heart_rules_get_part (part))));
    g_assert_cmpuint (n, >=, 2);
    g_assert_cmpuint (rh_heart_rules_get_part (part)->n_leads, <, n);
    for (guint k = 0; k < n; k++) {
      g_assert_true (g_str_has_suffix (lines[k], k < rh_heart_rules_get_part (part)->n_leads ? ":" : "."));
      g_assert_cmpuint (strlen (lines[k]), <, 120);
    }
  }
}

static void
assert_says (RhHeartRulesPart part, const char *words)
{
  g_autofree char *text = rh_heart_rules_text_aloud (part);

  if (strstr (text, words) == NULL)
    g_error ("“%s” isn’t in “%s”", words, text);
}

static void
test_figures (void)
{
  /* Rules H1 to H11: the numbers of each. */
  assert_says (RH_HEART_RULES_SHORT, "2 to 5 players");
  assert_says (RH_HEART_RULES_START, "45 trains");
  assert_says (RH_HEART_RULES_START, "4 tickets and keeps at least 2");
  assert_says (RH_HEART_RULES_TERRAIN, "15 cards of each type");
  assert_says (RH_HEART_RULES_TERRAIN, "Desert and savanna: yellow, orange, red.");
  assert_says (RH_HEART_RULES_TERRAIN, "Jungle and forest: purple, blue, green.");
  assert_says (RH_HEART_RULES_TERRAIN, "Mountain and cliff: white, grey, black.");
  assert_says (RH_HEART_RULES_TAKING, "takes no other card in that turn");
  assert_says (RH_HEART_RULES_ROUTES, "Length 1: 1 point. Length 2: 2 points. Length 3: 4 points. Length 4: 7 points. "
                                      "Length 5: 10 points. Length 6: 15 points.");
  assert_says (RH_HEART_RULES_DOUBLING, "1 card for a length of 1 to 3, and 2 cards for a length of 4 to 6");
  assert_says (RH_HEART_RULES_ENGINES, "any type");
  assert_says (RH_HEART_RULES_TRACKS, "With 2 or 3 players");
  assert_says (RH_HEART_RULES_COUNTRIES, "Madagascar");
  assert_says (RH_HEART_RULES_TICKETS, "48 tickets");
  assert_says (RH_HEART_RULES_LAST, "2 trains left or fewer");
  assert_says (RH_HEART_RULES_END, "10 points more");
  assert_says (RH_HEART_RULES_SILENT, "Engines are used first");
}

static void
test_part_of (void)
{
  /* Each moment has its part. */
  RhHeartState state = heart_table_start (2, NULL);

  g_assert_cmpint (rh_heart_rules_part_of (&state), ==, RH_HEART_RULES_START);
  g_free (heart_table_play (&state, "claim 1 white 3"));
  g_assert_cmpint (rh_heart_rules_part_of (&state), ==, RH_HEART_RULES_DOUBLING);
  state.last_round = 0;
  g_assert_cmpint (rh_heart_rules_part_of (&state), ==, RH_HEART_RULES_LAST);
  g_free (heart_table_play (&state, "tickets 1"));
  g_assert_cmpint (rh_heart_rules_part_of (&state), ==, RH_HEART_RULES_END);
  g_free (heart_table_play (&state, "tickets 2"));
  g_assert_cmpint (rh_heart_rules_part_of (&state), ==, RH_HEART_RULES_END);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-rules-text/parts", test_parts);
  g_test_add_func ("/heart-rules-text/figures", test_figures);
  g_test_add_func ("/heart-rules-text/part-of", test_part_of);

  return g_test_run ();
}
