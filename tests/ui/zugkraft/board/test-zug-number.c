/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sign of a player: the number of the seat. */

#include "config.h"

#include "board.h"

#include "rh-zug-number.h"

static void
test_number (void)
{
  /* Seats are counted from 1, and the sign is as wide as it is high, whoever sits there. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *number = rh_zug_number_new (0);

  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), number);
  board_show (&board, box, 200, 100);
  for (guint seat = 0; seat < 8; seat++) {
    g_autofree char *text = g_strdup_printf ("%u", seat + 1);

    rh_zug_number_set (number, seat);
    board_settle ();
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (number)), ==, text);
    g_assert_cmpint (ABS (gtk_widget_get_width (number) - gtk_widget_get_height (number)), <=, 1);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-number/number", test_number);

  return g_test_run ();
}
