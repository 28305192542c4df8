/* SPDX-License-Identifier: GPL-3.0-or-later
 * The trains that are left, as cars. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-track.h"

#define HEIGHT 12

/* How many cars stand on it, or one bar. */
static guint
count_cars (int width, int left)
{
  Board board = { 0 };
  GtkWidget *track = rh_heart_track_new ("blue");
  g_autoptr (GBytes) picture = NULL;
  const guchar *pixels;
  gboolean car = FALSE;
  guint n = 0;

  board_show (&board, track, width, HEIGHT);
  rh_heart_track_set (RH_HEART_TRACK (track), left);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (track), ==, width);
  picture = board_picture (track);
  pixels = g_bytes_get_data (picture, NULL);
  for (int x = 0; x < width; x++) {
    gboolean was = car;

    car = pixels[(HEIGHT / 2 * width + x) * 4 + 3] > 0xc0;
    n += car && !was;
  }
  board_close (&board);

  return n;
}

static void
test_cars (void)
{
  /* As many cars as there are trains left. */
  g_assert_cmpuint (count_cars (495, 45), ==, 45);
  g_assert_cmpuint (count_cars (495, 13), ==, 13);
  g_assert_cmpuint (count_cars (250, 2), ==, 2);
  g_assert_cmpuint (count_cars (495, 0), ==, 0);
}

static void
test_narrow (void)
{
  /* Where cars would be too narrow to be told apart, one bar is as long as all of them. */
  g_assert_cmpuint (count_cars (60, 45), ==, 1);
  g_assert_cmpuint (count_cars (60, 1), ==, 1);
  g_assert_cmpuint (count_cars (60, 0), ==, 0);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-track/cars", test_cars);
  g_test_add_func ("/heart-track/narrow", test_narrow);

  return g_test_run ();
}
