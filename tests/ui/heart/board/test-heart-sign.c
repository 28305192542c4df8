/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sign of a terrain. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-sign.h"

static void
test_sign (void)
{
  /* It draws something, as large as it is, and says nothing: its name stands beside it. */
  Board board = { 0 };
  GtkWidget *sign = rh_heart_sign_new (RH_HEART_JUNGLE);
  GtkWidget *other = rh_heart_sign_new (RH_HEART_DESERT);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (GBytes) one = NULL;
  g_autoptr (GBytes) two = NULL;

  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), other);
  board_show (&board, box, 100, 40);
  g_assert_cmpint (gtk_widget_get_width (sign), >=, 24);
  one = board_picture (sign);
  two = board_picture (other);
  g_assert_false (g_bytes_equal (one, two));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (sign)), ==, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-sign/sign", test_sign);

  return g_test_run ();
}
