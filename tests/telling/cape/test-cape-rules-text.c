/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet in words. */

#include "config.h"

#include "rh-cape-rules-text.h"
#include "telling-table.h"

static void
test_parts (void)
{
  /* Every part has a heading of its own and something to say. */
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    g_auto (GStrv) lines = rh_cape_rules_text_lines (i);

    if (i != RH_CAPE_RULES_EDITIONS)
      g_assert_cmpuint (g_strv_length (lines), >, 0);
    g_assert_cmpuint (rh_cape_rules_text_n_leads (i), <=, g_strv_length (lines));
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (rh_cape_rules_text_title (i), !=, rh_cape_rules_text_title (k));
  }
  g_assert_cmpstr (rh_cape_rules_text_edition (TRUE), !=, rh_cape_rules_text_edition (FALSE));
}

static void
test_part_of (void)
{
  /* The part that is asked about, phase by phase; where the rule books are silent, that comes first. */
  static const struct {
    RhCapePhase     phase;
    RhCapeRulesPart part;
  } cases[] = {
    { RH_CAPE_REVEAL, RH_CAPE_RULES_OFFER }, { RH_CAPE_BIDS, RH_CAPE_RULES_AUCTION }, { RH_CAPE_TIE, RH_CAPE_RULES_TIES },
    { RH_CAPE_PICK, RH_CAPE_RULES_PICK },    { RH_CAPE_DRAW, RH_CAPE_RULES_BUILD },   { RH_CAPE_DECIDE, RH_CAPE_RULES_BUILD },
    { RH_CAPE_OVER, RH_CAPE_RULES_END },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    RhCapeState state = telling_table_state (cases[i].phase);

    state.stock = 20;
    g_assert_cmpint (rh_cape_rules_part_of (&state), ==, cases[i].part);
    if (cases[i].phase == RH_CAPE_REVEAL) {
      state.stock = 1;
      g_assert_cmpint (rh_cape_rules_part_of (&state), ==, RH_CAPE_RULES_SILENT);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-rules-text/parts", test_parts);
  g_test_add_func ("/cape-rules-text/part-of", test_part_of);

  return g_test_run ();
}
