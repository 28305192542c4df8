/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player’s mark has the colour’s name for who doesn’t see it. */

#include "config.h"

#include "board.h"
#include "rh-colour.h"
#include "rh-mark.h"

static void
test_named (void)
{
  /* Each colour is another picture with another name; no colour is nothing to be read. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *red = rh_mark_new ("red");
  GtkWidget *blue = rh_mark_new ("blue");
  GtkWidget *none = rh_mark_new (RH_COLOUR_NONE);
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;
  g_autoptr (GBytes) third = NULL;

  gtk_box_append (GTK_BOX (box), red);
  gtk_box_append (GTK_BOX (box), blue);
  gtk_box_append (GTK_BOX (box), none);
  board_show (&board, box, 200, 40);
  gtk_test_accessible_assert_role (red, GTK_ACCESSIBLE_ROLE_IMG);
  board_assert_name (red, "Red");
  board_assert_name (blue, "Blue");
  gtk_test_accessible_assert_role (none, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_cmpint (gtk_widget_get_width (red), >=, 16);
  first = board_picture (red);
  second = board_picture (blue);
  g_assert_false (g_bytes_equal (first, second));
  rh_mark_set (RH_MARK (red), "blue");
  board_settle ();
  board_assert_name (red, "Blue");
  third = board_picture (red);
  g_assert_true (g_bytes_equal (third, second));
  board_close (&board);
}

static void
test_numbered (void)
{
  /* Without a colour, each seat has a tone and its number: to eyes alone, since the name beside it says whose it is. */
  Board board = { 0 };
  GtkWidget *mark = rh_mark_new (rh_colour_of_seat (RH_COLOUR_NONE, 0));
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;

  board_show (&board, mark, 40, 40);
  gtk_test_accessible_assert_role (mark, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  first = board_picture (mark);
  rh_mark_set (RH_MARK (mark), rh_colour_of_seat (RH_COLOUR_NONE, 1));
  board_settle ();
  second = board_picture (mark);
  g_assert_false (g_bytes_equal (first, second));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/mark/named", test_named);
  g_test_add_func ("/mark/numbered", test_numbered);

  return g_test_run ();
}
