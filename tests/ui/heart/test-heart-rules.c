/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heading.h"
#include "rh-heart-rules.h"

static void
test_rules (void)
{
  /* All parts, with the terrains and the points by length; the one that is asked about is marked. */
  HeartDesk desk;
  GtkWidget *rules = rh_heart_rules_new ();
  g_autofree char *text = rh_heart_rules_text_terrain (RH_HEART_DESERT);
  g_autofree char *length = rh_heart_rules_text_length (6);
  const RhRulesPart *end = rh_heart_rules_get_part (RH_HEART_RULES_END);
  g_autofree char *now = g_strdup_printf ("%s, Now", rh_rules_part_get_title (end));

  heart_desk_open (&desk, 2, "tickets 1");
  heart_desk_show (&desk, rules, 600, 700);
  rh_heart_rules_update (rules, heart_desk_state (&desk), TRUE);
  board_settle ();
  for (guint i = 0; i < RH_HEART_RULES_PARTS; i++)
    g_assert_nonnull (board_find (rules, RH_TYPE_HEADING, i));
  g_assert_null (board_find (rules, RH_TYPE_HEADING, RH_HEART_RULES_PARTS));
  g_assert_true (board_says (rules, text));
  g_assert_true (board_says (rules, length));
  g_assert_nonnull (board_find_named (rules, RH_TYPE_HEADING, now));
  g_assert_cmpfloat (gtk_adjustment_get_value (board_adjustment (board_find (rules, RH_TYPE_HEADING, 0))), >, 0);
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-rules/rules", test_rules);

  return g_test_run ();
}
