/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's train. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-engine.h"

static void
test_engine (void)
{
  /* It is in the player's colour, and says nothing. */
  Board board = { 0 };
  GtkWidget *red = rh_heart_engine_new ("red");
  GtkWidget *blue = rh_heart_engine_new ("blue");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (GBytes) one = NULL;
  g_autoptr (GBytes) two = NULL;

  gtk_box_append (GTK_BOX (box), red);
  gtk_box_append (GTK_BOX (box), blue);
  board_show (&board, box, 100, 40);
  one = board_picture (red);
  two = board_picture (blue);
  g_assert_cmpuint (g_bytes_get_size (one), ==, g_bytes_get_size (two));
  g_assert_false (g_bytes_equal (one, two));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (red)), ==, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-engine/engine", test_engine);

  return g_test_run ();
}
