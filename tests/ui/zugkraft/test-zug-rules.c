/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet: each part with its sentences, what the dice show, and the part that is asked about. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-heading.h"
#include "rh-zug-rules-text.h"
#include "rh-zug-rules.h"
#include "rh-zug-train-view.h"

static void
test_parts (void)
{
  /* All parts are there, in their order, with all their sentences. */
  Board board = { 0 };
  GtkWidget *rules = rh_zug_rules_new ();

  board_show (&board, rules, 700, 600);
  for (guint i = 0; i < RH_ZUG_RULES_PARTS; i++) {
    g_auto (GStrv) lines = rh_rules_part_dup_lines (rh_zug_rules_get_part (i));

    g_assert_nonnull (board_find_named (rules, RH_TYPE_HEADING, rh_rules_part_get_title (rh_zug_rules_get_part (i))));
    for (guint j = 0; lines[j] != NULL; j++)
      g_assert_true (board_says (rules, lines[j]));
  }
  g_assert_null (board_find (rules, RH_TYPE_HEADING, RH_ZUG_RULES_PARTS));
  board_close (&board);
}

static void
test_faces (void)
{
  /* The six faces of a die, each read as one. */
  Board board = { 0 };
  GtkWidget *rules = rh_zug_rules_new ();

  board_show (&board, rules, 360, 600);
  g_assert_nonnull (board_find (rules, RH_TYPE_ZUG_TRAIN_VIEW, 5));
  g_assert_null (board_find (rules, RH_TYPE_ZUG_TRAIN_VIEW, 6));
  g_assert_nonnull (board_find_named (rules, GTK_TYPE_BOX, "Tank car, 4 points"));
  g_assert_nonnull (board_find_named (rules, GTK_TYPE_BOX, "Engine"));
  board_close (&board);
}

static double
scrolled (GtkWidget *rules)
{
  board_settle ();

  return gtk_adjustment_get_value (board_adjustment (board_find (rules, RH_TYPE_HEADING, 0)));
}

static void
test_now (void)
{
  /* What is asked now is marked; the sheet goes there only when it is told to. */
  g_autoptr (RhSetup) setup = zug_table_setup (3, "victory=knockout");
  g_autofree char *name = NULL;
  Board board = { 0 };
  GtkWidget *rules = rh_zug_rules_new ();
  RhZugState state;

  state = zug_table_start (setup);
  name = g_strdup_printf ("%s, Now", rh_rules_part_get_title (rh_zug_rules_get_part (rh_zug_rules_part_of (&state))));
  board_show (&board, rules, 400, 200);
  rh_zug_rules_update (rules, &state, FALSE);
  g_assert_nonnull (board_find_named (rules, RH_TYPE_HEADING, name));
  g_assert_cmpfloat (scrolled (rules), ==, 0);
  rh_zug_rules_update (rules, &state, TRUE);
  g_assert_cmpfloat (scrolled (rules), >, 0);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-rules/parts", test_parts);
  g_test_add_func ("/zug-rules/faces", test_faces);
  g_test_add_func ("/zug-rules/now", test_now);

  return g_test_run ();
}
