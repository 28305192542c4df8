/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance: everybody's capital, and where the trains are. */

#include "config.h"

#include "board.h"
#include "rh-cape-picture.h"

static GBytes *
draw (guint place, int width, const char *capital, int *height)
{
  Board board;
  GtkWidget *picture;
  GtkWidget *room;
  GBytes *bytes;
  int minimum;

  board_open (&board, "cape-three-players");
  board_replay (&board, place);
  picture = rh_cape_picture_new (board.setup, rh_session_get_state (board.session));
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  /* As in a list, which scrolls. */
  room = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), picture);
  board_show (&board, room, width, 200);
  g_assert_true (board_says (picture, "Jörg"));
  g_assert_true (board_says (picture, capital));
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 300);
  *height = gtk_widget_get_height (picture);
  bytes = board_picture (picture);
  board_close (&board);

  return bytes;
}

static void
test_follows (void)
{
  /* It is another after a build and at the end; it is small, also on a phone. */
  int height;
  g_autoptr (GBytes) start = draw (0, 600, "£100", &height);
  g_autoptr (GBytes) later = draw (60, 600, "£81", &height);
  g_autoptr (GBytes) end = draw (129, 600, "£58", &height);
  g_autoptr (GBytes) phone = draw (60, 310, "£81", &height);

  g_assert_cmpint (height, <=, 100);
  g_assert_false (g_bytes_equal (start, later));
  g_assert_false (g_bytes_equal (later, end));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-picture/follows", test_follows);

  return g_test_run ();
}
