/* SPDX-License-Identifier: GPL-3.0-or-later
 * The buttons below a turn: which can end it, what that says, and what is left of them in a turn that is looked at. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-zug-barred.h"
#include "rh-zug-turn-ends.h"

static void
test_ends (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, "");
  const RhZugState state = zug_table_start (setup);
  const RhZugDraft draft = rh_zug_draft_parse ("train engine tender tank");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  RhZugRefusal refusal = { 0 };
  RhZugTurnEnds ends;
  RhZugTurn turn;
  Board board = { 0 };

  for (guint i = 0; i < 4; i++)
    gtk_box_append (GTK_BOX (box), rh_button_new ());
  ends = (RhZugTurnEnds) {
    .stop = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 0)),
    .shortage = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 1)),
    .wreck = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 2)),
    .advice = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 3)),
  };
  rh_zug_turn_ends_set_up (&ends);
  board_show (&board, box, 300, 400);
  g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));

  rh_zug_turn_ends_show (&ends, &turn, &refusal);
  g_assert_true (board_says (box, "Stop with 4"));
  g_assert_false (rh_zug_barred_get (GTK_WIDGET (ends.stop)));
  g_assert_true (rh_zug_barred_get (GTK_WIDGET (ends.shortage)));
  g_assert_cmpint (rh_zug_turn_ends_get_kind (&ends, ends.stop), ==, RH_ZUG_MOVE_TRAIN);
  g_assert_cmpint (rh_zug_turn_ends_get_kind (&ends, ends.shortage), ==, RH_ZUG_MOVE_SHORT);
  g_assert_cmpint (rh_zug_turn_ends_get_kind (&ends, ends.wreck), ==, RH_ZUG_MOVE_WRECK);

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, G_TIME_SPAN_SECOND);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, G_TIME_SPAN_SECOND));
  rh_zug_turn_ends_show (&ends, &turn, &refusal);
  g_assert_true (board_says (box, "Stop with 4?"));

  rh_zug_turn_ends_emphasize (&ends, TRUE);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (ends.stop), "suggested-action"));
  rh_zug_turn_ends_emphasize (&ends, FALSE);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (ends.stop), "suggested-action"));

  rh_zug_turn_ends_answer (&ends, RH_ZUG_MOVE_WRECK, TRUE);
  g_assert_true (rh_button_is_chosen (ends.wreck));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ends.stop)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ends.shortage)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ends.advice)));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-turn-ends/ends", test_ends);

  return g_test_run ();
}
