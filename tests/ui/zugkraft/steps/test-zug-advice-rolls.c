/* SPDX-License-Identifier: GPL-3.0-or-later
 * The buttons that tell how many rolls were made. */

#include "config.h"

#include "board.h"

#include "rh-zug-advice-rolls.h"

static void
test_rolls (void)
{
  /* One is chosen or none, and fewer rolls than the train needs can't be told; all stand in a line with what they are for. */
  RhButton *buttons[RH_ZUG_ADVICE_ROLLS];
  GtkWidget *row = rh_zug_advice_rolls_new (buttons);
  graphene_rect_t first, last;
  Board board = { 0 };

  board_show (&board, row, 340, 100);
  g_assert_null (buttons[0]);
  g_assert_true (board_says (row, "Rolls made:"));
  rh_zug_advice_rolls_show (buttons, 0, 1);
  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++)
    g_assert_false (rh_button_is_chosen (buttons[i]));
  rh_zug_advice_rolls_show (buttons, 3, 2);
  g_assert_true (rh_button_is_chosen (buttons[3]) && !rh_button_is_chosen (buttons[2]));
  g_assert_true (!gtk_widget_is_sensitive (GTK_WIDGET (buttons[1])) && gtk_widget_is_sensitive (GTK_WIDGET (buttons[2])));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buttons[1]), row, &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (buttons[3]), row, &last));
  g_assert_cmpfloat (first.origin.y, ==, last.origin.y);
  g_assert_cmpfloat (first.size.width, >=, 44);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-advice-rolls/rolls", test_rolls);

  return g_test_run ();
}
