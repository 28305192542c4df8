/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player’s bonus rails in dots, and in words. */

#include "config.h"

#include "board.h"
#include "rh-cape-dots.h"
#include "rh-tooltip.h"

static void
test_words (void)
{
  /* Another number is another picture and says so; what doesn't change, doesn't move. */
  Board board = { 0 };
  GtkWidget *dots = rh_cape_dots_new ();
  g_autoptr (GBytes) none = NULL;
  g_autoptr (GBytes) three = NULL;
  int width;

  board_show (&board, dots, 100, 40);
  board_assert_name (dots, "0 of 5 bonus rails");
  none = board_picture (dots);
  width = gtk_widget_get_width (dots);
  rh_cape_dots_set (RH_CAPE_DOTS (dots), 3);
  board_settle ();
  board_assert_name (dots, "3 of 5 bonus rails");
  g_assert_cmpstr (rh_tooltip_get (dots), ==, "3 of 5 bonus rails");
  three = board_picture (dots);
  g_assert_false (g_bytes_equal (none, three));
  g_assert_cmpint (gtk_widget_get_width (dots), ==, width);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-dots/words", test_words);

  return g_test_run ();
}
