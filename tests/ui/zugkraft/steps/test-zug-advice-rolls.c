/* SPDX-License-Identifier: GPL-3.0-or-later
 * The buttons that tell how many rolls were made. */

#include "config.h"

#include "board.h"

#include "rh-zug-advice-rolls.h"

static void
test_rolls (void)
{
  /* One is chosen or none, and fewer rolls than the train needs can't be told; all stand in a line with what they are for. */
  RhZugAdviceRolls rolls;
  GtkWidget *row = rh_zug_advice_rolls_new (&rolls);
  RhButton *const *buttons = rolls.buttons;
  graphene_rect_t first, last;
  Board board = { 0 };

  board_show (&board, row, 340, 100);
  g_assert_null (buttons[0]);
  g_assert_true (board_says (row, "Rolls made:"));
  rh_zug_advice_rolls_show (&rolls, 0, 1, FALSE, FALSE);
  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++)
    g_assert_false (rh_button_is_chosen (buttons[i]));
  rh_zug_advice_rolls_show (&rolls, 3, 2, FALSE, FALSE);
  g_assert_true (rh_button_is_chosen (buttons[3]) && !rh_button_is_chosen (buttons[2]));
  g_assert_true (!gtk_widget_is_sensitive (GTK_WIDGET (buttons[1])) && gtk_widget_is_sensitive (GTK_WIDGET (buttons[2])));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buttons[1]), row, &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buttons[3]), row, &last));
  g_assert_cmpfloat (first.origin.y, ==, last.origin.y);
  g_assert_cmpfloat (first.size.width, >=, 44);
  board_close (&board);
}

static void
test_assumed (void)
{
  /* That nobody has told, and whether they were counted, is said beside the buttons that change it; where somebody has, its room is
   * kept, and no button moves. */
  RhZugAdviceRolls rolls;
  GtkWidget *row = rh_zug_advice_rolls_new (&rolls);
  graphene_rect_t before, after;
  Board board = { 0 };

  board_show (&board, row, 340, 100);
  rh_zug_advice_rolls_show (&rolls, 3, 1, TRUE, FALSE);
  board_settle ();
  g_assert_true (board_says (row, "3+ assumed"));
  g_assert_cmpfloat (gtk_widget_get_opacity (rolls.assumed), ==, 1);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (rolls.buttons[1]), row, &before));
  for (guint counted = 0; counted < 2; counted++) {
    rh_zug_advice_rolls_show (&rolls, 2, 1, FALSE, counted == 1);
    board_settle ();
    g_assert_cmpfloat (gtk_widget_get_opacity (rolls.assumed), ==, 0);
    g_assert_cmpfloat (gtk_widget_get_opacity (rolls.counted), ==, counted);
    g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (rolls.buttons[1]), row, &after));
    g_assert_true (graphene_rect_equal (&before, &after));
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-advice-rolls/rolls", test_rolls);
  g_test_add_func ("/zug-advice-rolls/assumed", test_assumed);

  return g_test_run ();
}
